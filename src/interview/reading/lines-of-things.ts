// Several things sold, told one after the other, as the lines of sale with what they come to: those known by name keep what is not told anew of them, and
// what is told besides them joins them.
import type { CurrencyCode } from '../../countries/country.ts';
import { type Fact, factValue, type SaleLine } from '../../facts/fact.ts';
import { isSameThing, isTold, takeTogether } from '../../facts/sale-lines.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, AmountPeriod, Ground } from './amount.ts';
import { isLodging } from './find-lodging.ts';
import { productKnown } from './known-product.ts';
import { areDistinct } from './label-lines.ts';
import { LEFT_OUT } from './left-out.ts';
import { togetherFacts } from './lines-together.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { openingOfThings } from './opening-of-things.ts';
import type { ReadingContext } from './reading-context.ts';
import { type Thing, type ThingsSold, thingsSold } from './things-sold.ts';
import { unitsOf } from './units-of-thing.ts';

const TELLS_SALES: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume', 'read-back']);
/** How far what they come to may be from the total told beside them. */
const NEARLY = 0.05;

export interface LinesOfThings {
  readonly facts: readonly Fact[];
  /** Whether what the opening sells is told with them. */
  readonly isRamped: boolean;
}

/** Null where one of them lacks its price or its number, or where the total told beside them is another. */
export function linesOfThings(
  ground: Ground,
  amounts: readonly Amount[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): LinesOfThings | null {
  const { question, known } = context;
  if (!TELLS_SALES.has(question) || isLodging(ground, known.sector?.value)) return null;
  const before = linesKnown(context);
  const sold = thingsSold(
    ground,
    amounts,
    before.map(({ label }) => label),
  );
  if (sold === null || !sold.things.some(({ price, count }) => price && (count || before.length > 0))) return null;
  const told = sold.things.map((thing) => lineOf(thing, sold, ground, context, before));
  if (told.some((line) => line === null)) return null;
  const lines = laidOver(told as readonly SaleLine[], before, ground, known.lines !== undefined);
  if (lines === null || lines.length < FEWEST || lines.length > MOST || !areDistinct(lines.map(({ label }) => label))) return null;
  if (!lines.every(isTold) || !comesTo(lines, sold)) return null;
  const quote = quoteOf(ground.text, context.answer, sold.start, sold.end);
  const isMonthly = sold.things.every(({ price }) => price?.per === 'month');
  const unit = currency ?? known.lines?.unit ?? known.price?.unit ?? null;
  const fact = makeFact('lines', lines, { unit, period: isMonthly ? 'month' : 'unit', quote }) as Fact<'lines'>;
  const opening = openingOfThings(ground, amounts, sold, lines, context);
  return { facts: [fact, ...withCostShare(togetherFacts(fact), lines, context), ...opening], isRamped: opening.length > 0 };
}

/** Nobody told what one thing more costs: each sale costs the part of its price that it did. */
function withCostShare(facts: readonly Fact[], lines: readonly SaleLine[], { known }: ReadingContext): readonly Fact[] {
  const { unitCost, price: before } = known;
  if (!unitCost || !before || known.lines || unitCost.unit === 'percent' || facts.some(({ id }) => id === 'unitCost')) return facts;
  const sold = sumOf(lines.map(({ units }) => units ?? 0));
  const price = sumOf(lines.map((line) => line.price * (line.units ?? 0))) / sold;
  return [...facts, { ...unitCost, value: roundMoney((unitCost.value * price) / before.value), origin: 'derived' }];
}

const FEWEST = 2;
const MOST = 6;

/** What is sold so far: several things by name, or the one. */
function linesKnown(context: ReadingContext): readonly SaleLine[] {
  const lines = factValue(context.known, 'lines');
  if (lines !== undefined) return lines.filter(isTold);
  const only = productKnown(context);
  return only === null ? [] : [only];
}

/** With what is known of it where it is not told; null where its price or its number is known of nowhere. */
function lineOf(thing: Thing, sold: ThingsSold, ground: Ground, context: ReadingContext, before: readonly SaleLine[]): SaleLine | null {
  const isOnly = context.known.lines === undefined && before.length === 1;
  const own =
    before.find(({ label }) => isSameThing(label, thing.label)) ??
    (isOnly ? before.find(({ price }) => price === thing.price?.value) : undefined);
  const price = thing.price?.value ?? own?.price;
  const units = thing.count ? unitsOf(thing.count, sold, ground, context) : own?.units;
  if (price === undefined || units == null || (thing.price && !PRICED.has(thing.price.per))) return null;
  const cost = thing.cost?.value ?? own?.unitCost;
  return { label: longer(thing.label, own?.label), price, units, ...(cost !== undefined && cost < price && { unitCost: cost }) };
}

/** What a price may be told for. */
const PRICED: ReadonlySet<AmountPeriod | null> = new Set([null, 'unit', 'hour', 'day', 'month']);

function longer(label: string, known: string | undefined): string {
  return known !== undefined && isSameThing(label, known) ? known : label;
}

/** Those told, over those known: anew where all are told, beside the others where some are. Null where nothing says that they belong together. */
function laidOver(
  told: readonly SaleLine[],
  before: readonly SaleLine[],
  { folded }: Ground,
  areNamed: boolean,
): readonly SaleLine[] | null {
  if (before.length === 0) return told;
  // «120 empanadas de bar a 16,50», once «bares» are 120 at 16.50: the same, under another name.
  const ownOf = (line: SaleLine) =>
    told.find(({ label, price, units }) => isSameThing(label, line.label) || (price === line.price && (!areNamed || units === line.units)));
  const isAll = before.every((line) => ownOf(line) !== undefined);
  const isAdded = LEFT_OUT.test(folded) || ADDS.test(folded);
  if (isAll || (TELLS_ALL.test(folded) && !isAdded && told.length > before.length)) return told;
  const isNamed = before.some((line) => ownOf(line) !== undefined);
  if (!isAdded && (isNamed || told.length < Math.max(FEWEST, before.length))) return isNamed ? joined(told, before, ownOf) : null;
  if (!isAdded) return areNamed && !TELLS_ALL.test(folded) ? null : told;
  return joined(told, before, ownOf);
}

function joined(
  told: readonly SaleLine[],
  before: readonly SaleLine[],
  ownOf: (line: SaleLine) => SaleLine | undefined,
): readonly SaleLine[] {
  const kept = before.map((line) => ownOf(line) ?? line);
  return [...kept, ...told.filter((line) => !kept.includes(line))];
}

/** «Te faltan los talleres», "you've dropped the slices", "the other two products". */
const ADDS =
  /(?<![a-z])(?:faltan?|dropped|missing|left out|lost|dejado fuera|olvid\w+|(?:the|l[oa]s) (?:other|otr[oa]s)|also|tambien|ademas|aparte|as well|on top|besides|plus)(?![a-z])/;
/** "I sell three things", «son tres cosas». */
const TELLS_ALL =
  /(?<![a-z])(?:(?:two|three|four|five|six|dos|tres|cuatro|cinco|seis|\d) (?:things|cosas|products|productos|services|servicios|lines|lineas)|(?:i|we) sell|vend(?:o|emos))(?![a-z])/;

/** Whether the total told beside them, if any, is theirs. */
function comesTo(lines: readonly (SaleLine & { readonly units: number })[], { totals }: ThingsSold): boolean {
  const { price, units } = takeTogether(lines);
  const parts = [price * units, units, ...lines.map((line) => line.price * line.units)];
  return totals.every(({ value }) => parts.some((sum) => Math.abs(value - sum) <= NEARLY * value));
}
