// How often each customer comes is not how many are sold: «bono mensual, 2 clases a la semana», "thirty pupils, two lessons a week each".
import type { Amount, Count, Ground } from './amount.ts';
import { PAID_EACH } from './count-attendance.ts';
import { periodAfter } from './find-period.ts';

const WHO =
  '(?:client[ea]?|customer|soci[oa]|alumn[oa]|abonad[oa]|suscriptor|miembro|member|subscriber|student|pupil|patient|paciente|child|kid|nin[oa]|dog|perro|mascota|pet|house|home|casa|hogar|familia|family|household|person|persona|residente?|guest|huesped|rider|swimmer|dancer)';
/** Whoever comes, each by themselves, before how often: «cada alumna viene», "each dog gets". */
const WHO_BEFORE = new RegExp(
  `(?<![a-z])(?:cada|each|every|(?:an? |the )?(?:typical|average|usual|regular)|un[a]?) ${WHO}(?! y | and |s)(?![a-z])[^.;:\\d]{0,30}$`,
);
/** «Cada una viene», "they come": those who were just named. */
const EACH_BEFORE =
  /(?<![a-z])(?:cada un[oa]|each(?: one)?(?: of them)?|they|ellas|ellos) (?:(?:only|solo|just|will|usually|suele|suelen|normalmente) )*(?:viene[n]?|venir|acude[n]?|asiste[n]?|entrena[n]?|hace[n]?|tom[ae][n]?|recibe[n]?|comes?|trains?|attends?|gets?|takes?|visits?|does|do|has|have)(?: (?:to|a|for|unas?|unos|about|around))* $/;
const COME_BEFORE =
  /(?<![a-z])(?:vienen?|acuden?|asisten?|entrenan?|vuelven?|repiten?|compran?|piden?|comes?|come back|trains?|attends?|returns?|buys?|orders?|visits?|books?)(?: (?:back|in|a casa|a clase|unas|about|around))* $/;
const EACH_AFTER = new RegExp(
  `^ ?(?:,|\\()? ?(?:cada un[oa]|each(?! (?:day|week|month))|apiece|por cabeza|(?:por|cada|per|for each|for every|a) ${WHO}(?!s)(?![a-z]))(?![a-z])`,
);
/** Those who give the classes and not those who take them. */
const GIVEN_BEFORE =
  /(?<![a-z])(?:we|i|trainers?|teachers?|instructors?|coaches|stylists?|barbers?|profes\w*|monitor\w*|entrenador\w*|peluquer\w*|somos|damos|doy|imparto|impartimos|hacemos|hago|give|teach|run)(?: [a-z']+){0,4} $/;
const VISITS =
  /^(?:clases?|sesion(?:es)?|entrenamientos?|entrenos?|dias?|tardes?|mananas?|veces|vez|visitas?|paseos?|limpiezas?|class(?:es)?|lessons?|sessions?|days?|times|visits?|walks?|cleans?|cleanings?|workouts?)(?![a-z])/;
/** What is held for many at once: never as many as pay by the month. */
const HELD = /^(?:clases?|sesion(?:es)?|class(?:es)?|lessons?|sessions?)(?![a-z])/;
const TIMES = /^(?:veces|vez|times)(?![a-z])/;
/** A pass is bought by each: what it holds is theirs. */
const PASS = /(?<![a-z])(?:bonos?|abonos?|pase(?:s)?|pass(?:es)?|memberships?|cuotas?|mensualidad(?:es)?)(?![a-z])/;
const DAYS_A_WEEK = 7;

/** Whether a count says how often each customer comes. */
export function isOfEach({ folded, question }: Ground, amount: Amount, isMonthly: boolean): boolean {
  if (amount.kind !== 'count' || amount.per === null) return false;
  const { noun, per, high, start, end } = amount;
  const before = folded.slice(Math.max(0, start - 60), start);
  const after = folded.slice(end, end + 30);
  if (WHO_BEFORE.test(before)) return true;
  if (!VISITS.test(noun)) return false;
  const isSeldom = high <= DAYS_A_WEEK || (per === 'month' && high <= DAYS_A_WEEK * 2) || per === 'year';
  const isEach = EACH_BEFORE.test(before) || (EACH_AFTER.test(after) && !GIVEN_BEFORE.test(before));
  if (isSeldom && (isEach || (TIMES.test(noun) && COME_BEFORE.test(before)))) return true;
  if (isMonthly && HELD.test(noun)) return true;
  // Asked what a sale costs, so few visits are those of one who pays by the month.
  if (isMonthly && question === 'unit-cost' && isSeldom) return true;
  return per === 'week' && high <= DAYS_A_WEEK && (isMonthly || PASS.test(folded)) && !GIVEN_BEFORE.test(before);
}

/**
 * What is sold where so many customers come so often: "12 people twice a month", «30 alumnos, dos clases por semana cada uno». Who pays by
 * the month is one sale, however often they come.
 */
export function countVisits(ground: Ground, amounts: readonly Amount[], isMonthly: boolean): Count | undefined {
  if (isMonthly) return undefined;
  return repeated(ground, amounts) ?? eachOfSeveral(ground, amounts);
}

const TIMES_WORD: ReadonlyMap<string, number> = new Map<string, number>([
  ...(['once', 'una vez'] as const).map((words) => [words, 1] as const),
  ...(['twice', 'dos veces', '2 veces', 'two times', '2 times'] as const).map((words) => [words, 2] as const),
  ...(['three times', '3 times', 'tres veces', '3 veces'] as const).map((words) => [words, 3] as const),
]);
const REPEATED = new RegExp(
  `^ (?:de )?([a-z]+(?: (?!${[...TIMES_WORD.keys()].join('|')})[a-z]+){0,2}),? (?:(?:each|cada un[oa]),? )?(${[...TIMES_WORD.keys()].join('|')})(?= )`,
);
const PEOPLE = /^(?:personas?|people|comensales|guests|invitados|pax|diners)(?![a-z])/;
/** Held for so many: the dinner is what is sold, unless each pays. */
const HELD_FOR = /(?<![a-z])[a-z]{4,}s? (?:de|para|con|for|of|with)(?: (?:hasta|unas|unos|up to|about))* $/;
const NEVER_SOLD =
  /^(?:veces|times|dias?|days?|semanas?|weeks?|mes(?:es)?|months?|horas?|hours?|euros?|pesos|dolares|dollars|pounds)(?![a-z])/;

function repeated({ folded, numerals }: Ground, amounts: readonly Amount[]): Count | undefined {
  for (const { low, high, start, end, isArticle } of numerals) {
    const match = REPEATED.exec(folded.slice(end, end + 60));
    const [whole, noun = '', times = ''] = match ?? [];
    const isMoney = amounts.some((amount) => amount.kind === 'money' && amount.start < end && amount.end > start);
    if (whole === undefined || isArticle || isMoney || NEVER_SOLD.test(noun)) continue;
    const isHeld = HELD_FOR.test(folded.slice(Math.max(0, start - 30), start)) || PEOPLE.test(noun);
    const isByHead = PAID_EACH.test(folded) || !amounts.some(({ kind }) => kind === 'money');
    const per = periodAfter(folded.slice(end + whole.length));
    if (per === null || per.per === 'unit' || per.per === 'hour' || (isHeld && !isByHead)) continue;
    const factor = TIMES_WORD.get(times) ?? 1;
    return { kind: 'count', low: low * factor, high: high * factor, noun, per: per.per, start, end: end + whole.length + per.length };
  }
  return undefined;
}

const WHO_PAY = new RegExp(`^(?:[a-z]+ )?${WHO}(?:e?s|es)?(?![a-z])`);

/** So many told by themselves, and how often each of them comes. */
function eachOfSeveral(ground: Ground, amounts: readonly Amount[]): Count | undefined {
  const each = amounts.find((amount): amount is Count => amount.kind === 'count' && isOfEach(ground, amount, false));
  const many = amounts.find((amount): amount is Count => amount.kind === 'count' && amount.per === null && WHO_PAY.test(amount.noun));
  if (each === undefined || many === undefined) return undefined;
  const [first, last] = [many, each].sort((a, b) => a.start - b.start) as [Count, Count];
  const at = { start: first.start, end: last.end };
  return { kind: 'count', low: many.low * each.low, high: many.high * each.high, noun: each.noun, per: each.per, ...at };
}
