// What a sale costs, told out of its price («de esos 125 se van 42 en carne…») or by its name («el costo por cliente son 42»), and the fee of the card for
// the part of the sales that is paid with one: «el 45 por ciento paga con tarjeta y la terminal cobra 3.6».
import { type Fact, factValue } from '../../facts/fact.ts';
import type { QuestionId, Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { blankOut, type Span } from './clauses.ts';
import { fractionIn } from './cost-in-parts.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

const TELLS: ReadonlySet<QuestionId> = new Set(['unit-cost', 'odd-unit-cost', 'read-back']);
const CARD = /(?<![a-z])(?:tarjetas?|terminal|tpv|datafono|cards?|contactless|square|zettle|sumup|clip|stripe|mercado ?pago)(?![a-z])/;
const PAID =
  /(?<![a-z])(?:pag[au]\w*|cobr(?:o|amos|are|aremos)|con tarjeta|pays?|paid|paying|by card|on (?:a )?card|card (?:sales|payments))(?![a-z])/;
/** No card takes more of a sale, and no smaller part of the sales is worth telling. */
const MOST_FEE = 8;
/** «La terminal cobra 3.6»: percent, though nobody said so. */
const BARE_FEE =
  /(?<![a-z])(?:cobra[n]?|se (?:queda|lleva)[n]?(?: con)?|comision(?: es)?(?: de| del)?|charges?|takes?|fee(?: is)?(?: of)?) (\d(?:[.,]\d+)?)(?= ?(?:[,;)]|\.(?!\d)|$|y |and ))/;
const LEADS = /(?:[,;:(]|(?<![a-z])(?:y|and|mas|plus))[^,;:(]*$/;
/** A total told beside its parts is rounded. */
const NEARLY = 0.02;

const NUMBER = '[$€£]?(\\d[\\d.,]*\\d|\\d)(?: ?(?:€|euros?|pesos|soles|pounds|dollars))?';
/** Out of the price, and by its name. */
const OUT_OF_PRICE = [
  new RegExp(
    `(?<![a-z])(?:de|of|out of) (?:es[oa]s?|los|las|those|that|the) ${NUMBER},? (?:se (?:me |nos )?van?|(?:me|nos) (?:cuestan?|gasto|gastamos)|gasto|goes?|is|costs?|about) (?:unos |unas |como |about |around )?${NUMBER}`,
  ),
  new RegExp(`(?<![a-z])${NUMBER} (?:de|of|out of) (?:es[oa]s|los|las|those|the) ${NUMBER}(?: (?:se (?:me |nos )?van?|goes?))`),
];
const BY_NAME = new RegExp(
  `(?<![a-z])(?:el |mi |my |the )?(?:(?:coste|costo|gasto) por (?:cliente|persona|venta|ticket|pedido|unidad|servicio|visita|comensal)|cost (?:per|of (?:a|each|one)) (?:customer|sale|person|order|ticket|unit|visit|head))(?: (?:es|son|is|are|de|of|sale|unos|unas|about|around|en|a))* ${NUMBER}(?![\\d.,]*\\d| ?%)`,
);

export function readWithCardFee(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const price = factValue(context.known, 'price');
  if (!TELLS.has(context.question) || price === undefined || context.known.lines !== undefined) return read(words);
  const ground = prepareGround(words, context.question, context.language, context.today);
  if (!CARD.test(ground.folded) && !OUT_OF_PRICE.some((pattern) => pattern.test(ground.folded))) return read(words);
  const fee = cardFee(ground);
  const named = statedCost(ground, price);
  if (named === null && fee?.share === undefined) return read(words);
  const reading = read(fee ? blankOut(words, [fee.span]) : words);
  const base = named ?? reading.facts.find(({ id }) => id === 'unitCost')?.value;
  if (typeof base !== 'number') return read(words);
  const sum = roundMoney(base + ((fee?.share ?? 0) * (fee?.percent ?? 0) * price) / 10_000);
  const told = ground.numerals.find(({ low }) => low !== base && Math.abs(low - sum) <= NEARLY * sum)?.low;
  return withCost(ground, reading, { value: told ?? sum, isDerived: sum !== base && told === undefined }, context);
}

/** The reading with this cost, and no other figure that its numbers were taken for. */
function withCost(
  { text }: Ground,
  reading: Reading,
  { value, isDerived }: { readonly value: number; readonly isDerived: boolean },
  { answer, question, known }: ReadingContext,
): Reading {
  const read = reading.facts.find(({ id }) => id === 'unitCost');
  const isOther = ({ id, value: other }: Fact) =>
    id === 'unitCost' || id === 'unitCostItems' || (question === 'read-back' && (id === 'investment' || id === 'price') && other === value);
  const cost = makeFact('unitCost', value, {
    unit: read?.unit ?? known.price?.unit ?? null,
    period: 'unit',
    quote: quoteOf(text, answer, 0, text.length),
    origin: isDerived ? 'derived' : 'said',
  });
  const kind = question === 'read-back' ? 'correction' : reading.kind === 'unclear' ? 'answer' : reading.kind;
  return { ...reading, kind, facts: [...reading.facts.filter((fact) => !isOther(fact)), cost] };
}

interface CardFee {
  readonly percent: number;
  /** Of the sales, percent; undefined where nobody said. */
  readonly share: number | undefined;
  readonly span: Span;
}

function cardFee(ground: Ground): CardFee | null {
  const { folded } = ground;
  const percents = findAmounts(ground).filter((amount) => amount.kind === 'percent');
  for (const { start, end } of sentencesOf(ground.text).map(spanOf)) {
    const said = folded.slice(start, end);
    if (!CARD.test(said)) continue;
    const own = percents.filter((percent) => percent.start >= start && percent.start < end);
    const fee = own.find((percent) => middle(percent) < MOST_FEE);
    const bare = fee ? null : BARE_FEE.exec(said);
    const percent = fee ? middle(fee) : bare ? Number(bare[1]?.replace(',', '.')) : Number.NaN;
    if (!(percent > 0 && percent < MOST_FEE)) continue;
    const part = own.find((one) => middle(one) > MOST_FEE);
    const fraction = part ? null : fractionIn(said);
    const share = !PAID.test(said) ? undefined : part ? middle(part) : fraction ? fraction.value * 100 : undefined;
    const marks = [
      ...own.map((one) => one.start - start),
      ...(bare ? [bare.index] : []),
      ...(fraction ? [fraction.start] : []),
      said.search(CARD),
    ];
    const ends = [...own.map((one) => one.end - start), ...(bare ? [bare.index + bare[0].length] : []), lastOf(said)];
    const lead = LEADS.exec(said.slice(0, Math.min(...marks)))?.index ?? 0;
    return { percent, share, span: { start: start + lead, end: start + Math.max(...ends) } };
  }
  return null;
}

/** Where the last word of a card ends. */
function lastOf(said: string): number {
  const last = [...said.matchAll(new RegExp(CARD.source, 'g'))].at(-1);
  return last ? last.index + last[0].length : 0;
}

/** The cost told out of the price, or by its name. */
function statedCost({ folded, numerals }: Ground, price: number): number | null {
  const at = (index: number) => numerals.find(({ start, end }) => start <= index && index < end)?.low;
  for (const pattern of OUT_OF_PRICE) {
    const match = pattern.exec(folded);
    const numbers = match
      ? numerals.filter(({ start, end, isArticle }) => !isArticle && start >= match.index && end <= match.index + match[0].length)
      : [];
    const cost = numbers.find(({ low }) => low !== price)?.low;
    if (cost !== undefined && cost < price && numbers.some(({ low }) => low === price)) return cost;
  }
  const named = BY_NAME.exec(folded);
  const cost = named ? at(named.index + named[0].search(/\d/)) : undefined;
  return cost !== undefined && cost < price ? cost : null;
}
