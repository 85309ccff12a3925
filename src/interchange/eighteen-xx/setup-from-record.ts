/** The setup of a recorded game: its seats, and the cards that its seed deals. */
import type { Box } from '../../../spec/box/box.ts';
import type { Setup } from '../../../spec/setup.ts';
import { setupFaults } from '../../../spec/setup.ts';
import type { PlayerId } from '../../../spec/vocabulary.ts';
import type { InputFault } from '../../fault.ts';
import { quoted } from '../../fault.ts';
import type { Result } from '../../result.ts';
import { failed, ok } from '../../result.ts';
import { dealFrom } from '../deal.ts';
import type { Frame } from './schema.ts';

/** An id of a player as a game file writes it. */
export type WrittenId = string | number;

const SHORTER_END = 'shorter_game_end';
/** Names of the game in the title of a record. */
const TITLE = /18\s*_?royal\s*_?gorge/i;

/** The seed of a record: the one in its settings, or else the first digits of its id. */
export const seedOfRecord = (record: Pick<Frame, 'id' | 'settings'>): number | null => {
  const stated = String(record.settings?.seed ?? '').trim();
  const digits = stated === '' ? /\d+/.exec(String(record.id ?? ''))?.[0] : /^-?\d+$/.exec(stated)?.[0];
  const seed = Number(digits);
  return digits !== undefined && Number.isSafeInteger(seed) ? seed : null;
};

/** The setup under which a record was played. */
export const setupFromRecord = (record: Frame, box: Box, file: string): Result<Setup, InputFault> => {
  const { title, players, settings } = record;
  if (title != null && !TITLE.test(title))
    return failed({ code: 'other-game', file, place: 'title', message: `a record of ${quoted(title)}` });
  const options = settings?.optional_rules ?? [];
  const strange = options.findIndex((option) => option !== SHORTER_END);
  if (strange >= 0) {
    const place = `settings.optional_rules[${strange}]`;
    return failed({ code: 'unknown-option', file, place, message: `no such option: ${quoted(options[strange])}` });
  }
  const seed = seedOfRecord(record);
  if (seed === null) {
    const message = 'no seed in the settings and no digits in the id';
    return failed({ code: 'no-seed', file, place: 'settings.seed', rule: 'REPLAY-01', message });
  }
  const ids: readonly PlayerId[] = players.map(({ id }) => String(id));
  const { railroads, privates } = dealFrom(seed, box);
  const setup: Setup = {
    profile: '18xx-games',
    players: ids,
    railroads,
    privates,
    priority: ids[0] ?? '',
    shorterEnd: options.includes(SHORTER_END),
  };
  const [fault] = setupFaults(setup, box);
  if (fault === undefined) return ok(setup);
  const { rule, found } = fault;
  return failed({ code: 'impossible-setup', file, place: 'players', rule, message: `no game begins with ${found}` });
};

/** Players' ids as the record writes them, by the text that stands for them in the game. */
export const writtenIds = (record: Frame): ReadonlyMap<PlayerId, WrittenId> =>
  new Map(record.players.map(({ id }) => [String(id), id]));
