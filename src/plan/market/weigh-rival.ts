// What was told of a rival as a failing, and how its price stands beside the own one: what the line against it counters.
import { perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';
import { isLikePrice, lineCompared, ownPriceFigure } from './compare-line.ts';
import type { Column, Comparison } from './compare-rivals.ts';
import type { PointId } from './comparison-points.ts';
import { tellFailing } from './failing-words.ts';
import { isAverageTicket, isAverageTold } from './is-average-ticket.ts';
import { ownStanding } from './own-standing.ts';
import { isFailing, readPriceTold, readStanding, withoutHearsay } from './read-standing.ts';

export interface Failing {
  readonly point: PointId;
  /** As a clause: «allí tardan 5 días». */
  readonly theirs: PlanText;
}

/** What weighs first with whoever would change. */
const ORDER: readonly PointId[] = ['wait', 'trust', 'making', 'attention', 'hours', 'place', 'scope'];

/** The failing told of a rival that the business answers, else the first that was told; null where none was. Its price is weighed apart. */
export function findFailing(draft: Draft, comparison: Comparison, column: Column): Failing | null {
  const told = ORDER.flatMap((point): readonly Failing[] => {
    const text = column.says.get(point);
    const fails = text && (isFailing(point, text) || (point === 'wait' && isSlower(draft, comparison, column)));
    return fails ? [{ point, theirs: tellFailing(point, withoutHearsay(text)) }] : [];
  });
  return told.find(({ point }) => ownOn(comparison, point) !== null) ?? told[0] ?? null;
}

/** What the business says of itself on a point. */
export function ownOn({ lines }: Comparison, id: PointId): PlanText | null {
  const own = lines.find(({ point }) => point.id === id)?.own;
  return own ? withoutHearsay(own) : null;
}

function isSlower(draft: Draft, comparison: Comparison, { rival }: Column): boolean {
  const theirs = rival?.standing.waitDays ?? null;
  const own = ownStanding(draft.facts).waitDays ?? readStanding(ownOn(comparison, 'wait')?.es ?? '', 'own').waitDays;
  return theirs !== null && (own === null || theirs > own);
}

/** `dearer`, `cheaper`: by its amount beside what the customer is charged here; `high`, `low`: as it was told; null where nothing was, both ask the same, or it is the price of something else. */
export function weighPrice(
  { facts, figures, sector, model }: Draft,
  { rival, says }: Column,
): 'dearer' | 'cheaper' | 'high' | 'low' | null {
  const told = says.get('price');
  const price = told ? readPriceTold(told, sector.unit.en.one) : null;
  if (price === null || typeof price === 'string') return price;
  const line = lineCompared({ facts }, { rival });
  // What one of several things costs elsewhere says nothing of their average.
  if (model.assumptions.lines && line === null) return null;
  const [theirs, own] = [Number(figures[price.figure]?.value), Number(figures[ownPriceFigure(line)]?.value)];
  if (line === null && isAverageTicket(facts) && !isAverageTold(rival?.words ?? '')) return null;
  if (!isLikePrice(theirs, own)) return null;
  if (theirs === own || isWithin(figures, price.figure, own)) return null;
  return theirs > own ? 'dearer' : 'cheaper';
}

/** Of a span that holds the own price nobody can say that it is dearer. */
function isWithin(figures: Draft['figures'], middle: string, own: number): boolean {
  const from = middle.replace(/-middle$/, '');
  const [least, most] = [Number(figures[from]?.value), Number(figures[`${from}-to`]?.value)];
  return from !== middle && least <= own && own <= most;
}

/** An amount told, as it goes into a sentence. */
export function priceOf({ says }: Column): PlanText {
  const told = says.get('price');
  return told ? withoutHearsay(told) : perLanguage(() => '');
}
