// Whether an answer gives cause for a question beyond the script: figures at odds, or something without which they cannot be read.
import { type FactId, type FactSheet, factValue } from '../facts/fact.ts';
import { saleLines } from '../facts/sale-lines.ts';
import type { Topic } from '../facts/topic.ts';
import { groundOf } from '../finance/assume-business.ts';
import { makeAssumptions } from '../finance/make-assumptions.ts';
import { spotContradictions } from '../finance/spot-contradictions.ts';
import { sectorOf } from '../sectors/sectors.ts';
import type { FollowUp, OddFigure, QuestionId } from './interview.ts';
import { isFollowUp, topicOf } from './script.ts';
import { hangsOnTax } from './tax-reading.ts';
import type { Step } from './trace-steps.ts';
import { isOdd, usualRange } from './usual-range.ts';
import { weighHours } from './weigh-hours.ts';

/** In all; and one for each topic. */
const MOST_FOLLOW_UPS = 4;
/** Stands in for an opening month nobody said. Always the same, so that the choice is too whenever the interview is read again. */
const ANY_DAY = '2026-01-01';

type Asked = Extract<FollowUp, 'price-below-cost' | 'volume-above-capacity' | 'fixed-costs-above-mature-revenue' | 'founder-unpaid'>;

/** What must have been said before a contradiction is the visitor's own: all of one of these lists. */
const SAID_FOR: Readonly<Record<Asked, readonly (readonly FactId[])[]>> = {
  'price-below-cost': [['price', 'unitCost']],
  'volume-above-capacity': [
    ['volume', 'team'],
    ['volume', 'rooms'],
  ],
  'fixed-costs-above-mature-revenue': [['price', 'volume', 'fixedCosts']],
  'founder-unpaid': [['founderPay']],
};

/** Each doubt about a figure, and the figure. */
export const ODD_FIGURES: readonly (readonly [OddFigure, FactId])[] = [
  ['odd-price', 'price'],
  ['odd-unit-cost', 'unitCost'],
  ['odd-fixed-costs', 'fixedCosts'],
  ['odd-investment', 'investment'],
];

/** The doubts that the last step gives cause for, the weightiest first; none where enough was asked. Each is worked out when it is asked for. */
export function* findFollowUps(steps: readonly Step[], facts: FactSheet, next: QuestionId): Iterable<FollowUp> {
  const last = steps.at(-1);
  if (!last || last.question === 'read-back' || !hasRoom(steps)) return;
  const fresh = new Set([...last.reading.facts, ...toldEarly(steps)].map(({ id }) => id));
  const isOpen = (id: FollowUp) => !steps.some(({ question }) => question === id);
  const missing = findMissing(steps, facts, fresh);
  // Figures that cannot be read yet are not doubted.
  if (missing !== null && !isOpen(missing)) return;
  if (missing !== null) yield missing;
  const hours = isOpen('service-time') && isOpen('volume-above-capacity') ? weighHours(facts, ANY_DAY) : null;
  for (const clash of findContradictions(facts, fresh, isOpen)) {
    // What one sale takes, where it is known, says more of how many there can be than the pace of the trade.
    if (clash !== 'volume-above-capacity' || (hours?.usual ?? null) === null) yield clash;
  }
  // What a price is set against is known once the business is.
  if (topicAt(steps) !== 'solution') yield* findOdd(facts, fresh, isOpen);
  if (isOpen('own-pay') && isOwnPayOpen(steps, facts, next)) yield 'own-pay';
  if (isOpen('tax') && isTaxDoubtful(facts, next)) yield 'tax';
  if (hours !== null) yield 'service-time';
}

/** The price that was told with what is offered is looked at where the sales are. */
function toldEarly(steps: readonly Step[]): Step['reading']['facts'] {
  if (topicAt(steps) !== 'revenue') return [];
  return steps.filter(({ question }) => question === 'solution').flatMap(({ reading }) => reading.facts.filter(({ id }) => id === 'price'));
}

/** Whether another follow-up may be asked about the topic of the last step. */
export function hasRoom(steps: readonly Step[]): boolean {
  const topics = followUpTopics(steps);
  return topics.length < MOST_FOLLOW_UPS && !topics.includes(topicAt(steps));
}

/** The topic the conversation is at: that of the last question of the script. */
export function topicAt(steps: readonly Pick<Step, 'question'>[]): Topic | null {
  const last = steps.findLast(({ question }) => !isFollowUp(question))?.question;
  return last === undefined || isFollowUp(last) ? null : topicOf(last);
}

/** The topic of each follow-up so far: the questions beyond the script, and a second try that made more of an answer or of a «no sé». */
function followUpTopics(steps: readonly Step[]): (Topic | null)[] {
  return steps.flatMap(({ question, isRevision }, at) => {
    const earlier = steps[at - 1];
    const isSecond = earlier?.question === question && (earlier.reading.kind === 'answer' || earlier.reading.kind === 'dont-know');
    return isFollowUp(question) || (isSecond && !isRevision) ? [topicAt(steps.slice(0, at + 1))] : [];
  });
}

/** The currency where neither it nor the country was said; what a price pays for where the trade charges by the month. */
function findMissing(steps: readonly Step[], facts: FactSheet, fresh: ReadonlySet<FactId>): FollowUp | null {
  const isPlaceAsked = steps.some(({ question }) => question === 'identity');
  const hasMoney = (['price', 'fixedCosts', 'investment', 'unitCost'] as const).some((id) => fresh.has(id));
  if (hasMoney && isPlaceAsked && factValue(facts, 'currency') === undefined && factValue(facts, 'country') === undefined)
    return 'currency';
  return fresh.has('price') && isPeriodOpen(facts) ? 'period' : null;
}

const SAYS_PERIOD =
  /mes|mensual|año|anual|semana|hora|día|tarde|mañana|noche|clase|sesi|visita|curso|bono|cada|vez|por |cuota|month|year|week|hour|day|afternoon|morning|evening|night|class|session|visit|course|each|per |\ban? |\//i;

function isPeriodOpen(facts: FactSheet): boolean {
  const sector = factValue(facts, 'sector');
  const { price } = facts;
  if (sector === undefined || price?.period !== 'unit' || factValue(facts, 'revenueShape') !== undefined) return false;
  return (
    sectorOf(sector, factValue(facts, 'trade')).revenueModel === 'subscription' && !SAYS_PERIOD.test(`${price.quote?.text}${beyond(facts)}`)
  );
}

/** What the answer goes on to say of the price, up to the end of its clause: "£14 an afternoon per child". */
function beyond({ price, revenue }: FactSheet): string {
  if (!price?.quote || !revenue || price.quote.answer !== revenue.quote?.answer) return '';
  return revenue.value.slice(price.quote.end).split(/[.,;!?\n]| (?:y|and) /)[0] ?? '';
}

function findContradictions(facts: FactSheet, fresh: ReadonlySet<FactId>, isOpen: (id: FollowUp) => boolean): readonly FollowUp[] {
  const possible = (Object.keys(SAID_FOR) as Asked[]).filter(
    (id) =>
      isOpen(id) &&
      SAID_FOR[id].some((needed) => needed.every((fact) => factValue(facts, fact) !== undefined) && needed.some((fact) => fresh.has(fact))),
  );
  if (possible.length === 0) return [];
  const found = spotContradictions(facts, ANY_DAY);
  return possible.filter((id) => found.includes(id));
}

function findOdd(facts: FactSheet, fresh: ReadonlySet<FactId>, isOpen: (id: FollowUp) => boolean): readonly FollowUp[] {
  const possible = ODD_FIGURES.filter(([id, fact]) => fresh.has(fact) && isOpen(id) && !(id === 'odd-price' && areFarApart(facts)));
  if (possible.length === 0) return [];
  const { currency, country } = groundOf(facts);
  const odd = possible.filter(([id]) => {
    const range = usualRange(id, facts, { currency, country: country.code });
    // Costs without anybody's pay are low because of it: that is what is asked.
    const isWithoutPay = id === 'odd-fixed-costs' && range !== null && range.said < range.low && !isPayTold(facts);
    return range !== null && isOdd(range) && !isWithoutPay;
  });
  return odd.map(([id]) => id);
}

/** Whether several things are sold at prices so far apart that what they come to on average is no price of the trade. */
function areFarApart(facts: FactSheet): boolean {
  const prices = (saleLines(facts) ?? []).map(({ price }) => price);
  return prices.length > 1 && Math.max(...prices) > FAR_APART * Math.min(...prices);
}

const FAR_APART = 4;

/** Asked when the costs are told and what comes next is something else: whose pay they hold was said by nobody. */
function isOwnPayOpen(steps: readonly Step[], facts: FactSheet, next: QuestionId): boolean {
  const isLeaving = topicAt(steps) === 'resources' && !isFollowUp(next) && next !== 'read-back' && topicOf(next) !== 'resources';
  if (!isLeaving || factValue(facts, 'fixedCosts') === undefined) return false;
  return !isPayTold(facts);
}

/** Whether anything was said of what the founder takes. */
function isPayTold(facts: FactSheet): boolean {
  const isOwnLine = factValue(facts, 'costLines')?.some(({ kind }) => kind === 'own' || kind === 'pay') ?? false;
  return facts.founderPay !== undefined || facts.payIncluded !== undefined || isOwnLine;
}

/** Asked when the sales are told and the costs are next. */
function isTaxDoubtful(facts: FactSheet, next: QuestionId): boolean {
  return next === 'resources' && hangsOnTax(facts, makeAssumptions(facts, ANY_DAY));
}
