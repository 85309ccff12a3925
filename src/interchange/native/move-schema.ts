/** The shape of a move in a game file of our own: every key and every name is checked, nothing more is let through. */
import * as v from 'valibot';
import { baseBox } from '../../../spec/box/base-box.ts';
import { METALS, PRIVATES, RAILROADS, STEEL_COLUMNS, TRAINS } from '../../../spec/vocabulary.ts';
import { isInherited } from '../guard.ts';
import { wholeNumber } from '../whole-number.ts';

/** Dollars and percent. */
const whole = wholeNumber;

/** An id of a player. */
export const playerId = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(100),
  v.check((id) => !isInherited(id)),
);
export const railroad = v.picklist(RAILROADS);
export const privateCard = v.picklist(PRIVATES);
const company = v.picklist([...RAILROADS, ...METALS]);
const train = v.picklist(TRAINS);
const hex = v.picklist(Object.keys(baseBox.hexes));
const tile = v.picklist(Object.keys(baseBox.tiles));

const route = v.strictObject({ train, legs: v.array(v.array(hex)) });

const lay = {
  hex,
  tile,
  rotation: v.pipe(wholeNumber, v.maxValue(5)),
  marked: v.exactOptional(v.literal(true)),
};

/** A pass names the one who passes: a player or a railroad. */
const pass = v.strictObject({
  type: v.literal('pass'),
  player: v.exactOptional(playerId),
  railroad: v.exactOptional(railroad),
});

/** One move. */
export const move = v.variant('type', [
  v.strictObject({ type: v.literal('bid'), player: playerId, private: privateCard, price: whole }),
  pass,
  v.strictObject({ type: v.literal('sellShares'), player: playerId, company, percent: whole }),
  v.strictObject({
    type: v.literal('buyShares'),
    player: playerId,
    company,
    from: v.picklist(['treasury', 'pool']),
    percent: whole,
    discount: v.exactOptional(privateCard),
  }),
  v.strictObject({ type: v.literal('found'), player: playerId, railroad, par: whole }),
  v.strictObject({ type: v.literal('layTile'), railroad, ...lay }),
  v.strictObject({ type: v.literal('layPrivateTile'), railroad, private: privateCard, ...lay }),
  v.strictObject({ type: v.literal('chooseSteel'), railroad, column: v.picklist(STEEL_COLUMNS), price: whole }),
  v.strictObject({ type: v.literal('placeStation'), railroad, hex }),
  v.strictObject({
    type: v.literal('lengthenTrain'),
    railroad,
    private: privateCard,
    train: v.exactOptional(train),
    by: whole,
  }),
  v.strictObject({ type: v.literal('runTrains'), railroad, routes: v.array(route) }),
  v.strictObject({ type: v.literal('shipGold'), railroad, hex, nugget: v.exactOptional(v.literal(true)) }),
  v.strictObject({ type: v.literal('placeGhostTown'), railroad }),
  v.strictObject({ type: v.literal('dividend'), railroad, kind: v.picklist(['payOut', 'withhold']) }),
  v.strictObject({ type: v.literal('payLease'), railroad, payer: v.picklist(['railroad', 'president']) }),
  v.strictObject({
    type: v.literal('buyTrain'),
    railroad,
    train,
    from: v.picklist(['depot', ...RAILROADS]),
    price: whole,
  }),
  v.strictObject({ type: v.literal('buyPrivate'), railroad, private: privateCard, price: whole }),
  v.strictObject({ type: v.literal('payDebt'), railroad }),
  v.strictObject({ type: v.literal('declareBankruptcy'), railroad }),
  v.strictObject({ type: v.literal('breakOff') }),
]);
