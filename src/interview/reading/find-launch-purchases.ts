// What getting known costs once, before the doors open, told along with the channels: «de arranque 600 en la web y 400 en fotos», "480 sign writing the van".
import type { CurrencyCode } from '../../countries/country.ts';
import type { Fact, MoneyItem } from '../../facts/fact.ts';
import type { Amount, Ground } from './amount.ts';
import { findMarketingBudget } from './find-cost-lines.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

/** Less counts flyers or hours. */
const LEAST = 20;
/** That it is paid once, and when. */
const ONCE =
  /(?<![a-z])(?:de (?:arranque|entrada|salida|inicio)|(?:para|pa) (?:empezar|arrancar|abrir|comenzar|el lanzamiento|la apertura|inaugurar)|al (?:principio|arrancar|empezar|abrir)|(?:gasto|pago|inversion) inicial|una (?:sola |unica )?vez|lanzamiento|inauguracion|to (?:start|begin|kick off|launch|open)(?: with| off)?|up ?front|one[- ]?(?:off|time)|once|launch|set[- ]?up|initial(?:ly)?|opening (?:day|night|party))(?![a-z])/;
const MONTHLY =
  /^ ?(?:€|[$£]|euros?|pesos|soles|dolares|dollars|pounds|quid|bucks)? ?(?:al|por|cada|a|per|each|every) (?:mes|month|semana|week|dia|day|ano|year)(?![a-z])|^ ?(?:€|[$£]|euros?)? ?(?:mensual|monthly|weekly)/;
/** Right after a sum, and not after so many of something. */
const SUM_ENDS =
  /^ ?(?:€|[$£]|euros?|pesos|soles|dolares|dollars|pounds|quid|bucks)?(?: ?$| ?[,.;:)!+]| (?:en|on|for|de|in|para|pa|y|and|mas|plus|the|la|el|los|las|to|al (?:principio|arrancar|empezar|abrir)|una (?:sola )?vez|once|up ?front)(?![a-z]))/;

/** What the channels cost by the month, and what they cost once. */
export function channelFigures(
  ground: Ground,
  amounts: readonly Amount[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  return [...findMarketingBudget(ground, amounts, context, currency), ...launchPurchases(ground, amounts, context, currency)];
}

function launchPurchases(
  { text, folded }: Ground,
  amounts: readonly Amount[],
  { answer }: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const sums = amounts.flatMap((amount) => {
    if (amount.kind !== 'money' && amount.kind !== 'plain' && amount.kind !== 'count') return [];
    const isOfPeriod = amount.kind !== 'plain' && amount.per !== null;
    if (isOfPeriod || middle(amount) < LEAST || (amount.kind === 'count' && amount.noun !== '')) return [];
    const after = folded.slice(amount.start).replace(/^[$€£]? ?[\d.,]*\d(?: ?(?:k|mil|grand)(?![a-z]))?/, '');
    if (amount.kind !== 'money' && GIVEN.test(folded.slice(0, amount.start))) return [];
    if (MONTHLY.test(after) || !SUM_ENDS.test(after) || !ONCE.test(sentenceAt(folded, amount.start))) return [];
    return [{ start: amount.start, end: folded.length - after.length, value: roundMoney(middle(amount)) }];
  });
  const items = sums.map(({ start, end, value }): MoneyItem => ({ label: labelOf(text.slice(0, start), text.slice(end)), amount: value }));
  const [first, last] = [sums[0], sums.at(-1)];
  if (!first || !last || !items.every(({ label }) => /\p{L}{3}/u.test(label))) return [];
  return [makeFact('investmentItems', items, { unit: currency, quote: quoteOf(text, answer, first.start, last.end) })];
}

/** "I give out 300": flyers, and no money. */
const GIVEN =
  /(?<![a-z])(?:giv(?:e|ing)|hand(?:ing)?|print(?:ing)?|drop(?:ping)?|post(?:ing)?|send(?:ing)?|ask(?:ing)?|invit\w+|repart\w+|entreg\w+|doy|damos|mand\w+|avis\w+|imprim\w+|llam\w+|visit\w+)(?: out| to| a)?(?: (?:unos|unas|about|around|like))? $/;

function sentenceAt(folded: string, at: number): string {
  const start = Math.max(...[...folded.slice(0, at).matchAll(/[.;!?\n](?=\s)/g)].map(({ index }) => index + 1), 0);
  const end = folded.slice(at).search(/[;!?\n]|\.(?=\s|$)/);
  return folded.slice(start, end < 0 ? folded.length : at + end);
}

/** «600 en la web», "the van 480": what stands after the sum with its preposition, else before it in the same breath. */
function labelOf(before: string, after: string): string {
  const own = /^ ?(?:€|[$£]|\p{L}+)? ?(?:en|on|for|de|in|para|pa) ([^,.;:!\d]+)/iu.exec(after)?.[1];
  const lead = /(?:^|[,.;:!\d])([^,.;:!\d]+?)$/u.exec(before)?.[1] ?? '';
  return (own ?? lead)
    .replace(PAID, ' ')
    .replace(JOINED, '')
    .replace(/\s+/g, ' ')
    .replace(/^\s*(?:(?:en|on|for|de|the|la|el|los|las|una?|an?|y|and|unos|unas|about|around) )*|\s+$/giu, '');
}

/** That it is paid once, and by whom. */
const PAID =
  /(?<!\p{L})(?:de (?:arranque|entrada|salida|inicio)|(?:para|pa) (?:empezar|arrancar|abrir|comenzar)|al (?:principio|arrancar|empezar|abrir)|una (?:sola |[uú]nica )?vez|to (?:start|begin|kick off|open)(?: with| off)?|up ?front|one[- ]?off|once|(?:me|nos|yo|i|we) (?:gast\p{L}+|ped\p{L}+|pag\p{L}+|spend|pay|put))(?!\p{L})/giu;
/** What joins the next sum. */
const JOINED = /[,;]? ?(?:(?<!\p{L})(?:y|and|then|luego|despu[eé]s|m[aá]s|plus|unos|unas|about|around|otros|another)[ $€£]*)+$/iu;
