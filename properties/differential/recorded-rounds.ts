/** Plays the auction and every stock round of a recorded game, action by action. */
import type { Entry } from '../../spec/ledger.ts';
import type { Move } from '../../spec/moves/move.ts';
import { post } from '../../spec/posting.ts';
import type { Setup } from '../../spec/setup.ts';
import type { Game, Position } from '../../spec/state.ts';
import type { Company } from '../../spec/vocabulary.ts';
import { deal, engine } from '../support/table.ts';
import type { TraceRecord, WrittenAction } from './engine-records.ts';
import { beginningOfStockRound, playerId, setupOf } from './scene-from-record.ts';

/** A recorded action, what became of it here, and what the engine's record shows after it. */
export interface Played {
  readonly record: TraceRecord;
  /** Null = the action changes nothing. */
  readonly move: Move | null;
  /** The position after the action; null where it leads out of the round. */
  readonly position: Position | null;
  /** The game after the action, without what the next operating round does at its start. */
  readonly game: Game;
}

/** Company and number of a certificate such as `CF&I_3`. */
export const certificate = (name: string): { readonly company: Company; readonly number: number } => {
  const [company = '', number] = name.split('_');
  return { company: company as Company, number: Number(number) };
};

/** The company whose shares an action names. */
export const companyOfShares = ({ shares }: WrittenAction): Company => certificate(shares?.[0] ?? '').company;

const treasuryIn = (record: TraceRecord, id: Company): number =>
  record.corporations.find(({ sym }) => sym === id)?.treasury ?? 0;

/** A recorded action as a move; the records before and after tell from where a share came. */
export const moveOf = (action: WrittenAction, before: TraceRecord, after: TraceRecord): Move | null => {
  const player = playerId(action.entity);
  const { percent = 0 } = action;
  switch (action.type) {
    case 'bid':
      return action.company === undefined
        ? null
        : { type: 'bid', player, private: action.company, price: action.price ?? 0 };
    case 'pass':
      return { type: 'pass', player };
    case 'par':
      return action.corporation === undefined
        ? null
        : { type: 'found', player, railroad: action.corporation, par: Number.parseInt(String(action.share_price), 10) };
    case 'sell_shares':
      return { type: 'sellShares', player, company: companyOfShares(action), percent };
    case 'buy_shares': {
      const company = companyOfShares(action);
      const from = treasuryIn(after, company) < treasuryIn(before, company) ? 'treasury' : 'pool';
      const { discounter: discount } = action;
      return { type: 'buyShares', player, company, from, percent, ...(discount === undefined ? {} : { discount }) };
    }
    default:
      return null;
  }
};

/** Entries before the next operating round begins. */
const untilOperating = (journal: readonly Entry[]): readonly Entry[] => {
  const end = journal.findIndex(
    (entry) => 'change' in entry && entry.change === 'round' && entry.to.kind === 'operating',
  );
  return end < 0 ? journal : journal.slice(0, end);
};

const inRound = (record: TraceRecord): boolean => record.round.kind !== 'operating';

/** Positions of the auction and of stock rounds by the number of the action that led to them. */
export const positionsByNumber = (trace: readonly TraceRecord[]): ReadonlyMap<number, Position> => {
  const positions = new Map<number, Position>();
  for (const { record, position } of recordedRounds(trace)) {
    if (position === null) positions.delete(record.n);
    else positions.set(record.n, position);
  }
  return positions;
};

/** The auction and the stock rounds of a game, from its states; the first of each stock round but the first is given. */
export const recordedRounds = function* (trace: readonly TraceRecord[]): Generator<Played> {
  const [start] = trace;
  if (start === undefined) return;
  const setup: Setup = setupOf(start);
  let position: Position | null = deal(setup);
  yield { record: start, move: null, position, game: position.game };
  let before = start;
  for (const record of trace.slice(1)) {
    if (inRound(record) && !inRound(before)) {
      position = beginningOfStockRound(setup, record);
      yield { record, move: null, position, game: position.game };
    } else if (position !== null && inRound(before) && record.action !== null) {
      const move = moveOf(record.action, before, record);
      if (move === null) yield { record, move, position, game: position.game };
      else {
        const applied = engine.apply(position, move);
        if (!applied.ok)
          throw new Error(`${record.n}: ${JSON.stringify(move)} breaks ${JSON.stringify(applied.violations)}`);
        const game = post(position.game, untilOperating(applied.journal));
        position = inRound(record) ? applied.position : null;
        yield { record, move, position, game };
      }
    }
    before = record;
  }
};
