/** The outcome of a replay as people read it: findings, the players' worth and the companies. */
import Table from 'cli-table3';
import { companiesOf, companyOf, isMetal, presidentOf, priceOf } from '../../spec/holdings.ts';
import type { Game } from '../../spec/state.ts';
import type { PlayerId } from '../../spec/vocabulary.ts';
import { violationText } from '../adjudication/violation-text.ts';
import pc from '../colours.ts';
import type { Engine } from '../engine.ts';
import { traceRecord } from '../trace/record.ts';
import type { Outcome } from './commands/replay.ts';

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

const playersTable = (engine: Engine, { position, names, actions }: Shown): string => {
  const { players } = traceRecord(position, engine.box, { n: actions, sub: 0, id: 0, action: null });
  const { game } = position;
  const rows = players.map((p) => {
    const shares = Object.entries(p.shares).map(([company, percent]) => `${company} ${percent}%`);
    return [
      `${names.get(String(p.id)) ?? p.id}${String(p.id) === game.priority ? ' *' : ''}`,
      dollars(p.cash),
      shares.join(', ') || '–',
      p.privates.join(', ') || '–',
      String(p.certs),
      dollars(p.value),
    ];
  });
  return table(['player', 'cash', 'shares', 'privates', 'certificates', 'worth'], rows);
};

const companiesTable = (engine: Engine, { position, names }: Shown): string => {
  const { game } = position;
  const nameOf = (id: PlayerId | null): string => (id === null ? '–' : (names.get(id) ?? id));
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
  return table(['company', 'price', 'president', 'treasury', 'own shares', 'in pool', 'trains'], rows);
};

/** Where a game stands, in words. */
export const whereText = (game: Game): string => {
  if (game.result !== null) return `finished (${game.result.reason})`;
  const { kind, set, or } = game.round;
  if (kind === 'auction') return `auction, ${game.lot?.private ?? 'over'} is up`;
  return kind === 'stock' ? `stock round ${set}` : `operating round ${set}.${or ?? ''}`;
};

const statedText = ({ position, stated, names }: Shown): readonly string[] => {
  const { result } = position.game;
  if (stated === null || result === null) return [];
  const off = Object.entries(stated).filter(([id, worth]) => result.totals[id] !== worth);
  if (off.length === 0) return [pc.green('The result is that of the file.')];
  return off.map(([id, worth]) =>
    pc.red(
      `The file says ${dollars(worth)} for ${names.get(id) ?? id}, the rules ${dollars(result.totals[id] ?? null)}.`,
    ),
  );
};

/** The whole text, ending in a line break. */
export const replayText = (engine: Engine, outcome: Shown): string => {
  const { file, position, actions, findings, judged } = outcome;
  const lines = [
    `${pc.bold(file)}: ${actions} actions under ${position.game.profile}; ${whereText(position.game)}, phase ${position.game.phase}`,
    ...findings.flatMap((f) => [
      pc.red(`Illegal: action ${f.n}${f.sub > 0 ? `.${f.sub}` : ''} (${f.place}) ${JSON.stringify(f.move)}`),
      ...f.violations.map((v) => `  ${violationText(v)}`),
    ]),
    ...judged.flatMap((j) => [
      pc.yellow(`Under ${j.profile}: action ${j.n} ${JSON.stringify(j.move)}`),
      ...j.violations.map((v) => `  ${violationText(v)}`),
    ]),
    playersTable(engine, outcome),
    companiesTable(engine, outcome),
    `* holds the priority marker`,
    ...statedText(outcome),
  ];
  return `${lines.join('\n')}\n`;
};
