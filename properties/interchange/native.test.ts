import type { InferOutput } from 'valibot';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import type { Move, MoveOf, MoveType } from '../../spec/moves/move.ts';
import { nativeFile } from '../../src/interchange/native/file-schema.ts';
import { move as moveSchema } from '../../src/interchange/native/move-schema.ts';
import type { NativeGame } from '../../src/interchange/native/read-native.ts';
import { nativeFileOf } from '../../src/interchange/native/write-native.ts';
import { readGameText } from '../../src/interchange/read-file.ts';

/** For each kind of move one that is lawful in shape, and a change that makes it unlawful. */
const MOVES: { readonly [T in MoveType]: readonly [lawful: MoveOf<T>, spoilt: object] } = {
  bid: [{ type: 'bid', player: 'a', private: 'Y3', price: 45 }, { private: 'Y7' }],
  pass: [{ type: 'pass', player: 'a' }, { railroad: 'XY' }],
  sellShares: [{ type: 'sellShares', player: 'a', company: 'VGC', percent: 30 }, { percent: 2.5 }],
  buyShares: [
    { type: 'buyShares', player: 'b', company: 'CF&I', from: 'pool', percent: 10, discount: 'G5' },
    { from: 'player' },
  ],
  found: [{ type: 'found', player: 'a', railroad: 'RG', par: 70 }, { railroad: 'VGC' }],
  layTile: [{ type: 'layTile', railroad: 'RG', hex: 'L4', tile: '7', rotation: 3, marked: true }, { marked: false }],
  layPrivateTile: [
    { type: 'layPrivateTile', railroad: 'RG', private: 'B2', hex: 'E3', tile: 'RG1', rotation: 0 },
    { rotation: 6 },
  ],
  chooseSteel: [{ type: 'chooseSteel', railroad: 'RG', column: 'B', price: 30 }, { column: 'J' }],
  placeStation: [{ type: 'placeStation', railroad: 'RG', hex: 'K7' }, { hex: 'k7' }],
  lengthenTrain: [{ type: 'lengthenTrain', railroad: 'RG', private: 'B5', train: '2+', by: 1 }, { train: '2+-0' }],
  runTrains: [
    { type: 'runTrains', railroad: 'RG', routes: [{ train: '2+', legs: [['L2', 'K3']] }] },
    { routes: [{ train: '2+', legs: [['L2', 9]] }] },
  ],
  shipGold: [{ type: 'shipGold', railroad: 'RG', hex: 'H4', nugget: true }, { nugget: 1 }],
  placeGhostTown: [{ type: 'placeGhostTown', railroad: 'RG' }, { hex: 'H4' }],
  dividend: [{ type: 'dividend', railroad: 'RG', kind: 'payOut' }, { kind: 'payout' }],
  payLease: [{ type: 'payLease', railroad: 'SF', payer: 'president' }, { payer: 'corporation' }],
  buyTrain: [{ type: 'buyTrain', railroad: 'RG', train: '6x2', from: 'depot', price: 650 }, { from: 'bank' }],
  buyPrivate: [{ type: 'buyPrivate', railroad: 'RG', private: 'Y5', price: 100 }, { price: '100' }],
  payDebt: [{ type: 'payDebt', railroad: 'RG' }, { railroad: 'RG-D' }],
  declareBankruptcy: [{ type: 'declareBankruptcy', railroad: 'NO' }, { railroad: undefined }],
  breakOff: [{ type: 'breakOff' }, { player: 'a' }],
};

const game: NativeGame = {
  kind: 'native',
  setup: {
    profile: 'summary',
    players: ['a', 'b', 'c'],
    railroads: ['KP', 'RG', 'SPP', 'SF', 'FCC'],
    privates: ['Y3', 'Y5', 'G6', 'G1', 'B5'],
    priority: 'b',
    shorterEnd: true,
  },
  players: [
    { id: 'a', name: 'Ann' },
    { id: 'b', name: null },
    { id: 'c', name: 'Ünal' },
  ],
  seed: null,
  moves: Object.values(MOVES).map(([lawful]) => lawful),
};

const read = (file: unknown) => readGameText(JSON.stringify(file), baseBox, 'game.json');

/** What is read is never changed. */
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
type Read = Frozen<InferOutput<typeof moveSchema>>;

describe('the schema of a move', () => {
  it('has the type of a move, no more and no less', () => {
    const everyReadIsAMove: [Read] extends [Move] ? true : false = true;
    const everyMoveIsRead: [Move] extends [Read] ? true : false = true;
    expect([everyReadIsAMove, everyMoveIsRead]).toEqual([true, true]);
  });

  it.each(Object.entries(MOVES))('%s: lawful, and its unlawful twin', (_, [lawful, spoilt]) => {
    expect(safeParse(moveSchema, lawful).output).toEqual(lawful);
    expect(safeParse(moveSchema, { ...lawful, ...spoilt }).success).toBe(false);
    expect(safeParse(moveSchema, { ...lawful, comment: '' }).success).toBe(false);
  });
});

describe('a native file', () => {
  it('gives back the game that was written', () => {
    const file = nativeFileOf(game);
    expect(read(file)).toEqual({ ok: true, value: game });
    expect(safeParse(nativeFile, file).success).toBe(true);
  });

  it('keeps the seed that its cards came from', () => {
    const seeded = read({
      format: 'royal-gorge/1',
      profile: 'bga',
      setup: { players: [{ id: 'a' }, { id: 'b' }], seed: 7 },
      moves: [],
    });
    if (!seeded.ok || seeded.value.kind !== 'native') throw new Error('not read');
    expect(seeded.value.setup.privates).toHaveLength(5);
    expect(read(nativeFileOf(seeded.value))).toEqual(seeded);
  });

  it.each<[profile: string, drawn: number]>([
    ['18xx-games', 1],
    ['bga', 4],
    ['summary', 4],
  ])('under %s finds %i holders of the first priority in many seeds', (profile, drawn) => {
    const players = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
    const holders = Array.from({ length: 60 }, (_, seed) => {
      const found = read({ format: 'royal-gorge/1', profile, setup: { players, seed }, moves: [] });
      return found.ok ? found.value.setup.priority : 'fault';
    });
    expect(new Set(holders).size).toBe(drawn);
  });
});
