// «95 euros de media, desde 60 un grifo hasta 400 un calentador»: from how much to how much is charged, where the price is an average.
import type { CurrencyCode } from '../../countries/country.ts';
import type { Fact } from '../../facts/fact.ts';
import type { Amount, Ground, Money, Plain } from './amount.ts';
import { averageAt, tellsMeanOfAll } from './average-price.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

/** The least and the most, beside the average that was told or that of lines whose volumes are open. */
export function findPriceSpread(
  ground: Ground,
  amounts: readonly Amount[],
  found: readonly Fact[],
  { question, answer }: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const price = found.findLast(({ id }) => id === 'price');
  if ((question !== 'revenue' && question !== 'price') || price === undefined) return [];
  const monies = pricesAmong(ground, amounts);
  const range = monies.length === 1 && tellsMeanOfAll(ground) ? rangeIn(ground, amounts) : [];
  const at = range.length > 0 ? 0 : averageAt(ground, monies);
  const others = monies.filter(({ per }, index) => index !== at && (per === null || per === 'unit' || per === monies[at]?.per));
  const lines = found.find((fact): fact is Fact<'lines'> => fact.id === 'lines')?.value ?? [];
  const charged = at >= 0 ? [...others, ...range].flatMap(({ low, high }) => [low, high]) : lines.map((line) => line.price);
  const isOpen = at >= 0 ? price.value === monies[at]?.low : lines.every(({ units }) => units === null);
  const [low, high] = [Math.min(...charged), Math.max(...charged)];
  if (!isOpen || charged.length < 2 || low >= (price.value as number) || high <= (price.value as number)) return [];
  const quote = quoteOf(ground.text, answer, monies[0]?.start ?? 0, monies.at(-1)?.end ?? 0);
  return [makeFact('priceSpread', [low, high] as never, { unit: currency, quote })];
}

/** Those told with one that is written as money, where any is; what goes into a sale is no price of it. */
function pricesAmong({ folded }: Ground, amounts: readonly Amount[]): readonly Money[] {
  const monies = amounts.filter((amount): amount is Money => amount.kind === 'money');
  const signed = monies.filter(({ currency }) => currency !== null);
  const isWith = (one: Money, other: Money) =>
    !/[.;!?](?=\s|$)|\n/.test(folded.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)));
  const isPrice = (money: Money) => signed.length === 0 || signed.some((other) => isWith(money, other));
  return monies.filter((money) => isPrice(money) && !COST_LEAD.test(folded.slice(Math.max(0, money.start - 120), money.start)));
}

/** In its own sentence. */
const COST_LEAD =
  /(?<![a-z])(?:spend|costs? (?:me|us)|gast(?:o|amos)|costo de|coste de|costos? (?:directos?|variables?)|insumos|se (?:me |nos )?van?|(?:me|nos) cuesta[n]?|materials|fees? (?:is|are))(?![a-z])[^.;!?\n]*(?:[.,]\d[^.;!?\n]*)*$/;

/** «Desde 60 un grifo hasta 400 cambiar un calentador»: numbers whose money was named before. */
function rangeIn({ folded }: Ground, amounts: readonly Amount[]): readonly Plain[] {
  const [least, most, ...others] = amounts.filter((amount) => amount.kind === 'plain');
  if (!least || !most || others.length > 0) return [];
  const isRange = FROM.test(folded.slice(0, least.start)) && UP_TO.test(folded.slice(least.end, most.start));
  return isRange ? [least, most] : [];
}

const FROM = /(?<![a-z])(?:desde|de|entre|from|between)(?: (?:l[oa]s|unos|about))* $/;
const UP_TO = /(?<![a-z])(?:hasta|a|y|to|up to|and)(?: (?:l[oa]s|unos|about))* $/;
