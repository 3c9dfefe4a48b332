// What a goal counts: the number that is no date, no time and no share, and the words it stands before.
import { foldText } from '../../language/fold-text.ts';
import { MONTH_NAMES } from '../../language/month-names.ts';
import { inDigits } from './read-goal-numbers.ts';

export interface GoalCount {
  readonly value: number;
  /** The words that follow the number, up to the first that only joins: «restoranes», "weddings booked"; empty where it stands alone. */
  readonly noun: string;
  /** Whether only some of them are counted: «clientes con iguala», "students for the May exam". */
  readonly isPart: boolean;
  /** Whether it stands alone after a word for pay, sales in money or debt: then it is money. */
  readonly isMoney: boolean;
}

const NUMBER = /(?<![\d.,$€£])(\d{1,3}(?:[., ]\d{3})+|\d+)(?![\d.,]*\d)/g;

/** Numbers that count nothing: the day and the year by when, one in so many, the people who ask. */
const NO_COUNTS: readonly RegExp[] = [
  new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?(?: de| of)? (?:${MONTH_NAMES})\\b`, 'g'),
  new RegExp(`\\b(?:${MONTH_NAMES}) \\d{1,2}(?:st|nd|rd|th)?\\b(?![.,]?\\d)`, 'g'),
  /\b(?:el dia|the|day) \d{1,2}(?:st|nd|rd|th)?\b(?= of| de|$|[.,;])/g,
  new RegExp(`\\b(?:${MONTH_NAMES})(?:,| del?| of)? 20[2-6]\\d\\b`, 'g'),
  // Those who are there already.
  /\b(?:l[oa]s|mis|my|the|our) \d (?=[a-z]+ (?:queden|tengan|sigan|esten|have|stay|keep|on)\b)/g,
  /\b\d{1,2}(?:st|nd|rd|th)\b/g,
  /\b(?:months?|mes|years?|ano|en|in|by|de|del|el|para|for|of|before|until|hasta|from|desde|spring|summer|autumn|fall|winter|primavera|verano|otono|invierno|season|temporada) 20[1-6]\d\b/g,
  /\b(?:\d+|un[oa]?|one) (?:de cada|in|out of(?: every)?) \d+\b/g,
  /\b(?:l[oa]s|entre(?: l[oa]s)?|nosotr[oa]s) \d{1,2}(?= (?:l[oa]s|el|la|al|a|cada|juntos)\b|[,;.](?!\d)|$)/g,
  /\b(?:by|in|de|of|el|from|before|desde|del|para|en|al|hacia|antes del?)(?: el| the)? (?:year|ano|month|mes) \d{1,2}\b/g,
  /\b(?:the )?\d of us\b/g,
  // A size is no count: «uno grande de 20 kilos», "a 20 kilo washer".
  /(?<=\b(?:un[oa]?|otr[oa]|an?|another|one|bigger|segund[oa]|second) (?:[a-z]+ ){0,3})\d+[ -]?(?:kilos?|kg|litros?|lit(?:re|er)s?|l|m2|metros?|met(?:re|er)s?|cm|pulgadas?|inch(?:es)?|plazas|seater|toneladas?|tonnes?|tons?|vatios|watts?|kw)\b/g,
];

/** No thing is counted by these: shares, money by its name, time. */
const NO_THINGS =
  /^[ -]?(?:%|€|\$|£|por ciento|per ?cent|mes|month|ano|year|dia|day|semana|week|hora|hour|minut|euros?\b|pesos|soles|dolar|dollar|pounds|bucks|quid|grand|mill)/;

const JOINS =
  /^(?:al?|at|by|i?n|en|for|para|por|per|each|cada|every|tod[oa]s|the|el|l[oa]s?|un|una|an|de|del|of|from|con|with|y|e|and|or|nos|me|se|que|to|on|who|that|before|antes|hasta|until|after|despues|between|entre|limpi[oa]s?|libres?|net[oa]s?|clean|clear|apiece|once|cuando|desde|since|como|such|as|durante|during|our|my|juntos|together|minimum|minimo|or|o|para|mas|more|over)$/;
/** "20 to 22 visits": from the first of them on it is met. */
const RANGE = /(?<![\d.,$€£])(\d+)(?: (?:to|a|o|or) | ?[-–] ?)\d+(?= [a-z])/g;
const LONGEST_NOUN = 3;

const MONEY_ASKED =
  /\b(?:cobr\w+|sa(?:car|quemos|que|camos)\w*|gan(?:ar|em|e)\w*|pagado|devuelto|pag(?:ar)?(?:me|nos|le|les)?|devolv\w+|sueldos?|salarios?|quede[n]?|quedar\w*|llevar(?:me|nos)|(?:pon|asign|sub)(?:er|ar|ir)(?:me|nos)|(?:me|nos) (?:pon|asign|sub)[a-z]+|factur\w+|ahorr\w+|deb(?:er|an|en|a|o|amos)|vivir con|pay(?:ing)?|paid|earn\w*|mak(?:e|ing)|draw\w*|tak(?:e|ing) (?:home|out)|clear(?:ing)?|bring\w* home|wages?|salary|living|ow(?:e[ds]?|ing)|sav(?:e|ing)|turn(?:ing)? over|turnover|profit|beneficio)\b[a-z', ]*$/;

/** What it counts up to; null where it names no number of anything. */
export function countIn(said: string): GoalCount | null {
  const words = withoutNoCounts(withoutToday(inDigits(said))).replace(RANGE, '$1');
  for (const match of words.matchAll(NUMBER)) {
    const after = words.slice(match.index + match[0].length);
    if (NO_THINGS.test(after)) continue;
    const noun = SOLD.test(words.slice(0, match.index)) ? nounOf(after.replace(TIMES, '')) : nounOf(after);
    return {
      value: Number(match[0].replace(/[., ]/g, '')),
      noun,
      isPart: PART.test(after.slice(after.indexOf(noun) + noun.length)),
      isMoney: noun === '' && MONEY_ASKED.test(words.slice(0, match.index)),
    };
  }
  return null;
}

/** What tells some of them from the others; not by when, nor how often. */
const PART =
  /^ (?:con|with|que|who|whose) (?!(?:est[oe]|this)\b)|^ (?:para|for) (?:el |la |the |los |un |a )?(?!(?:fin|end|cuando|cada|each|every|year|ano|mes|month|semana|week|christmas|navidad|mi|nosotros|me|us)\b|otono|autumn|verano|summer|primavera|spring|20\d\d)[a-z]/;

const YEAR = /(?<![\d.,$€£])20[2-6]\d\b(?![.,]?\d)/g;

/** The one calendar year that it names; null where it names none, or two. */
export function yearNamedIn(text: string): number | null {
  const years = [...foldText(text).matchAll(YEAR)];
  return years.length === 1 ? Number(years[0]?.[0]) : null;
}

function withoutNoCounts(said: string): string {
  return NO_COUNTS.reduce((text, pattern) => text.replace(pattern, ' '), said);
}

/** «Restoranes» of "5 restoranes de Concón"; no word but a joining one follows what stands alone. */
function nounOf(after: string): string {
  const [clause = ''] = after.split(/[,;:()]|\.(?!\d)/);
  const words = clause.split(/\s+/).filter(Boolean);
  const end = words.findIndex((word) => JOINS.test(word) || /^\d/.test(word));
  const noun = words.slice(0, Math.min(end < 0 ? words.length : end, LONGEST_NOUN)).join(' ');
  return noun.replace(ANY_SALE, '').trim();
}

/** "120 tickets a day": as many sales, whatever is sold. */
const ANY_SALE = /^(?:ventas|sales|tiques|tiquets|tickets|tabs)(?: (?:diari[oa]s|mensuales|semanales))?$/;

/** «Vender 350 veces». */
const SOLD = /\b(?:vend\w+|sell\w*) $/;
const TIMES = /^ (?:veces|times)\b/;

const TODAY =
  /(?:^|[,(;] ?)((?:[^,(;]|,(?=\d))*\b(?:now|today|already|currently|so far|at the moment|a?horita|ahora(?: mismo)?|hoy|actualmente|de momento|ya)\b(?:[^,);]|,(?=\d))*)\)?/;

/** How many there are today, where the goal says so beside how many there are to be: "25 shops, I'm in 9 now". */
export function todayIn(said: string): number | null {
  const clause = TODAY.exec(inDigits(said));
  if (!clause || clause.index === 0) return null;
  const [number] = [...(clause[1] ?? '').matchAll(NUMBER)];
  return number ? Number(number[0].replace(/[., ]/g, '')) : null;
}

function withoutToday(said: string): string {
  return todayIn(said) === null ? said : said.replace(TODAY, ' ');
}

/** A limit that is not to be passed, and no number to be reached: «no más de», "fewer than", «como mucho». */
const CEILING =
  /\b(?:no|not|nunca|never|ni|nadie|nobody|without|sin)\b[^,;]*?\b(?:mas del?|mas que|more than|over|above|pas\w+ del?|exceed\w*|beyond)\b|\b(?:at most|como mucho|a lo sumo|maximo|como tope|no mas del?|menos del?|fewer than|less than|under \d|below \d|por debajo del?|up to \d[\d.,]* at most|tope de|a maximum)\b/;

export function isCeilingIn(said: string): boolean {
  return CEILING.test(inDigits(said));
}

const EACH =
  /\b(?:cada un[oa]|cada cual|cada quien|por cabeza|por persona|cada soci[oa]|l[oa]s dos|ambos|each|apiece|per head|per person|both of us|a head)\b/;
const TOGETHER = /\b(?:entre (?:l[oa]s|nosotr[oa]s|tod[oa]s|ambos)|between (?:us|the|both)|in total|juntos|together|en total)\b/;

/** Money for every one of them, and not for all together. */
export function isEachIn(said: string): boolean {
  return EACH.test(said) && !TOGETHER.test(said);
}
