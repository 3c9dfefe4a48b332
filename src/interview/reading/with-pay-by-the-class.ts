// An answer that tells beside everything else what somebody is paid by the class: a wage of every month, which no list of the costs holds that was told
// without it.
import { type CostLine, type Fact, type FactId, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { QuestionId, Reading } from '../interview.ts';
import { isTopic } from '../script.ts';
import { blankOut } from './clauses.ts';
import { cleanWords } from './clean-words.ts';
import { prepareGround } from './find-amounts.ts';
import { findPayByTheClass, type PayByTheClass } from './find-pay-by-the-class.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import type { ReadingContext } from './reading-context.ts';

const TELLS: ReadonlySet<QuestionId> = new Set(['resources', 'investment', 'fixed-costs', 'funding', 'team', 'own-pay', 'read-back']);
const CALLED = { es: 'clases', en: 'classes' } as const;
const NEARLY = 1;

export function readWithPayByTheClass(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (!TELLS.has(context.question)) return read(words);
  const told = findPayByTheClass(prepareGround(words, context.question, context.language, context.today));
  if (told.length === 0) return withoutPay(read(words), words, context);
  // Who works there is counted with them.
  const rest = context.question === 'team' ? words : blankOut(words, told);
  const isAlone = !/\p{L}{2}|\d/u.test(cleanWords(rest));
  const reading: Reading = isAlone ? { kind: context.question === 'read-back' ? 'correction' : 'answer', facts: [] } : read(rest);
  const facts = payFacts(words, told, context);
  const isKept = losesPaid(reading.facts, told, context);
  const others = reading.facts.filter(({ id }) => !facts.some((fact) => fact.id === id) && !(isKept && LISTED.has(id)));
  const kind = reading.kind === 'unclear' ? (context.question === 'read-back' ? 'correction' : 'answer') : reading.kind;
  return withoutPay(
    { ...reading, kind: facts.length > 0 ? kind : reading.kind, facts: [...inWholeWords(others, words, context), ...facts] },
    words,
    context,
  );
}

const LISTED: ReadonlySet<FactId> = new Set<FactId>(['costLines', 'fixedCosts']);

/** "Take Priya out of it. Priya is $1,200 a month": out of the purchases, and still paid as the costs hold it. */
function losesPaid(facts: readonly Fact[], told: readonly PayByTheClass[], { known }: ReadingContext): boolean {
  const lines = facts.find((fact): fact is Fact<'costLines'> => fact.id === 'costLines')?.value;
  const paid = (factValue(known, 'costLines') ?? []).filter(({ label, amount }) =>
    told.some((pay) => pay.name === label && pay.value === amount),
  );
  return lines !== undefined && paid.some(({ label }) => lines.every((line) => line.label !== label));
}

/** What a topic keeps is all that was said. */
function inWholeWords(facts: readonly Fact[], words: string, { question, answer }: ReadingContext): readonly Fact[] {
  return facts.map((fact) =>
    isTopic(question) && fact.id === question
      ? makeFact(question as 'resources', cleanWords(words), { quote: quoteOf(words, answer, 0, words.length) })
      : fact,
  );
}

/** The pay of a month, with the month's costs where they are known and held none; nothing where it is known. */
function payFacts(words: string, told: readonly PayByTheClass[], { answer, known, question, language }: ReadingContext): readonly Fact[] {
  const value = roundMoney(told.reduce((so, pay) => so + pay.value, 0));
  if (known.staffPay !== undefined && question !== 'read-back') return [];
  if (factValue(known, 'staffPay') === value) return [];
  const [first, last] = [told[0] as PayByTheClass, told.at(-1) as PayByTheClass];
  const quote = quoteOf(words, answer, first.start, last.end);
  const isSaid = told.length === 1 && first.isTold;
  const pay = makeFact('staffPay', value, {
    unit: factValue(known, 'currency') ?? null,
    period: 'month',
    quote,
    origin: isSaid ? 'said' : 'derived',
  });
  const [total, lines] = [known.fixedCosts, factValue(known, 'costLines') ?? []];
  if (total === undefined || known.staffPay !== undefined || lines.some(({ kind }) => kind === 'hired')) return [pay];
  return [pay, ...grown(total, lines, { label: first.name ?? CALLED[language], amount: value, kind: 'hired' })];
}

/** The month's costs and their list with one line more. */
function grown(total: Fact<'fixedCosts'>, lines: readonly CostLine[], line: CostLine): readonly Fact[] {
  const { unit, period, quote } = total;
  return [
    makeFact('fixedCosts', roundMoney(total.value + line.amount), { unit, period, quote, origin: 'derived' }),
    ...(lines.length > 0 ? [makeFact('costLines', [...lines, line], { quote })] : []),
  ];
}

/** «2.574, y eso sin Marta»: what somebody is paid, known before, comes on top of a list that is whole without it. */
function withoutPay(reading: Reading, words: string, { known, language }: ReadingContext): Reading {
  const pay = known.staffPay;
  const total = reading.facts.find((fact): fact is Fact<'fixedCosts'> => fact.id === 'fixedCosts');
  const lines = reading.facts.find((fact): fact is Fact<'costLines'> => fact.id === 'costLines')?.value ?? [];
  const sum = lines.reduce((so, { amount }) => so + amount, 0);
  if (!pay || !total || known.fixedCosts || Math.abs(sum - total.value) > NEARLY || lines.some(({ kind }) => kind === 'hired'))
    return reading;
  const name = WITHOUT.exec(words)?.[1];
  if (name === undefined || !(WAGES.test(foldText(name)) || foldText(pay.quote?.text ?? '').includes(foldText(name)))) return reading;
  const line: CostLine = { label: /^\p{Lu}/u.test(name) ? name : CALLED[language], amount: pay.value, kind: 'hired' };
  const anew = grown(total, lines, line);
  return { ...reading, facts: [...reading.facts.filter(({ id }) => !anew.some((fact) => fact.id === id)), ...anew] };
}

const WITHOUT =
  /(?<!\p{L})(?:without|not counting|excluding|before|sin(?: contar)?|aparte de|además de)(?: (?:a|the|la|el|los|las))? (\p{L}{3,})/iu;
const WAGES = /^(?:wages?|staff|sueldos?|salarios?|nominas?|pay|profes\w*|teachers?|maestr\w+|monitor\w*)$/;
