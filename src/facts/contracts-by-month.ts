// What one customer pays by the month under a contract: «el club me paga 1.600 al mes de septiembre a abril», "the rugby is 1600 a month, september to april".
import { foldText } from '../language/fold-text.ts';
import { keptForTheTurn } from '../language/kept-for-the-turn.ts';
import { MONTH_NAMES, monthOfName } from '../language/month-names.ts';

/** Where it is told, in UTF-16 offsets of the text. */
export interface ContractByMonth {
  readonly start: number;
  readonly end: number;
  /** What is paid a month: where its number stands. */
  readonly sumStart: number;
  readonly sumEnd: number;
  /** Who pays it, or what it is called, in the text's own words: «el club», "the rugby club contract". */
  readonly named: string;
  /** In how many months of a year it is paid. */
  readonly months: number;
}

const MONTHS_A_YEAR = 12;
const COIN = '(?: ?(?:€|euros?|pesos|soles|pounds|quid|dollars|bucks|dolares|libras))?';
/** A sum of money each month. */
const SUM = new RegExp(
  `[€£$]? ?(?<![\\d.,])(?<number>\\d[\\d.,]{0,11}(?<![.,])(?: ?(?:k|mil|grand|thousand)(?![a-z]))?)${COIN} ?(?:(?:a|per|each|every|al|por|cada) (?:month|mes)|\\/ ?(?:month|mes|mo)|monthly|mensual(?:es)?|pcm)(?![a-z])`,
  'g',
);
const NAMES = `(${MONTH_NAMES})(?![a-z])\\.?`;
const RANGE = `(?:(?:from|between|de|desde|entre) )?${NAMES} ?(?:to|until|till|through|thru|and|a|al|hasta|y|-|–) ?${NAMES}`;
const RANGE_IN = new RegExp(`(?<![a-z])${RANGE}`);
const LENGTH_IN =
  /(?<![a-z\d])(?<count>\d\d?|three|four|five|six|seven|eight|nine|ten|eleven|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once) (?:months|meses)(?! (?:de (?:prueba|antelacion|fianza)|notice|deposit))(?![a-z])/;
const COUNTED: Readonly<Record<string, number>> = {
  ...{ three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11 },
  ...{ tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11 },
};
/** One customer that is an organisation, never each of many. */
const PAYER =
  '(?:club|team|school|college|university|council|company|firm|hotel|office|association|federation|nursery|care home|rugby|football|hockey|cricket|netball|basketball|rfc|fc|equipo|colegio|escuela|instituto|universidad|ayuntamiento|empresa|oficina|asociacion|federacion|fundacion|residencia|guarderia|futbol|baloncesto|balonmano|gestoria|bufete|mutua)';
/** «Contrato una maestra», "we contract a driver": the verb hires. */
const CONTRACT =
  "(?:(?<!(?:i|we|i'd|i'll|we'd|we'll|will|to) )contract|retainer|(?<=(?:el|un|del|al|mi|su|nuestro|este|otro|con|por|bajo) )contrato|convenio|concierto con|(?<=(?:la|una|de|por) )iguala)";
const BY_CONTRACT = new RegExp(`(?<![a-z])${CONTRACT}(?![a-z])`);
const PAYS = /(?<![a-z])(?:pays? (?:me|us)|(?:me|nos) (?:va a pagar|paga(?:ra|ria)?))(?![a-z])/;
const PAID_BY = new RegExp(`(?<![a-z])${PAYER}(?![a-z])`);
const PAID_FROM = new RegExp(
  `^[ ,]{0,2}(?:from|by|del?|por(?: parte)? del?) (?<who>(?:(?:the|our|el|la|un|una) )?(?:[a-z'-]+ ){0,2}?${PAYER}(?: (?:de|of) [a-z]+| (?:club|team|school|rfc|fc))?)(?![a-z])`,
);
/** Paid by the business, lent to it, or paid by each of many. */
const NO_CONTRACT =
  /(?<![a-z])(?:rent(?:ed|ing)?|alquil\w+|renta|arriendo|lease|hire|hiring|costs?|cuesta\w*|cost[eo]s?|gast\w+|spend\w*|pay(?! (?:me|us)(?![a-z]))|paid|paying|pago|pagamos|pagare|pagaremos|wages?|salary|salaries|sueldo\w*|salario\w*|nomina\w*|loans?|prestamo|insurance|seguro\w*|fees?|cuotas?|members?|membership\w*|soci[oa]s|subscri\w+|suscri\w+|mensualidad\w*|abono|abonos|each|apiece|cada un[oa]|per (?:person|head|child|student|pupil)|por (?:persona|alumn\w+|nin[oa]|cabeza)|students?|pupils|alumn\w+|saved?|ahorr\w+|invest\w*|inver\w+|worth|salvo|would cost|instalments?|letra|employs?|joins?|hours?|horas)(?![a-z])/;
/** «From september to april», "for eight months", "only in the season", and that no more is paid. */
const TAIL = new RegExp(
  `^(?:[ ,(]*(?:but|pero|and|y|it's|its|that's|es|son|only|just|solo|solamente|unicamente|nada mas|for|durante|in|during|the|la|el|los|las|temporada|season|school year|curso(?: escolar)?|eso si|otra vez|every year|cada ano|al ano|a year|of the year|del ano|${RANGE}|${LENGTH_IN.source.replace('?<count>', '?:')})(?![a-z]))*\\)?(?:,? (?:and |but |y |pero |porque |because |cos )?(?:they (?:don'?t|do not|won'?t) pay|nothing|no (?:me |nos )?pagan?|no cobr\\w+|nada)(?![a-z])[^.;,!?\\d]{0,40})?`,
);
/** What parts it from what is told before it. */
const JOINT = /[,:(]|(?<![a-z])(?:and|y|e|plus|mas|then|luego|besides|also|ademas|tambien)(?![a-z])/g;
const SENTENCE = /(?:[^.;!?\n]|[.](?=\d))+/g;

/** In the order in which they are told; a sum of a month that may be anything else is none. */
export const contractsByMonth = keptForTheTurn((text): readonly ContractByMonth[] => {
  const folded = foldText(text).replaceAll('’', "'");
  return [...folded.matchAll(SENTENCE)].flatMap(({ index, 0: sentence }) =>
    [...sentence.matchAll(SUM)].flatMap((match) => {
      const found = contractAt(sentence, match);
      return found ? [shifted(found, index, text)] : [];
    }),
  );
});

type Found = Omit<ContractByMonth, 'named'> & { readonly name: readonly [start: number, end: number] };

function contractAt(sentence: string, { index, 0: words, groups }: RegExpExecArray): Found | null {
  const lead = leadOf(sentence, index);
  const after = index + words.length;
  const from = PAID_FROM.exec(sentence.slice(after));
  const said = sentence.slice(lead, index);
  const whole = from ? after + from[0].length : after;
  const tail = TAIL.exec(sentence.slice(whole))?.[0] ?? '';
  const clause = sentence.slice(lead, whole + tail.length);
  const months = monthsIn(`${said} ${tail}`);
  const isContract = BY_CONTRACT.test(clause) || (months !== null && (PAID_BY.test(said) || PAYS.test(said) || from !== null));
  if (!isContract || /\d/.test(said) || NO_CONTRACT.test(said) || NO_CONTRACT.test(clause.slice(said.length + words.length, 40)))
    return null;
  const at = words.indexOf(groups?.number ?? '');
  const name = from
    ? ([after + from[0].length - (from.groups?.who ?? '').length, after + from[0].length] as const)
    : ([lead, index] as const);
  return {
    ...{ start: lead, end: whole + tail.trimEnd().length, sumStart: index + at, sumEnd: index + at + (groups?.number ?? '').length },
    ...{ name, months: months ?? MONTHS_A_YEAR },
  };
}

/** Where the clause of the sum begins: "the club is a contract, 1600 a month" and «de septiembre a abril, el club paga» reach over a joint. */
function leadOf(sentence: string, sum: number): number {
  const joints = [...sentence.slice(0, sum).matchAll(JOINT)].map(({ index, 0: joint }) => index + joint.length);
  const isOpen = (at: number) =>
    !/[a-z]{3}/.test(sentence.slice(at, sum).replace(/(?<![a-z])(?:about|unos|unas|it's|son|por|for)(?![a-z])/g, ''));
  const last = joints.at(-1) ?? 0;
  const before = joints.at(-2) ?? 0;
  const isDated = RANGE_IN.test(sentence.slice(before, last)) && !/\d/.test(sentence.slice(before, last));
  return (isOpen(last) || isDated) && !/\d/.test(sentence.slice(before, last)) ? before : last;
}

/** How many months of a year the words name; null where they name none. */
function monthsIn(words: string): number | null {
  const range = RANGE_IN.exec(words);
  if (range) return ((monthOfName(range[2] ?? '') - monthOfName(range[1] ?? '') + MONTHS_A_YEAR) % MONTHS_A_YEAR) + 1;
  const count = LENGTH_IN.exec(words)?.groups?.count;
  const months = count === undefined ? 0 : (COUNTED[count] ?? Number(count));
  return months > 0 && months <= MONTHS_A_YEAR ? months : null;
}

function shifted({ start, end, sumStart, sumEnd, months, name }: Found, by: number, text: string): ContractByMonth {
  const named = text.slice(name[0] + by, name[1] + by);
  return { start: start + by, end: end + by, sumStart: sumStart + by, sumEnd: sumEnd + by, months, named };
}
