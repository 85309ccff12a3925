/** Rulings on trains, emergencies, debt, the purchase of privates, and events. */
import { ruling } from './ruling.ts';

export const TRAIN_RULINGS = {
  'rival-train-price': ruling<'fromOneDollar' | 'free'>({
    question: 'What may a train of another railroad cost?',
    says: {
      A: 'what the presidents agree',
      B: 'what they agree, $1 or more',
      engine: 'from $1 to all that the treasury holds',
    },
    values: { bga: 'fromOneDollar', summary: 'fromOneDollar', '18xx-games': 'fromOneDollar' },
  }),
  'depot-price': ruling<'printed' | 'stated'>({
    question: 'May a train of the depot be paid with another amount than the printed one?',
    says: {
      B: 'trains cost their face value',
      engine: 'a treasury pays whatever amount is stated; no screen states another',
    },
    values: { bga: 'printed', summary: 'printed', '18xx-games': 'printed' },
  }),
  'rival-connection': ruling<'sharedStop' | 'none'>({
    question: 'Must two railroads be connected to trade a train, and how?',
    says: {
      A: 'only with a connected railroad',
      engine: 'both reach a town, or a city with a station of one of them or a slot for anybody',
    },
    values: { bga: 'sharedStop', summary: 'sharedStop', '18xx-games': 'sharedStop' },
  }),
  'train-duty': ruling<'withRoute' | 'always'>({
    question: 'When must a railroad own a train?',
    says: { A: 'if it has a usable route', B: 'if it has a route', engine: 'always' },
    values: { bga: 'withRoute', summary: 'withRoute', '18xx-games': 'always' },
  }),
  salvage: ruling<'perTrain' | 'perRailroad'>({
    question: 'Is the compensation for rusted trains paid for each train or once to a railroad?',
    says: {
      A: 'a fixed amount to each railroad that owned the type',
      B: 'a small compensation to the railroads',
      engine: 'for each train',
    },
    values: { bga: 'perTrain', summary: 'perTrain', '18xx-games': 'perTrain' },
  }),
  'six-by-two-supply': ruling<'unlimited'>({
    question: 'How many 6x2 are there?',
    says: { engine: 'without limit; five in older versions' },
    values: { bga: 'unlimited', summary: 'unlimited', '18xx-games': 'unlimited' },
    unruled: ['bga', 'summary'],
  }),
  emergency: ruling<'presidentPaysAndSells'>({
    question: 'What happens when a railroad must buy a train and cannot pay it?',
    says: {
      A: 'a safeguard forces it, without detail',
      B: 'the president pays what is missing, and sells shares if he has to',
      engine: 'as B, with rules for what is sold',
    },
    values: { bga: 'presidentPaysAndSells', summary: 'presidentPaysAndSells', '18xx-games': 'presidentPaysAndSells' },
  }),
  'emergency-rival-train': ruling<'upToPrinted' | 'no'>({
    question: 'May the president’s money help to buy a train of another railroad?',
    says: { engine: 'yes, for at most the printed price' },
    values: { bga: 'upToPrinted', summary: 'upToPrinted', '18xx-games': 'upToPrinted' },
    unruled: ['bga', 'summary'],
  }),
  'emergency-metal-certificate': ruling<'free' | 'needsOtherHolder'>({
    question: 'May the first certificate of a metal company be sold in an emergency?',
    says: { engine: 'only if another player holds a share, as if it were a president’s certificate' },
    values: { bga: 'free', summary: 'free', '18xx-games': 'needsOtherHolder' },
    unruled: ['bga', 'summary'],
  }),
  'sale-without-duty': ruling<'refused' | 'allowed'>({
    question: 'May a president sell shares in the train step although his railroad need not buy?',
    says: { engine: 'its engine takes such a sale, its screen does not offer it' },
    values: { bga: 'refused', summary: 'refused', '18xx-games': 'refused' },
    unruled: ['bga', 'summary'],
  }),
  'bankruptcy-moment': ruling<'underDuty' | 'anyTime'>({
    question: 'When can a president declare bankruptcy?',
    says: { engine: 'its engine takes it at any moment of the turn, its screen offers it when a train must be bought' },
    values: { bga: 'underDuty', summary: 'underDuty', '18xx-games': 'underDuty' },
    unruled: ['bga', 'summary'],
  }),
  'debt-parties': ruling<'RGtoSFtoDoc'>({
    question: 'Who owes whom after the Treaty of Boston?',
    says: {
      A: 'debt tokens go to Santa Fe and Doc Holliday',
      B: 'Santa Fe and Rio Grande are in debt',
      engine: 'Rio Grande owes Santa Fe, and Santa Fe owes Doc Holliday',
    },
    values: { bga: 'RGtoSFtoDoc', summary: 'RGtoSFtoDoc', '18xx-games': 'RGtoSFtoDoc' },
  }),
  'absent-creditor': ruling<'bankForDoc'>({
    question: 'Who is paid when a creditor is not in the game?',
    says: {
      engine:
        'the bank if no player owned Doc Holliday at the Treaty; Santa Fe’s treasury also before Santa Fe is founded',
    },
    values: { bga: 'bankForDoc', summary: 'bankForDoc', '18xx-games': 'bankForDoc' },
    unruled: ['bga', 'summary'],
  }),
  'debt-moment': ruling<'afterTrains' | 'anyTime'>({
    question: 'When in its turn may a railroad pay off debt?',
    says: { A: 'in the sixth step', B: 'in the sixth part', engine: 'at any moment' },
    values: { bga: 'afterTrains', summary: 'afterTrains', '18xx-games': 'anyTime' },
  }),
  'private-sales-end': ruling<'withBrown' | 'never'>({
    question: 'Until when may railroads buy privates?',
    says: { B: 'from the Green to the Brown phase', engine: 'from the Green phase on' },
    values: { bga: 'withBrown', summary: 'withBrown', '18xx-games': 'never' },
  }),
  'private-price': ruling<'halfToDouble' | 'free'>({
    question: 'What may a railroad pay for a private?',
    says: { B: 'half to double the lowest bid', engine: 'half, rounded up, to double the face value' },
    values: { bga: 'halfToDouble', summary: 'halfToDouble', '18xx-games': 'halfToDouble' },
  }),
  'private-symbol': ruling<'needed' | 'unneeded'>({
    question: 'May a railroad buy a private without the train symbol?',
    says: { A: 'no', B: 'no', engine: 'its engine takes such a purchase, its screen does not offer it' },
    values: { bga: 'needed', summary: 'needed', '18xx-games': 'needed' },
  }),
  'private-moment': ruling<'lastStep' | 'anyTime'>({
    question: 'When in its turn may a railroad buy privates?',
    says: { A: 'in an optional last step', B: 'at any time', engine: 'at any moment' },
    values: { bga: 'lastStep', summary: 'anyTime', '18xx-games': 'anyTime' },
  }),
  'private-closing': ruling<'firstFive'>({
    question: 'When do privates close?',
    says: { engine: 'when the first 5+ leaves the depot' },
    values: { bga: 'firstFive', summary: 'firstFive', '18xx-games': 'firstFive' },
    unruled: ['bga', 'summary'],
  }),
  'event-copies': ruling<'fixed'>({
    question: 'Which trains bring which events?',
    says: {
      A: 'events come with the drawing of a train card',
      B: 'event cards lie in the deck',
      engine: 'fixed copies of the trains',
    },
    values: { bga: 'fixed', summary: 'fixed', '18xx-games': 'fixed' },
  }),
  'gorge-at-treaty': ruling<'tilesLaid' | 'unlocked'>({
    question: 'What does the Treaty of Boston do to the Royal Gorge?',
    says: {
      A: 'Rio Grande unlocks its green track',
      B: 'green tiles are placed',
      engine: 'the tiles are laid at once, without steel and without a track action',
    },
    values: { bga: 'tilesLaid', summary: 'tilesLaid', '18xx-games': 'tilesLaid' },
  }),
  'phase-advance': ruling<'lastCopy' | 'everySet'>({
    question: 'What makes a phase begin?',
    says: {
      A: 'the settlement removes the 2+ and advances the phase',
      engine: 'the last copy of a kind of train, bought or exported',
    },
    values: { bga: 'lastCopy', summary: 'lastCopy', '18xx-games': 'lastCopy' },
  }),
} as const;
