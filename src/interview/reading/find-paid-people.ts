// Who is paid, each with a sum of the month and the month from which: "me 2,200, Tom 1,820 from June", «en el mes seis entra Wendy por 700 al mes».

import type { FactSheet } from '../../facts/fact.ts';
import { MONTH_NAMES, monthOfName } from '../../language/month-names.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import type { Amount, Ground } from './amount.ts';
import type { Span } from './clauses.ts';
import { foundersKnown } from './count-founders.ts';
import { findAmounts } from './find-amounts.ts';
import { toMonthly } from './monthly-amount.ts';
import { KIN, WORKER } from './people-words.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

/** What one of them gets in a month, and when it begins: after so many months of trading, or in a month of the calendar. */
export interface PaidPerson extends Span {
  readonly isFounder: boolean;
  readonly people: number;
  readonly value: number;
  readonly isGross: boolean;
  /** Told before charges, so many times a year, by the month of whoever is called by what they do, …: words that leave no doubt that it is pay. */
  readonly isPay: boolean;
  /** Told in a sentence of who works there. */
  readonly isAmongOthers: boolean;
  readonly from: number | null;
  /** 1 to 12. */
  readonly month: number | null;
}

const ME =
  "(?:yo|(?<=(?:^|[,.;:(] ?|(?:just|only|for|and|it['’]?s|team) ))me(?= ?(?:$|[,$£\\d]|on|at|full|part|taking|drawing))|myself|i['’]?d|i['’]?ll|i|lo mio|(?:mi|my) (?:propio |own )?(?:sueldo|salario|pay|salary|wage|draw)|para mi)";
const OTHER = `(?:(?:mi|my|el|la|the|our|nuestr[oa]|una?|an?|otr[oa]|another|one) )(?:[a-z]+ )??(?!(?<!(?:my|our) )son(?![a-z]))(?:${KIN}|${WORKER})`;
const SEVERAL = `(?<!(?:mes|month) )(?<many>dos|tres|cuatro|two|three|four|[2-9]) (?:(?!an? |una? )[a-z-]+ ){0,2}?${WORKER}`;
const EACH = /^[ ,]*(?:cada un[oa]|each|apiece|por cabeza)(?![a-z])/;
const STARTED_IT = /(?<![a-z])(?:soci[oa]s|partners|founders|fundador[ae]s)(?![a-z])/;
const OF_EACH = / ?(?:cada un[oa]|each|apiece|por cabeza)$/;
const NAME =
  /(?<!\p{L})(?!(?:I|Me|My|Mi|Yo|Just|Only|Solo|And|We|It|He|She|They|The|Then|There|From|Con|Para|Lo|El|La|Los|Las|Un|Una|En|Desde|Somos|Trabajo|Trabajamos|Hiring|Team|Equipo|Sueldos?|Pay|Pon|Ponme|Ponle|Pongamos|Digamos|Unos|Unas|Como|Quizá|Saco|Cobro|Necesito|Sobre|Entre|Put|Say|About|Maybe|Around|Like|Call|Probably|Alquiler|Luz|Agua|Nave|Local|Rent|Van)(?!\p{L}))\p{Lu}\p{Ll}{2,}/gu;
const PLACES = [
  'second third fourth fifth sixth seventh eighth ninth tenth',
  'segundo tercer cuarto quinto sexto septimo octavo noveno decimo',
].map((words) => words.split(' '));
const PLACE: ReadonlyMap<string, number> = new Map(PLACES.flatMap((words) => words.map((word, at) => [word, at + 2])));
const NUMBER = '\\d{1,2}|[a-z]+';
/** «Desde el mes seis», "from month 5", «en junio». */
const WHEN = `(?:desde|a partir de|from|starting(?: in| from)?|as of|en|in|by) (?:(?:the |el )?(?:mes|month) (?<number>${NUMBER})|(?:the |el )?(?<place>\\d{1,2}|${PLACES.flat().join('|')})(?:th|rd|nd|o|to|er)? (?:mes|month)|(?<name>${MONTH_NAMES}))(?: on| onwards?| en adelante)?(?![a-z])`;
const JOINS =
  '(?:entra(?:ra|ria)?|se (?:incorpora|une)|empieza|contrat\\w+|hir(?:e|ing)|take on|joins?|starts?|comes in|tendr(?:e|ia)|habra)';
const ALIKE = `que|who|is|es|on|at|a|con|with|de|y|and|igual|part[- ]time|full[- ]time|(?:a )?(?:media jornada|medio tiempo|tiempo (?:parcial|completo)|jornada completa)|about|around|unos|unas|como|tak(?:e|es|ing)|draw(?:s|ing)?|gets?|getting|cobra(?:ndo)?`;
const THEN = WHEN.replace(/\?<\w+>/g, '?:');
/** What may stand between whoever is paid and the sum, piece by piece. */
const FILL = {
  founder: `sol[oa]|alone|just|al principio|de momento|para empezar|to (?:start|begin)(?: with)?|at first|me (?:pongo|pago|pondria|pagaria|saco|llevo|asigno)|(?:would )?(?:want|need|like|have) to|(?:quiero|querria|necesito) (?:sacar|cobrar)|sac(?:o|aria|ando)|cobr(?:o|aria)|pay(?:ing)? myself|son|es|serian?`,
  hired: `(?:me|nos) (?:sale|cuesta|costaria|saldria)(?: por)?|of|por|for|from|(?:\\d{1,2}|[a-z]+) (?:horas|hours|hrs|dias|days) (?:a la|a|per|por) (?:semana|week)|cobra(?:ra|ria)|gana(?:ra|ria)?|paid|costs?|sale|cuesta|se lleva|le pag\\w+|sueldo|salario|salary|wages?|son|serian?|would be|mornings|afternoons|weekends|saturdays|sabados|tardes|mananas|fines de semana|(?:en|in|with|con) (?:(?:la|el|los|las|the) )?[a-z]{3,}`,
} as const;
const PIECE = {
  founder: new RegExp(`^(?:[ ,:]+|[$€£]$|(?:${THEN}|${FILL.founder}|${ALIKE})(?![a-z]))`),
  hired: new RegExp(`^(?:[ ,:]+|[$€£]$|(?:${THEN}|${FILL.hired}|${ALIKE})(?![a-z]))`),
} as const;
const TAIL =
  /^ ?(?:€|euros?|pesos|soles|dolares|dollars|pounds|quid|bucks)?(?:,? ?(?:al mes|a month|per month|por mes|mensuales|each month|brut[oa]s?|gross|net[oa]s?|limpios|before tax))*/;
const ME_NAMED = new RegExp(`(?<![a-z])${ME}(?![a-z])`, 'g');
const OTHER_NAMED = new RegExp(`(?<![a-z])(?:${OTHER}|${SEVERAL})(?![a-z])`, 'g');
const WHEN_TOLD = new RegExp(WHEN);
const JOINED_IN = new RegExp(`(?:^|[ ,])(?:${WHEN})(?:,? (?:(?<joins>${JOINS})|con|a|and|y)){0,3},? $`);
const BY_MONTH = /(?<![a-z])(?:al mes|a month|per month|por mes|mensuales|each month|brut[oa]s?|gross)(?![a-z])/;
const WORKS_PART = /(?<![a-z])(?:part[- ]time|full[- ]time|media jornada|medio tiempo|tiempo parcial|jornada completa)(?![a-z])/;
/** «Sueldos: Chuy 11 mil, Marisol 8 mil». */
const UNDER_PAY = /^[ ,.;]*(?:(?:y|and|los|the|de) )*(?:sueldos|salarios|nominas|wages|salaries|payroll)(?: son| are)?[:,]/;
const WHO_WORKS =
  /(?<![a-z])(?:sueldos?|salarios?|nominas?|wages|salar(?:y|ies)|payroll|trabaj\w+|labur\w+|somos|seremos|(?:two|three|four) of us|working|team|equipo|staff|yo|me)(?![a-z])/;
const PAYMENTS = /^,? ?(?:(?:en|in|por|x|over) )?(\d{1,2}|doce|catorce|quince|twelve|fourteen) (?:pagas|payments|pay ?days)(?![a-z])/;
const AFTER = new RegExp(`^,? ?(?:${WHEN})`);
const NOT_MONEY = /^ ?(?:%|horas?|hours?|hrs?|h(?![a-z])|dias?|days?|meses|months|anos?|years?|minut|people|personas?|m2|metros|km)/;
const LEAST = 50;
const MOST_BEFORE = 40;
const YEAR = 12;

interface Named extends Span {
  readonly isFounder: boolean;
  readonly people: number;
  readonly isName?: boolean;
  /** Told of as pay. */
  readonly isPay?: boolean;
}

type Sum = Extract<Amount, { kind: 'money' | 'plain' | 'count' }>;

/** One for each sum of whoever is named before it in its sentence, with nothing else said between. */
export function findPaidPeople(ground: Ground, known: FactSheet): readonly PaidPerson[] {
  const sums = findAmounts(ground).filter(isSum);
  const founders = foundersKnown(ground.folded, findAmounts(ground), known) ?? 1;
  return sentencesOf(ground.text)
    .map(spanOf)
    .flatMap(({ start, end }) => {
      const own = sums.filter((sum) => sum.start >= start && sum.end <= end);
      let from = start;
      return own.flatMap((sum) => {
        const paid = paidAt(ground, sum, { from, until: end, founders, sentence: start });
        from = paid?.end ?? sum.end;
        return paid === null ? [] : [paid];
      });
    });
}

function isSum(amount: Amount): amount is Sum {
  if (amount.kind !== 'money' && amount.kind !== 'plain' && amount.kind !== 'count') return false;
  if (amount.kind === 'count' && amount.noun !== '' && !/^(?:brut|gross|al mes|a month|por|from|desde)/.test(amount.noun)) return false;
  return amount.low === amount.high && amount.low >= LEAST;
}

interface Reach {
  readonly from: number;
  readonly until: number;
  readonly founders: number;
  /** Where the sentence begins. */
  readonly sentence: number;
}

function paidAt({ text, folded }: Ground, sum: Sum, { from, until, founders, sentence }: Reach): PaidPerson | null {
  const per = sum.kind === 'money' ? sum.per : null;
  const told = folded.slice(sum.start, sum.end);
  const isOfEach = OF_EACH.test(told);
  if (per === 'hour' || per === 'day' || (per === 'unit' && !isOfEach) || NOT_MONEY.test(folded.slice(sum.end))) return null;
  const lead = folded.slice(from, sum.start);
  const who =
    ourPay(lead, `${OF_EACH.exec(told)?.[0] ?? ''}${folded.slice(sum.end, until)}`, founders) ??
    lastPerson(lead, text.slice(from, sum.start));
  if (who === null || !isFilled(lead.slice(who.end), who.isFounder ? 'founder' : 'hired')) return null;
  const before = lead.slice(Math.max(0, who.start - MOST_BEFORE), who.start);
  const joined = JOINED_IN.exec(before);
  const between = WHEN_TOLD.exec(lead.slice(who.end));
  const tail = TAIL.exec(folded.slice(sum.end, until))?.[0] ?? '';
  let end = sum.end + tail.length;
  const each = EACH.exec(folded.slice(end, until))?.[0] ?? '';
  end += each.length;
  // «Dos camareros, 2.600»: of each or of both, nobody said.
  if (who.people > 1 && each === '' && !isOfEach && !who.isFounder) return null;
  const many = PAYMENTS.exec(folded.slice(end, until));
  end += many?.[0].length ?? 0;
  const after = AFTER.exec(folded.slice(end, until));
  end += after?.[0].length ?? 0;
  const when = whenOf(joined ?? between ?? after);
  const payments = many === null ? YEAR : (smallNumber(many[1] ?? '') ?? Number(many[1]));
  const words = folded.slice(sum.start, end);
  const isGross = /(?<![a-z])(?:brut[oa]s?|gross|before tax)(?![a-z])/.test(words);
  const hasTime = BY_MONTH.test(words) || when.from !== null || when.month !== null;
  const start = from + who.start - (joined?.[0].replace(/^[ ,]/, '').length ?? 0);
  return {
    start,
    end,
    isFounder: who.isFounder,
    people: who.people,
    value: (who.people * ((per === null || per === 'unit' ? sum.low : (toMonthly(sum.low, per) ?? sum.low)) * payments)) / YEAR,
    isGross,
    isPay:
      who.isPay === true ||
      UNDER_PAY.test(folded.slice(sentence, sum.start)) ||
      isGross ||
      many !== null ||
      WORKS_PART.test(lead.slice(who.start)) ||
      joined?.groups?.joins !== undefined ||
      (!who.isName && hasTime),
    isAmongOthers: WHO_WORKS.test(folded.slice(sentence, sum.start)),
    ...when,
  };
}

function isFilled(words: string, who: keyof typeof PIECE): boolean {
  let rest = words;
  while (rest !== '') {
    const piece = PIECE[who].exec(rest)?.[0] ?? '';
    if (piece === '') return false;
    rest = rest.slice(piece.length);
  }
  return true;
}

/** «Los sueldos, 1.300 cada una, mi hermana y yo», «los sueldos son dos de 1.300, el mío y el de Lucía»: what each of those who start it gets. */
function ourPay(lead: string, tail: string, founders: number): Named | null {
  const match = OUR_PAY.exec(lead);
  if (match === null) return null;
  const { many } = match.groups ?? {};
  const isOurs = /(?<![a-z])(?:nuestr[oa]s|our)(?![a-z])/.test(match[0]) || WITH_ME.test(tail);
  const people = many === undefined ? founders : (smallNumber(many) ?? Number(many));
  const isEach = many !== undefined || EACH.test(tail);
  if (!isOurs || !isEach || people < LEAST_OF_US) return null;
  return { start: match.index, end: match.index + match[0].length, isFounder: true, people, isPay: true };
}

const OUR_PAY =
  /(?<![a-z])(?:(?:l[oa]s|nuestr[oa]s|our|the) )?(?:sueldos|salarios|wages|salaries|pay)(?:,? (?:son|seran|are|is))?[,:]?(?: (?<many>dos|tres|two|three) (?:de|of))?(?: (?:a|de|at|unos|about))? ?[$€£]?$/;
const WITH_ME = new RegExp(
  `^[^.;]{0,24}(?<![a-z])(?:(?:mi|my) (?:${KIN}) (?:y|and) (?:yo|me|i)|el mio|la mia|mine|nosotr[oa]s|us)(?![a-z])`,
);
const LEAST_OF_US = 2;

/** Whoever is named last. */
function lastPerson(folded: string, text: string): Named | null {
  const founders = [...folded.matchAll(ME_NAMED)].map((match) => ({ match, isFounder: true }));
  const others = [...folded.matchAll(OTHER_NAMED)].map((match) => ({
    match,
    isFounder: false,
  }));
  const named = [...text.matchAll(NAME)]
    .filter(({ 0: word }) => monthOfName(word.toLowerCase()) === 0)
    .map((match) => ({ match, isFounder: false, isName: true }));
  const [last] = [...founders, ...others, ...named].sort((a, b) => b.match.index - a.match.index);
  if (last === undefined) return null;
  const many = last.match.groups?.many;
  const people = many === undefined ? 1 : (smallNumber(many) ?? Number(many));
  const isFounder = last.isFounder || (people > 1 && STARTED_IT.test(last.match[0]));
  return { start: last.match.index, end: last.match.index + last.match[0].length, isFounder, people, isName: 'isName' in last };
}

function whenOf(match: RegExpExecArray | null): Pick<PaidPerson, 'from' | 'month'> {
  const { number, place, name } = match?.groups ?? {};
  if (name !== undefined) return { from: null, month: monthOfName(name) };
  const told = number ?? place;
  if (told === undefined) return { from: null, month: null };
  return { from: smallNumber(told) ?? PLACE.get(told) ?? (/^\d+$/.test(told) ? Number(told) : null), month: null };
}
