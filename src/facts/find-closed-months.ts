// In which months of every year nothing is sold, where the founder tells it.
import { countryOf } from '../countries/countries.ts';
import { foldText } from '../language/fold-text.ts';
import { keptForTheTurn } from '../language/kept-for-the-turn.ts';
import { MONTH_NAMES, monthOfName } from '../language/month-names.ts';
import { contractsByMonth } from './contracts-by-month.ts';
import { type FactSheet, factValue } from './fact.ts';
import { monthsWorked } from './find-worked-months.ts';
import { keptWithFacts } from './kept-with-facts.ts';
import { monthsWithoutSchool } from './term-time.ts';

/** Months of the year, January being 0, in which nothing is sold. */
export interface ClosedMonths {
  readonly months: readonly number[];
  /** Whether the volume that was told is spread over the whole year already: what the other months sell is then more than it. */
  readonly isSpread: boolean;
}

const MONTH = `(${MONTH_NAMES})(?![a-z])`;
const A_MONTH = new RegExp(MONTH);
const TO = '(?: de)? ?(?:a|al|hasta|to|until|till|through|thru|-|–) ?(?:finales de |mediados de |el mes de |the end of |end of )?';
const FROM = '(?:desde |de |from |entre |between )?(?:el mes de |principios de |finales de |mediados de |early |late |mid )?';
const RANGE = `${FROM}${MONTH}${TO}${MONTH}`;
const ANY_RANGE = new RegExp(RANGE, 'g');
const LISTED = `(?:todo |todo el mes de |all of |the whole of |el mes de )?((?:${MONTH_NAMES})(?:(?:, ?| )(?:(?:y|e|o|u|ni|and|or|nor) )?(?:en |in )?(?:${MONTH_NAMES})(?![a-z]))*)(?![a-z])`;
/** Nothing is done: «no trabajar», «descansamos»; and the doors are shut: «cerramos», "we're closed". A goal closes deals and years. */
const IDLE = `(?:no (?:se )?(?:trabaj[a-z]+|abr[a-z]+|vend[a-z]+|hay (?:clases?|curso|ventas|actividad|nada)|damos clases?|dar clases?|cobr[a-z]+)|(?:not|don'?t|no|never|won'?t) (?:work|working|open|opening|sell|selling|teach|teaching|run|running)|no (?:sales|classes|work|jobs|income|(?!hir|park|pay|rais|spend|borrow|advert|market|meet|charg)[a-z]{3,}ing)|(?<!next to |almost |hardly )nothing(?: (?:sells|comes(?: in)?|happens|gets (?:sold|done)|to do))?|(?<!casi |apenas )nada|cero ventas|zero sales|paramos|descansamos)`;
const SHUT = `(?:${IDLE}|cierr[oea]|cerr(?:amos|ar|ad[oa]s?|aremos)|(?<!we |i )closed|(?:close|shut)(?! (?:deals?|sales?|contracts?)))`;
const LINK =
  '(?:(?: nada| mucho| nunca| todo| the| down| up| for| por| durante| in| en| during| from| de| each| cada| every| all| por vacaciones| for holidays))*';
const AFTERWARDS = `(?:,? (?:me |nos |la tienda |el local |el centro |la academia |it |we |i |everything |todo |siempre |no se |we are |we're |i'm |it's |all |lo |la )*)`;
const SHUT_LINK =
  '(?: ?,? ?(?:(?:sales|ventas|it|we|there) )?(?:are|is|son|es|sera[n]?|will be|would be|hay|sell|vendo|vendemos)? ?(?:basically |practically |pretty much |casi |practicamente )?)';
const BARE = '(?! (?:con|with|sin|without|a un|at a|in profit|en positivo))';
const NOTHING_MORE = '(?= ?$| ?[,)]| y | and | porque | because )';
const ALONE = '(?=$|[,)]| por vacaciones| for | y | and | porque | because | since | as |:)';
/** «Las ventas de enero son cero», "December is nothing". */
const NONE = `(?:${SHUT_LINK}(?:zero|cero|0|nothing|none|nil|nada|ningun[oa]))`;
const closings = (shut: string) => ({
  ranges: [new RegExp(`(?<![a-z])${shut}${LINK} ${RANGE}${BARE}`, 'g'), new RegExp(`(?<![a-z])${RANGE}${AFTERWARDS}${shut}${ALONE}`, 'g')],
  lists: [
    new RegExp(`(?<![a-z])${shut}${LINK} ${LISTED}${BARE}`, 'g'),
    new RegExp(`(?:^|[^a-z])(?:en |in |during |durante |todo |all )?${LISTED}${AFTERWARDS}${shut}${ALONE}`, 'g'),
    new RegExp(`(?<![a-z])(?:(?:en|in|during|durante|de|of|for) )${LISTED}${NONE}${NOTHING_MORE}`, 'g'),
  ],
});
const CLOSINGS = closings(SHUT);
const IDLENESS = closings(IDLE);
const OPEN = `(?:(?:nos |me |se )?(?:pagan?|cobr(?:o|amos))|(?:they |who |parents |families |i |we )(?:pay|charge)|se (?:apuntan|matriculan|inscriben)|vienen|asisten|compran|reservan|abr(?:o|imos|e)|abiert[oa]s?|vend(?:o|emos)|trabaj(?:o|amos)|funcion(?:o|a|amos)|(?:la |nuestra )?temporada (?:va|es|dura)|el curso (?:va|es|dura)|hay clases?|damos clases?|(?:they |who )?(?:sign up|enrol|enroll|come|attend)|we(?:'re| are)? open|i(?:'m| am)? open|open|we (?:sell|trade|work|run)|i (?:sell|trade|work|run)|(?:the |our )?season (?:is|runs|goes)|term(?:s)? (?:is|runs?)|classes run|course runs)`;
const ONLY = '(?: (?:solo|solamente|unicamente|nada mas|only|just))?';
const SELLS_RANGE = [
  new RegExp(`(?<![a-z])${OPEN}${ONLY},? (?:desde |de |from )(?:principios de |mediados de |early |mid )?${MONTH}${TO}${MONTH}`, 'g'),
  new RegExp(`(?<![a-z])(?:solo|solamente|unicamente|only|just) (?:${OPEN} )?${RANGE}`, 'g'),
];
/** It goes on otherwise in the other months, or only most of it falls there, or it is no whole month. */
const ELSE =
  /(?<![a-z])(?:resto|rest of|otros meses|other months|fuera de temporada|off.?season|temporada (?:baja|alta)|(?:low|high|peak) season|sobre todo|mas que nada|mostly|mainly|especially|principalmente|quincena|semanas?|weeks?|quince dias|fortnight|days?|dias|domingos?|sundays?|lunes|mondays?|half|medio|media)(?![a-z])/;
/** How often it sells, which says nothing of the months. */
const RATE = /(?:a la|por|al|each|per|an?|every|cada) (?:semana|dia|mes|week|day|month)s?(?![a-z])/g;
/** Whoever closes longer than that was not understood. */
const MOST = 8;

/** "18 an hour March thru November, nothing in winter": so is somebody paid, and nothing is said of the sales. */
const WAGE =
  /(?<![a-z])(?:an hour|per hour|la hora|por hora|wages?|sueldos?|salar[a-z]+|les? pag[a-z]+|i pay (?:him|her|them)|helpers?|ayudantes?)(?![a-z])/;
const WINTER = /(?<![a-z])(?:(?:the|el|los) )?(?:winters?|inviernos?)(?: months)?(?![a-z])/g;
const SUMMER = /(?<![a-z])(?:(?:the|el|los) )?(?:summers?|veranos?)(?: months)?(?![a-z])/g;
const NORTH = { winter: 'december january february', summer: 'june july august' } as const;

const OWN = ['solution', 'revenue', 'resources', 'goals'] as const;
const SELLING = ['customer', 'solution', 'revenue'] as const;

/** Null where nothing was told of it, or it is not sure. */
export const findClosedMonths = keptWithFacts((facts): ClosedMonths | null => {
  const told = OWN.flatMap((topic) => {
    const { ranges, lists } = topic === 'goals' ? IDLENESS : CLOSINGS;
    return monthsIn(inMonths(sentencesOf(facts, topic), facts), ranges, lists);
  });
  const shut = [...told, ...monthsIn(sentencesIn(facts.start?.quote?.text ?? ''), CLOSINGS.ranges, CLOSINGS.lists)];
  const open = [...SELLING.flatMap((topic) => monthsIn(sentencesOf(facts, topic), SELLS_RANGE, [])), ...monthsWorked(facts, 'whole')];
  const named = [...Array(12).keys()].filter((month) => shut.includes(month) || (open.length > 0 && !open.includes(month)));
  const closed = open.length > 0 ? named : [...new Set([...named, ...monthsWithoutSchool(facts)])].sort((a, b) => a - b);
  if (closed.length === 0 || closed.length > MOST) return null;
  const isSpread = facts.volume?.origin === 'derived' && monthsIn(sentencesOf(facts, 'revenue'), [ANY_RANGE], []).length > 0;
  return { months: closed, isSpread };
});

function sentencesOf(facts: FactSheet, topic: (typeof OWN)[number] | 'customer'): readonly string[] {
  return sentencesIn(factValue(facts, topic) ?? '');
}

const sentencesIn = keptForTheTurn((words): readonly string[] => {
  return foldText(withoutContracts(words))
    .replaceAll('’', "'")
    .split(/[.;!?](?=\s|$)|\n/)
    .filter((sentence) => /[a-z]/.test(sentence) && !ELSE.test(sentence.replace(RATE, '')) && !WAGE.test(sentence));
});

/** «En invierno nada»: the months that winter and summer are where the business is. */
function inMonths(sentences: readonly string[], facts: FactSheet): readonly string[] {
  const isSouthern = countryOf(factValue(facts, 'country') ?? 'ZZ').southern === true;
  const [winter, summer] = isSouthern ? [NORTH.summer, NORTH.winter] : [NORTH.winter, NORTH.summer];
  return sentences.map((sentence) => sentence.replace(WINTER, winter).replace(SUMMER, summer)).filter((sentence) => A_MONTH.test(sentence));
}

/** The months of one contract are not those of the business: «el club me paga 1.600 al mes, solo de septiembre a abril». */
function withoutContracts(words: string): string {
  return contractsByMonth(words).reduceRight((so, { start, end }) => `${so.slice(0, start)} ${so.slice(end)}`, words);
}

/** The months of every range and of every list that the sentences name. */
function monthsIn(sentences: readonly string[], ranges: readonly RegExp[], lists: readonly RegExp[]): readonly number[] {
  return sentences
    .filter((sentence) => A_MONTH.test(sentence))
    .flatMap((sentence) => {
      const spans = ranges.flatMap((range) => [...sentence.matchAll(range)].flatMap((match) => spanOf(match[1], match[2])));
      return spans.length > 0 ? spans : lists.flatMap((list) => [...sentence.matchAll(list)].flatMap((match) => namedOf(match)));
    });
}

function spanOf(from = '', to = ''): readonly number[] {
  const [first, last] = [monthOfName(from) - 1, monthOfName(to) - 1];
  return first < 0 || last < 0 ? [] : Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, at) => (first + at) % 12);
}

function namedOf(match: RegExpMatchArray): readonly number[] {
  const names = match.slice(1).flatMap((list) => list?.match(/[a-z]{3,}/g) ?? []);
  return names.map((name) => monthOfName(name) - 1).filter((month) => month >= 0);
}
