/** Every auction and every stock round of the recorded games comes out as the 18xx.games engine recorded it. */
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { certificateCount, clockwiseFrom, companyOf, isMetal, priceOf } from '../../spec/holdings.ts';
import { certificateLimit } from '../../spec/rules/certificates.ts';
import { engine } from '../support/table.ts';
import { gamesAreHanded, tracedGames, traceOf } from './engine-records.ts';
import type { Played } from './recorded-rounds.ts';
import { recordedRounds } from './recorded-rounds.ts';
import { leader, playerId } from './scene-from-record.ts';

const handed = gamesAreHanded('auctions and stock rounds are');

/** What the engine shows of the table, and what we show. */
const shown = ({ record, game, position }: Played) => {
  const companies = record.corporations.filter(({ type }) => type !== 'debt');
  // The next operating round has paid its income when the engine shows the table again.
  const operating = record.round.kind === 'operating';
  const certificates = game.players.map(({ id }) => certificateCount(game, baseBox, id));
  return {
    theirs: {
      players: record.players.map(({ id, cash, shares, certs }) => ({
        id: playerId(id),
        cash: operating ? null : cash,
        shares,
        certs,
      })),
      presidents: companies.map(({ sym, president }) => [sym, leader(president)]),
      shares: companies.map(({ sym, treasury, pool }) => [sym, treasury, pool]),
      prices: companies.map(({ sym, price }) => [sym, price]),
      cash: companies.map(({ sym, cash }) => [sym, operating ? null : cash]),
      priority: record.playerOrder.map(playerId),
      active: operating ? null : playerId(record.active),
      limit: record.certLimit,
      closed: record.closed,
    },
    ours: {
      players: game.players.map(({ id, cash, shares }, i) => ({
        id,
        cash: operating ? null : cash,
        shares,
        certs: certificates[i],
      })),
      presidents: companies.map(({ sym }) => [
        sym,
        (isMetal(sym) ? game.metals[sym].firstHolder : game.railroads[sym]?.president) ?? null,
      ]),
      shares: companies.map(({ sym }) => {
        const { treasury, pool } = companyOf(game, sym);
        return [sym, treasury, pool];
      }),
      prices: companies.map(({ sym }) => [sym, priceOf(game, baseBox, sym)]),
      cash: companies.map(({ sym }) => [sym, operating ? null : companyOf(game, sym).cash]),
      priority: clockwiseFrom(game, game.priority),
      active: operating ? null : (game.lot?.turn ?? game.stock?.turn ?? null),
      limit: position === null ? record.certLimit : certificateLimit(engine.view(position)),
      closed: Object.entries(game.privates).flatMap(([id, card]) => (card.closed ? [id] : [])),
    },
  };
};

describe.skipIf(!handed)('recorded auctions and stock rounds', () => {
  it.each(handed ? tracedGames() : [])('%s', (game) => {
    let rounds = 0;
    for (const played of recordedRounds(traceOf(game))) {
      if (played.record.round.kind === 'operating') rounds += 1;
      const { ours, theirs } = shown(played);
      expect({ n: played.record.n, ...ours }).toEqual({ n: played.record.n, ...theirs });
    }
    expect(rounds).toBeGreaterThan(1);
  });
});
