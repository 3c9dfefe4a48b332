// What this plan proposes to promise where nothing told sets a rival apart: one promise for each, on a point that the matrix compares, and what breaking it costs.
import { perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Comparison } from '../market/compare-rivals.ts';
import { comparedAs, type PointId, pointsOf } from '../market/comparison-points.ts';
import { fitting } from '../market/fit-answer.ts';
import type { PlanText } from '../plan.ts';
import { remediesOf } from './find-problem-remedy.ts';
import { answersOf } from './narrower-answer-words.ts';
import { tellProblems } from './pair-pains.ts';
import type { TradeAnswer } from './value-answer-words.ts';

interface Pledge {
  readonly promise: PlanText;
  /** What the visit has to find out on that point. */
  readonly asked: PlanText;
}

export interface Pledges {
  /** Another each time, until none is left; with what breaking it costs where that is asked for. */
  readonly next: (isCosted: boolean) => Pledge | null;
  readonly withCost: (one: Pick<TradeAnswer, 'answer' | 'point'>) => PlanText;
}

/** First those on what the problem tells of, then those the matrix compares; none that the offer or the problem's own answer says already. */
export function pledgesFor(draft: Draft, { lines }: Comparison): Pledges {
  const told = tellProblems(draft.facts).flatMap(({ points }) => points);
  const compared = lines.map(({ point }) => point.id);
  const remedies = remediesOf(draft).map(({ point }) => point);
  const promised = lines.filter(({ own }) => own !== null).map(({ point }) => point.id);
  const points = pointsOf(comparedAs(draft));
  const weigh = (point: PointId) => (told.includes(point) ? 0 : 2) + (compared.includes(point) ? 0 : 1);
  const left = answersOf(draft)
    .filter(({ point }) => !remedies.includes(point) && !promised.includes(point))
    .flatMap((one) => {
      const asked = points.find(({ id }) => id === one.point);
      return asked && fitting(asked, one.answer) ? [{ ...one, asked: asked.name }] : [];
    })
    .sort((a, b) => weigh(a.point) - weigh(b.point));
  const withCost = ({ answer, point }: Pick<TradeAnswer, 'answer' | 'point'>) => {
    const cost = costOf(draft, point);
    return cost ? perLanguage((language) => `${answer[language]}${cost[language]}`) : answer;
  };
  return {
    withCost,
    next: (isCosted) => {
      const one = left.shift();
      return one ? { promise: isCosted ? withCost(one) : one.answer, asked: one.asked } : null;
    },
  };
}

/** Nobody gives back a project or a month's rent for a note that came late, and being open costs wages and no refund. */
const MOST_GIVEN_BACK = 150;
const NOT_GIVEN_BACK: readonly PointId[] = ['hours', 'place', 'fame', 'price'];

function costOf({ figures, diagnosis }: Draft, point: PointId): PlanText | null {
  const price = figures['price-charged'] ? amountOf(figures, 'price-charged') : null;
  if (price === null || price > MOST_GIVEN_BACK || NOT_GIVEN_BACK.includes(point)) return null;
  return diagnosis.isRecurring ? A_MONTH : ONE_SALE;
}

const ONE_SALE: PlanText = {
  es: '; si se incumple, esa venta no se cobra: {{fig:price-charged}} menos cada vez, fuera de estas cuentas',
  en: '; if it is missed there is no charge: {{fig:price-charged}} less each time, not in these accounts',
};
const A_MONTH: PlanText = {
  es: '; si se incumple, ese mes no se cobra: {{fig:price-charged}} menos, fuera de estas cuentas',
  en: '; if it is missed that month is free: {{fig:price-charged}} less, not in these accounts',
};
