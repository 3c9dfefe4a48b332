// What is sold, told thing by thing, as lines of sale: with what is known of each where nothing new is told of it.
import type { CurrencyCode } from '../../countries/country.ts';
import { type Fact, factValue, type SaleLine } from '../../facts/fact.ts';
import { findOpenDays } from '../../facts/open-days.ts';
import { isTold, takeTogether } from '../../facts/sale-lines.ts';
import type { AmountPeriod, Ground } from './amount.ts';
import { asMonthly, meanOfOpen, togetherFacts } from './lines-together.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { toMonthly } from './monthly-amount.ts';
import type { OfferNumber } from './offer-numbers.ts';
import type { Offer, OfferThing } from './offer-thing.ts';
import type { ReadingContext } from './reading-context.ts';

const FEWEST = 2;
const MOST = 6;
const WEEKS_A_MONTH = 52 / 12;
/** How far what they come to may be from a sum told beside them. */
const NEARLY = 0.06;
const FEE =
  /(?<![a-z])(?:planes?|plans?|cuotas?|suscripci\w+|subscriptions?|subscribers?|membership\w*|members?|soci[oa]s?|abonad[oa]s?|mensualidad\w*|retainers?|igualas?)(?![a-z])/;

/** Null where one of them has no price, a number no period, or what they come to is not what was told. */
export function offerFacts(offer: Offer, ground: Ground, context: ReadingContext, currency: CurrencyCode | null): readonly Fact[] | null {
  const { things } = offer;
  if (things.length < FEWEST || things.length > MOST) return null;
  const inMonth = monthsOf(offer, ground, context);
  const lines = things.map((thing): SaleLine | null => {
    const { told, known, label } = thing;
    const price = told.price?.value ?? known?.price;
    const units = told.count ? inMonth(told.count) : (known?.units ?? null);
    const unitCost = told.cost?.value ?? known?.unitCost;
    if (price === undefined || (told.count && units === null)) return null;
    if (unitCost !== undefined && unitCost >= price) return null;
    return { label, price, units, ...(unitCost !== undefined && { unitCost }) };
  });
  if (lines.some((line) => line === null)) return null;
  const all = lines as readonly SaleLine[];
  if (all.every(isTold) && !comesTo(all.filter(isTold), offer)) return null;
  const isMonthly = things.every(({ told, known }) =>
    told.price ? told.price.per === 'month' : known !== null && context.known.lines?.period === 'month',
  );
  const unit = currency ?? context.known.lines?.unit ?? context.known.price?.unit ?? null;
  const fact = makeFact('lines', all, { unit, period: isMonthly ? 'month' : 'unit', quote: quoteOfOffer(things, ground, context) });
  const lined = fact as Fact<'lines'>;
  return [lined, ...(all.every(isTold) ? togetherFacts(lined) : meanOfOpen(lined))];
}

function quoteOfOffer(things: readonly OfferThing[], { text }: Ground, { answer }: ReadingContext) {
  const numbers = things.flatMap(({ told }) => Object.values(told));
  const start = Math.min(...numbers.map((number) => number.start));
  const opens = start - (/[^.;!?\n]*$/u.exec(text.slice(0, start))?.[0].trimStart().length ?? 0);
  return quoteOf(text, answer, opens, Math.max(...numbers.map(({ end }) => end)));
}

/** So many in a month: told without a period they have that of the others of their sentence, or of the answer; a month where dues are paid. */
function monthsOf({ things }: Offer, ground: Ground, { question, known }: ReadingContext): (count: OfferNumber) => number | null {
  const counts = things.flatMap(({ told }) => (told.count ? [told.count] : []));
  const worked = things.find(({ byDay, told }) => byDay && told.count?.per === 'month');
  const daysAMonth = worked?.byDay ? (worked.told.count?.value ?? 0) / worked.byDay.value : null;
  const days = daysAMonth === null ? findOpenDays(ground.folded) : daysAMonth / WEEKS_A_MONTH;
  const areDues = FEE.test(ground.folded) || factValue(known, 'revenueShape') === 'subscription';
  const isAsked = question === 'volume' || question === 'read-back' || known.lines !== undefined || known.volume !== undefined;
  return (count) => {
    const lead = leadPeriod(ground, count);
    const near = counts.find(({ sentence, per }) => sentence === count.sentence && per !== null)?.per;
    const last =
      counts.findLast(({ start, per }) => start < count.start && per !== null)?.per ?? counts.find(({ per }) => per !== null)?.per;
    const per: AmountPeriod | null = count.per ?? lead ?? (areDues ? 'month' : (near ?? last ?? (isAsked ? 'month' : null)));
    if (per === null) return null;
    const monthly = toMonthly(count.value, per === 'unit' || per === 'hour' ? 'month' : per, days);
    return monthly === null ? null : asMonthly(monthly);
  };
}

/** «A la semana, cuando ya vaya bien, calculo 130 de tallarines». */
function leadPeriod({ folded }: Ground, { start }: OfferNumber): AmountPeriod | null {
  const opens = Math.max(...['.', ';', '!', '?', '\n'].map((stop) => folded.lastIndexOf(stop, start - 1))) + 1;
  const clause = folded.slice(opens, start);
  return LEADS.find(({ pattern }) => pattern.test(clause))?.per ?? null;
}

const LEADS: readonly { readonly per: AmountPeriod; readonly pattern: RegExp }[] = [
  { per: 'week', pattern: /^[^\d]{0,16}(?:a la semana|por semana|cada semana|(?:in |each |every |per )?(?:a )?week(?:ly)?)[ ,:]/ },
  { per: 'month', pattern: /^[^\d]{0,16}(?:al mes|por mes|cada mes|(?:in |each |every |per )(?:a |normal )*month|monthly)[ ,:]/ },
  { per: 'day', pattern: /^[^\d]{0,16}(?:al dia|por dia|cada dia|(?:each |every |per |a )day|daily)[ ,:]/ },
];

/** Of more things nobody sums up some: each further one would double the sums there are. */
const MOST_SUMMED = 6;

/** What one or several of them come to together. */
function sumsOfSome(sums: readonly number[]): readonly number[] {
  let found: readonly number[] = [];
  for (const sum of sums.slice(0, MOST_SUMMED)) found = [...found, ...found.map((other) => other + sum), sum];
  return found;
}

/** Whether a sum told beside them, if any, is what all, some or one of them come to. */
function comesTo(lines: readonly (SaleLine & { readonly units: number })[], { totals }: Offer): boolean {
  if (totals.length === 0) return true;
  const { price, units } = takeTogether(lines);
  const sums = lines.map((line) => line.price * line.units);
  const parts = [price * units, units, ...sumsOfSome(sums), ...lines.map((line) => line.units)];
  return totals.every(({ value, per }) => {
    const monthly = per === null ? value : (toMonthly(value, per) ?? value);
    return parts.some((sum) => Math.abs(monthly - sum) <= NEARLY * sum);
  });
}
