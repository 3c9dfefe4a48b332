// What this plan proposes to promise where nothing told sets a rival apart: one promise for each, on a point that the matrix compares, and what breaking it costs.
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Comparison } from '../market/compare-rivals.ts';
import { comparedAs, type PointId, pointsOf } from '../market/comparison-points.ts';
import { fitting } from '../market/fit-answer.ts';
import type { PlanText } from '../plan.ts';
import { withArticle } from '../voice/with-article.ts';
import { remediesOf } from './find-problem-remedy.ts';
import { withoutProposal } from './gather-ours.ts';
import { answersOf } from './narrower-answer-words.ts';
import { tellProblems } from './pair-pains.ts';

interface Pledge {
  readonly promise: PlanText;
  /** What the visit has to find out on that point. */
  readonly asked: PlanText;
  /** What breaking it costs, as a sentence; null where nothing is given back. */
  readonly cost: PlanText | null;
}

export interface Pledges {
  /** Another each time, until none is left; on one of these points where they are given. */
  readonly next: (points?: readonly PointId[]) => Pledge | null;
  readonly costOf: (point: PointId) => PlanText | null;
  /** Takes note that it was set against a rival; whether it had been before. */
  readonly use: (ours: PlanText) => boolean;
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
      return asked && fitting(asked, one.answer) ? [{ ...one, asked: withThe(asked.name) }] : [];
    })
    .sort((a, b) => weigh(a.point) - weigh(b.point));
  const used = new Set<string>();
  return {
    costOf: (point) => costOf(draft, point),
    use: (ours) => {
      const { es } = withoutProposal(ours);
      const isAgain = used.has(es);
      used.add(es);
      return isAgain;
    },
    next: (asked) => {
      const at = left.findIndex(({ point, answer }) => (asked?.includes(point) ?? true) && !used.has(answer.es));
      const [one] = at < 0 ? [] : left.splice(at, 1);
      if (one) used.add(one.answer.es);
      return one ? { promise: one.answer, asked: one.asked, cost: costOf(draft, one.point) } : null;
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
  es: 'Cada incumplimiento costaría una venta sin cobrar, {{fig:price-charged}}, que estas cuentas no incluyen.',
  en: 'Each failure to keep it would mean one {{unit}} uncharged, {{fig:price-charged}}, which these accounts leave out.',
};
const A_MONTH: PlanText = {
  es: 'Cada incumplimiento costaría un mes sin cobrar, {{fig:price-charged}}, que estas cuentas no incluyen.',
  en: 'Each failure to keep it would mean one month uncharged, {{fig:price-charged}}, which these accounts leave out.',
};

const ASKING = { es: /^(?:qu|c[oóu]|dónde|si |a |con )/, en: /^(?:wh|how|if|the |its |in )/ } as const;

/** What is asked with its article, to go after a verb: «los minutos por visita», and «qué no hace» as it is. */
function withThe({ es, en }: PlanText): PlanText {
  return { es: ASKING.es.test(es) ? es : (withArticle(es) ?? es), en: ASKING.en.test(en) ? en : `the ${en}` };
}
