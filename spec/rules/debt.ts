/** Chapter "debt": who owes whom since the Treaty of Boston, and how debt tokens are bought back. */
import { priceAt, railroadOf } from '../holdings.ts';
import { turnOf } from '../operating-round.ts';
import { chapter } from '../rule.ts';
import type { Game } from '../state.ts';
import type { Railroad } from '../vocabulary.ts';
import type { Operating } from './operating.ts';

const { check, law, effect } = chapter('debt');

/** Debt tokens that a railroad has not yet bought back. */
export const debtTokens = ({ debts }: Game, railroad: Railroad): number =>
  debts !== null && (railroad === 'RG' || railroad === 'SF') ? debts[railroad] : 0;

export const DEBT_01 = law({
  id: 'DEBT-01',
  title: 'Where debt comes from',
  statement:
    'The Treaty of Boston brings two debts: Rio Grande owes tokens to Santa Fe, and Santa Fe owes tokens to the player who owns Doc Holliday at that moment, or to the bank if none does.',
  sources: ['A-58', 'B-37', 'B-46'],
  rulings: ['debt-parties', 'absent-creditor'],
  schema: { tokensOfRG: 'count', tokensOfSF: 'count' },
  amount: (_x, f) => ({ RG: f.tokensOfRG, SF: f.tokensOfSF }),
});

export const PRIVATE_G1_01 = chapter('privates').effect({
  id: 'PRIVATE-G1-01',
  title: 'Doc Holliday',
  statement:
    'Who owns this private when the Treaty of Boston comes is paid for each token that Santa Fe buys back; he stays the creditor whatever becomes of the card.',
  sources: ['engine: card G1'],
});

export const DEBT_02 = check<Operating>()({
  id: 'DEBT-02',
  title: 'Buying back a token',
  statement:
    'In its turn an indebted railroad may buy back one token. Its treasury pays the creditor the price that the debt marker shows.',
  sources: ['A-51', 'B-37'],
  schema: { tokens: 'count', paidInTurn: 'flag', price: 'dollars', treasury: 'dollars' },
  facts: (at, { railroad }) => ({
    tokens: debtTokens(at.game, railroad),
    paidInTurn: turnOf(at.game).debtPaid,
    price: priceAt(at.box, at.game.debtMarker),
    treasury: railroadOf(at.game, railroad).cash,
  }),
  holds: (x, f) => x.and(x.le(x.lit(1), f.tokens), x.not(f.paidInTurn), x.le(f.price, f.treasury)),
});

export const DEBT_03 = check<Operating>()({
  id: 'DEBT-03',
  title: 'When debt is paid',
  statement: 'Debt has a step of its own after the trains; the ruling may allow it at any moment of the turn instead.',
  sources: ['A-51', 'A-69', 'B-51'],
  rulings: ['debt-moment'],
  schema: { anyTime: 'flag' },
  facts: (_at, _act, rulings) => ({ anyTime: rulings['debt-moment'] === 'anyTime' }),
  holds: (_x, f) => f.anyTime,
});

export const DEBT_06 = effect({
  id: 'DEBT-06',
  title: 'Doc Holliday leaves',
  statement:
    'When Santa Fe has bought back its last token, Doc Holliday closes. Who is paid was settled by the Treaty and does not change.',
  sources: ['engine: card G1'],
});

export const DEBT_08 = effect({
  id: 'DEBT-08',
  title: 'Debt does not press',
  statement: 'Nobody has to pay, and no interest is added; unpaid debt matters only at the end of the game.',
  sources: ['engine: no duty to pay debt'],
});

export const DEBT_09 = effect({
  id: 'DEBT-09',
  title: 'In the turn of the Treaty',
  statement: 'A debtor during whose turn the Treaty comes may pay a first token in that same turn.',
  sources: ['engine: payment of debt in the turn of the Treaty'],
});
