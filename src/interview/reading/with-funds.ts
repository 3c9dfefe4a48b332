// An answer that also puts right who pays for the opening: that is heard as such, and what is left is the answer to what was asked.
import type { Fact, FactId } from '../../facts/fact.ts';
import type { QuestionId, Reading } from '../interview.ts';
import { type Bought, boughtNotLent } from './bought-not-lent.ts';
import { cleanWords } from './clean-words.ts';
import { factsAs } from './collect-facts.ts';
import { correctLender } from './correct-lender.ts';
import { prepareGround } from './find-amounts.ts';
import type { ReadingContext } from './reading-context.ts';
import { takeFunds } from './take-funds.ts';

/** They ask for it, so that all of their answers is about it. */
const ASKS_FUNDS: ReadonlySet<QuestionId> = new Set(['funding', 'resources', 'investment']);

export function readWithFunds(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (ASKS_FUNDS.has(context.question)) return read(words);
  const ground = prepareGround(words, context.question, context.language, context.today);
  const bought = boughtNotLent(ground, context);
  if (bought !== null) return besides(bought, (rest) => readWithFunds(rest, context, read));
  const isOfLender = context.question === 'read-back' && correctLender(ground, context).facts.length > 0;
  const taken = isOfLender ? null : takeFunds(ground, context);
  if (taken === null) return read(words);
  const { rest } = taken;
  const facts = [...taken.facts, ...termsBeside(words, taken.facts, context)];
  if (!/\p{L}{2}|\d/u.test(cleanWords(rest))) return { kind: 'correction', facts };
  const others = read(rest);
  const isTaken = (id: string) => facts.some((fact) => fact.id === id);
  const kept = others.facts.filter(({ id }) => !isTaken(id));
  const kind = others.kind === 'answer' ? 'answer' : 'correction';
  return { ...others, kind, facts: [...kept, ...facts], corrected: [...(others.corrected ?? []), ...facts.map(({ id }) => id)] };
}

/** With what the rest of the answer tells, which may be a new sum for the same. */
function besides({ facts, rest, disputed }: Bought, read: (words: string) => Reading): Reading {
  const open = disputed.length > 0 && { disputed };
  if (!/\p{L}{2}|\d/u.test(cleanWords(rest))) return { kind: 'correction', facts, ...open };
  const others = read(rest);
  const first = facts.filter(({ id }) => !others.facts.some((fact) => fact.id === id));
  const kind = others.kind === 'answer' ? 'answer' : 'correction';
  const corrected = [...(others.corrected ?? []), ...first.map(({ id }) => id)];
  return { ...others, kind, facts: [...first, ...others.facts], corrected, ...open };
}

/** "Savings 6,000 and the loan 3,500 over 4 years": how long and at what rate, told in the same breath. */
function termsBeside(words: string, facts: readonly Fact[], context: ReadingContext): readonly Fact[] {
  if (context.question !== 'read-back' || !facts.some(({ id, value }) => id === 'loan' && value !== 0)) return [];
  return factsAs('funding', words, context).filter(({ id }) => TERMS.has(id) && !facts.some((fact) => fact.id === id));
}

const TERMS: ReadonlySet<FactId> = new Set<FactId>(['loanYears', 'loanRate', 'graceMonths']);
