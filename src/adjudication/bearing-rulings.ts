/** The rulings that have a bearing on what a rule says of a move here: with another answer it would say something else. */
import type { Move } from '../../spec/moves/move.ts';
import type { Ruling } from '../../spec/profiles/ruling.ts';
import type { RulingId, Rulings } from '../../spec/profiles/rulings.ts';
import { RULINGS, rulingsOf } from '../../spec/profiles/rulings.ts';
import type { RuleId } from '../../spec/rules/ids.ts';
import type { Position } from '../../spec/state.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import type { Engine, Judged } from '../engine.ts';

/** Whether a ruling bears on what a rule says. */
export type Bearing = (rule: RuleId, ruling: RulingId) => boolean;

const said = ({ verdicts }: Judged, rule: RuleId): string =>
  JSON.stringify(verdicts.filter((verdict) => verdict.rule === rule));

/** What bears on the rules that are asked about a move. Where no profile answers otherwise, it is enough that the ruling was looked up. */
export const bearingOn = (engine: Engine, position: Position, move: Move, profile: ProfileId): Bearing => {
  const own = rulingsOf(profile);
  const judged = engine.judge(position, move, profile);
  const read = engine.rulingsRead(position, move, profile);
  const asked = new Set(judged.verdicts.map(({ rule }) => rule));
  return (rule, ruling) => {
    // Of what only records state the position knows nothing.
    if (!asked.has(rule)) return judged.verdicts.length > 0;
    if (!read.has(ruling)) return false;
    const { values }: Ruling<unknown> = RULINGS[ruling];
    const others = Object.values(values).filter((value) => JSON.stringify(value) !== JSON.stringify(own[ruling]));
    return (
      others.length === 0 ||
      others.some((value) => {
        const otherwise = engine.judgeBy(position, move, { ...own, [ruling]: value } as Rulings);
        return said(otherwise, rule) !== said(judged, rule);
      })
    );
  };
};
