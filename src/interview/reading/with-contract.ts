// A contract that is paid by the month beside what is sold by the piece is one more thing sold: at what a month of it brings in, as often as an average month of a
// year has it. Its months are those of the contract, and no season of the business.
import { type ContractByMonth, contractsByMonth } from '../../facts/contracts-by-month.ts';
import { type Fact, type FactId, factValue, type SaleLine, withFacts } from '../../facts/fact.ts';
import { isTold, lineNamed } from '../../facts/sale-lines.ts';
import { foldText } from '../../language/fold-text.ts';
import type { QuestionId, Reading } from '../interview.ts';
import { blankOut } from './clauses.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { knownLines } from './known-lines.ts';
import { labelOfContract } from './label-contract.ts';
import { middle } from './monthly-amount.ts';
import { relaid } from './name-sale-lines.ts';
import type { ReadingContext } from './reading-context.ts';
import { topicKept } from './topic-kept.ts';

const OF_SALES_ASKED: ReadonlySet<QuestionId> = new Set([
  ...(['revenue', 'price', 'volume', 'unit-cost', 'service-time', 'odd-price', 'odd-unit-cost', 'price-below-cost'] as const),
  ...(['volume-above-capacity', 'fixed-costs-above-mature-revenue', 'tax', 'period', 'read-back'] as const),
]);
const TELLS: ReadonlySet<QuestionId> = new Set([...OF_SALES_ASKED, 'resources', 'fixed-costs', 'odd-fixed-costs', 'investment']);
const OF_SALES: ReadonlySet<FactId> = new Set<FactId>(['lines', 'price', 'volume', 'unitCost', 'saleUnit']);
const MONTHS_A_YEAR = 12;
const REMOVES =
  /(?<![a-z])(?:quita\w*|elimina\w*|borra\w*|sin (?:el|la)|ya no|no hay|remove|drop|delete|take out|without|no longer|no more|isn't|there is no)(?![a-z])/;

/** Reads an answer without its contracts, and what is sold with them. */
export function readWithContract(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (!TELLS.has(context.question) || isPaidMonthly(context)) return read(words);
  const spans = contractsByMonth(words);
  if (spans.length === 0) return withKept(read(words), words, context);
  const rest = blankOut(words, spans);
  const isAlone = !/\p{L}{2}|\d/u.test(rest);
  const reading: Reading = isAlone
    ? { kind: OF_SALES_ASKED.has(context.question) ? 'answer' : 'correction', facts: [] }
    : whole(read(rest), words, context);
  const before = linesBefore(reading, context);
  // All that is sold is paid by the month, or how much of the rest is sold is told later.
  if (before === null) return tellsPrice(reading, context) ? reading : read(words);
  return withLines(reading, before, told(words, spans, context), context);
}

/** The answer to a topic is kept with all it said. */
function whole(reading: Reading, words: string, { question }: ReadingContext): Reading {
  return { ...reading, facts: reading.facts.map((fact) => topicKept(fact, question, words)) };
}

/** What was known to be paid by contract stays so where the other things sold are told anew; what could not be counted yet is, once they are. */
function withKept(reading: Reading, words: string, context: ReadingContext): Reading {
  const lines = linesIn(reading.facts);
  const kept = (factValue(context.known, 'lines') ?? []).filter(isContract);
  const isLost = kept.length > 0 && lines !== null && !lines.some(isContract) && !REMOVES.test(foldText(words));
  const revenue = factValue(context.known, 'revenue');
  const isCounted = reading.facts.some(({ id }) => id === 'volume' || id === 'price');
  const isOpen =
    kept.length === 0 && isCounted && context.question !== 'read-back' && context.question !== 'revenue' && revenue !== undefined;
  const open = isOpen ? told(revenue, contractsByMonth(revenue), context) : [];
  const before = isLost || open.length > 0 ? linesBefore(reading, context) : null;
  return before === null ? reading : withLines(reading, before, isLost ? kept : open, context);
}

function withLines(reading: Reading, before: Fact<'lines'>, contracts: readonly SaleLine[], context: ReadingContext): Reading {
  const sold = before.value.filter(isTold);
  const units = sold.reduce((sum, line) => sum + line.units, 0);
  const volume = factValue(withFacts(context.known, reading.facts), 'volume') ?? units;
  const isNamed = ({ label }: SaleLine) =>
    lineNamed(
      contracts.map((one) => one.label),
      label,
    ) !== null;
  const others = before.value.filter(
    (line) => !isContract(line) && !(isNamed(line) && contracts.some(({ price }) => price === line.price)),
  );
  const kept = before.value.filter((line) => isContract(line) && !isNamed(line));
  // The lines are of a normal month, or of each hundred sold; a contract is of the average one.
  const scale = units > 0 ? volume / units : 1;
  const own = contracts.map((line) => ({ ...line, units: rounded((line.units ?? 0) / scale) }));
  const laid = relaid(before, [...others, ...kept, ...own]);
  const facts = laid.map((fact) => (fact.id === 'volume' ? ({ ...fact, value: rounded(Number(fact.value) * scale) } as Fact) : fact));
  const isHeard = reading.kind === 'answer' || reading.kind === 'correction';
  const kind = context.question === 'read-back' ? 'correction' : isHeard ? reading.kind : 'answer';
  const rest = reading.facts.filter(({ id }) => !facts.some((fact) => fact.id === id));
  const open = (ids: readonly FactId[]) => ids.filter((id) => !OF_SALES.has(id));
  return {
    ...reading,
    ...{ kind, facts: [...rest, ...facts], corrected: [...(reading.corrected ?? []), ...facts.map(({ id }) => id)] },
    ...(reading.mayMean && { mayMean: open(reading.mayMean) }),
    ...(reading.disputed && { disputed: open(reading.disputed) }),
  };
}

/** What is sold beside the contracts, with how much of each; null where that is not told yet. */
function linesBefore({ facts }: Reading, { known, language }: ReadingContext): Fact<'lines'> | null {
  return knownLines({ known: withFacts(known, facts), language });
}

function tellsPrice({ facts }: Reading, { known }: ReadingContext): boolean {
  return facts.some(({ id, period }) => (id === 'price' && period !== 'month') || id === 'lines') || known.price !== undefined;
}

function told(words: string, spans: readonly ContractByMonth[], context: ReadingContext): readonly SaleLine[] {
  const amounts = findAmounts(prepareGround(words, 'revenue', context.language, context.today));
  return spans.flatMap(({ sumStart, named, months }) => {
    const sum = amounts.find(
      (amount) => (amount.kind === 'money' || amount.kind === 'count') && amount.start <= sumStart && amount.end > sumStart,
    );
    if (sum?.kind !== 'money' && sum?.kind !== 'count') return [];
    const label = labelOfContract(named, context.language);
    return [{ label, price: middle(sum), units: months / MONTHS_A_YEAR, monthsPaid: months }];
  });
}

function isPaidMonthly({ known }: ReadingContext): boolean {
  return known.price?.period === 'month' || factValue(known, 'revenueShape') === 'subscription';
}

function isContract({ monthsPaid }: SaleLine): boolean {
  return monthsPaid !== undefined;
}

function linesIn(facts: readonly Fact[]): readonly SaleLine[] | null {
  return facts.find((fact): fact is Fact<'lines'> => fact.id === 'lines')?.value ?? null;
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
