// What the first months sell as a part of a normal one, and how many months that lasts: "the first three months about half of normal", «los dos
// primeros meses, a la mitad», "it'll run at 60% for the first four months".
import { type Fact, factValue } from '../../facts/fact.ts';
import { isTold, lineNamed } from '../../facts/sale-lines.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { SMALL_NUMBERS, smallNumber } from '../../language/small-numbers.ts';
import type { QuestionId } from '../interview.ts';
import type { Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { NUMBERED_MONTH, numberOfMonth } from './numbered-month.ts';
import type { ReadingContext } from './reading-context.ts';

const TELLS_OPENING: ReadonlySet<QuestionId> = new Set(['revenue', 'volume', 'start', 'read-back']);
const NUMBERS = [...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|');
const COUNT = `(?:\\d{1,2}|${NUMBERS}|couple of|few|par de|pocos)`;
const FIRST = `(?:(?:in|for|during|over|en|durante|of) )?(?:(?:the|my|our|los|el|mis|un) )*(?:first (?<after>${COUNT} )?months?|primer(?:os)? (?<despues>${COUNT} )?mes(?:es)?|(?<antes>${COUNT}) primer(?:os)? meses|(?<before>${COUNT}) first months|opening (?<opening>${COUNT} )?months?|al (?:principio|inicio|comienzo|abrir|arrancar|empezar)|(?:empiezo|empezamos|empezaria|empezariamos|empezare|arranco|arrancamos|arrancaria|comienzo|comenzamos)(?= (?:con|en|a|haciendo|vendiendo) )|at (?:first|the start|the beginning)|to (?:start|begin)(?: with)?|initially|(?:i|we)(?:'d|'ll| would| will)? (?:start|begin|open)(?= (?:at|with|on) ))(?![a-z])`;
/** Words for a part of what a normal month sells, as pieces of a pattern, and the part in percent. */
export const PARTS_OF_NORMAL: readonly (readonly [string, number])[] = [
  ['half(?: full| capacity)?|medi[oa] llen[oa]|la mitad|mitad|media maquina|medio gas', 50],
  ['two[- ]thirds|(?:dos|las dos) (?:tercios|terceras partes)', 67],
  ['three[- ]quarters|tres cuart(?:os|as partes)|las tres cuartas partes', 75],
  ['(?:one|a|about a) third|un tercio|(?:una|la) tercera parte', 33],
  ['a quarter|un cuarto|(?:una|la) cuarta parte', 25],
];
const PART = `(?<part>${PARTS_OF_NORMAL.map(([words]) => words).join('|')}|(?<percent>\\d{1,2}) ?(?:%|por ciento|per ?cent))`;
const OF_NORMAL =
  "(?: (?:(?:of|de|del) )?(?:that|it|them|normal|eso|esas|esos|lo normal|lo habitual|ritmo|ese ritmo|los meses normales|un mes normal|uno normal|a normal month|a normal one|the sales|ventas|las ventas|de ventas|las socias|los socios|los clientes|las clientas|los alumnos|las alumnas|the members|the clients|pace|speed|capacity|full pace|what i said|what's normal|the usual))*";
const FILL =
  "(?:[,:]|'ll|'d| (?:i|we|it|they|will|would|should|may|might|be|is|it's|it'll|i'd|we'd|i'll|we'll|that's|just|only|about|around|roughly|maybe|perhaps|like|say|probably|with|at|to|do|have|get|run|running|expect|expecting|figure|reckon|think|sell|selling|go|going|seran?|sera|seria|serian|solo|solamente|apenas|unos|unas|un|una|con|with|como|quizas?|igual|hare|haremos|haria|hariamos|venderia|venderiamos|tendre|tendremos|vendere|venderemos|vender|calculo|calculamos|espero|esperamos|creo|supongo|pienso|digamos|pongamos|pon|mas o menos|que|ire|iremos|iria|estare|estaremos|andare|a|al|en|por|aproximadamente|y|and|ha|han|de|ser|va|van|tal vez|a lo mejor|mas bien|more|rather|puede|este|pues|yo|el|la|ponme|ponle|ponlo|ponerme|ponedme|put|put it|make it|set it|cuenta|cuente|cuentes|contar|cuentame|cuentalo|count|counts|counted|counting|as|hacer|es|son|are|ventas|sales|(?:sobre|respecto a|frente a|de|against|compared (?:to|with)|versus|out of|as (?:a )?(?:part|share) of) (?:un mes normal|uno normal|lo normal|a normal (?:month|one))))*";
const FIRST_THEN_PART = new RegExp(
  `(?<![a-z])${FIRST}${FILL} ${PART}${OF_NORMAL}(?= ?$| ?[,.;)]| (?:y|and|but|pero|then|luego|despues|until|hasta|o asi|o por ahi|mas o menos|or so|or thereabouts|ya|me|i'd|i'll|i'm|we'd|we'll|no|not|would|will|is|vale|basta|esta bien)(?![a-z]))`,
);
/** «El primer mes con que venda la mitad yo feliz», "first month if I do a third of that I'll be happy". */
const FIRST_SOMEHOW_PART = new RegExp(
  `(?<![a-z])(?:(?:the|my|our|el|mi) )?(?:first month|primer mes)(?:,? (?!(?:gratis|free|regal\\w+|y|and|but|pero)(?![a-z]))[a-z']+){1,8} ${PART}${OF_NORMAL}(?= ?$| ?[,.;)]| (?:y|and|but|pero|then|luego|ya|yo|me|voy|vamos|i'd|i'll|i'm|we'd|we'll|would|will|estaria|seria|vale|basta)(?![a-z]))`,
);
const PART_THEN_FIRST = new RegExp(`(?<![a-z])${PART}${OF_NORMAL}(?:,)? ${FIRST}`);
/** "The first month I'd only do one yard": so many of what a normal month sells. */
const FIRST_THEN_COUNT = new RegExp(
  `(?<![a-z])${FIRST}${FILL} (?<count>${NUMBERS}|one|un[oa]?|\\d{1,4})(?: (?!of |de |an? |al |per |por )[a-z]{3,}){0,2}(?= ?$| ?[,.;)]| (?:y|and|but|pero|only|solo|a month|al mes)(?![a-z]))(?! (?:a|an|al|per|por) (?:day|dia|week|semana))`,
);
/** Said of what else a month is told of. */
const ELSE =
  /(?<![a-z])(?:cobr\w+|sueldo|salario|nomina|contrat\w+|emplead\w+|pag\w+|devolv\w+|prestamo|alquiler|renta|cuota|interes\w*|descuento|off|discount|pay|paid|salary|wages?|draw|hire|hiring|staff|loan|rent|costs?|gastos|interest|free|price|precio)(?![a-z])/;
/** In percent; undefined where it is not known what a normal month sells, or that is several things. */
function shareOfVolume(words: string, known: ReadingContext['known']): number | undefined {
  const volume = factValue(known, 'volume');
  if (volume === undefined || known.lines || known.volumeFromStart) return undefined;
  const count = /^(?:one|un[oa]?)$/.test(words) ? 1 : (smallNumber(words) ?? Number(words));
  return Math.round((100 * count) / volume);
}

/** How many "the first months" are. Our own estimate. */
const FEW = 3;
const FEW_MONTHS: Readonly<Record<string, number>> = { 'couple of': 2, 'par de': 2, few: 3, pocos: 3 };
const MOST_MONTHS = 24;

/** The part and how long it lasts, one month where no number of them is told. Nothing where the clause is about something else than sales. */
export function openingPace(ground: Ground, context: ReadingContext): readonly Fact[] {
  const { folded, text } = ground;
  const { question, answer, known } = context;
  if (!TELLS_OPENING.has(question)) return [];
  const plain = folded.replaceAll('’', "'");
  const match =
    FIRST_THEN_PART.exec(plain) ?? PART_THEN_FIRST.exec(plain) ?? FIRST_THEN_COUNT.exec(plain) ?? FIRST_SOMEHOW_PART.exec(plain);
  const byLine = openingByLine(ground, context);
  if (byLine.length > 0) return byLine;
  const risen = match ? [] : openingToFull(ground, context);
  if (!match) return risen;
  const end = match.index + match[0].length;
  const clause = `${/[^.;!?]*$/.exec(plain.slice(0, match.index))?.[0].split(',').at(-1) ?? ''}${match[0]}${/^[^,.;!?]*/.exec(plain.slice(end))?.[0] ?? ''}`;
  if (ELSE.test(clause)) return [];
  const { part = '', percent, count, after, before, antes, despues, opening } = match.groups ?? {};
  const share =
    count !== undefined
      ? shareOfVolume(count, known)
      : percent === undefined
        ? PARTS_OF_NORMAL.find(([names]) => new RegExp(`^(?:${names})$`).test(part))?.[1]
        : Number(percent);
  const words = (after ?? before ?? antes ?? despues ?? opening)?.trim();
  const isFew = words === undefined && /(?<![a-z])(?:primeros meses|first months)/.test(match[0]);
  const months = isFew ? FEW : words === undefined ? 1 : (FEW_MONTHS[words] ?? smallNumber(words) ?? Number(words));
  if (share === undefined || share < 1 || share >= 100 || !(months >= 1 && months <= MOST_MONTHS)) return [];
  const quote = quoteOf(text, answer, match.index, end);
  return [
    makeFact('openingShare', share, { unit: 'percent', quote }),
    makeFact('openingMonths', months, { unit: 'months', quote }),
    ...normalBy(ground, match.index, end, context),
  ];
}

/** «Eso por el octavo mes, al principio la tercera parte», "a third at first, all of it by month eight": told in the same sentence. */
function normalBy({ folded, text }: Ground, start: number, end: number, { answer }: ReadingContext): readonly Fact[] {
  const from = Math.max(0, ...[...folded.slice(0, start).matchAll(/[.;!?](?=\s)/g)].map(({ index }) => index + 1));
  const sentence = `${folded.slice(from, start)}${' '.repeat(end - start)}${/^[^.;!?]*/.exec(folded.slice(end))?.[0] ?? ''}`;
  const match = BY_MONTH.exec(sentence);
  const month = match && numberOfMonth(match);
  if (!match || !month || month < 2 || month > MOST_MONTHS || ELSE.test(sentence)) return [];
  const quote = quoteOf(text, answer, from + match.index, from + match.index + match[0].length);
  return [makeFact('targetMonths', month, { unit: 'months', quote })];
}

const BY_MONTH = new RegExp(
  `(?<![a-z])(?:by|in|around|until|por|para|hacia|en|al|hasta|como)(?: (?:about|around|ahi|como|por|de|del|en|el|al|the))* ${NUMBERED_MONTH}`,
);

const FIRST_THEN_COUNTS = new RegExp(`(?<![a-z])${FIRST}${FILL} (?=(?:${NUMBERS}|\\d{1,4}) )`);
const DAILY = /^(?: [a-z]+){0,4} (?:al dia|a la semana|por dia|por semana|a day|a week|per day|per week)(?![a-z])/;
/** Of several things sold. */
const FEWEST_NAMED = 2;
/** Up to where the months after it are told. */
const OF_LATER = new RegExp(
  `(?<![a-z])(?:(?:y|and) )?(?:lleg\\w+|alcanz\\w+|hasta|luego|despues|reach\\w*|get(?:ting)? to|up to|then|until|by month|(?:en|a los|al cabo de|within|in|after) (?:${NUMBERS}|\\d{1,2})(?: (?:o|or|to|a) (?:${NUMBERS}|\\d{1,2}))? (?:mes(?:es)?|months?)|llen[oa]s?|a tope|full)(?![a-z])`,
);

/** "Start on 25 coffees a day and take six months to get to the 60": of the pace that is known, told again as the one that is reached. */
function openingToFull({ folded, text, numerals }: Ground, { question, answer, known }: ReadingContext): readonly Fact[] {
  const match = question === 'start' && known.volume && !known.volumeFromStart ? FROM_ONE_TO_ANOTHER.exec(folded) : null;
  const { first, full } = match?.groups ?? {};
  if (match === null || first === undefined || full === undefined) return [];
  const at = (words: string, from: number) => numerals.find(({ start }) => start === folded.indexOf(words, from))?.low ?? 0;
  const [begun, reached] = [at(first, match.index), at(full, match.index + match[0].lastIndexOf(full))];
  const share = Math.round((100 * begun) / reached);
  if (!(share >= 1 && share < 100)) return [];
  const quote = quoteOf(text, answer, match.index, match.index + match[0].length);
  return [
    makeFact('openingShare', share, { unit: 'percent', quote, origin: 'derived' }),
    makeFact('openingMonths', 1, { unit: 'months', quote, origin: 'derived' }),
  ];
}

const FROM_ONE_TO_ANOTHER = new RegExp(
  `(?<![a-z])(?:start|begin|open|empez\\w+|empiez\\w+|arranc\\w+|comenz\\w+|comienz\\w+)(?:ing|s)? (?:off )?(?:on|with|at|con|en|por|haciendo|vendiendo)(?: (?:about|around|like|maybe|unos|unas|como))* (?<first>\\d{1,5})(?![\\d.,]\\d|%)[^.;!?\\d]{0,60}?(?:(?:${NUMBERS}|\\d{1,2}) (?:months|meses) )?(?:to (?:get|reach|build|work|grow)(?: up)?(?: to)?|(?:a|en|hasta) (?:llegar|alcanzar|subir)(?: a)?)(?: (?:the|los|las|about|unos|unas))* (?<full>\\d{1,5})(?![\\d.,]\\d|%)`,
);

/** «El primer mes, 25 reparaciones y 7 máquinas», of several things sold each in a number: the part that these come to in money. */
function openingByLine({ folded, text, numerals }: Ground, { answer, known }: ReadingContext): readonly Fact[] {
  const lines = known.lines?.value ?? [];
  const match = FIRST_THEN_COUNTS.exec(folded);
  if (lines.length < 2 || !match || !lines.every(isTold)) return [];
  const from = match.index + match[0].length;
  const clause = folded.slice(from).split(/[.;!?](?=\s|$)/)[0] ?? '';
  const until = from + (OF_LATER.exec(clause)?.index ?? clause.length);
  const told = numerals.filter(({ isArticle, start, end }) => !isArticle && start >= from && end <= until);
  if (told.some(({ end }) => DAILY.test(folded.slice(end, until)))) return [];
  const sold = told.map(({ end, low }, at) => ({
    line: lineNamed(
      lines.map(({ label }) => label),
      folded.slice(end, told[at + 1]?.start ?? until),
    ),
    count: low,
  }));
  const named = lines.filter((_, at) => sold.some(({ line }) => line === at));
  // «Arranco con unos 35 adultos y 12 niños», of three things sold: those that are told.
  if (sold.length !== named.length || named.length < FEWEST_NAMED) return [];
  const normal = sumOf(named.map(({ price, units }) => price * units));
  const first = sumOf(sold.map(({ line, count }) => (lines[line as number]?.price ?? 0) * count));
  const share = Math.round((100 * first) / normal);
  if (share < 1 || share >= 100) return [];
  const quote = quoteOf(text, answer, match.index, until);
  return [
    makeFact('openingShare', share, { unit: 'percent', quote, origin: 'derived' }),
    makeFact('openingMonths', 1, { unit: 'months', quote }),
  ];
}
