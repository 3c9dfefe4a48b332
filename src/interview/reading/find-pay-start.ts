// From which month after opening somebody is paid: «los tres primeros meses no cobro», “Lorena joins in month seven”, “no pay until month four”.
import { type Fact, factValue } from '../../facts/fact.ts';
import { MONTH_NAMES, monthOfName, nextComing } from '../../language/month-names.ts';
import type { QuestionId } from '../interview.ts';
import type { Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { KIN, WORKER } from './people-words.ts';
import type { ReadingContext } from './reading-context.ts';

const TELLS: ReadonlySet<QuestionId> = new Set(['resources', 'fixed-costs', 'funding', 'team', 'own-pay', 'goals', 'start', 'read-back']);
/** Asked who works there, whoever comes later may be told before the pay is. */
const TELLS_WHO: ReadonlySet<QuestionId> = new Set(['resources', 'team']);
const FIRST = 2;
const LAST = 36;

const COUNTS = ['one un uno', 'two dos', 'three tres', 'four cuatro', 'five cinco', 'six seis', 'seven siete', 'eight ocho', 'nine nueve'];
const PLACES = [
  ...['first primero primer', 'second segundo', 'third tercero tercer', 'fourth cuarto', 'fifth quinto', 'sixth sexto'],
  ...['seventh septimo', 'eighth octavo', 'ninth noveno', 'tenth decimo', 'eleventh undecimo', 'twelfth duodecimo'],
];
const NUMBERS: ReadonlyMap<string, number> = new Map(
  [[...COUNTS, 'ten diez', 'eleven once', 'twelve doce'], PLACES].flatMap((list) =>
    list.flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
  ),
);
const WORDS = [...NUMBERS.keys()].join('|');
const NUMBER = `\\d{1,2}|${WORDS}`;
/** «El séptimo mes», «el mes siete», "month 7", "the 7th month", and «el cuarto» where months were told before. */
const MONTH = `(?:the |el |del |al )?(?:(?:month|mes) (?:number |numero )?(?<named>${NUMBER})|(?<placed>\\d{1,2}(?=th|rd|nd|o|to|er| month| mes|[.,;)]|$)|${WORDS})(?:th|rd|nd|o|to|er)?(?: month| mes)?(?! (?:ano|year)))(?![a-z\\d])`;
const FOR_MONTHS = `(?:for |in |during |durante |en )?(?:the |my |our |los |mis |nuestros )?(?:first (?<first>${NUMBER}) months|(?<primero>${NUMBER}) primeros meses|primeros (?<primeros>${NUMBER}) meses)`;
const NOTHING =
  "(?:no (?:me )?(?:voy a |pienso |quiero |puedo )?(?:cobr\\w+|pag(?:o|ar|are|arme)|sac(?:o|ar|are))|nothing|no (?:pay|salary|wage)|(?:won['’]?t|don['’]?t|not) (?:be )?(?:pay\\w*|tak\\w+|draw\\w*)|unpaid|without (?:any )?pay|sin (?:sueldo|cobrar)|nada|cero)";
const OWN =
  "(?:(?:me |yo )(?:pago|pagare|pagaria|cobro|cobrare|saco|sacare|asigno|pongo)|cobrar(?:e|ia)?|(?:necesito|quiero|quisiera|pienso|voy a) (?:sacar(?:me)?|cobrar|pagarme|ganar)|mi(?:s)? (?:sueldo|\\d)|i(?:['’]ll|['’]d| will| would| need to| want to)? (?:pay myself|take|draw|start (?:paying myself|drawing|taking))|my (?:pay|salary|own pay|\\d))";

const UNPAID = [
  new RegExp(`${NOTHING}[^.;\\d]{0,40}?${FOR_MONTHS}`),
  new RegExp(`${FOR_MONTHS}[^.;\\d]{0,30}?${NOTHING}`),
  new RegExp(`${NOTHING}[^.;\\d]{0,30}?(?:until|till|hasta) ${MONTH}`),
];
const PAID_FROM = [
  new RegExp(`(?:desde|a partir de(?:l)?|from|starting|as of|en) ${MONTH}(?: on| onwards?| en adelante)?,? ?(?:es cuando |when )?${OWN}`),
  new RegExp(
    `${OWN}(?:[^.;]|[.](?=\\d)){0,40}?(?:desde|a partir de(?:l)?|from|starting(?: in| from)?|empiezan? (?:en|a partir de(?:l)?)|starts? (?:in|from)) ${MONTH}`,
  ),
];
const JOINS =
  '(?:entra(?:r|ra|ria)?|se (?:incorpor|un)\\w+|incorpor\\w+|contrat\\w+|fich(?:o|ar|are)|hir(?:e|ing)|tak(?:e|ing) on|joins?|join(?:ing)?|comes? (?:in|on board)|starts? (?:with|working)|empieza a trabajar|bring in)';
const HIRED_FROM = [
  new RegExp(`(?:desde|a partir de(?:l)?|from|starting(?: in)?|as of|en|in|by) ${MONTH}(?=[^a-z])[^.;]{0,60}?(?<![a-z])${JOINS}(?![a-z])`),
  new RegExp(`(?<![a-z])${JOINS}(?![a-z])[^.;]{0,80}?(?:desde|a partir de(?:l)?|from|starting(?: in)?|as of|en|in|by) ${MONTH}`),
  new RegExp(
    `(?:sueldos?|pay|wages?|cuesta|costs?|cobra|is paid|gets|al mes|a month)[^.;]{0,40}?(?:desde|a partir de(?:l)?|from|starting) ${MONTH}`,
  ),
];

/** «Desde el cuarto mes un aprendiz», «en septiembre una chica», "from month 5 a part-timer": who comes later, whatever the pay is told to be. */
const SOMEBODY = `(?:,? (?:${JOINS}|con|with))?,? (?:mi|my|una?|an?|otr[oa]|another) (?:[a-z]+ )??(?:${WORKER}|${KIN})(?![a-z])`;
const COMES_IN = new RegExp(`(?:desde|a partir de(?:l)?|from|starting(?: in)?|in|en) ${MONTH}${SOMEBODY}`);
const COMES_ON = new RegExp(`(?:desde|a partir de|from|starting(?: in)?|in|en) (?<name>${MONTH_NAMES})${SOMEBODY}`);

/** «Nerea cobra desde el primer mes», "she is paid from day one". */
const PAID_ALWAYS =
  /(?<![a-z])(?:cobra[n]?|(?:is|are|gets?) paid|se le paga)(?: (?:l[oa]s |sus? |her |his |their )?[$€£]?[\d.,]* ?(?:€|euros?|pesos)?)? ?(?:desde|from)(?: el| the)? (?:primer (?:mes|dia)|(?:que )?abr(?:imos|o)|principio|apertura|inicio|first (?:month|day)|day one|start|opening|beginning|month one)(?![a-z])/;

/** Read beside the sums of pay, `found` or known: a month without them says nothing. */
export function findPayStart(
  { text, folded }: Ground,
  found: readonly Fact[],
  { question, answer, known, today }: ReadingContext,
): readonly Fact[] {
  if (!TELLS.has(question)) return [];
  const date = TELLS_WHO.has(question) ? COMES_ON.exec(folded) : null;
  if (date?.groups?.name !== undefined)
    return [
      makeFact('staffPayDate', nextComing(monthOfName(date.groups.name), today), {
        quote: quoteOf(text, answer, date.index, date.index + date[0].length),
      }),
    ];
  if (!/(?<![a-z])(?:mes|meses|months?)(?![a-z])/.test(folded)) return [];
  const quoted = (id: 'founderPayFrom' | 'staffPayFrom', value: number, match: RegExpExecArray) =>
    makeFact(id, value, { unit: 'months', quote: quoteOf(text, answer, match.index, match.index + match[0].length) });
  const isFit = (value: number) => value >= FIRST && value <= LAST;
  const own = firstMatch(UNPAID, folded) ?? firstMatch(PAID_FROM, folded);
  const ownFrom = own === null ? null : monthOf(own);
  const isHiredKnown = found.some(({ id }) => id === 'staffPay') || factValue(known, 'staffPay') !== undefined;
  // «Vender 850 prendas al mes desde el mes 9»: among goals only who joins is told by its month.
  const patterns = question === 'goals' ? HIRED_FROM.slice(0, 2) : HIRED_FROM;
  const always = question === 'read-back' && factValue(known, 'staffPayFrom') !== undefined ? PAID_ALWAYS.exec(folded) : null;
  if (always) return [quoted('staffPayFrom', 1, always)];
  const hired = isHiredKnown ? firstMatch(patterns, folded, own) : TELLS_WHO.has(question) ? COMES_IN.exec(folded) : null;
  const from = hired === null ? null : monthOf(hired);
  // «Para mí nada los tres primeros meses y luego 1.500 al mes desde el mes cuatro»: told twice of oneself.
  const hiredFrom = own !== null && from === ownFrom && isSameSentence(folded, own, hired) ? null : from;
  return [
    ...(own !== null && ownFrom !== null && isFit(ownFrom) ? [quoted('founderPayFrom', ownFrom, own)] : []),
    ...(hired !== null && hiredFrom !== null && isFit(hiredFrom) ? [quoted('staffPayFrom', hiredFrom, hired)] : []),
  ];
}

/** Asked for their own pay, «1.100 al mes desde el tercer mes», "1600 a month from month 4" is of nobody else. */
export function payFromAlone(folded: string): readonly Fact[] {
  const match = FROM_ALONE.exec(folded);
  const value = match === null ? null : monthOf(match);
  return value === null || value < FIRST || value > LAST ? [] : [makeFact('founderPayFrom', value, { unit: 'months' })];
}

const FROM_ALONE = new RegExp(`(?:desde|a partir de(?:l)?|from|starting(?: in| from)?) ${MONTH}`);

/** Pay told to be nothing at first is not pay of nothing, where a sum was told before. */
export function withoutNoPay(figures: readonly Fact[], starts: readonly Fact[], { known }: ReadingContext): readonly Fact[] {
  const isLater = starts.some(({ id }) => id === 'founderPayFrom') && (factValue(known, 'founderPay') ?? 0) > 0;
  return isLater ? figures.filter(({ id, value }) => id !== 'founderPay' || value !== 0) : figures;
}

function isSameSentence(folded: string, one: RegExpExecArray, other: RegExpExecArray | null): boolean {
  if (other === null) return false;
  const [first, second] = one.index < other.index ? [one, other] : [other, one];
  return !/[.;!?](?=\s)/.test(folded.slice(first.index, second.index + second[0].length));
}

function firstMatch(patterns: readonly RegExp[], folded: string, but: RegExpExecArray | null = null): RegExpExecArray | null {
  for (const pattern of patterns) {
    const match = pattern.exec(folded);
    if (match && (but === null || match.index >= but.index + but[0].length || match.index + match[0].length <= but.index)) return match;
  }
  return null;
}

/** The month in which pay begins: the one after so many without, or the one named. */
function monthOf({ groups = {} }: RegExpExecArray): number | null {
  const without = groups.first ?? groups.primero ?? groups.primeros;
  if (without !== undefined) return (numberIn(without) ?? LAST) + 1;
  return numberIn(groups.named ?? groups.placed ?? '');
}

function numberIn(words: string): number | null {
  return NUMBERS.get(words) ?? (/^\d+$/.test(words) ? Number(words) : null);
}
