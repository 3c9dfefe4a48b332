// What each amount is for in an answer on costs: of one sale, of one month, somebody's hours, or money that is no cost at all.
import { toldDaysAWeek } from '../../facts/open-days.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { EMPLOYEE, MONTHLY_NOUN, STEADY_NOUN } from './cost-words.ts';
import { foundersKnown } from './count-founders.ts';
import { isPerPayer } from './money-details.ts';
import { middle } from './monthly-amount.ts';
import { multiply } from './multiply-each.ts';
import { overTheYear } from './part-time-cost.ts';
import { atTheHour, type HoursPaid, payForDays, payForHours, withoutDays } from './pay-for-hours.ts';
import { tellsOurPay } from './pay-words.ts';
import type { ReadingContext } from './reading-context.ts';
import type { RoledMoney } from './roled-money.ts';
import { joinCosts } from './settle-roles.ts';
import { type Breath, breathsOf } from './split-breaths.ts';
import { isWageOf, workersKnown } from './tells-wage.ts';

const word = (words: string) => new RegExp(`(?<![a-z])${words}(?![a-z])`);
const CALENDAR: ReadonlySet<Money['per']> = new Set<Money['per']>(['month', 'week', 'fortnight', 'bimonth', 'quarter', 'year']);
const OF_A_MONTH = word(`(?:${MONTHLY_NOUN}|${EMPLOYEE})`);
const STEADY = word(STEADY_NOUN);
const EACH = /(?:cada un[oa]|c\/u|each|apiece|per person|por persona|por cabeza)$/;
/** What goes into a sale whoever sells it. */
const INPUT =
  /(?<![a-z])(?:material(?:es)?|materia prima|ingredientes?|insumos|telas?|envases?|empaques?|embalajes?|cajas?|bolsas?|comida|envios?|comision(?:es)?|materials?|ingredients?|parts|packaging|box(?:es)?|food|stock|supplies|postage|shipping|fees?)(?![a-z])/;
const SAVED = /(?<![a-z])(?:ahorr\w+|savings?|saved|(?:mi|nuestro) bolsillo|own pocket|pongo|ponemos|aport\w+|put(?:ting)? in)(?![a-z])/;
const AT_HAND = /(?<![a-z])(?:tengo|tenemos|i have|we have|i've got|we've got|i've)(?: ya| already| unos| unas| about| around)* [$€£]*$/;
/** Days worked in the week that a price is for. */
const WORKING_DAYS = 5;

/** Each amount with its role: sums of a month in a list are parts of the fixed costs, and those without a period follow the list. */
export function settleCosts(
  ground: Ground,
  told: readonly RoledMoney[],
  amounts: readonly Amount[],
  context: ReadingContext,
): readonly RoledMoney[] {
  const roled = told.map((entry) => ({ ...entry, money: atTheHour(ground, entry.money) }));
  const breaths = breathsOf(
    ground,
    roled.map(({ money }) => money),
  );
  const isFunded = roled.some(({ role, money }) => role === 'loan' && money.per === null);
  const names = workersKnown(ground.text, context.known);
  const plain = roled.map(
    (entry, at) =>
      settleDays(ground, entry, breaths[at] as Breath, names) ??
      settleHours(ground, entry, amounts, context) ??
      settleFunds(entry, breaths[at] as Breath, isFunded),
  );
  const founders = foundersKnown(ground.folded, amounts, context.known);
  const isList = isMonthlyList(ground, plain, breaths, context);
  const whole = plain.map((entry, at) => {
    const breath = breaths[at] as Breath;
    const isOurs = context.question === 'fixed-costs' && tellsOurPay(breath.longLead);
    const isWage = isList && !isOurs && !(entry.isMultiplied && entry.role === 'unitCost') && isWageOf(ground, entry, breath, names);
    const role = isOurs ? 'founderPay' : isWage ? 'fixedPart' : roleInList(ground, entry, breath, isList, context);
    if (isWage) return { ...multiply(ground, { ...entry, role }, breath, { founders, next: roled[at + 1]?.money }), isWage };
    const one = { ...entry, role, money: role === 'unitCost' ? ofOneSale(ground, entry.money, context) : entry.money };
    return role === 'fixedPart' || isOurs ? multiply(ground, one, breath, { founders, next: roled[at + 1]?.money }) : one;
  });
  const settled = whole.map((entry, at) => overTheYear(entry, breaths[at] as Breath));
  const isPriced = settled.some(({ role }) => role === 'price');
  return context.question === 'unit-cost' && !isPriced ? joinCosts(ground, settled, context.known.price?.value) : settled;
}

/** Among the means to open: a wage by the hour or the day with those of a month is a cost of the month; an hour's without them is none. */
export function settleWages(
  ground: Ground,
  roled: readonly RoledMoney[],
  amounts: readonly Amount[],
  { known }: ReadingContext,
): readonly RoledMoney[] {
  const breaths = breathsOf(
    ground,
    roled.map(({ money }) => money),
  );
  const names = workersKnown(ground.text, known);
  return roled.flatMap((entry, at) => {
    const ofDays = settleDays(ground, entry, breaths[at] as Breath, names);
    if (ofDays !== null) return [ofDays];
    if (entry.money.per !== 'hour' || entry.role === 'price' || entry.role === 'founderPay') return [entry];
    const paid = payForHours(ground, entry.money, amounts, toldDaysAWeek(known));
    return paid?.per === 'month' ? [timesHours(entry.money, paid)] : [];
  });
}

/** "Dale helps two days a week at $160 a day": somebody's days, told with how many they are. */
function settleDays(ground: Ground, entry: RoledMoney, breath: Breath, names: readonly string[]): RoledMoney | null {
  const { money, role } = entry;
  // "My lad helps Saturdays, 40 quid": what a day's help gets, where the day is named and no other time.
  const isOfDay = money.per === 'day' || (money.per === null && WEEKDAY_BEFORE.test(breath.lead) && !WITHIN_MONTH.test(breath.longLead));
  if (!isOfDay || role === 'founderPay') return null;
  const value = payForDays(ground, money);
  const said = { ...breath, lead: withoutDays(breath.lead), longLead: withoutDays(breath.longLead) };
  const isTheirs = value !== null && isWageOf(ground, { ...entry, money: { ...money, per: 'month' } }, said, names);
  return isTheirs ? timesHours(money, { value, per: 'month' }) : null;
}

/** "5,900 a month, includes Marge on Mondays at 1,100": inside what a month takes it is of the month. */
const WITHIN_MONTH = /(?<![a-z])(?:inclu\w+|counting|contando|(?:that|it) has|(?:ya|ahi) (?:va|esta|entra))(?![a-z])/;
const WEEKDAY_BEFORE =
  /(?<![a-z])(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)(?: (?:a|at|for|por|on|about|unos))* ?[$€£]?$/;

function timesHours(money: Money, { value, per }: HoursPaid): RoledMoney {
  const timed = { money: { ...money, low: value, high: value, per }, isMultiplied: true };
  return per === 'unit' ? { ...timed, role: 'unitCost' } : { ...timed, role: 'fixedPart', isWage: true };
}

/** Wages by the hour: so many hours a sale are its cost, so many a month are a cost of the month; the rate alone is neither. */
function settleHours(
  ground: Ground,
  entry: RoledMoney,
  amounts: readonly Amount[],
  { question, known }: ReadingContext,
): RoledMoney | null {
  const { money } = entry;
  if (money.per !== 'hour' || entry.role === 'price' || entry.role === 'founderPay') return null;
  const paid = payForHours(ground, money, amounts, toldDaysAWeek(known));
  if (paid !== null) return timesHours(money, paid);
  const isSoldByTheHour = /(?<![a-z])(?:horas?|hours?|hr|h)(?![a-z])/i.test(known.price?.quote?.text ?? '') || known.price === undefined;
  return question === 'unit-cost' && isSoldByTheHour ? { ...entry, role: 'unitCost' } : { ...entry, role: 'spend' };
}

/** "Tengo 5.000 ahorrados y mi cuñado me deja 3.000": money to open with, whatever was asked. */
function settleFunds(entry: RoledMoney, { lead, tail }: Breath, isFunded: boolean): RoledMoney {
  if (entry.money.per !== null || entry.role === 'loan' || entry.role === 'price') return entry;
  const isOwn = SAVED.test(`${lead}|${tail}`) || (isFunded && AT_HAND.test(lead));
  return isOwn ? { ...entry, role: 'ownFunds' } : entry;
}

/** Whether a month's costs are told one by one: one has its month, or two are such as are paid every month. */
function isMonthlyList(ground: Ground, roled: readonly RoledMoney[], breaths: readonly Breath[], context: ReadingContext): boolean {
  if (context.question === 'fixed-costs') return true;
  const isMonth = ({ money, role }: RoledMoney, at: number) => isOfMonth(ground, money, role, breaths[at] as Breath, context);
  return roled.length > 1 && (roled.some(isMonth) || breaths.filter(({ lead }) => STEADY.test(lead)).length > 1);
}

function isOfMonth(ground: Ground, money: Money, role: RoledMoney['role'], { lead }: Breath, { known }: ReadingContext): boolean {
  if (!CALENDAR.has(money.per) || isPerPayer(ground, money) || (role !== 'unitCost' && role !== 'fixedPart')) return false;
  // A customer who pays by the month may cost something every month.
  return known.price?.period !== 'month' || OF_A_MONTH.test(lead);
}

function roleInList(ground: Ground, entry: RoledMoney, breath: Breath, isList: boolean, context: ReadingContext): RoledMoney['role'] {
  const { money, role } = entry;
  const isBill = FEE_AFTER.test(ground.folded.slice(money.end)) || STEADY.test(breath.longLead);
  if (context.question === 'fixed-costs' && role === 'price' && isBill) return 'fixedPart';
  if (entry.isMultiplied || (role !== 'unitCost' && role !== 'fixedPart')) return role;
  if (isOfEachAYear(ground, money, context)) return 'unitCost';
  if (isOfThing(ground, money) && !OF_A_MONTH.test(breath.lead)) return 'unitCost';
  if (isOfMonth(ground, money, role, breath, context)) return 'fixedPart';
  if (!isList || isPerPayer(ground, money)) return role;
  const price = context.known.price?.value;
  const isInput = context.question === 'unit-cost' && INPUT.test(breath.lead) && price !== undefined && middle(money) < price;
  return isInput || CALENDAR.has(money.per) ? role : 'fixedPart';
}

/** "180 for the service charge": a charge that the founder pays. */
const FEE_AFTER =
  /^ ?(?:a month )?(?:for|de|on|in) (?:(?:the|a|our|los|las|la) )?(?:[a-z]+ ){0,2}?(?:charges?|fees?|cargos?|tarifas?)(?![a-z])/;

/** "A year" may stand after what was read as the amount. */
const YEAR_REACH = 14;

function isOfEachAYear({ folded }: Ground, { per, start, end }: Money, { known }: ReadingContext): boolean {
  return per === 'year' && known.price?.period !== 'month' && EACH_A_YEAR.test(folded.slice(start, end + YEAR_REACH));
}

/** "55 pesos por kit": of each thing sold, and not of each person paid. */
function isOfThing({ folded }: Ground, { per, start, end }: Money): boolean {
  const words = folded.slice(start, end);
  return per === 'unit' && !EACH.test(words) && !OF_A_MONTH.test(words);
}

/** "35 a kid a year": of each, in the time for which each pays. */
const EACH_A_YEAR =
  /(?<![a-z])(?:por|per|each|cada|an?) (?!year|ano|mes|month)[a-z]{3,}(?: (?:al|a|per|por|cada|each) )(?:year|ano|temporada|season)/;

/** What a customer costs each month where each pays by the month; what one costs each day where the price is for a week. */
function ofOneSale({ folded }: Ground, money: Money, { known }: ReadingContext): Money {
  if (money.per === 'year') return { ...money, per: 'unit' };
  if (CALENDAR.has(money.per) && known.price?.period === 'month') return { ...money, per: 'unit' };
  const isDaily =
    money.per === 'day' || /^ ?(?:y|and|,|\/)? ?(?:al |por |per |a |cada )?(?:dia|day)(?![a-z])/.test(folded.slice(money.end));
  const isWeekly = /(?<![a-z])(?:semanas?|week(?:ly)?|wk)(?![a-z])/i.test(known.price?.quote?.text ?? '');
  return isDaily && isWeekly ? { ...money, low: money.low * WORKING_DAYS, high: money.high * WORKING_DAYS, per: 'unit' } : money;
}
