// What a house that lets rooms sells beside its nights, each with its price, how many of it in a month and what one costs: «la cena 22 por persona, que saldrán
// unas 90 cenas al mes», "picnic baskets at 12, 25 or so".
import { isSameThing } from '../../facts/sale-lines.ts';
import type { Amount, Ground } from './amount.ts';
import type { Span } from './clauses.ts';
import { periodAfter } from './find-period.ts';
import { isTakenBack } from './is-taken-back.ts';
import { middle, toMonthly } from './monthly-amount.ts';
import type { Numeral } from './numeral.ts';
import { isOpeningLevel } from './opening-level.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

const FOOD_ES =
  'cenas?|comidas?|almuerzos?|desayunos?|brunch(?:es)?|meriendas?|menus?|cestas?(?: de (?:merienda|picnic|desayuno|productos|lena))?|picnics?|catas?|botellas? de vino|sacos? de lena';
const DONE_ES =
  'excursi(?:on|ones)|rutas?(?: guiadas?| a caballo)?|visitas? guiadas?|paseos? (?:a caballo|en barca|en burro)|bicis?|bicicletas?|kayaks?|piraguas?|masajes?|talleres|taller|bodas?|celebraciones|actividad(?:es)?|traslados?|sesiones de (?:spa|sauna|yoga)|clases de (?:yoga|surf|cocina)';
const FOOD_EN =
  '(?:evening )?meals?|dinners?|suppers?|lunch(?:es)?|packed lunch(?:es)?|breakfasts?|brunch(?:es)?|cream teas?|(?:picnic |breakfast |welcome )?(?:hampers?|baskets?)|picnics?|tastings?|bottles? of wine|bags? of (?:logs|firewood)';
const DONE_EN =
  'guided (?:walks?|tours?)|tours?|horse rides?|bikes?(?: hires?)?|bike rentals?|kayaks?|massages?|workshops?|weddings?|airport transfers?|transfers?|(?:yoga|surf|cooking) (?:class(?:es)?|lessons?)|sauna sessions?';
const SOLD = `(?:${FOOD_ES}|${DONE_ES}|${FOOD_EN}|${DONE_EN})(?![a-z])`;
const BESIDE = new RegExp(`(?<![a-z])${SOLD}`, 'g');
const NIGHT =
  /(?<![a-z])(?:noches?|nights?|habitacion(?:es)?|dormitorios?|rooms?|suites?|cabanas?|cabins?|apartamentos?|lodges?|estancias?|stays?)(?![a-z])/g;
/** «Doble con desayuno», "bed and breakfast": part of what the night costs, or of no price at all. */
const INSIDE =
  /(?<![a-z])(?:con|sin|incl\w*|with|without|no|media pension|bed and|bed &|b &|alojamiento y)(?: (?:el|la|su|un|una|buen|a|the|and|y|desayuno|breakfast|cena|dinner))* $/;
const MARK_BEFORE = /[€$£] ?$/;
const MARK_AFTER = /^ ?(?:€|euros?|pesos|soles|dolares|dollars|pounds|quid|bucks)(?![a-z])/;
const AT_BEFORE =
  /(?<![a-z])(?:a|at|@|por|for|cobr[a-z]+(?: a)?|charg[a-z]+|vale[n]?|sale[n]? a|price[ds]?(?: at)?|precio(?: de| es)?)(?: (?:unos|unas|about|around))? ?[$€£]?$/;
const EACH_AFTER =
  /^ ?(?:€|euros?|pesos|dollars|pounds|quid)? ?(?:por (?:persona|cabeza|barba|cliente|pareja)|cada un[oa]|la unidad|each|apiece|a head|a pop|per (?:head|person|guest|couple))(?![a-z])/;
const COSTS = /(?<![a-z])(?:(?:nos |me )?cuestan?|costes?|costos?|(?:nos|me) salen?|gast(?:o|amos|a)|costs?|costing|spend)(?![a-z])/;
const SELLS = /(?<![a-z])(?:vend\w+|cobr\w+|preci\w+|sell\w*|charg\w+|prices?)(?![a-z])/;
const COUNTED = /^ (?:[a-z]+ )?$/;
const PRICED = /^ ?(?:€|euros?|pesos|dollars|pounds|quid)? ?(?:la|el|por|por cada|cada|per|a|an|each|for (?:a|the|each)|the) (?:[a-z]+ )?$/;
const LEAD =
  /(?:(?:(?<![a-z])(?:y|e|and|plus|tambien|ademas|aparte|luego|then|also|otr[oa]s|te|se te|nos|faltan?|faltaban?|missing|you(?:'ve| have)? (?:forgotten|missed|left out)|las?|los?|el|una?|the|an?|unos|unas|of|about|around|some|cada|son|it's|(?:no|not)(?: son| es| hay)? \d[\d.,]*(?<![.,]))(?![a-z]))[ ,:]*)+$/;
const TRAIL =
  /^(?: ?(?:€|euros?|pesos|dollars|pounds|quid)(?![a-z]))?(?: (?:por (?:persona|cabeza)|cada un[oa]|each|apiece|a head|per (?:head|person)|al mes|a la semana|al dia|por noche|a month|per month|a week|per week|a day|a night|mas o menos|o asi|or so|de media))*(?:,? ?(?:ojo|eh|cuidado|mind(?: you)?|careful)?,? ?(?:y |and )?(?:no|not) (?:(?:los|las|the|son|es|a|at) )*[$€£]?\d[\d.,]*(?<![.,]))?/;

export interface ThingBeside {
  /** In the visitor's words. */
  readonly label: string;
  readonly price?: number;
  /** Of one normal month. */
  readonly units?: number;
  readonly cost?: number;
  /** Where its words stand. */
  readonly spans: readonly Span[];
}

/** A thing that is sold beside the nights, or the nights themselves, or the rooms they are spent in. */
interface Mention extends Span {
  readonly label: string;
  readonly of: 'beside' | 'nights' | 'rooms';
}

export interface SoldWithNights {
  readonly things: readonly ThingBeside[];
  /** What is told of the nights in the same way; null where nothing is. */
  readonly nights: ThingBeside | null;
}

/** Those of which a price, a number or a cost is told; `areCosts`: what is asked is what each costs. */
export function soldWithNights(ground: Ground, amounts: readonly Amount[], areCosts: boolean): SoldWithNights {
  const mentions = mentionsIn(ground);
  const things: ThingBeside[] = [];
  const nights: ThingBeside[] = [];
  for (const { start, words } of sentencesOf(ground.text)) {
    const own = mentions.filter((one) => one.start >= start && one.start < start + words.length);
    const numerals = ground.numerals.filter((one) => !one.isArticle && one.start >= start && one.start < start + words.length);
    const told: Told[] = numerals.flatMap(
      (numeral) => toldBeside(ground, amounts, numeral, own, { start, end: start + words.length }, areCosts) ?? [],
    );
    for (const mention of own)
      addTo(
        mention.of === 'beside' ? things : nights,
        mention,
        told.filter((one) => one.of === mention),
        ground,
      );
  }
  const isTold = ({ price, units, cost }: ThingBeside) => price !== undefined || units !== undefined || cost !== undefined;
  return { things: things.filter(isTold), nights: nights.filter(isTold)[0] ?? null };
}

function mentionsIn({ folded, text }: Ground): readonly Mention[] {
  const beside = [...folded.matchAll(BESIDE)]
    .filter(({ index }) => !INSIDE.test(folded.slice(Math.max(0, index - 40), index)))
    .map(({ index, 0: words }) => ({
      start: index,
      end: index + words.length,
      label: text.slice(index, index + words.length),
      of: 'beside' as const,
    }));
  const nights = [...folded.matchAll(NIGHT)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    label: NIGHTS,
    of: /^n/.test(words) ? ('nights' as const) : ('rooms' as const),
  }));
  return [...beside, ...nights].sort((one, other) => one.start - other.start);
}

interface Told extends Span {
  readonly of: Mention;
  readonly kind: 'price' | 'count' | 'cost' | 'open';
  readonly value: number;
}

/** Which of the things named in its sentence a number is told of, and as what; null for none of them. */
function toldBeside(
  ground: Ground,
  amounts: readonly Amount[],
  numeral: Numeral,
  mentions: readonly Mention[],
  sentence: Span,
  areCosts: boolean,
): Told | null {
  const { folded } = ground;
  const amount = amounts.find(({ start, end }) => numeral.start >= start && numeral.end <= end);
  if (amount && (NOT_OF_SALES.has(amount.kind) || isTakenBack(ground, amount))) return null;
  const right = folded.slice(numeral.end, sentence.end);
  if (/^ ?(?:%|por ciento|per ?cent)/.test(right) || /(?<![a-z])(?:iva|vat)[^.;,]*$/.test(folded.slice(sentence.start, numeral.start)))
    return null;
  if (isOpeningLevel(ground, numeral)) return null;
  const next = mentions.find(({ start }) => start >= numeral.end);
  const last = mentions.findLast(({ end }) => end <= numeral.start);
  const toNext = next ? folded.slice(numeral.end, next.start) : '';
  const left = folded.slice(Math.max(sentence.start, numeral.start - 60), numeral.start);
  const isMarked = MARK_BEFORE.test(left) || MARK_AFTER.test(right) || (amount?.kind === 'money' && amount.currency !== null);
  const counts =
    next !== undefined && !isMarked && (toNext === ' ' || (COUNTED.test(toNext) && !/^ (?:la|el|a|y|and|por|per|the) $/.test(toNext)));
  const prices = next !== undefined && PRICED.test(toNext);
  const of = counts || prices ? next : last;
  if (of === undefined || (counts && of.of === 'rooms')) return null;
  const told = amount?.kind === 'count' || amount?.kind === 'money' ? amount.per : null;
  const after = counts && next ? folded.slice(next.end) : right;
  const per = periodAfter(after)?.per ?? told;
  const value = amount?.kind === 'money' ? middle(amount) : middle(numeral);
  const end = Math.max(numeral.end, counts && next ? next.end : 0);
  const said = folded.slice(sentence.start, numeral.start);
  const span = { of, start: numeral.start, end };
  if (counts) return of.of === 'nights' && value < FEWEST_NIGHTS ? null : { ...span, kind: 'count', value: inMonth(value, per) };
  if (!SELLS.test(said) && (areCosts || COSTS.test(said))) return { ...span, kind: 'cost', value };
  const isTimed = per !== null && per !== 'unit' && per !== 'hour';
  if (isTimed && !isMarked && !prices && !AT_BEFORE.test(left)) return { ...span, kind: 'count', value: inMonth(value, per) };
  if (isMarked || prices || AT_BEFORE.test(left) || EACH_AFTER.test(right)) return { ...span, kind: 'price', value };
  return { ...span, kind: 'open', value };
}

const NOT_OF_SALES: ReadonlySet<Amount['kind']> = new Set<Amount['kind']>(['percent', 'age', 'date', 'duration', 'headcount']);

/** Who lets rooms is open every night. */
function inMonth(value: number, per: Parameters<typeof toMonthly>[1] | null): number {
  return Math.round(toMonthly(value, per === null || per === 'unit' || per === 'hour' ? 'month' : per, DAYS_A_WEEK) ?? value);
}

const DAYS_A_WEEK = 7;
/** Fewer are those of one stay. */
const FEWEST_NIGHTS = 8;
/** All words for nights and rooms are names of one thing. */
const NIGHTS = 'nights';

/** A number that may be either is what the others leave: the price where how many is told, how many where the price is. */
function addTo(things: ThingBeside[], { label, of, start, end }: Mention, told: readonly Told[], ground: Ground): void {
  const at = things.findIndex((thing) => isSameThing(thing.label, label));
  const before = at >= 0 ? (things[at] as ThingBeside) : { label, spans: [] };
  const first = (kind: Told['kind']) => told.find((one) => one.kind === kind)?.value;
  let [price, units] = [before.price ?? first('price'), before.units ?? first('count')];
  const open = of === 'beside' ? told.filter(({ kind }) => kind === 'open') : [];
  if (open[0] && price === undefined && (units !== undefined || open.length > 1 || isRightAfter(ground, end, open[0])))
    price = open.shift()?.value;
  if (open[0] && price !== undefined && units === undefined) units = open.shift()?.value;
  const cost = before.cost ?? first('cost');
  const isUsed = told.length > 0;
  const thing: ThingBeside = {
    label: label.length > before.label.length ? label : before.label,
    ...(price !== undefined && { price }),
    ...(units !== undefined && { units }),
    ...(cost !== undefined && { cost }),
    spans: isUsed || at >= 0 ? [...before.spans, spanWith(ground, [{ start, end }, ...told])] : before.spans,
  };
  if (at >= 0) things[at] = thing;
  else if (isUsed) things.push(thing);
}

/** «La cena 22», "dinner: 22". */
function isRightAfter({ folded }: Ground, end: number, { start }: Span): boolean {
  return /^(?:[:=,]? | (?:es|son|is|are|de) (?:unos |about )?)$/.test(folded.slice(end, start));
}

/** With the words that lead to it and those that still belong to its last number. */
function spanWith({ folded, text }: Ground, spans: readonly Span[]): Span {
  const start = Math.min(...spans.map((span) => span.start));
  const end = Math.max(...spans.map((span) => span.end));
  const sentence = sentencesOf(text)
    .map(spanOf)
    .find((one) => one.start <= start && one.end > start);
  const lead = LEAD.exec(folded.slice(sentence?.start ?? 0, start).replaceAll('’', "'"))?.[0].length ?? 0;
  return { start: start - lead, end: end + (TRAIL.exec(folded.slice(end))?.[0].length ?? 0) };
}
