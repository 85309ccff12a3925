/** What stands around the map: names, railroads, the share-price row, and the routes of a run. */
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { priceOf, railroadsOf } from '../../spec/holdings.ts';
import type { RunRoute } from '../../spec/state.ts';
import { passagesOf } from '../../spec/track/route.ts';
import { mapPicture } from '../../src/pictures/map.ts';
import { marketPicture } from '../../src/pictures/market.ts';
import { liveryOf } from '../../src/pictures/palette.ts';
import { SCENES, stepsOf } from './scenes.ts';
import type { Xml } from './xml.ts';
import { having, readXml, textsIn } from './xml.ts';

const box = baseBox;
const last = stepsOf('after-the-treaty').at(-1);
if (last === undefined) throw new Error('the example has no steps');
const { game } = last.position;
const turn = game.operating?.turn;
if (turn == null || turn.routes.length < 2) throw new Error('the example does not end with a run of two trains');

describe('the names of players', () => {
  const HOSTILE = `</text><script>alert('&"')</script>\u0000`;

  it('are text, whatever is in them', () => {
    const names = new Map(game.players.map(({ id }, i) => [id, i === 0 ? HOSTILE : `Nº ${i} 🚂`]));
    const picture = mapPicture({ box, game }, { names });
    expect(picture).not.toContain('<script');
    expect(picture).not.toContain('\u0000');
    const texts = textsIn(readXml(picture));
    expect(texts.some((text) => text.startsWith('president </text><script>'))).toBe(true);
    expect(texts).toContain('president Nº 1 🚂');
  });

  it('are not needed: a player is called by his id', () => {
    expect(textsIn(readXml(mapPicture({ box, game })))).toContain('president north');
  });
});

describe.each(SCENES)('around the map of $name', ({ game: shown }) => {
  const picture = readXml(mapPicture({ box, game: shown }));

  it('every railroad has its card with its price', () => {
    for (const railroad of railroadsOf(shown)) {
      const [card] = having(picture, 'data-railroad', railroad);
      const price = priceOf(shown, box, railroad);
      const texts = card === undefined ? [] : textsIn(card);
      expect(texts).toContain(railroad);
      expect(texts.includes(`$${price}`)).toBe(price !== null);
      expect(texts.includes('not founded')).toBe(price === null);
    }
  });

  it('every token stands under its cell of the share-price row', () => {
    const market = readXml(marketPicture({ box, game: shown }));
    const step = Number(having(market, 'data-zone')[1]?.attributes.x);
    for (const { company, cell } of shown.market) {
      const [token] = having(market, 'data-token', company);
      const x = Number(/translate\((\S+) /.exec(token?.attributes.transform ?? '')?.[1]);
      expect(Math.floor(x / step)).toBe(cell);
    }
    expect(having(market, 'data-token')).toHaveLength(shown.market.length + (shown.treaty ? 1 : 0));
    expect(having(market, 'data-zone', 'red')).toHaveLength(box.market.filter(({ zone }) => zone === 'red').length);
  });
});

describe('tokens on one cell', () => {
  it('do not cover each other', () => {
    const crowded = { ...game, market: game.market.map((token) => ({ ...token, cell: 4 })) };
    const places = having(readXml(marketPicture({ box, game: crowded })), 'data-token').map(
      ({ attributes }) => attributes.transform,
    );
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('railroads of one colour', () => {
  it('are told apart by a ring on the younger', () => {
    const inPlay = ['RG', 'SF', 'NO', 'CM', 'CS'] as const;
    expect(inPlay.filter((railroad) => liveryOf(box, inPlay, railroad).ringed)).toEqual(['CS']);
    expect(liveryOf(box, ['RG', 'SF', 'CS'], 'CS').ringed).toBe(false);
  });
});

const routesIn = (picture: Xml): readonly Xml[] => having(picture, 'data-route');
const hexesOf = (route: Xml): readonly (string | undefined)[] => route.children.map((c) => c.attributes['data-at']);

describe('the routes of a run', () => {
  const drawn = readXml(mapPicture({ box, game }, { run: turn }));

  it('are drawn on every hex that they pass', () => {
    expect(routesIn(drawn).map(({ attributes }) => attributes['data-route'])).toEqual(turn.routes.map((r) => r.train));
    for (const [i, route] of routesIn(drawn).entries()) {
      expect([...new Set(hexesOf(route))]).toEqual(turn.routes[i]?.hexes);
    }
  });

  it('hang together: each piece lies on track of its hex', () => {
    for (const route of routesIn(drawn))
      for (const piece of route.children) {
        const hex = piece.attributes['data-at'] ?? '';
        const track = having(drawn, 'data-layer', 'track')[0]?.children.find((c) => c.attributes['data-at'] === hex);
        const rails = track?.children.map(({ attributes }) => attributes.d) ?? [];
        for (const line of piece.children) expect(rails).toContain(line.attributes.d);
      }
  });

  it('differ in colour and in pattern', () => {
    const strokes = routesIn(drawn).map((route) => {
      const { stroke, 'stroke-dasharray': dashes } = route.children[0]?.children.at(-1)?.attributes ?? {};
      return { stroke, dashes };
    });
    expect(new Set(strokes.map(({ stroke }) => stroke)).size).toBe(strokes.length);
    expect(new Set(strokes.map(({ dashes }) => dashes)).size).toBe(strokes.length);
  });

  it('are named with what they earn', () => {
    const [key] = having(drawn, 'data-run', turn.railroad);
    const texts = key === undefined ? [] : textsIn(key);
    const total = turn.routes.reduce((sum, { revenue }) => sum + revenue, 0);
    expect(texts[0]).toBe(`Last run of ${turn.railroad}: $${total}`);
    for (const { train, revenue } of turn.routes)
      expect(texts.some((text) => text.startsWith(`${train} $${revenue}: `))).toBe(true);
  });

  it('are left out unless asked for', () => {
    expect(routesIn(readXml(mapPicture({ box, game })))).toEqual([]);
  });

  it('are not drawn where no track lies', () => {
    const astray: RunRoute = { train: '2+', hexes: ['G3', 'G5', 'H6'], stops: [], revenue: 0 };
    expect(passagesOf(astray.hexes)).toHaveLength(3);
    const bare = { ...game, board: { tiles: {}, stations: {} } };
    const picture = readXml(mapPicture({ box, game: bare }, { run: { railroad: 'RG', routes: [astray] } }));
    expect(routesIn(picture).flatMap(hexesOf)).toEqual([]);
  });
});
