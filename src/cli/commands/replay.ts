/** `replay`: replays a recorded game and prints who is worth what. */
import type { Position } from '../../../spec/state.ts';
import type { PlayerId, ProfileId } from '../../../spec/vocabulary.ts';
import { journalText } from '../../adjudication/journal-text.ts';
import type { Lang } from '../../documents/texts/languages.ts';
import { Engine } from '../../engine.ts';
import type { InputFault } from '../../fault.ts';
import { namesOf } from '../../interchange/player-names.ts';
import type { GameFile } from '../../interchange/read-file.ts';
import { readGameFile } from '../../interchange/read-file.ts';
import { positionText } from '../../notation/position-text.ts';
import { priceChart } from '../../pictures/price-chart.ts';
import type { PriceHistory } from '../../pictures/price-history.ts';
import { withPrices } from '../../pictures/price-history.ts';
import type { Finding, OtherJudgement, ReplayEnd } from '../../replay/replay.ts';
import { replay } from '../../replay/replay.ts';
import type { Result } from '../../result.ts';
import { failed, ok } from '../../result.ts';
import { traceRecord } from '../../trace/record.ts';
import type { TraceWriter } from '../../trace/write.ts';
import { openTrace } from '../../trace/write.ts';
import { badInput, badUsage, FINE, NEGATIVE, tooFar } from '../exit.ts';
import type { Io } from '../io.ts';
import { replayText } from '../replay-text.ts';
import { tellingFor } from '../telling-for.ts';
import { writeText } from '../write-text.ts';

interface Options {
  readonly profile?: ProfileId;
  readonly judge?: ProfileId;
  readonly follow?: boolean;
  readonly at?: number;
  readonly trace?: string;
  readonly chart?: string;
  readonly journal?: boolean;
  readonly lang: Lang;
  readonly json?: boolean;
}

/** What a replay came to. */
export interface Outcome {
  readonly file: string;
  readonly position: Position;
  /** Actions replayed. */
  readonly actions: number;
  readonly names: ReadonlyMap<PlayerId, string>;
  readonly findings: readonly Finding[];
  readonly judged: readonly OtherJudgement[];
  readonly prices: PriceHistory;
  /** Final worth as the file states it. */
  readonly stated: Readonly<Record<PlayerId, number>> | null;
}

/** Replays the file, writes the trace and the chart and prints the outcome. */
export const replayCommand = (io: Io, file: string, options: Options): number => {
  if (options.trace === '-' && options.chart === '-')
    return badUsage(io, 'the trace and the chart cannot both go to standard output');
  const engine = new Engine();
  const game = readGameFile(file, engine.box);
  if (!game.ok) return badInput(io, game.error);
  const trace = options.trace === undefined ? null : openTrace(options.trace);
  if (trace !== null && !trace.ok) return badInput(io, trace.error);
  const writer = trace?.value ?? null;
  // A trace or a chart on standard output has it for itself.
  const write = options.trace === '-' || options.chart === '-' ? io.err : io.out;
  const played = playThrough(engine, game.value, file, options, writer, options.json === true ? io.err : write);
  if (!played.ok) {
    writer?.discard();
    return badInput(io, played.error);
  }
  const finished = writer?.finish();
  if (finished !== undefined && !finished.ok) return badInput(io, finished.error);
  const outcome = played.value;
  if (options.chart !== undefined) {
    const charted = writeText(io, options.chart, priceChart(engine.box, outcome.prices));
    if (!charted.ok) return badInput(io, charted.error);
  }
  write(
    options.json === true
      ? `${JSON.stringify(outcomeJson(engine, outcome), null, 2)}\n`
      : replayText(engine, outcome, options.lang),
  );
  return outcome.findings.length > 0 ? NEGATIVE : FINE;
};

const playThrough = (
  engine: Engine,
  game: GameFile,
  file: string,
  options: Options,
  writer: TraceWriter | null,
  tell: (text: string) => void,
): Result<Outcome, InputFault> => {
  const { profile, judge, follow = false, at } = options;
  const steps = replay(engine, game, file, {
    follow,
    ...(profile === undefined ? {} : { profile }),
    ...(judge === undefined ? {} : { judge: [judge] }),
    ...(at === undefined ? {} : { at }),
  });
  const writtenIds = game.kind === 'native' ? undefined : game.writtenIds;
  const telling = tellingFor(engine, namesOf(game), options.lang);
  const findings: Finding[] = [];
  const judged: OtherJudgement[] = [];
  let position: Position | null = null;
  let actions = 0;
  let prices: PriceHistory | null = null;
  for (;;) {
    const step = steps.next();
    if (step.done) {
      const end = step.value;
      if (end.kind === 'fault') return failed(end.fault);
      if (end.kind === 'finding') findings.push(end.finding);
      if (position === null || prices === null) return failed(setupFault(file, end));
      if (end.kind === 'complete' && actions < (at ?? 0)) return failed(tooFar(file, actions));
      const stated = game.kind === 'native' ? null : game.result;
      return ok({ file, position, actions, names: namesOf(game), findings, judged, prices, stated });
    }
    const { n, sub, id, action } = step.value;
    position = step.value.position;
    actions = n;
    if (options.journal === true) tell(journalText(step.value, telling));
    prices = withPrices(prices, n, position.game);
    if (step.value.finding !== null) findings.push(step.value.finding);
    judged.push(...step.value.judged);
    const written = writer?.put(traceRecord(position, engine.box, { n, sub, id, action }, writtenIds));
    if (written !== undefined && !written.ok) return written;
  }
};

const setupFault = (file: string, end: ReplayEnd): InputFault => {
  const [fault] = end.kind === 'setup' ? end.faults : [];
  const message = `no game begins with ${fault?.found ?? 'this setup'}`;
  return { code: 'impossible-setup', file, place: '', message, ...(fault === undefined ? {} : { rule: fault.rule }) };
};

/** The outcome as programs read it. */
const outcomeJson = (engine: Engine, { position, actions, findings, judged, stated }: Outcome): object => ({
  actions,
  at: position.at,
  position: positionText(position),
  final: traceRecord(position, engine.box, { n: actions, sub: 0, id: 0, action: null }),
  stated,
  findings,
  judged,
});
