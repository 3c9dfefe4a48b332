// What each amount is for in an answer on means: money to open and who gives it, what a month costs, what people are paid.
import { factValue } from '../../facts/fact.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { EMPLOYEE, STEADY_AFTER, STEADY_NOUN } from './cost-words.ts';
import { foundersKnown } from './count-founders.ts';
import { scaleToNeed } from './inherit-scale.ts';
import { monthOf } from './money-details.ts';
import { middle, toMonthly } from './monthly-amount.ts';
import { countMonthly, EVERY_MONTH, isListOfMonths, isOfOpening, isRentBeside } from './monthly-words.ts';
import { multiply } from './multiply-each.ts';
import { overTheYear } from './part-time-cost.ts';
import { tellsPayOfEach } from './pay-words.ts';
import { KIN } from './people-words.ts';
import type { ReadingContext } from './reading-context.ts';
import { INCLUDING, isWanted, roleInBreath, tellsGift } from './role-in-breath.ts';
import type { RoledMoney } from './roled-money.ts';
import { type Breath, breathsOf } from './split-breaths.ts';
import { isWageOf, workersKnown } from './tells-wage.ts';
import { withWagesTogether } from './wages-together.ts';
import { withWholeMonth } from './whole-of-month.ts';

const word = (words: string) => `(?<![a-z])${words}(?![a-z])`;
const BESIDE_ME = new RegExp(
  `^ ?(?:(?:y|and|mas|plus) )?(?:(?:mi|my|el|la|the) )?(?:${KIN}|otr[oa]|yo|i|me)(?: [a-z]+)? ?(?:otros |another )?[$€£]?$`,
);
const BOUGHT_THING =
  /(?<![a-z])(?:celu(?:lar)?(?:es)?|moviles|movil|telefonos?|phones?|software|programas?|tools|herramientas?|van|truck|moto|furgo\w*|camioneta|laptop|computador\w*|ordenador\w*|maquin\w+)(?![a-z])/;

/** Each amount with its role, those of one another's list brought together and those said "each" multiplied. */
export function settleMeans(
  ground: Ground,
  roled: readonly RoledMoney[],
  amounts: readonly Amount[],
  { question, known }: ReadingContext,
): readonly RoledMoney[] {
  const breaths = breathsOf(
    ground,
    roled.map(({ money }) => money),
  );
  const founders = foundersKnown(ground.folded, amounts, known);
  const isOpen = question === 'resources';
  const names = workersKnown(ground.text, known);
  const first = roled.map((told, at): RoledMoney => {
    const entry = question === 'funding' ? { ...told, money: scaleToNeed(told.money, factValue(known, 'investment')) } : told;
    const breath = breaths[at] as Breath;
    if (question === 'funding' && isOfNoScale(entry.money)) return { ...entry, role: 'spend' };
    const said = isAskedOf(ground, breath, entry.money) ? 'loan' : roleInBreath(breath, entry.money, isOpen);
    // Asked what is bought to open, a phone with a sum and no month is bought.
    const isBought = question === 'investment' && entry.money.per === null && BOUGHT_THING.test(breath.lead);
    if (isBought && (said === 'fixedPart' || entry.role === 'fixedPart')) return { ...entry, role: null };
    // Where everything may be told at once, a word of funding farther off is another amount's.
    const far = isOpen && FAR_OFF.has(entry.role) ? null : entry.role;
    const isOfMonth = entry.money.per === null && roled[at - 1]?.money.per === 'month' && JOINED.test(breath.longLead);
    const role = said ?? entry.role;
    const paid = { ...entry, role, money: isOfMonth ? { ...entry.money, per: 'month' as const } : entry.money };
    if (question !== 'funding' && entry.role !== 'founderPay' && isWageOf(ground, paid, breath, names))
      return multiply(ground, { ...paid, role: 'fixedPart', isWage: true }, breath, { founders, next: roled[at + 1]?.money });
    const isRunning = isOpen && (far === null || far === 'investment' || far === 'spend') && CALENDAR.has(entry.money.per);
    const isTaken = ((founders ?? 1) > 1 && tellsPayOfEach(breath)) || (entry.role === 'founderPay' && said === 'fixedPart');
    // «Un auxiliar que gana 9.800 mensuales. Yo necesito 22.000»: as much a month, too.
    const isLikewise = isOpen && entry.money.per === null && roled[at - 1]?.money.per === 'month' && isWanted(breath);
    const isBill = isOpen && entry.money.per === null && STEADY_AFTER.test(breath.tail) && !isOfOpening(breath.lead, breath.tail);
    const settled = isTaken || isLikewise ? 'founderPay' : isBill ? 'fixedPart' : (said ?? (isRunning ? 'fixedPart' : far));
    return multiply(ground, { ...entry, role: settled }, breath, { founders, next: roled[at + 1]?.money });
  });
  const besides = withWagesTogether(ground, first).map((entry, at) => {
    const before = first[at - 1];
    const breath = breaths[at] as Breath;
    const follows = before?.role === 'ownFunds' && breaths[at - 1]?.sentence === breath.sentence;
    const isPartners = follows && (entry.role === null || entry.role === 'fixedPart') && BESIDE_ME.test(breath.lead);
    return isPartners ? { ...entry, role: 'ownFunds' as const } : entry;
  });
  const settled = isOpen ? joinLists(withWholeMonth(besides, breaths), breaths) : besides;
  return settled.map((entry, at) => overTheYear(entry, breaths[at] as Breath));
}

/** "Mum's putting in five", where nothing tells five of what. */
function isOfNoScale({ currency, high }: Money): boolean {
  return currency === null && high > 0 && high < LEAST_FUNDS;
}

const LEAST_FUNDS = 50;

/** "We want €60,000 from Enterprise Ireland": asked of somebody with a name, and so owed. What is given outright is called a grant. */
function isAskedOf({ text }: Ground, { lead, tail }: Breath, { end }: Money): boolean {
  return (
    ASKS.test(lead) &&
    !tellsGift(`${lead}|${tail}`) &&
    /^ (?:from|off|de|del|a|al|con|with) (?:the |la |el |un |una |an? |my |mi )?\p{Lu}/u.test(text.slice(end, end + 40))
  );
}

const ASKS =
  /(?<![a-z])(?:want|need|look(?:ing)? for|going for|ask(?:ing)?(?: for)?|apply(?:ing)?(?: for)?|applied for|rais(?:e|ing)|hop(?:e|ing) (?:to get|for)|expect|get|getting|queremos|quiero|buscamos|busco|esperamos|espero|solicit\w+|pedi\w+|pido|conseguir\w*)(?: to (?:get|raise|borrow))?(?: unos| unas| about| around| otr[oa]s| another| up to)? ?[$€£]?$/;
/** "A grand a month plus 900 for my lad": the month is not told again. */
const JOINED =
  /^(?: (?:all in|altogether|in all|en total|todo|fij[oa]s))*,? ?(?:and|plus|y|mas|\+|&)(?: (?:otros|another|unos|about))? ?[$€£]?$/;
const FAR_OFF: ReadonlySet<RoledMoney['role']> = new Set<RoledMoney['role']>(['ownFunds', 'loan', 'fixedPart']);
const CALENDAR: ReadonlySet<Money['per']> = new Set<Money['per']>(['month', 'week', 'fortnight', 'bimonth', 'quarter']);
/** Another purchase among the costs of a month is not so much dearer than they are. */
const MOST_TIMES = 3;
/** A total may be rounded by so much. */
const NEARLY = 0.03;

/** "Rent is £850, van £320, driver £900, so £2,070 a month": what stands in a list of a month's costs is one of them, and their sum is the total. */
function joinLists(roled: readonly RoledMoney[], breaths: readonly Breath[]): readonly RoledMoney[] {
  let settled = roled;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const next = settled.map((entry, at) => (joins(settled, breaths, at) ? { ...entry, role: 'fixedPart' as const } : entry));
    if (next.every((entry, at) => entry === settled[at])) break;
    settled = next;
  }
  return settled.map((entry, at) => {
    const isOwnCost = COSTED.test(breaths[at]?.lead ?? '') && !TOTAL.test(breaths[at]?.longLead ?? '');
    return !isOwnCost && isSumOf(entry, settled.slice(0, at)) ? { ...entry, role: 'fixedCosts' as const } : entry;
  });
}

/** Each pass lets one more neighbour in. */
const MOST_PASSES = 4;

function joins(roled: readonly RoledMoney[], breaths: readonly Breath[], at: number): boolean {
  const entry = roled[at] as RoledMoney;
  const here = breaths[at] as Breath;
  if (entry.role !== null && entry.role !== 'spend' && entry.role !== 'investment') return false;
  if (isOfOpening(here.lead, here.tail) || TOTAL.test(here.longLead)) return false;
  const isHere = (index: number) => breaths[index]?.sentence === here.sentence;
  const parts = roled.filter(({ role }, index) => role === 'fixedPart' && isHere(index));
  const [ofSentence, told] = [breaths.filter((_, index) => isHere(index)), roled.filter((_, index) => isHere(index))];
  if (isListOfMonths(ofSentence, told)) return true;
  const whole = roled.some(({ role }, index) => role === 'fixedCosts' && isHere(index) && index < at);
  if (whole && INCLUDING.test(here.lead)) return true;
  const isMonthly = roled.some(({ money }, index) => index >= at && isHere(index) && money.per === 'month') || EVERY_MONTH.test(here.rest);
  if (isMonthly && countMonthly(here.lead) > 0) return true;
  const largest = Math.max(0, ...parts.map(({ money }) => middle(money)));
  const isAfter = parts.some(({ money }) => money.end <= entry.money.start);
  // "Insurance 210 a month phone 50": the list goes on in its period.
  const goesOn = isAfter && parts.some(({ money }) => CALENDAR.has(money.per)) && countMonthly(here.lead) > 0;
  if (goesOn && middle(entry.money) <= MOST_TIMES * largest) return true;
  if (isAfter && countMonthly(here.lead) > 0 && middle(entry.money) <= largest) return true;
  if (countMonthly(here.lead) === 0 && isAmongPurchases(roled, breaths, at)) return false;
  if (parts.length > 0 && isRentBeside(here.lead, middle(entry.money), largest)) return true;
  return (parts.length > 1 || (isAfter && isMonthly)) && middle(entry.money) <= MOST_TIMES * largest;
}

/** "Una cámara 9.000 y mostrador 1.500, alquiler 700 y luz 90": before a month's costs, beside something dearer than all of them. */
function isAmongPurchases(roled: readonly RoledMoney[], breaths: readonly Breath[], at: number): boolean {
  const isHere = (index: number) => breaths[index]?.sentence === breaths[at]?.sentence;
  const isNamed = ({ role, money }: RoledMoney, index: number) =>
    isHere(index) && role === 'fixedPart' && (CALENDAR.has(money.per) || countMonthly(breaths[index]?.lead ?? '') > 0);
  const first = roled.findIndex(isNamed);
  const sum = roled.filter(isNamed).reduce((so, { money }) => so + middle(money), 0);
  return at < first && roled.slice(0, first).some(({ money }, index) => isHere(index) && middle(money) > sum);
}

/** With a name of its own it is one of them, whatever the others come to: "4 coaches about 7,200". */
const COSTED = new RegExp(word(`(?:${EMPLOYEE}|coaches|${STEADY_NOUN})`));
const TOTAL = /(?<![a-z])(?:so|o sea|total|en total|altogether|in all|suman?|es decir)(?![a-z])[^a-z]*(?:[a-z]+ )?[$€£]?$/;

function isSumOf({ money, role, isWage }: RoledMoney, before: readonly RoledMoney[]): boolean {
  const parts = before.filter((line) => line.role === 'fixedPart');
  const sum = parts.reduce((so, part) => so + monthly(part.money), 0);
  const isFunding = role === 'ownFunds' || role === 'loan' || role === 'given' || role === 'invested' || role === 'founderPay';
  // Once it is told what a month takes, no later sum is that.
  const isTold = before.some((line) => line.role === 'fixedCosts');
  return parts.length > 1 && !isTold && !isFunding && !isWage && Math.abs(monthly(money) - sum) <= NEARLY * sum;
}

/** So much in a month, a month where no time is said. */
export function monthly(money: Money): number {
  return toMonthly(middle(money), monthOf(money)) ?? middle(money);
}
