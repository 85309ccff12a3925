/** The outcome of a replay as people read it: findings, the players' worth and the companies. */
import Table from 'cli-table3';
import { companiesOf, companyOf, isMetal, presidentOf, priceOf } from '../../spec/holdings.ts';
import type { Game } from '../../spec/state.ts';
import type { PlayerId } from '../../spec/vocabulary.ts';
import { moveText } from '../adjudication/move-text.ts';
import type { Telling } from '../adjudication/telling.ts';
import { roundName } from '../adjudication/telling.ts';
import { violationText } from '../adjudication/violation-text.ts';
import type { Say } from '../adjudication/words.ts';
import pc from '../colours.ts';
import type { Lang } from '../documents/texts/languages.ts';
import type { Engine, Violation } from '../engine.ts';
import { seatLetters } from '../notation/players.ts';
import { traceRecord } from '../trace/record.ts';
import type { Outcome } from './commands/replay.ts';
import { tellingFor } from './telling-for.ts';

/** What the text shows of an outcome. */
type Shown = Omit<Outcome, 'prices'>;

const dollars = (amount: number | null): string => (amount === null ? '–' : `$${amount}`);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const made = new Table({
    head: [...head],
    style: { head: pc.isColorSupported ? ['bold'] : [], border: [] },
    colAligns: head.map((_, i) => (i === 0 ? 'left' : 'right')),
  });
  for (const row of rows) made.push([...row]);
  return made.toString();
};

const playersTable = (engine: Engine, { position, actions }: Shown, telling: Telling): string => {
  const { players } = traceRecord(position, engine.box, { n: actions, sub: 0, id: 0, action: null });
  const { game } = position;
  // The letters are what moves on the command line call the players by.
  const letter = seatLetters(game.players.map(({ id }) => id));
  const rows = players.map((p) => {
    const shares = Object.entries(p.shares).map(([company, percent]) => `${company} ${percent}%`);
    return [
      `${letter(String(p.id))} ${telling.player(String(p.id))}${String(p.id) === game.priority ? ' *' : ''}`,
      dollars(p.cash),
      shares.join(', ') || '–',
      p.privates.join(', ') || '–',
      String(p.certs),
      dollars(p.value),
    ];
  });
  const head = [
    'columnPlayer',
    'columnCash',
    'columnShares',
    'columnPrivates',
    'columnCertificates',
    'columnWorth',
  ] as const;
  return table(
    head.map((key) => telling.say(key)),
    rows,
  );
};

const companiesTable = (engine: Engine, { position }: Shown, telling: Telling): string => {
  const { game } = position;
  const nameOf = (id: PlayerId | null): string => (id === null ? '–' : telling.player(id));
  const rows = companiesOf(game).map((company) => {
    const { cash, treasury, pool } = companyOf(game, company);
    const trains = isMetal(company) ? [] : (game.railroads[company]?.trains ?? []);
    return [
      company,
      dollars(priceOf(game, engine.box, company)),
      nameOf(presidentOf(game, company)),
      dollars(cash),
      `${treasury}%`,
      `${pool}%`,
      trains.join(' ') || '–',
    ];
  });
  const head = [
    'columnCompany',
    'columnPrice',
    'columnPresident',
    'columnTreasury',
    'columnOwnShares',
    'columnInPool',
    'columnTrains',
  ] as const;
  return table(
    head.map((key) => telling.say(key)),
    rows,
  );
};

/** Where a game stands, in words. */
export const whereText = ({ result, round, lot }: Game, say: Say): string => {
  if (result !== null) return say('finishedBy', { reason: say(result.reason) });
  if (round.kind !== 'auction') return roundName(round, say);
  return lot === null ? say('auctionOver') : say('auctionUp', { private: lot.private });
};

const statedText = ({ position, stated }: Shown, { say, player }: Telling): readonly string[] => {
  const { result } = position.game;
  if (stated === null || result === null) return [];
  const off = Object.entries(stated).filter(([id, worth]) => result.totals[id] !== worth);
  if (off.length === 0) return [pc.green(say('resultAgrees'))];
  return off.map(([id, worth]) =>
    pc.red(
      say('resultDiffers', {
        stated: dollars(worth),
        player: player(id),
        found: dollars(result.totals[id] ?? null),
      }),
    ),
  );
};

/** The whole text, ending in a line break. */
export const replayText = (engine: Engine, outcome: Shown, lang: Lang = 'en'): string => {
  const { file, position, actions, findings, judged, names } = outcome;
  const { game } = position;
  const telling = tellingFor(engine, names, lang);
  const { say } = telling;
  const violated = (violations: readonly Violation[]): readonly string[] =>
    violations.map((violation) => `  ${violationText(violation, lang, telling.player)}`);
  const lines = [
    say('replayed', {
      file: pc.bold(file),
      actions,
      profile: game.profile,
      where: whereText(game, say),
      phase: say(game.phase),
    }),
    ...findings.flatMap(({ n, sub, place, move, violations }) => [
      pc.red(say('illegalAction', { n: sub > 0 ? `${n}.${sub}` : n, place, move: moveText(move, telling) })),
      ...violated(violations),
    ]),
    ...judged.flatMap(({ profile, n, move, violations }) => [
      pc.yellow(say('underProfile', { profile, n, move: moveText(move, telling) })),
      ...violated(violations),
    ]),
    playersTable(engine, outcome, telling),
    companiesTable(engine, outcome, telling),
    say('priorityMark'),
    ...statedText(outcome, telling),
  ];
  return `${lines.join('\n')}\n`;
};
