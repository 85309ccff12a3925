/** Rulings on the run of the trains, gold, dividends and the privates that act on them. */
import { ruling } from './ruling.ts';

export const RUNNING_RULINGS = {
  'shared-stops': ruling<'allowed' | 'forbidden'>({
    question: 'May the two trains of a railroad call at the same stop?',
    says: {
      A: 'the lines are wholly independent; what it forbids by name is shared track',
      B: 'separate routes',
      engine: 'yes, as long as they cross no edge between hexes both',
    },
    values: { bga: 'allowed', summary: 'allowed', '18xx-games': 'allowed' },
  }),
  'towns-of-plus-trains': ruling<'free' | 'counted'>({
    question: 'Does a town use up a stop of a train with a plus?',
    says: { engine: 'no, and every town on the way pays' },
    values: { bga: 'free', summary: 'free', '18xx-games': 'free' },
    unruled: ['bga', 'summary'],
  }),
  'towns-of-six-by-two': ruling<'counted'>({
    question: 'Does a town use up a stop of a 6x2?',
    says: { engine: 'yes, and it pays double like every other stop' },
    values: { bga: 'counted', summary: 'counted', '18xx-games': 'counted' },
    unruled: ['bga', 'summary'],
  }),
  'gold-spaces': ruling<'byPhase' | 'all'>({
    question: 'How many spaces of the gold track may be filled in a set?',
    says: { B: 'an empty space is needed; no number', engine: 'two, then four, then five, by the phase' },
    values: { bga: 'byPhase', summary: 'byPhase', '18xx-games': 'byPhase' },
    unruled: ['bga', 'summary'],
  }),
  'gold-per-round': ruling<'onePerTurn'>({
    question: 'How much gold is shipped in an operating round?',
    says: {
      A: 'one cube in this round, no railroad named',
      B: 'one by each railroad',
      engine: 'one in each turn of a railroad',
    },
    values: { bga: 'onePerTurn', summary: 'onePerTurn', '18xx-games': 'onePerTurn' },
  }),
  'gold-source': ruling<'cubeOnRoute'>({
    question: 'From where is gold shipped?',
    says: {
      A: 'one cube, no place named',
      B: 'a cube on the route',
      engine: 'its screen offers cubes on the routes; the program takes any hex, even one without a cube',
    },
    values: { bga: 'cubeOnRoute', summary: 'cubeOnRoute', '18xx-games': 'cubeOnRoute' },
  }),
  'treasury-dividends': ruling<'paid' | 'unpaid'>({
    question: 'Do shares in the treasury of the railroad itself earn dividends?',
    says: {
      A: 'all shareholders are paid, the railroad not named',
      B: 'an amount for each share',
      engine: 'those in the treasury do, those in the pool do not',
    },
    values: { bga: 'paid', summary: 'paid', '18xx-games': 'paid' },
    unruled: ['bga', 'summary'],
  }),
  'price-without-income': ruling<'left' | 'stays'>({
    question: 'What happens to the price of a railroad that earns nothing?',
    says: {
      A: 'an income below the price moves nothing; only withholding moves left',
      B: 'the same comparison; only withholding moves left',
      engine: 'one space left, as if the railroad had withheld',
    },
    values: { bga: 'left', summary: 'left', '18xx-games': 'left' },
    unruled: ['bga', 'summary'],
  }),
  'ghost-town-copies': ruling<'hexOnly' | 'copyToo'>({
    question: 'What does a ghost-town token mark?',
    says: {
      engine:
        'the hex, and by a fault also the copy of the tile that lies there: wherever that copy is laid later is a further ghost town',
    },
    values: { bga: 'hexOnly', summary: 'hexOnly', '18xx-games': 'copyToo' },
    unruled: ['bga', 'summary'],
  }),
  'coal-supply-spent': ruling<'noCube'>({
    question: 'What does the owner of the coal mines get when all twelve cubes are gone?',
    says: { engine: 'the program fails' },
    values: { bga: 'noCube', summary: 'noCube', '18xx-games': 'noCube' },
    unruled: ['bga', 'summary'],
  }),
  'lease-after-closing': ruling<'ends' | 'survives'>({
    question: 'What becomes of the right to pass through the Royal Gorge when the lease closes?',
    says: { engine: 'a railroad that has used it keeps it and pays no more, by a fault of the program' },
    values: { bga: 'ends', summary: 'ends', '18xx-games': 'survives' },
    unruled: ['bga', 'summary'],
  }),
} as const;
