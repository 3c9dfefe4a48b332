// What answers the problem that was told, where nothing in the offer does: the trade's answer to it, which the plan proposes.
import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { TradeId } from '../../sectors/trades.ts';
import type { Draft } from '../draft.ts';
import { countAnswers } from './answer-pain.ts';
import { answersOf } from './narrower-answer-words.ts';
import { leadingPromises } from './order-promises.ts';
import { TOLD_ANSWERS } from './told-answer-words.ts';
import type { TradeAnswer } from './value-answer-words.ts';

export interface Remedy extends TradeAnswer {
  /** Whether its pain says what was told, and not what is usual. */
  readonly isTold: boolean;
}

type Asked = Pick<Draft, 'facts' | 'sector' | 'model' | 'said' | 'slots'>;

/** The proposals that answer the problem as it was told; none where the offer answers it, or nobody knows what would. */
export function remediesOf(draft: Asked): readonly Remedy[] {
  const { said, sector, facts, model } = draft;
  const isAnswered = leadingPromises(said, sector.pack.aBusiness).some(
    (promised) => said.lacks.includes(promised) || countAnswers(promised, said.pains) > 0,
  );
  if (isAnswered) return [];
  const problem = foldText(factValue(facts, 'problem') ?? '');
  const known = TOLD_ANSWERS[(model.assumptions.trade ?? '') as TradeId] ?? TOLD_ANSWERS[sector.id] ?? [];
  const told = known.filter((one) => one.told.test(problem)).map((one): Remedy => ({ ...one, isTold: true }));
  if (told.length > 0) return told;
  return answersOf(draft)
    .filter(({ answer }) => countAnswers(answer, said.pains) > 0)
    .slice(0, 1)
    .map((one): Remedy => ({ ...one, isTold: false }));
}
