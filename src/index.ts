/**
 * Royal Gorge: the rules of 18 Royal Gorge as an engine. {@link Engine} begins games, makes, lists and judges moves;
 * {@link replay} plays a recorded game; {@link readGameFile} reads one.
 *
 * @packageDocumentation
 */

export type { Amendment, Stepped } from '../machines/stepper.ts';
export type { Booked } from '../spec/book.ts';
export { baseBox } from '../spec/box/base-box.ts';
export type * from '../spec/box/box.ts';
export type { Judgement, Option, Refusal } from '../spec/deed.ts';
export type { Change, ChangeKind, ChangeKinds, Entry, Holder, Item, Transfer } from '../spec/ledger.ts';
export type * from '../spec/moves/move.ts';
export { post } from '../spec/posting.ts';
export type { Ruling, Says } from '../spec/profiles/ruling.ts';
export type { RulingId, Rulings } from '../spec/profiles/rulings.ts';
export { RULINGS, rulingsOf } from '../spec/profiles/rulings.ts';
export type {
  AnyCheck,
  AnyFacts,
  AnyLaw,
  Chapter,
  Rule,
  Schema,
  SealedRulings,
  Shape,
  Source,
  Stated,
  Unit,
  Verdict,
  View,
} from '../spec/rule.ts';
export { CHAPTERS } from '../spec/rule.ts';
export type { RuleId } from '../spec/rules/ids.ts';
export { RETIRED, RULE_IDS } from '../spec/rules/ids.ts';
export type { RulebookEntry } from '../spec/rules/rulebook.ts';
export { RULEBOOK, ruleOf, rulesInOrder } from '../spec/rules/rulebook.ts';
export type { Setup, SetupFault } from '../spec/setup.ts';
export type * from '../spec/state.ts';
export type { Board, LaidTile } from '../spec/track/board.ts';
export type * from '../spec/vocabulary.ts';
export type { AskedRule } from './adjudication/asked-rule.ts';
export type {
  Cause,
  Explanation,
  LegalMove,
  OtherVerdict,
  Question,
  Recorded,
  VerdictWord,
} from './adjudication/explain.ts';
export { explain } from './adjudication/explain.ts';
export type { RulingAnswers } from './adjudication/ruling-answers.ts';
export type { Telling } from './adjudication/telling.ts';
export type { Fact } from './adjudication/violation-text.ts';
export type { WordKey } from './adjudication/words/en.ts';
export { EN } from './adjudication/words/en.ts';
export type { Say } from './adjudication/words.ts';
export { sayIn } from './adjudication/words.ts';
export type { EvidenceOfRules, Example, RuleEvidence } from './documents/evidence/evidence.ts';
export { EVIDENCE, exampleCommand } from './documents/evidence/evidence.ts';
export type { Applied, Judged, Started, Violation } from './engine.ts';
export { Engine } from './engine.ts';
export type { FaultCode, InputFault } from './fault.ts';
export { FAULT_CODES, faultLine } from './fault.ts';
export type { EffectiveAction } from './interchange/eighteen-xx/fold.ts';
export type { EighteenXXGame } from './interchange/eighteen-xx/read-record.ts';
export type { WrittenId } from './interchange/eighteen-xx/setup-from-record.ts';
export type { NativeGame } from './interchange/native/read-native.ts';
export type { JsonObject } from './interchange/parse-json.ts';
export type { GameFile } from './interchange/read-file.ts';
export { readGameFile, readGameText } from './interchange/read-file.ts';
export type { LineFault, Reading } from './notation/line.ts';
export { parseMove } from './notation/parse-move.ts';
export type { PlayerText } from './notation/players.ts';
export { seatLetters } from './notation/players.ts';
export { positionOf, positionText } from './notation/position-text.ts';
export { printMove } from './notation/print-move.ts';
export type { Depicted } from './pictures/furniture.ts';
export type { Names, Run } from './pictures/legend.ts';
export type { MapOptions } from './pictures/map.ts';
export { mapPicture } from './pictures/map.ts';
export { marketPicture } from './pictures/market.ts';
export { priceChart } from './pictures/price-chart.ts';
export type { PriceHistory, Quotation } from './pictures/price-history.ts';
export { withPrices } from './pictures/price-history.ts';
export type { Finding, OtherJudgement, ReplayEnd, Replayed, ReplayOptions } from './replay/replay.ts';
export { replay } from './replay/replay.ts';
export type { Result } from './result.ts';
export type { Standing } from './standing.ts';
export type { TraceCompany, TracePlayer } from './trace/companies.ts';
export type { TraceRecord, TraceStep } from './trace/record.ts';
export { traceRecord } from './trace/record.ts';
