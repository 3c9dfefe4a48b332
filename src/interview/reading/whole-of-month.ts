// A sum told to be all that a month takes, by how the month is told and by the list of what is inside.
import { type Ground, leftOf, rightOf } from './amount.ts';
import { MONTHLY_NOUN } from './cost-words.ts';
import { middle } from './monthly-amount.ts';
import { countMonthly } from './monthly-words.ts';
import type { Numeral } from './numeral.ts';
import type { RoledMoney } from './roled-money.ts';
import type { Breath } from './split-breaths.ts';

const MONTH = '(?:cada mes|al mes|por mes|todos los meses|mensual(?:mente|es)?|monthly|(?:each|every|per|a) month)';
const ABOUT =
  '(?: (?:unos|unas|como|casi|sobre|mas o menos|alrededor de|por ahi|de|en|about|around|roughly|like|some|maybe|just|it|at|to|me|us))*';
const PAYS_ES =
  '(?:yo |nosotr[oa]s )?(?:pago|pagamos|pagaria(?:mos)?|pagare(?:mos)?|gasto|gastamos|gastaria(?:mos)?|se (?:me |nos )?(?:van?|iran?|irian?)|(?:me|nos) (?:cuestan?|salen?)|son|seran|serian|suman?|hay que pagar|calculo|calculamos|diria|digamos)';
const PAYS_EN =
  "(?:i|we)(?:['’](?:d|ll)| would| will)? (?:say|call|put|reckon|pay|spend|need)|(?:i|we)(?:['’](?:m|re)| am| are) looking at|(?:i['’]m|it['’]?s|that['’]?s) looking like|call|say|is|are|runs?|comes?|(?:the |my |our )?bills?(?: (?:is|are|runs?|comes?|will be))?|it (?:runs?|comes?|costs?|takes)";
/** «Cada mes pago 3.100 fijos», "monthly bills run 1,150", "monthly I'd say 640". */
const TOLD_OF_MONTH = new RegExp(`(?<![a-z])${MONTH},? (?:${PAYS_ES}|${PAYS_EN})${ABOUT} ?[$€£]?$`);
/** "It's about $2,900 every month for rent, insurance and the website". */
const TOLD_BEFORE_MONTH = new RegExp(
  `(?:^ ?|[.;,:] ?|(?<![a-z])(?:y|and|then|luego) )(?:it['’]?s|it is|that['’]?s|i['’]m looking at|call it|${PAYS_ES}|${PAYS_EN})?${ABOUT} ?[$€£]?$`,
);
/** "5,900 a month to keep the doors open", «2.100 al mes para tener abierto». */
const TO_STAY_OPEN =
  /^ ?(?:just )?(?:to keep (?:it |(?:the|my|our) [a-z]+ )?(?:going|open|on|running|ticking over)|to stay open|para (?:tener|mantener)(?:lo|la)? (?:(?:el|la) [a-z]+ )?(?:abiert[oa]|en marcha|funcionando))(?![a-z])/;
/** "2,200 a month all in", «son 1.900 al mes y ahí entra la dependienta». */
const WITH_ALL =
  /^,? ?(?:(?:en total|todo incluido|all in|in all|altogether|in total)(?![a-z])|(?:y|and) (?:ahi|eso|dentro|that|there)(?:['’]?s)?(?: ya| already)? (?:entran?|van?|esta[n]?|incluye|has|have|includes?|counts?|counting|covers?|with)(?![a-z])|(?:(?:that|which) )?(?:includes|incluye|incluyendo|counting|contando|ya con)(?![a-z]))/;
/** Told of the whole, or of nothing after it. */
const OF_ALL =
  /^ ?(?:$|[.;:,)]|(?:al mes|a month|cada mes|every month|fij[oa]s|en total|todo|in all|altogether|all in|con|with|before|antes|sin|without|counting|contando|incl\w*|ya|and (?:that|there)|y (?:ahi|eso|dentro))(?![a-z]))/;
const INTO = /^ ?(?:(?:al mes|fij[oa]s) )?(?:for|on|in|de|en|entre|between|covers?|covering|to cover|para|to pay(?: for)?|por|with|con) /;
/** «Se nos van»: no vehicle. */
const GO = /(?<![a-z])(?:se|me|nos) van(?![a-z])/g;
const LEAST_NAMED = 2;
const LEAST_LISTED = 3;
const LEAST_OF_MONTH = 100;
const COUNTS_NOTHING =
  /^(?: ?$| ?[,;.:)\n]| (?:fij[oa]s|de|en|entre|con|sin|y|para|ya|with|before|for|on|in|and|between|counting|including|plus|al|a|cada|every|per)(?![a-z]))/;
const OF_COSTS: ReadonlySet<RoledMoney['role']> = new Set<RoledMoney['role']>([
  ...([null, 'fixedPart', 'unitCost', 'cost', 'spend', 'investment'] as const),
]);

/** Whether a number without currency is what a month takes: «al mes se me van 900 fijos», and no «al mes son 900 clientes». */
export function isSumOfMonth(ground: Ground, numeral: Numeral): boolean {
  const isAsked = ground.question === 'resources' || ground.question === 'fixed-costs';
  if (!isAsked || numeral.isArticle || numeral.low < LEAST_OF_MONTH) return false;
  const right = rightOf(ground, numeral);
  return COST_NEXT.test(right) || (TOLD_OF_MONTH.test(leftOf(ground, numeral)) && COUNTS_NOTHING.test(right));
}

/** "650 rent for the storage yard": right before what is paid every month. */
const COST_NEXT = new RegExp(`^ (?:${MONTHLY_NOUN})(?![a-z])`);

/** The amounts with the one that is told to be all that a month takes; where others are told beside it, nothing is. */
export function withWholeMonth(roled: readonly RoledMoney[], breaths: readonly Breath[]): readonly RoledMoney[] {
  const isTold = roled.some(({ role }) => role === 'fixedCosts');
  const whole = roled.filter((entry, at) => isWhole(entry, breaths[at] as Breath));
  const others = roled.filter((entry) => entry.role === 'fixedPart' && !entry.isWage && !whole.includes(entry));
  const isCalled = whole.some((entry) => isTotalOfAll(entry, breaths[roled.indexOf(entry)] as Breath, others));
  if (isTold || whole.length !== 1 || (others.length > 0 && !isCalled)) return roled;
  return roled.map((entry) => (entry === whole[0] ? { ...entry, role: 'fixedCosts' as const } : entry));
}

function isWhole({ money, role, isWage }: RoledMoney, { lead, tail, rest }: Breath): boolean {
  const isOfMonth = money.per === 'month' || money.per === null;
  if (isWage || !OF_COSTS.has(role) || !isOfMonth || money.low < LEAST_OF_MONTH || countMonthly(lead.replace(GO, ' ')) > 0) return false;
  if (money.per === 'month' && (TO_STAY_OPEN.test(tail) || isCalledTotal(lead, rest))) return true;
  if (TOLD_OF_MONTH.test(lead)) return INTO.test(rest) && !OF_ALL.test(rest) ? listsCosts(rest) : OF_ALL.test(rest) || listsCosts(rest);
  return money.per === 'month' && TOLD_BEFORE_MONTH.test(lead) && (listsCosts(rest) || WITH_ALL.test(rest));
}

/** «El local 1.800 y en total unos 4.000 al mes»: larger than what else is told of a month. */
function isTotalOfAll({ money }: RoledMoney, { lead, rest }: Breath, others: readonly RoledMoney[]): boolean {
  return isCalledTotal(lead, rest) && others.every((other) => middle(other.money) <= middle(money));
}

/** «En total unos 4.000 al mes», "about a grand a month all in": all of them, whatever else is told of a month beside it. */
function isCalledTotal(lead: string, rest: string): boolean {
  return TOTAL_BEFORE.test(lead) || (TOLD_BEFORE_MONTH.test(lead) && TOTAL_AFTER.test(rest));
}

const TOTAL_BEFORE = new RegExp(
  `(?<![a-z])(?:en total|total|todo (?:junto|sumado)|todo|in (?:all|total)|all (?:in|told)|altogether)(?: (?:it|that|me|se|que|${PAYS_ES}|${PAYS_EN}))*[,:]?${ABOUT} ?[$€£]?$`,
);
const TOTAL_AFTER = /^,? ?(?:en total|todo junto|all (?:in|told)|in (?:all|total)|altogether)(?![a-z])/;

/** "For kitchen rent, insurance, market fees and the website": several, more than one of them of every month, and no sum of their own. */
export function listsCosts(rest: string): boolean {
  const things = rest.split(/,| y | e | and | & | plus | mas /);
  return INTO.test(rest) && !/\d/.test(rest) && things.length >= LEAST_LISTED && countMonthly(rest) >= LEAST_NAMED;
}
