/** Inputs that are refused: each with its code, its place and, where a rule is behind it, the rule. */
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { faultLine } from '../../src/fault.ts';
import { readGameText } from '../../src/interchange/read-file.ts';

const seats = [{ id: 1 }, { id: 2 }];
const bid = { type: 'bid', entity: 1, entity_type: 'player', id: 1, company: 'Y1', price: 50 };
const record = (changes: object): string =>
  JSON.stringify({ players: seats, settings: { seed: 1 }, actions: [bid], ...changes });
const withActions = (...actions: readonly unknown[]): string => record({ actions });

const table = { players: [{ id: 'a' }, { id: 'b' }], seed: 1 };
const native = (changes: object): string =>
  JSON.stringify({ format: 'royal-gorge/1', profile: 'bga', setup: table, moves: [], ...changes });
const withMoves = (...moves: readonly unknown[]): string => native({ moves });
const spelledOut = {
  players: table.players,
  privates: ['Y3', 'Y5', 'G6', 'G1', 'B5'],
  railroads: ['KP', 'RG', 'SPP', 'SF', 'FCC'],
  priority: 'a',
};

const readable: readonly (readonly [name: string, text: string])[] = [
  ['the smallest record', record({})],
  ['a record without names, title and rules', record({ settings: { seed: 0 } })],
  ['a seed from the id', record({ settings: {}, id: 'hs_161782' })],
  ['text ids', record({ players: [{ id: 'x' }, { id: 'y' }] })],
  ['unknown keys in an action', withActions({ ...bid, user: 3, created_at: 17, meta: { deep: [1] } })],
  ['unknown keys in a record', record({ status: 'finished', loaded: true })],
  ['a program', withActions({ type: 'program_share_pass', entity: 1, entity_type: 'player', id: 1 })],
  ['the smallest native file', native({})],
  ['a setup spelled out', native({ setup: spelledOut })],
  ['an option', native({ options: { shorterEnd: true } })],
];

type Case = readonly [name: string, text: string, code: string, place: string, rule?: string];
type Wanted = Readonly<Record<'name' | 'text' | 'code' | 'place', string>> & { readonly rule: string | undefined };
const refused: readonly Case[] = [
  ['broken JSON', '{"players": [1,]}', 'not-json', 'line 1 column 16'],
  ['broken JSON in a later line', '{\n  "actions": [],\n  players: []\n}', 'not-json', 'line 3 column 3'],
  ['JSON that ends too early', '{"players": [', 'not-json', 'line 1 column 14'],
  ['text after the JSON', '{} {}', 'not-json', 'line 1 column 4'],
  ['a list', '[]', 'not-an-object', ''],
  ['a number', '7', 'not-an-object', ''],
  ['null', 'null', 'not-an-object', ''],
  ['an empty object', '{}', 'unknown-format', ''],
  ['another format', '{"format": "chess/1"}', 'unknown-format', 'format'],
  ['a later version', native({ format: 'royal-gorge/2' }), 'unknown-format', 'format'],
  ['a format that is no text', '{"format": 1}', 'unknown-format', 'format'],

  ['__proto__ at the top', '{"__proto__": {"a": 1}, "actions": []}', 'forbidden-key', '__proto__'],
  ['constructor inside', record({ settings: { seed: 1, constructor: 1 } }), 'forbidden-key', 'settings.constructor'],
  [
    'prototype in a list',
    '{"actions": [{"type": "pass", "x": [{"prototype": 0}]}]}',
    'forbidden-key',
    'actions[0].x[0].prototype',
  ],
  [
    '__proto__ in a native move',
    '{"format": "royal-gorge/1", "moves": [{"__proto__": 1}]}',
    'forbidden-key',
    'moves[0].__proto__',
  ],
  [
    'nesting without end',
    `{"actions": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    'too-deep',
    `actions${'[0]'.repeat(11)}…`,
  ],
  [
    'nesting without end in objects',
    `{"actions": ${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
    'too-deep',
    `actions${'.a'.repeat(11)}…`,
  ],

  ['no players', JSON.stringify({ settings: { seed: 1 }, actions: [] }), 'missing-key', 'players', 'SETUP-01'],
  ['players that are no list', record({ players: 4 }), 'wrong-type', 'players', 'SETUP-01'],
  ['one player', record({ players: [{ id: 1 }] }), 'impossible-setup', 'players', 'SETUP-01'],
  [
    'five players',
    record({ players: [1, 2, 3, 4, 5].map((id) => ({ id })) }),
    'impossible-setup',
    'players',
    'SETUP-01',
  ],
  ['nobody', record({ players: [] }), 'impossible-setup', 'players', 'SETUP-01'],
  ['a player twice', record({ players: [{ id: 1 }, { id: 1 }] }), 'impossible-setup', 'players', 'SETUP-01'],
  ['ids equal as text', record({ players: [{ id: 1 }, { id: '1' }] }), 'impossible-setup', 'players', 'SETUP-01'],
  ['a player without id', record({ players: [{ name: 'x' }, { id: 1 }] }), 'missing-key', 'players[0].id'],
  ['an id that is null', record({ players: [{ id: 1 }, { id: null }] }), 'wrong-type', 'players[1].id'],
  ['a fractional id', record({ players: [{ id: 1 }, { id: 1.5 }] }), 'not-whole', 'players[1].id'],
  [
    'an id that every object has',
    record({ players: [{ id: 1 }, { id: 'toString' }] }),
    'forbidden-name',
    'players[1].id',
  ],
  ['no seed', record({ settings: {} }), 'no-seed', 'settings.seed', 'REPLAY-01'],
  [
    'no settings and an id without digits',
    record({ settings: null, id: 'abc' }),
    'no-seed',
    'settings.seed',
    'REPLAY-01',
  ],
  ['a seed in words', record({ settings: { seed: 'seven' } }), 'no-seed', 'settings.seed', 'REPLAY-01'],
  ['a fractional seed', record({ settings: { seed: 1.5 } }), 'not-whole', 'settings.seed'],
  ['another game', record({ title: '1830' }), 'other-game', 'title'],
  [
    'an unknown option',
    record({ settings: { seed: 1, optional_rules: ['variant_x'] } }),
    'unknown-option',
    'settings.optional_rules[0]',
  ],
  ['actions that are no list', record({ actions: {} }), 'wrong-type', 'actions'],

  ['an action that is a number', withActions(bid, 5), 'wrong-type', 'actions[1]'],
  ['an action without type', withActions({ entity: 1 }), 'missing-key', 'actions[0].type'],
  ['a type that is a number', withActions({ type: 3 }), 'wrong-type', 'actions[0].type'],
  ['an unknown type', withActions({ type: 'steal', entity: 1 }), 'unknown-action', 'actions[0].type'],
  ['a type that every object has', withActions({ type: 'toString' }), 'unknown-action', 'actions[0].type'],
  ['a bid of 47.5', withActions({ ...bid, price: 47.5 }), 'not-whole', 'actions[0].price'],
  ['a bid of -5', withActions({ ...bid, price: -5 }), 'out-of-range', 'actions[0].price'],
  ['a bid in words', withActions({ ...bid, price: '50' }), 'wrong-type', 'actions[0].price'],
  ['a bid without price', withActions({ ...bid, price: undefined }), 'missing-key', 'actions[0].price'],
  ['a bid of null', withActions({ ...bid, price: null }), 'wrong-type', 'actions[0].price'],
  ['a bid beyond all numbers', withActions(bid).replace('50', '1e999'), 'not-whole', 'actions[0].price'],
  ['a bid beyond exact numbers', withActions(bid).replace('50', '1e17'), 'not-whole', 'actions[0].price'],
  ['an entity that is a list', withActions({ ...bid, entity: [1] }), 'wrong-type', 'actions[0].entity'],
  [
    'a rotation of 6',
    withActions({ type: 'lay_tile', entity: 'RG', hex: 'L4', tile: '7-0', rotation: 6 }),
    'out-of-range',
    'actions[0].rotation',
  ],
  [
    'shares that are a text',
    withActions({ type: 'buy_shares', entity: 1, shares: 'VGC_0' }),
    'wrong-type',
    'actions[0].shares',
  ],
  ['no shares', withActions({ type: 'buy_shares', entity: 1, shares: [] }), 'out-of-range', 'actions[0].shares'],
  ['half a dividend', withActions({ type: 'dividend', entity: 'RG', kind: 'half' }), 'unknown-name', 'actions[0].kind'],
  [
    'a route without connections',
    withActions({ type: 'run_routes', entity: 'RG', routes: [{ train: '2+-0' }] }),
    'missing-key',
    'actions[0].routes[0].connections',
  ],
  [
    'automatic actions that are no list',
    withActions({ ...bid, auto_actions: 1 }),
    'wrong-type',
    'actions[0].auto_actions',
    'REPLAY-03',
  ],
  [
    'a broken automatic action',
    withActions({ ...bid, auto_actions: [bid, { ...bid, price: -1 }] }),
    'out-of-range',
    'actions[0].auto_actions[1].price',
  ],
  [
    'an undo as automatic action',
    withActions({ ...bid, auto_actions: [{ type: 'undo' }] }),
    'unknown-action',
    'actions[0].auto_actions[0].type',
    'REPLAY-03',
  ],
  [
    'automatic actions of automatic actions',
    withActions({ ...bid, auto_actions: [{ ...bid, auto_actions: [] }] }),
    'unknown-key',
    'actions[0].auto_actions[0].auto_actions',
    'REPLAY-03',
  ],
  ['an undo of nothing', withActions({ type: 'undo' }), 'nothing-to-undo', 'actions[0]', 'REPLAY-02'],
  ['a redo of nothing', withActions(bid, { type: 'redo' }), 'nothing-to-redo', 'actions[1]', 'REPLAY-02'],

  ['a native file without profile', native({ profile: undefined }), 'missing-key', 'profile'],
  ['an unknown profile', native({ profile: 'house' }), 'unknown-name', 'profile'],
  ['an unknown key', native({ comment: 'x' }), 'unknown-key', 'comment'],
  ['an unknown key of great length', native({ ['k'.repeat(5000)]: 1 }), 'unknown-key', 'k'.repeat(5000)],
  ['an unknown option of ours', native({ options: { longerEnd: true } }), 'unknown-key', 'options.longerEnd'],
  ['no setup', native({ setup: undefined }), 'missing-key', 'setup'],
  ['no players at the table', native({ setup: { seed: 1 } }), 'missing-key', 'setup.players', 'SETUP-01'],
  [
    'one player at the table',
    native({ setup: { ...table, players: [{ id: 'a' }] } }),
    'impossible-setup',
    'setup.players',
    'SETUP-01',
  ],
  [
    'a numeric id',
    native({ setup: { ...table, players: [{ id: 1 }, { id: 'b' }] } }),
    'wrong-type',
    'setup.players[0].id',
  ],
  [
    'an empty id',
    native({ setup: { ...table, players: [{ id: '' }, { id: 'b' }] } }),
    'out-of-range',
    'setup.players[0].id',
  ],
  ['a negative seed', native({ setup: { ...table, seed: -1 } }), 'out-of-range', 'setup.seed'],
  ['neither seed nor cards', native({ setup: { players: table.players } }), 'missing-key', 'setup.privates'],
  ['a seed that deals other cards', native({ setup: { ...spelledOut, seed: 1 } }), 'impossible-setup', 'setup.seed'],
  ['an unknown private', native({ setup: { ...spelledOut, privates: ['Y9'] } }), 'unknown-name', 'setup.privates[0]'],
  [
    'privates out of order',
    native({ setup: { ...spelledOut, privates: ['Y5', 'Y3', 'G6', 'G1', 'B5'] } }),
    'impossible-setup',
    'setup',
    'SETUP-07',
  ],
  [
    'no Santa Fe',
    native({ setup: { ...spelledOut, railroads: ['KP', 'RG', 'SPP', 'NO', 'FCC'] } }),
    'impossible-setup',
    'setup',
    'SETUP-05',
  ],
  [
    'priority of a stranger',
    native({ setup: { ...spelledOut, priority: 'z' } }),
    'impossible-setup',
    'setup',
    'SETUP-04',
  ],
  ['an unknown move', withMoves({ type: 'teleport' }), 'unknown-action', 'moves[0].type'],
  ['a move that is a text', withMoves('pass'), 'wrong-type', 'moves[0]'],
  ['a move with a key too many', withMoves({ type: 'breakOff', why: 'late' }), 'unknown-key', 'moves[0].why'],
  [
    'a native bid of 47.5',
    withMoves({ type: 'bid', player: 'a', private: 'Y3', price: 47.5 }),
    'not-whole',
    'moves[0].price',
  ],
  [
    'a native bid of -5',
    withMoves({ type: 'bid', player: 'a', private: 'Y3', price: -5 }),
    'out-of-range',
    'moves[0].price',
  ],
  [
    'a native bid in words',
    withMoves({ type: 'bid', player: 'a', private: 'Y3', price: '5' }),
    'wrong-type',
    'moves[0].price',
  ],
  [
    'a bid by a stranger',
    withMoves({ type: 'bid', player: 'z', private: 'Y3', price: 50 }),
    'unknown-player',
    'moves[0].player',
  ],
  ['a pass of nobody', withMoves({ type: 'pass' }), 'missing-key', 'moves[0].player'],
  ['a pass of two', withMoves({ type: 'pass', player: 'a', railroad: 'RG' }), 'missing-key', 'moves[0].player'],
  ['a hex off the map', withMoves({ type: 'placeStation', railroad: 'RG', hex: 'Z9' }), 'unknown-name', 'moves[0].hex'],
  [
    'a hex that every object has',
    withMoves({ type: 'placeStation', railroad: 'RG', hex: 'constructor' }),
    'unknown-name',
    'moves[0].hex',
  ],
];

const wanted = refused.map(([name, text, code, place, rule]): Wanted => ({ name, text, code, place, rule }));

describe('a game file', () => {
  it.each(readable)('is read: %s', (_, text) => {
    const found = readGameText(text, baseBox, 'game.json');
    expect(found.ok ? [] : [found.error]).toEqual([]);
  });

  it.each(wanted)('is refused: $name', ({ text, code, place, rule }) => {
    const found = readGameText(text, baseBox, 'game.json');
    expect(found.ok).toBe(false);
    if (found.ok) return;
    const { error } = found;
    expect({ code: error.code, file: error.file, place: error.place, rule: error.rule }).toEqual({
      code,
      file: 'game.json',
      place,
      rule,
    });
    const line = faultLine(error);
    expect(line).not.toMatch(/[\r\n]/);
    expect(line.startsWith('game.json: ')).toBe(true);
    expect(line).toContain(code);
    expect(line.length).toBeLessThan(400);
  });

  it('leaves the prototype of objects alone', () => {
    readGameText('{"__proto__": {"polluted": true}, "actions": []}', baseBox, 'game.json');
    expect('polluted' in {}).toBe(false);
  });

  it('that hides control characters shows none in the message', () => {
    const found = readGameText(record({ title: '\u001b[31m\nred\u2028' }), baseBox, 'a\u0007b');
    expect(found.ok ? '' : faultLine(found.error)).not.toMatch(/[\p{Cc}\p{Zl}]/u);
  });
});
