/** The home station of a railroad. */
import { freeSlot } from './charter-stations.ts';
import type { Entry } from './ledger.ts';
import { companyHolds } from './ledger.ts';
import type { View } from './rule.ts';
import { ruled } from './rule.ts';
import { SR_PAR_07 } from './rules/founding.ts';
import type { RuleId } from './rules/ids.ts';
import { TOKEN_01 } from './rules/stations.ts';
import type { Railroad } from './vocabulary.ts';

/** Places the home station, free of charge, in the first empty slot of the home city, if it is not there yet. */
const placeHome = (at: View, rule: RuleId, railroad: Railroad): readonly Entry[] => {
  const { home } = at.box.charters[railroad];
  if (at.game.board.stations[home]?.includes(railroad)) return [];
  const slot = freeSlot(at.game, home);
  return [{ rule, what: { station: railroad, slot }, from: companyHolds(railroad), to: { hex: home } }];
};

/** Places the home station at the founding, where the ruling says so. */
export const placeHomeAtFounding = (at: View, railroad: Railroad): readonly Entry[] =>
  ruled(at, SR_PAR_07)['home-station'] === 'atFounding' ? placeHome(at, 'SR-PAR-07', railroad) : [];

/** Places the home station when the first turn begins, where the ruling says so. */
export const placeHomeAtFirstTurn = (at: View, railroad: Railroad): readonly Entry[] =>
  ruled(at, TOKEN_01)['home-station'] === 'atFirstOperation' ? placeHome(at, 'TOKEN-01', railroad) : [];
