// How many times a year a customer buys, as the founder told it.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { lineNamed, saleLines } from '../../facts/sale-lines.ts';
import { isInTermTime, SCHOOL_WEEKS } from '../../facts/term-time.ts';
import { foldText } from '../../language/fold-text.ts';
import { SMALL_NUMBERS, smallNumber } from '../../language/small-numbers.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { countInStages } from './find-stages.ts';
import { findToldHere } from './find-told-here.ts';

/** More than once a day all year round is a misreading. */
export const MOST = 365;

const A_YEAR: Readonly<Record<string, number>> = {
  ...{ dia: 312, day: 312, semana: 52, week: 52, fortnight: 26, quincena: 26 },
  ...{ mes: 12, month: 12, ano: 1, year: 1 },
};
export const ONE = /^(?:un|una|one|once|an?)$/;
const DOUBLE = /^(?:twice|un par de|an? couple of|couple of|par de)$/;

const WORD = [...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|');
const NUMBER = `(\\d{1,2}|twice|un par de|an? couple of|couple of|par de|${WORD}|un|una|one|an?)`;
const TO = `(?: (?:o|or|to|a|y|and) ${NUMBER}| ?- ?(\\d{1,2}))?`;
const SPAN = '(dia|day|semana|week|mes|month|ano|year|fortnight|quincena)(?:e?s)?';
/** What is counted, where it is neither those who come nor time nor money: «cuatro estancias», "two haircuts". */
const THING =
  '(?:(?!(?:clientes?|client[ae]s|personas?|gente|familias?|parejas?|alumn|soci[oa]s?|turistas?|huespedes|visitantes?|vecinos?|mascotas?|perros?|gatos?|coches?|ninos?|hijos?|empresas?|bodas? por|horas?|minutos?|semanas?|meses|anos?|km|mil|miles|euros?|pesos?|dolares|soles|people|customers?|clients?|families|couples|members|students|tourists|guests|visitors|pets|dogs|cats|cars|kids|children|companies|hours?|minutes?|weeks?|months?|years?|grand|dollars?|pounds|quid|bucks)(?![a-z]))[a-z]{3,14})';
/** «Tres o cuatro veces a la semana», "once a week", «5 visitas al mes», «cuatro estancias al año», "two or three times per year". */
const TIMES = new RegExp(`\\b${NUMBER}${TO} ?${THING}? ?(?:a la|al|por|cada|a|per|each|every|in a) ${SPAN}\\b`);
/** "Every week, two or three afternoons each", «cada semana, dos tardes cada uno»: so many in each of them. */
const EACH_OF_WEEK = new RegExp(
  `\\b(?:cada semana|todas las semanas|every week|each week|weekly)\\b[^.;]{0,30}?[ ,]${NUMBER}${TO} (?:tardes?|dias?|veces|vez|mananas?|clases?|sesion(?:es)?|afternoons?|days?|times|evenings?|mornings?|class(?:es)?|sessions?) (?:each|cada un[oa])\\b`,
);
/** «Cada dos semanas», "every three months"; a month and a half is one. */
const AND_A_HALF = /\b(?:cada mes y medio|every month and a half)\b(?<two>,? (?:o|or) (?:cada )?(?:dos meses|two months))?/;
const EVERY = new RegExp(`\\b(?:cada|every) ${NUMBER}${TO} ${SPAN}\\b`);
/** «Dos veces cada tres meses». */
const TIMES_EVERY = new RegExp(`\\b${NUMBER} ?(?:veces|vez|times)? (?:cada|every) ${NUMBER} ${SPAN}\\b`);
/** «Cuatro estancias al año, unas 5 noches cada vez»: nights, where a stay is told with its length. */
const NIGHTS =
  /(?<![a-z\d])(\d{1,2}|[a-z]{2,9})(?: (?:o|or|to|a|y|and|-) (\d{1,2}|[a-z]{2,9}))? (?:noches?|nights?)(?! (?:al|a|por|per) (?:ano|mes|year|month))(?![a-z])/;
const OF_STAYS =
  /(?<![a-z])(?:estancias?|estadias?|escapadas?|viajes?|vacaciones|veces|stays?|trips?|visits?|holidays?|times|twice)(?![a-z])/;
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:todos los dias|a diario|cada dia|diariamente|every day|daily)\b/, 312],
  [
    /\b(?:todas las semanas|cada semana|semanal(?:es|mente)?|cada fin de semana|los fines de semana|every week|weekly|each week|every weekend)\b/,
    52,
  ],
  [/\b(?:quincenal(?:es|mente)?|cada quincena|fortnightly|every fortnight|every other week|semana si,? semana no)\b/, 26],
  [/\b(?:every other month|mes si,? mes no|bimestral(?:es|mente)?)\b/, 6],
  [/\b(?:todos los meses|cada mes|mensual(?:es|mente)?|every month|monthly|each month)\b/, 12],
  [/\b(?:cada trimestre|trimestral(?:es|mente)?|quarterly|every quarter)\b/, 4],
  [/\b(?:cada ano|anual(?:es|mente)?|todos los anos|every year|yearly|once in a year)\b/, 1],
];
/** «Que usa la bici a diario para ir al trabajo», "who drive to work every day": how often that is done is not how often they buy. */
const DONE_DAILY =
  /\b(?:(?:usa|conduce|monta|pedalea)n?|(?:use|ride|drive|cycle|commute|work)s?|(?:va|viaja)n? (?:al trabajo|a la oficina)|go(?:es)? to (?:work|the office|school))(?: [a-z]+){0,4}? (?:todos los dias|a diario|cada dia|diariamente|every day|daily)\b/g;
/** "Five visits per injury": so many for each thing that brings somebody. */
const PER_CASE = new RegExp(
  `\\b${NUMBER} (?:visitas|visits|sesiones|sessions|citas|appointments|clases|lessons) (?:por|per|for each|cada) (?!hora|hour|dia|day|semana|week|mes|month)[a-z]+`,
);

/** «Suelen hacer 5 o 6 sesiones», "most take six lessons": in all, and no time was named. */
const IN_ALL = new RegExp(
  `\\b(?:suelen?|vienen?|come[s]?|hacen?|hacer|necesitan?|toman?|contratan?|reservan?|usually|normally|do|does|needs?|takes?|books?)(?: [a-z]+)? ${NUMBER}${TO} (?:sesiones|visitas|clases|citas|sessions|visits|lessons|classes)(?! (?:al|a la|por|cada|a|per|each|every|de)\\b)(?![a-z])`,
);

const WEEKLY =
  '(?:una vez (?:por|a la) semana|cada semana|todas las semanas|semanal(?:es|mente)?|una (?:por|a la) semana|once a week|weekly|every week|each week|one a week)';
const COURSE = '(?:(?:durante|por|for|the first|las primeras|los primeros|unas|unos|about|around) )*';
/** «Semanal seis semanas y luego cada dos meses»: often for a while, and then now and again. */
const FOR_A_WHILE = new RegExp(
  `${WEEKLY}[^.;]{0,16}?[ ,]+${COURSE}(?:(?<half>(?:un )?mes y medio|(?:a )?month and a half)|(?<count>\\d{1,2}|[a-z]{2,12}) (?<unit>semanas?|mes(?:es)?|weeks?|months?))\\b(?<after>[^.;]*)`,
);
const WEEKS_A_YEAR = 52;
const WEEKS_A_MONTH = WEEKS_A_YEAR / 12;

/** Times in the first year of whoever comes weekly for some weeks and then less often; null where that was not told. */
function fromCourse(said: string): number | null {
  const found = FOR_A_WHILE.exec(said)?.groups;
  if (!found) return null;
  const count = found.half ? 1.5 : countOf(found.count);
  if (count === null) return null;
  const weeks = found.half || /^m/.test(found.unit ?? '') ? count * WEEKS_A_MONTH : count;
  const after = found.after ?? '';
  const later = fromTimesEvery(after) ?? fromTimes(after) ?? fromEvery(after) ?? WORDS.find(([words]) => words.test(after))?.[1] ?? 0;
  return weeks >= 52 ? null : weeks + (later * (52 - weeks)) / 52;
}

/** How often a customer buys in a year, by what was said of the customers; null where nothing was. Whole, at least one. */
export function findFrequency(facts: FactSheet): number | null {
  const whole = factValue(facts, 'customer') ?? '';
  const first = whole.replace(OTHERS_LATER, '');
  const said = foldText(withoutLines(first, facts) || (first === whole ? '' : first)).replace(OTHERS, '');
  const found =
    (ONLY_ONCE.test(said) ? 1 : null) ??
    fromStages(said) ??
    fromSpan(findToldHere(first) ?? '') ??
    fromSpan(said) ??
    fromCase(said) ??
    WORDS.find(([words]) => words.test(said.replace(DONE_DAILY, ' ')))?.[1] ??
    ofRound(facts);
  const weeks = found !== null && found >= WEEKS_A_YEAR && isInTermTime(facts) ? SCHOOL_WEEKS / WEEKS_A_YEAR : 1;
  const times = found === null ? null : found * nightsEach(said) * weeks;
  return times === null || times > MOST ? null : Math.max(1, Math.round(times));
}

/** "Once a month" is often; "buy one once, then come back" is more than once. */
const NO_TIME = '(?! (?:a|an|per|every|each|in|al|por|a la|cada|en|dentro)\\b)(?!,? (?:then|and then|luego|y luego|y despues)\\b)';
/** "It is one purchase: they do their front yard once". */
const ONLY_ONCE = new RegExp(
  [
    '\\b(?:it is|it.s|es) (?:a single|one|una sola) (?:purchase|sale|compra)\\b',
    `\\b(?:they|people|most|clients|customers|everyone|everybody|each [a-z]+)(?:.d|.ll)?(?: (?:would|will|only|just|usually|normally))* (?:do|buy|need|order|hire)(?:s|es)?(?: (?:it|this|their [a-z]+(?: [a-z]+)?|one|us|me))? (?:(?:just|only) )?once\\b${NO_TIME}`,
    `\\b(?:lo |la |me |nos )?(?:compra|hace|encarga|contrata)(?:n|ran|rian)? (?:solo |solamente |nada mas (?:que )?)?una (?:sola |unica )?vez\\b${NO_TIME}`,
    `\\b(?:lo |la |me |nos )?(?:comprar|har|encargar|contratar)(?:a|ia|an|ian) (?:solo |solamente )?una (?:sola |unica )?vez\\b${NO_TIME}`,
  ].join('|'),
);

/** "Daycare days" are not meant by "2 or 3 days a week". */
const TIMES_OF_DAY = /\b(?:days?|nights?|weeks?|months?|dias?|noches?|semanas?|mes(?:es)?)\b/g;

/** «…, y luego los bares de la zona, que esos piden todas las semanas», "then the cafés, they order weekly": how often others come who are told after. */
const OTHERS_LATER =
  /(?<=\p{L}.*)(?:[,;.]\s+(?:(?:y|and) )?|\s(?:y|and) )(?:luego|después|despues|además|ademas|aparte|then|also|after that)(?: (?:est[aá]n|tengo|vienen|hay|there(?:['’]s| are)))?,? (?:tambi[eé]n |also )?(?:el|la|los|las|algun[oa]s|the|some|a few) \p{L}+[^;.]*/isu;

/** «La que se queda en pilates viene dos días por semana»: how often one of several things is bought is not how often all are. */
function withoutLines(customer: string, facts: FactSheet): string {
  const labels = saleLines(facts)?.map(({ label }) => label) ?? [];
  if (labels.length === 0) return customer;
  return customer
    .split(/(?<=[.;]|, (?:y|and)) /u)
    .filter((clause) => lineNamed(labels, foldText(clause).replace(TIMES_OF_DAY, ' ')) === null)
    .join(' ');
}

/** «Cada seis años», "once every ten years": whoever buys in the first year does not come back in it. */
export function isRare(facts: FactSheet): boolean {
  const times = fromSpan(foldText(factValue(facts, 'customer') ?? '').replace(OTHERS, ''));
  return times !== null && times < 1;
}

/** Sold by the visit to the same homes, over and over. */
const ROUNDS: ReadonlySet<SectorId> = new Set<SectorId>(['cleaning', 'construction_trades', 'beauty_salon']);
const OF_MANY =
  /(?<![a-z])(?:most(?: people| of them| clients| customers)?|la mayoria|casi tod[oa]s)(?: [a-z]+){0,2} (?:fortnightly|every fortnight|every other week|cada quince dias|cada quincena|cada dos semanas)/;
const FORTNIGHTS = 26;

/** "Window cleaning every 4 weeks", "most people fortnightly": how often a round comes by, told of the offer or of the price; null where neither tells. */
function ofRound(facts: FactSheet): number | null {
  if (!ROUNDS.has(factValue(facts, 'sector') ?? 'retail_shop')) return null;
  if (OF_MANY.test(foldText(factValue(facts, 'revenue') ?? ''))) return FORTNIGHTS;
  const offered = EVERY.exec(foldText(factValue(facts, 'solution') ?? ''));
  return offered && /^(?:semana|week|mes|month)/.test(offered[4] ?? '') ? fromEvery(offered[0]) : null;
}

/** «…, y dos interioristas que me pasan encargos cada mes»: how often a few others come is not how often the first do. */
const OTHERS = new RegExp(
  `,? (?:y|and|plus)(?: tambien| ademas| also)? (?:\\d{1,2}|${WORD}|un par de|a couple of|algun[oa]s?|un[oa]s|some|a few) [a-z]{4,}(?: [a-z]+){0,2} (?:que|who|that|which) [^.;]*`,
);

/** Whether what was said is counted by the thing that brings somebody, and not by the year. */
export function isFrequencyPerCase(facts: FactSheet): boolean {
  const said = foldText(factValue(facts, 'customer') ?? '');
  return fromSpan(said) === null && fromCase(said) !== null;
}

function fromSpan(said: string): number | null {
  return fromFirst(said) ?? fromStages(said) ?? fromWeek(said) ?? fromTimesEvery(said) ?? fromTimes(said) ?? fromEvery(said);
}

function fromStages(said: string): number | null {
  return countInStages(said) ?? fromCourse(said);
}

/** Nights of each stay, where both were told; one where the sale is the stay itself. */
function nightsEach(said: string): number {
  const match = NIGHTS.exec(said);
  const [from, to] = [countOf(match?.[1]), countOf(match?.[2])];
  return from === null || !OF_STAYS.test(said) ? 1 : (from + (to ?? from)) / 2;
}

function fromWeek(said: string): number | null {
  const match = EACH_OF_WEEK.exec(said);
  const [from, to] = [countOf(match?.[1]), countOf(match?.[2] ?? match?.[3])];
  return from === null ? null : ((from + (to ?? from)) / 2) * (A_YEAR.week ?? 0);
}

function fromTimesEvery(said: string): number | null {
  const match = TIMES_EVERY.exec(said);
  const [times, spans] = [countOf(match?.[1]), countOf(match?.[2])];
  const aYear = A_YEAR[match?.[3] ?? ''];
  return times !== null && spans !== null && aYear !== undefined ? (times * (/^d/.test(match?.[3] ?? '') ? MOST : aYear)) / spans : null;
}

/** "They go to the office three days a week, so they'd come twice a week": of several, how often they come. */
const COME =
  /(?<![a-z])(?:come|comes|coming|buy|buys|order|orders|book|books|visit|visits|use|uses|vien\w+|vendr\w+|venir|compr\w+|pid\w+|pedir\w*|reserv\w+|acud\w+|traen|traer\w+)(?: [a-z]+){0,2} $/;
const NEAR = 40;

function fromTimes(said: string): number | null {
  const all = [...said.matchAll(new RegExp(TIMES, 'g'))];
  const match = all.find(({ index }) => COME.test(said.slice(Math.max(0, index - NEAR), index))) ?? all[0];
  if (!match) return null;
  const [from, to] = [countOf(match[1]), countOf(match[2] ?? match[3])];
  const aYear = A_YEAR[match[4] ?? ''];
  if (from === null || aYear === undefined) return null;
  return ((from + (to ?? from)) / 2) * aYear;
}

/** Twelve months by a month and a half, or by what lies between that and two. */
function fromMonthAndAHalf(said: string): number | null {
  const match = AND_A_HALF.exec(said);
  return match && 12 / (match.groups?.two ? 1.75 : 1.5);
}

/** «Cada mes y medio, y los del perro grande una vez al mes»: those who are told first. */
function fromFirst(said: string): number | null {
  const [first, times] = [AND_A_HALF.exec(said), new RegExp(TIMES).exec(said)];
  return first && times && first.index < times.index ? fromMonthAndAHalf(said) : null;
}

function fromEvery(said: string): number | null {
  const half = fromMonthAndAHalf(said);
  if (half !== null) return half;
  const match = EVERY.exec(said);
  const [from, to] = [countOf(match?.[1]), countOf(match?.[2] ?? match?.[3])];
  const aYear = A_YEAR[match?.[4] ?? ''];
  if (from === null || aYear === undefined) return null;
  return (/^d/.test(match?.[4] ?? '') ? MOST : aYear) / ((from + (to ?? from)) / 2);
}

function fromCase(said: string): number | null {
  return countOf(PER_CASE.exec(said)?.[1]) ?? fromAll(said);
}

function fromAll(said: string): number | null {
  const match = IN_ALL.exec(said);
  const [from, to] = [countOf(match?.[1]), countOf(match?.[2] ?? match?.[3])];
  return from === null ? null : (from + (to ?? from)) / 2;
}

export function countOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  if (ONE.test(word)) return 1;
  if (DOUBLE.test(word)) return 2;
  const value = smallNumber(word) ?? Number(word);
  return Number.isFinite(value) && value > 0 ? value : null;
}
