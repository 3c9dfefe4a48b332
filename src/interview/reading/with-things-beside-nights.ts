// An answer on what rooms are let for that also tells what is sold beside them: the nights are one line of sale, dinners, baskets and tours each one more.
import { type Fact, type FactId, factValue, type SaleLine } from '../../facts/fact.ts';
import { isNightsLine } from '../../facts/nights-line.ts';
import { isSameThing, isTold } from '../../facts/sale-lines.ts';
import type { QuestionId, Reading } from '../interview.ts';
import { blankOut } from './clauses.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { isLodging } from './find-lodging.ts';
import { togetherFacts } from './lines-together.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import type { ReadingContext } from './reading-context.ts';
import { type SoldWithNights, soldWithNights, type ThingBeside } from './things-beside-nights.ts';
import { topicKept } from './topic-kept.ts';

const TELLS: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume', 'unit-cost', 'read-back']);
const DAYS_A_MONTH = 365 / 12;
const LABEL = { es: 'noches', en: 'nights' } as const;

/** The reading of the rest with the lines, where the nights are told or known and of something beside them both price and number. */
export function readWithThingsBesideNights(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const { question, known, language, today } = context;
  if (!TELLS.has(question) || !/\d/.test(words)) return read(words);
  const ground = prepareGround(words, question, language, today);
  if (!isLodging(ground, known.sector?.value)) return read(words);
  const sold = soldWithNights(ground, findAmounts(ground), question === 'unit-cost');
  const before = factValue(known, 'lines') ?? [];
  const isBeside = sold.things.some(({ price, units }) => (price !== undefined && units !== undefined) || before.length > 0);
  const isOfNights = before.length > 0 && sold.nights !== null;
  if (!isBeside && !isOfNights) return read(words);
  const isReadBack = question === 'read-back';
  const told = [...sold.things, ...(isReadBack && sold.nights ? [sold.nights] : [])];
  const spans = told.flatMap((thing) => thing.spans);
  const rest = read(blankOut(words, spans).trimEnd());
  const lines = linesOf(sold, rest.facts, context);
  if (lines === null) return read(words);
  const [first, last] = [Math.min(...spans.map(({ start }) => start)), Math.max(...spans.map(({ end }) => end))];
  const quote = quoteOf(words, context.answer, first, last);
  const unit = rest.facts.find(({ id }) => id === 'price')?.unit ?? known.price?.unit ?? known.currency?.value ?? null;
  const fact = makeFact('lines', lines, { unit, period: 'unit', quote }) as Fact<'lines'>;
  const together = togetherFacts(fact);
  const facts = [
    ...rest.facts.filter(({ id }) => !OF_LINES.has(id)).map((one) => topicKept(one, question, words)),
    fact,
    ...together,
    ...costByShare(lines, together, rest.facts, context),
    ...openingOf(rest.facts),
  ];
  const { mayMean = [], ...reading } = rest;
  const open = mayMean.filter((id) => !OF_LINES.has(id));
  return { ...reading, kind: isReadBack ? 'correction' : 'answer', facts, ...(open.length > 0 && { mayMean: open }) };
}

/** What the lines come to anew, or what is told of the nights alone. */
const OF_LINES: ReadonlySet<FactId> = new Set(['lines', 'price', 'volume', 'unitCost', 'saleUnit', 'targetVolume', 'volumeFromStart']);

/** The nights, then what was sold beside them before, then what is told anew; null where the nights lack their price or number, or nothing changes. */
function linesOf({ things, nights }: SoldWithNights, rest: readonly Fact[], context: ReadingContext): readonly SaleLine[] | null {
  const before = factValue(context.known, 'lines') ?? [];
  const ofNights = nightsLine(nights, rest, context);
  if (ofNights === null) return null;
  const kept = before
    .filter((line) => !isNightsLine(line))
    .map((line) =>
      over(
        line,
        things.find(({ label }) => isSameThing(label, line.label)),
      ),
    );
  const added = things
    .filter(({ label }) => !before.some((line) => isSameThing(line.label, label)))
    .flatMap(({ label, price, units, cost }) =>
      price === undefined || units === undefined
        ? []
        : [{ label, price, units, ...(cost !== undefined && cost < price && { unitCost: cost }) }],
    );
  const lines = [ofNights, ...kept, ...added];
  return lines.length < 2 || !lines.every(isTold) ? null : lines;
}

function over(line: SaleLine, told: ThingBeside | undefined): SaleLine {
  if (told === undefined) return line;
  const { price = line.price, units = line.units, cost = line.unitCost } = told;
  return { label: line.label, price, units, ...(cost !== undefined && cost < price && { unitCost: cost }) };
}

/** At full pace. What the answer says of the nights right there goes before what it seems to say of sales at all. */
function nightsLine(nights: ThingBeside | null, rest: readonly Fact[], { question, known, language }: ReadingContext): SaleLine | null {
  const before = known.lines?.value.find(isNightsLine);
  const isSure = question === 'read-back';
  const said = (id: 'price' | 'volume' | 'targetVolume' | 'unitCost') =>
    rest.find((fact): fact is Fact<typeof id> => fact.id === id)?.value;
  const of = (id: 'price' | 'volume' | 'targetVolume') => (known.lines === undefined ? factValue(known, id) : undefined);
  const price = (isSure ? nights?.price : undefined) ?? said('price') ?? before?.price ?? of('price');
  const sold = Math.max(said('volume') ?? 0, said('targetVolume') ?? 0) || undefined;
  const knownUnits = before?.units ?? (Math.max(of('volume') ?? 0, of('targetVolume') ?? 0) || undefined);
  const units = (isSure ? nights?.units : undefined) ?? sold ?? knownUnits ?? nightsLet(rest, known);
  const cost = (isSure ? nights?.cost : undefined) ?? said('unitCost') ?? before?.unitCost ?? costBefore(known);
  if (price === undefined || units === undefined) return null;
  return { label: before?.label ?? LABEL[language], price, units, ...(cost !== undefined && cost < price && { unitCost: cost }) };
}

function costBefore({ lines, unitCost }: ReadingContext['known']): number | undefined {
  return lines === undefined && unitCost?.unit !== 'percent' ? unitCost?.value : undefined;
}

/** Those of the rooms at the part of the nights that is let. */
function nightsLet(rest: readonly Fact[], known: ReadingContext['known']): number | undefined {
  const [rooms, occupancy] = (['rooms', 'occupancy'] as const).map(
    (id) => (rest.find((fact) => fact.id === id)?.value as number | undefined) ?? factValue(known, id),
  );
  return rooms === undefined || occupancy === undefined ? undefined : Math.round((rooms * DAYS_A_MONTH * occupancy) / 100);
}

/** Nobody told what one of the things costs: each sale costs the part of its price that a night does. */
function costByShare(
  lines: readonly SaleLine[],
  together: readonly Fact[],
  rest: readonly Fact[],
  { known }: ReadingContext,
): readonly Fact[] {
  if (together.some(({ id }) => id === 'unitCost')) return [];
  const cost = rest.find((fact): fact is Fact<'unitCost'> => fact.id === 'unitCost') ?? known.unitCost;
  const price = together.find((fact): fact is Fact<'price'> => fact.id === 'price')?.value;
  const nights = lines[0]?.price ?? 0;
  if (!cost || cost.unit === 'percent' || price === undefined || known.lines !== undefined || cost.value >= nights)
    return cost && rest.includes(cost) ? [cost] : [];
  return [{ ...cost, value: roundMoney((cost.value * price) / nights), origin: 'derived' }];
}

/** The nights of the first month, told beside those they climb to, as the part of a normal one. */
function openingOf(rest: readonly Fact[]): readonly Fact[] {
  const first = rest.find((fact): fact is Fact<'volume'> => fact.id === 'volume');
  const target = rest.find((fact): fact is Fact<'targetVolume'> => fact.id === 'targetVolume');
  if (!first || !target || first.value >= target.value) return [];
  return [
    makeFact('openingShare', Math.round((100 * first.value) / target.value), { unit: 'percent', quote: first.quote, origin: 'derived' }),
    makeFact('openingMonths', 1, { unit: 'months', quote: first.quote, origin: 'derived' }),
  ];
}
