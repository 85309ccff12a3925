/** The home station of a railroad. */
import type { Entry } from './ledger.ts';
import { companyHolds } from './ledger.ts';
import type { View } from './rule.ts';
import { ruled } from './rule.ts';
import { SR_PAR_07 } from './rules/founding.ts';
import type { RuleId } from './rules/ids.ts';
import type { Railroad } from './vocabulary.ts';

/** Places the home station, free of charge, in the first empty slot of the home city, if it is not there yet. */
export const placeHome = (at: View, rule: RuleId, railroad: Railroad): readonly Entry[] => {
  const { home } = at.box.charters[railroad];
  const slots = at.game.board.stations[home] ?? [];
  if (slots.includes(railroad)) return [];
  const empty = slots.indexOf(null);
  const slot = empty < 0 ? slots.length : empty;
  return [{ rule, what: { station: railroad, slot }, from: companyHolds(railroad), to: { hex: home } }];
};

/** Places the home station at the founding, where the ruling says so. */
export const placeHomeAtFounding = (at: View, railroad: Railroad): readonly Entry[] =>
  ruled(at, SR_PAR_07)['home-station'] === 'atFounding' ? placeHome(at, 'SR-PAR-07', railroad) : [];
