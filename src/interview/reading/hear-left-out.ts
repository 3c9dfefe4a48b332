// «En la inversión te faltaron las 5 lavadoras, que son 160 mil, y me pusiste 5.200 que no van ahí», "the washers are what I buy to open, 5 at 3,200": what is
// bought and was left out, or was taken for a purchase and is none, told at the read-back by the name of the investment or the nature of the thing.
import { type Fact, factValue, type MoneyItem } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { blankOut, type Span } from './clauses.ts';
import { factsAs } from './collect-facts.ts';
import { isSum, type Sum } from './correct-costs.ts';
import { findAmounts } from './find-amounts.ts';
import { type Hear, hearRest } from './hear-rest.ts';
import { LEFT_OUT } from './left-out.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { oneNamed } from './names-label.ts';
import { namesThing } from './names-thing.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

const OF_OPENING =
  /(?<![a-z])(?:inversion|lo que (?:compr\w+|hay que comprar|tengo que comprar|necesito comprar)|(?:las )?compras|(?:l[oa]s? )(?:compro|compramos|voy a comprar)|para (?:abrir|arrancar|empezar)|investment|to open|opening costs?|what (?:i|we) (?:buy|need to buy|have to buy)|purchases|(?:i|we)(?:'ll| will)? buy(?:ing)?|start-?up costs?)(?![a-z])/;
const IS_BOUGHT =
  /(?<![a-z])(?:son|es|are|is) (?:(?:parte )?de la inversion|lo que (?:compr\w+|hay que comprar)|una? (?:compra|inversion)|compras|part of the investment|what (?:i|we) (?:buy|need to buy|have to buy)|a purchase|purchases)(?![a-z])|(?<![a-z])l[oa]s? (?:compro|compramos|voy a comprar)|(?<![a-z])(?:it's|they're|(?:i|we)(?:'ll)?) (?:bought|buy(?:ing)? (?:it|them))/;
const MACHINE =
  /(?<![a-z])(?:lavadoras?|secadoras?|maquin\w+|hornos?|neveras?|refri\w*|congelador\w*|camaras?|motos?|motocicletas?|camionetas?|furgo\w*|carros?|coches?|remolques?|muebles|mobiliario|mostrador\w*|anaquel\w*|estanter\w+|obras?|reformas?|instalacion\w*|remodelacion|letreros?|rotulos?|deposito|fianza|computador\w*|ordenador\w*|laptops?|impresoras?|herramientas?|cisternas?|tinacos?|equipos?|equipamiento|washers?|washing machines?|dryers?|machines?|machinery|ovens?|fridges?|freezers?|vans?|trucks?|trailers?|furniture|shelving|fit-?outs?|refits?|signs?|deposits?|computers?|printers?|tools|equipment)(?![a-z])/;
const OF_SALES_OR_MONTH =
  /(?<![a-z])(?:(?<!no (?:l[oa]s )?)(?:vendo|vendemos|cobro|cobramos|alquilo|alquilamos)|(?<!(?:don't|not) )(?:i|we) (?:sell|charge|rent out)|al mes|mensual\w*|cada mes|a month|per month|monthly|por venta|per sale)(?![a-z])/;
/** What is no purchase, though it was taken for one. */
const TAKES =
  /(?<![a-z])(?:pusiste|has puesto|metiste|quit\w+|sobra[n]?|no va[n]?|no es|no son|no entra[n]?|you (?:put|added|have)|take (?:out|off)|remove|drop|doesn't belong|isn't|not part)(?![a-z])/;
const TOTAL =
  /(?<![a-z])(?:total|inversion(?: total| inicial)?|suma|investment|all (?:of it|together))(?: (?:me |nos |de la inversion |of the investment ))? ?(?:es|son|da|seria[n]?|queda(?: en)?|tiene que (?:ser|dar)|is|are|comes? to|should be|makes)(?: de| unos| about| of)? ?[$€£]?$/;

/** How the words of a purchase open and close. */
const LEADS =
  /^[\s,;:.]*(?:(?:no|y|and|pero|but|tambi[eé]n|also|oye|ah|oh|bueno|ay)[,\s]+)*(?:(?:en|de|a|in|from|to) (?:la |lo de la |the |my |our )?(?:inversi[oó]n|investment|lo que compro|compras|purchases)[,:]?\s+)?(?:(?:te|me|se te|nos|os|you(?:['’]ve)?|i)\s+)?(?:falt\p{L}+|olvid\p{L}+|dejaste(?: fuera)?|pasaron|pas[oó]|no (?:pusiste|contaste|incluiste)|missed|left(?: out)?|forgot|agrega\p{L}*|a[ñn]ad\p{L}+|suma\p{L}*|pon\p{L}*|mete\p{L}*|add)?\s*(?:en la inversi[oó]n|a la inversi[oó]n|to the investment|in the investment|de la inversi[oó]n)?\s*(?:(?:el|la|los|las|the|un|una|an?|mi|mis|my|our)\s+)?/iu;
/** "You left the van out of the investment". */
const OUT_OF_IT = /\s(?:out|off)(?:\s(?:of|from)\s(?:the|my|our)\s(?:investment|purchases|list|opening costs?))?(?=[\s,.;:]|$)/iu;
/** Twenty times the dearest thing sold is no other thing sold. */
const FAR_DEARER = 20;
const NEARLY = 1;

/** `hear` hears what is left, knowing what is bought. */
export function hearLeftOut(ground: Ground, context: ReadingContext, hear: Hear): Reading {
  const told = leftOutIn(ground, context);
  return told === null ? hear(ground, context) : hearRest(told.facts, blankOut(ground.text, told.spans), context, hear);
}

interface Told {
  readonly facts: readonly Fact[];
  readonly spans: readonly Span[];
}

function leftOutIn(ground: Ground, context: ReadingContext): Told | null {
  const { known } = context;
  const before = factValue(known, 'investment');
  if (before === undefined) return null;
  const sums = findAmounts(ground).filter(isSum);
  const total = sums.find((sum) => TOTAL.test(ground.folded.slice(0, sum.start).replace(/^.*[.;!?](?=\s)/s, '')));
  const sentences = sentencesOf(ground.text).map(spanOf);
  const own = sentences.filter((span) => tellsPurchase(ground, span, context));
  const old = factValue(known, 'investmentItems') ?? [];
  const taken = own.flatMap((span) => takenIn(ground, sums, span));
  // What does not belong there and is not there either is no purchase all the same.
  const gone = old.filter(({ amount }) => taken.some((sum) => sum.low === amount));
  const added = own.flatMap((span) => addedOf(ground, sums, span, [...taken, ...(total ? [total] : [])], context));
  const [first] = own;
  if (!first || added.length + gone.length === 0) return null;
  const kept = old.filter((item) => !gone.includes(item));
  const items = withAdded(kept, added);
  const all = sumOf(items.map(({ amount }) => amount));
  const isWhole = Math.abs(sumOf(old.map(({ amount }) => amount)) - before) < NEARLY;
  const moved = all - sumOf(old.map(({ amount }) => amount));
  const value = total?.low ?? roundMoney(isWhole ? all : before + moved);
  const details = { unit: known.investment?.unit ?? null, quote: quoteOf(ground.text, context.answer, first.start, first.end) };
  const totals = total ? sentences.filter(({ start, end }) => total.start >= start && total.start < end) : [];
  return {
    facts: [
      makeFact('investmentItems', items, details),
      makeFact('investment', value, { ...details, ...(total ? {} : { origin: 'derived' }) }),
    ],
    spans: [...own, ...totals],
  };
}

/** What is known by that name takes the sum told anew. */
function withAdded(kept: readonly MoneyItem[], added: readonly MoneyItem[]): readonly MoneyItem[] {
  const items = [...kept];
  for (const item of added) {
    const same = oneNamed(foldText(item.label), kept);
    const at = same === undefined ? -1 : items.indexOf(same);
    if (at < 0) items.push(item);
    else items[at] = { label: items[at]?.label ?? item.label, amount: item.amount };
  }
  return items;
}

/** Named as what opening takes, or left out and by its nature and its price nothing that is sold. */
function tellsPurchase({ folded }: Ground, { start, end }: Span, { known }: ReadingContext): boolean {
  const words = folded.slice(start, end).replaceAll('’', "'");
  if (!/\d/.test(words) || OF_SALES_OR_MONTH.test(words)) return false;
  if (IS_BOUGHT.test(words)) return true;
  if (!LEFT_OUT.test(words) && !ADDS.test(words)) return false;
  if (OF_OPENING.test(words)) return true;
  const dearest = Math.max(factValue(known, 'price') ?? 0, ...(factValue(known, 'lines') ?? []).map(({ price }) => price));
  const largest = Math.max(
    0,
    ...[...words.matchAll(/(\d[\d.,]*)( mil| k|k| thousand| grand)?/g)].map(
      ([, digits = '', scale]) => Number(digits.replace(/[.,](?=\d{3})/g, '').replace(',', '.')) * (scale ? THOUSAND : 1),
    ),
  );
  return MACHINE.test(words) && dearest > 0 && largest >= dearest * FAR_DEARER;
}

const ADDS = /(?<![a-z])(?:agreg\w+|anad\w+|sum(?:a|ale|ar)|pon(?:le|me|er)?|met(?:e|ele|er)|inclu\w+|add|include|put)(?![a-z])/;
const THOUSAND = 1000;

/** The sums that are said not to belong there. */
function takenIn({ folded }: Ground, sums: readonly Sum[], { start, end }: Span): readonly Sum[] {
  const own = sums.filter((sum) => sum.start >= start && sum.end <= end);
  return own.filter((sum, at) => TAKES.test(folded.slice(own[at - 1]?.end ?? start, sum.start)));
}

function addedOf(
  ground: Ground,
  sums: readonly Sum[],
  { start, end }: Span,
  spent: readonly Sum[],
  context: ReadingContext,
): readonly MoneyItem[] {
  const until = Math.min(end, ...spent.filter((sum) => sum.start >= start && sum.start < end).map((sum) => clauseStart(ground, sum)));
  const words = ground.text.slice(start, until);
  const isBought = IS_BOUGHT.exec(foldText(words));
  const said = isBought
    ? `${words.slice(0, isBought.index)}${words.slice(isBought.index + isBought[0].length).replace(/^[^,;:\d]*/u, '')}`
    : words;
  const bare = said
    .replace(LEADS, '')
    .replace(OUT_OF_IT, '')
    .replace(/[\s.;!?,]+$/u, '');
  if (!sums.some((sum) => sum.start >= start && sum.end <= until)) return [];
  const facts = factsAs('investment', bare, { ...context, question: 'investment', known: currencyOf(context) });
  const items = facts.find((fact): fact is Fact<'investmentItems'> => fact.id === 'investmentItems')?.value ?? [];
  if (items.length > 0) return items.filter(({ label }) => namesThing(label));
  const amount = facts.find((fact): fact is Fact<'investment'> => fact.id === 'investment')?.value;
  const label = `${/^(?:\d+ )?[^,;:\d]*\p{L}{3}[^,;:\d]*/u.exec(bare)?.[0] ?? ''} `.replace(CLOSES, '').trim();
  return amount !== undefined && namesThing(label) ? [{ label, amount }] : [];
}

/** «Las lavadoras, que son 160 mil»: what says the price is none of the name. */
const CLOSES = /[\s,]+(?:(?:que|which|that)(?:\s|['’]s\s?))?(?:(?:son|es|cuestan?|salen?|valen?|is|are|at|a|de|for|por)\s*)*$/iu;

function currencyOf({ known }: ReadingContext): ReadingContext['known'] {
  const { currency, country } = known;
  return { ...(currency && { currency }), ...(country && { country }) };
}

/** Where what is said of a sum begins: after the joint before it. */
function clauseStart({ folded }: Ground, { start }: Sum): number {
  const lead = folded.slice(0, start);
  return Math.max(0, ...[...lead.matchAll(/(?:,| y | and | pero | but )(?=[^,]*$)/g)].map(({ index }) => index));
}
