/** Which privates can make a train longer now, and which of them is asked. */
import { railroadOf, railroadOwns } from './holdings.ts';
import { operatingOf } from './operating-round.ts';
import type { RuleId } from './rules/ids.ts';
import type { CompanyTurn, Game } from './state.ts';
import type { Private, Railroad, Train } from './vocabulary.ts';

/** A card that can make a train longer, the rule that says so, and whether it spends coal. */
export interface LengtheningCard {
  readonly card: Private;
  readonly rule: RuleId;
  readonly coal: boolean;
}

/** The cards, in the order in which they are asked. */
export const LENGTHENING_CARDS: readonly LengtheningCard[] = [
  { card: 'B5', rule: 'PRIVATE-B5-01', coal: false },
  { card: 'G6', rule: 'PRIVATE-G6-01', coal: true },
  { card: 'Y3', rule: 'PRIVATE-Y3-02', coal: true },
];

/** The entry of a card; undefined if it makes no train longer. */
export const lengtheningCard = (id: Private): LengtheningCard | undefined =>
  LENGTHENING_CARDS.find(({ card }) => card === id);

const memory = (game: Game): Pick<CompanyTurn, 'lengthened' | 'lengtheningSkipped'> =>
  (game.operating === null ? null : operatingOf(game).turn) ?? { lengthened: [], lengtheningSkipped: [] };

/** Whether the card has made a train longer in this turn. */
export const isUsedFor = (game: Game, card: Private): boolean =>
  memory(game).lengthened.some((each) => each.private === card);

/** Trains of the railroad on turn that no card has made longer, with their index. */
export const unlengthened = (game: Game, railroad: Railroad): readonly { train: Train; index: number }[] =>
  railroadOf(game, railroad)
    .trains.map((train, index) => ({ train, index }))
    .filter(({ index }) => !memory(game).lengthened.some((each) => each.train === index));

/** Cards with which the railroad could still make a train longer in this turn. */
export const usableCards = (game: Game, railroad: Railroad): readonly Private[] =>
  unlengthened(game, railroad).length === 0
    ? []
    : LENGTHENING_CARDS.filter(
        ({ card, coal }) =>
          railroadOwns(game, railroad, card) &&
          !isUsedFor(game, card) &&
          (!coal || (game.privates[card]?.taken ?? 0) > 0),
      ).map(({ card }) => card);

/** The card that is asked now: the first that was not left out, or the first of those that were; null = none. */
export const askedCard = (game: Game, railroad: Railroad): Private | null => {
  const cards = usableCards(game, railroad);
  return cards.find((card) => !memory(game).lengtheningSkipped.includes(card)) ?? cards[0] ?? null;
};

/** Cards left out after another one is; none when all that could be asked have been, so that they are asked again. */
export const skippedAfter = (game: Game, railroad: Railroad, card: Private): readonly Private[] => {
  const skipped = [...memory(game).lengtheningSkipped, card];
  return usableCards(game, railroad).every((each) => skipped.includes(each)) ? [] : skipped;
};
