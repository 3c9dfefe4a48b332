// Who is there already before anything is spent on finding customers: those who buy or follow, those who signed, those who wait.
import { foldText } from '../language/fold-text.ts';
import { keptForTheTurn } from '../language/kept-for-the-turn.ts';
import { SMALL_NUMBERS, smallNumber } from '../language/small-numbers.ts';
import { type FactId, type FactSheet, factValue } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';

export interface Gathered {
  /** `customers`: they buy from the founder already, or follow · `signed`: they pay or signed for it · `waiting`: they left their name. */
  readonly kind: 'customers' | 'signed' | 'waiting';
  /** How many were told. */
  readonly told: number;
  /** Of them, how many are counted on. */
  readonly counted: number;
}

const NUMBER = `(?<![a-z\\d.,])(\\d{1,3}(?:[.,]\\d{3})*|${[...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|')})(?!-[a-z])`;
/** Without a number, by which every way counts, there is nothing to look for. */
const NUMBERED = new RegExp(NUMBER);
const PEOPLE =
  '(?:client[ea]?s|alumn[oa]s|pacientes|soci[oa]s|familias|personas|mujeres|estudiantes|empleados|empresas|clubes|restaurantes|cafeterias|tiendas|clients|customers|students|pupils|patients|members|families|people|women|households|accounts|regulars|companies|restaurants|shops|clubs|pilots|pilotos)';
/** Those who are served: no partners, no staff. */
const SERVED =
  '(?:client[ea]s|alumn[oa]s|pacientes|familias|estudiantes|restaurantes|cafeterias|customers|clients|students|pupils|patients|members|families|households|regulars|restaurants)';
const SOME = '(?: como| unos| unas| casi| mas de| about| around| over| some)?';
const BETWEEN = '(?: (?!o |y |and |or )[a-z-]+){0,2}?';
const WAYS: readonly (readonly [Gathered['kind'], RegExp])[] = [
  [
    'signed',
    new RegExp(
      `${NUMBER}(?: ${PEOPLE})?[^.;:\\d]{0,40}? (?:que ya pagan|ya (?:nos |me )?pagan|ya comprometid[oa]s?|que (?:han firmado|firmaron|ya firmaron)|han firmado|(?:which|who|that) already pay|already pay|(?:that |who |which )?(?:have |has )?(?:already )?signed|already committed)(?![a-z])`,
      'g',
    ),
  ],
  [
    'signed',
    new RegExp(
      `${NUMBER} (?:cartas de intencion|contratos firmados|reservas pagadas|letters of intent|signed (?:letters|contracts)|paid deposits)(?![a-z])`,
      'g',
    ),
  ],
  // "Nine have put down a $20 deposit", «nueve han dejado una señal de 20 €».
  [
    'signed',
    new RegExp(
      `${NUMBER}(?: of (?:them|those))?(?: ${PEOPLE})?(?: ya| already| que| who| that)* (?:have |has |han )(?:already |ya )?(?:put down|paid|left|pagado|dejado|puesto|adelantado)(?: [^.;, ]+){0,3}? (?:deposits?|senal|reserva|anticipo)(?![a-z])`,
      'g',
    ),
  ],
  [
    'customers',
    new RegExp(
      `${NUMBER}(?: ${PEOPLE})? (?:(?:ya|already) )?(?:(?:me |nos )?(?:dijeron|han dicho|confirmaron) que se (?:pasan|vienen)|stayed|se quedaron|siguen conmigo|repiten|kept on|came back|still with me)(?![a-z])`,
      'g',
    ),
  ],
  ['customers', new RegExp(`(?:ya )?(?:tengo|tenemos)(?: ya)?(?: como| unos| unas| casi| mas de)? ${NUMBER} client[ea]?s(?![a-z])`, 'g')],
  [
    'customers',
    new RegExp(
      `(?:i|we)(?:['’]?ve)? (?:already )?(?:have|got)(?: about| around| over| some)? ${NUMBER} (?:[a-z]+ )?(?:customers|clients|regulars)(?![a-z])`,
      'g',
    ),
  ],
  // «Tenemos ya 20 familias», "ive got 7 pupils already", "22 regulars from last winter already".
  [
    'customers',
    new RegExp(
      `(?:ya (?:tengo|tenemos|atiendo|atendemos)|(?:tengo|tenemos|atiendo|atendemos) ya)${SOME} ${NUMBER} ${SERVED}(?![a-z])`,
      'g',
    ),
  ],
  [
    'customers',
    new RegExp(
      `(?:already (?:have|got|do|see|teach)${SOME} ${NUMBER} ${SERVED}|${NUMBER} (?:[a-z]+ )?${SERVED}(?: from (?:last|this|my|the) [a-z]+(?: [a-z]+)?)? already)(?![a-z])`,
      'g',
    ),
  ],
  // «Arrancamos con los 18 que ya tenemos», "starting with the 18 we already have".
  [
    'customers',
    new RegExp(
      `(?:arran[cq]|empe[cz]|empiez|comenz|comienz|sal)[a-z]* con(?: l[oa]s| mis| unos| unas)? ${NUMBER}(?: ${SERVED})?(?: fij[oa]s)? que ya (?:tengo|tenemos|(?:me|nos) (?:compra|pide)n|vienen|atiendo)(?! (?:ahorrad|guardad|juntad|en el banco))(?![a-z])`,
      'g',
    ),
  ],
  [
    'customers',
    new RegExp(
      `(?:start|open|begin)[a-z]*(?: off)? with (?:the|my|our) ${NUMBER}(?: ${SERVED})?(?: that| who)? (?:i|we)(?:['’]?ve)? (?:already (?:have|got)|(?:have|got) already)(?![a-z])`,
      'g',
    ),
  ],
  [
    'customers',
    new RegExp(
      `(?:mis|nuestr[oa]s|my|our|a mis|l[oa]s) ${NUMBER} ${PEOPLE} (?:de ahora|actuales|de hoy|current|de la (?:venta de )?prueba|fij[oa]s)(?![a-z])`,
      'g',
    ),
  ],
  [
    'waiting',
    new RegExp(
      `${NUMBER}(?: of them)?(?: ${PEOPLE})?${BETWEEN} (?:(?:inscrit|apuntad|registrad|anotad)[oa]s? )?(?:en|de|in|on|from) (?:(?:la|una|mi|nuestra|a|the|my|our) )?(?:lista de espera|wait(?:ing)? ?list)(?![a-z])`,
      'g',
    ),
  ],
  ['waiting', new RegExp(`(?:lista de espera|wait(?:ing)? ?list)(?: de| con| of| with|,)? ${NUMBER}(?: ${PEOPLE})?(?![a-z])`, 'g')],
];
/** The answers in which they are told: no goal and no rival counts them. */
const TOLD_IN: readonly FactId[] = ['soFar', 'customer', 'marketing', 'revenue', 'solution', 'resources', 'problem', 'experience'];
/** What is hoped for, and what is no person: a price, a percentage, an age. */
const NOT_YET = /\b(?:espero|quiero|queremos|meta|objetivo|hope|goal|want|aim|target|would|maybe)\b[^.;]{0,20}$/;
const NO_COUNT = /^(?: ?(?:€|euros?|%|por ciento|percent|anos|years|months|meses|weeks?|semanas?|days?|dias?|minut|horas|hours|\$))/;

/** Of those on a list who know the founder's work, one in two; of a long list of names, one in five. Our own assumptions, to be asked one by one. */
const SHORT_LIST = 100;
const OF_A_LIST = { short: 2, long: 5 } as const;

/** Each kind once, with the fewest that an answer tells of it: of 38 pupils, the 35 who said that they follow. */
export const findGathered = keptWithFacts((facts): readonly Gathered[] => {
  const told = TOLD_IN.map((id) => factValue(facts, id)).map((words) => (typeof words === 'string' ? foldText(words) : ''));
  const found = WAYS.flatMap(([kind], way) =>
    told.flatMap((text, at) => (countsIn(text)[way] ?? []).map((count) => ({ kind, at, count }))),
  );
  return (['customers', 'signed', 'waiting'] as const).flatMap((kind): readonly Gathered[] => {
    const own = found.filter((one) => one.kind === kind);
    if (own.length === 0) return [];
    const ofAnswer = (answer: number) => own.filter(({ at }) => at === answer).reduce((sum, { count }) => sum + count, 0);
    const all = kind === 'signed' ? Math.max(...own.map(({ at }) => ofAnswer(at))) : Math.min(...own.map(({ count }) => count));
    return [{ kind, told: all, counted: countedOf(kind, all) }];
  });
});

/** How many customers that makes, those included who were told to come along. */
export function countGathered(facts: FactSheet): number {
  const brought = factValue(facts, 'customersBrought') ?? 0;
  const [customers, others] = [0, 0].map((_, at) =>
    findGathered(facts)
      .filter(({ kind }) => (kind === 'customers') === (at === 0))
      .reduce((sum, { counted }) => sum + counted, 0),
  );
  return Math.max(brought, customers ?? 0) + (others ?? 0);
}

function countedOf(kind: Gathered['kind'], told: number): number {
  return kind === 'waiting' ? Math.floor(told / (told > SHORT_LIST ? OF_A_LIST.long : OF_A_LIST.short)) : told;
}

/** By each of the ways. */
const countsIn = keptForTheTurn((text): readonly (readonly number[])[] =>
  WAYS.map(([, way]) => (NUMBERED.test(text) ? countsOf(text, way) : [])),
);

/** Whether the number at that place is of customers there are already. */
export function isOfCustomers(text: string, start: number): boolean {
  const folded = foldText(text);
  return WAYS.some(
    ([kind, way]) =>
      kind === 'customers' && [...folded.matchAll(way)].some((match) => match.index + match[0].indexOf(numberOf(match)) === start),
  );
}

function numberOf(match: RegExpExecArray): string {
  return match.slice(1).find((group) => group !== undefined) ?? '';
}

function countsOf(text: string, way: RegExp): readonly number[] {
  return [...text.matchAll(way)].flatMap((match) => {
    const number = numberOf(match);
    const at = match.index + match[0].indexOf(number);
    if (NOT_YET.test(text.slice(0, at)) || NO_COUNT.test(text.slice(at + number.length))) return [];
    // "14 on the waiting list and the two signed with deposits": the nearer number is theirs.
    const rest = match[0].slice(match[0].indexOf(number) + number.length);
    const nearer = [...rest.matchAll(/(?:,| (?:and|y|e))(?: (?:the|los|las))? ([a-z]+)/g)]
      .map(([, word = '']) => word)
      .findLast((word) => (smallNumber(word) ?? 0) > 0);
    const count = smallNumber(nearer ?? number) ?? Number(number.replace(/[.,]/g, ''));
    return count > 0 ? [count] : [];
  });
}
