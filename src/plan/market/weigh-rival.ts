// What was told of a rival as a failing, and how its price stands beside the own one: what the line against it counters.
import { perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';
import { isLikePrice, lineCompared, ownPriceFigure } from './compare-line.ts';
import type { Column, Comparison } from './compare-rivals.ts';
import type { PointId } from './comparison-points.ts';
import { isAverageTicket, isAverageTold } from './is-average-ticket.ts';
import { ownStanding } from './own-standing.ts';
import { isFailing, readPriceTold, readStanding, withoutHearsay } from './read-standing.ts';

export interface Failing {
  readonly point: PointId;
  /** As a clause: «allí tarda 5 días». */
  readonly theirs: PlanText;
}

/** What weighs first with whoever would change. */
const ORDER: readonly PointId[] = ['wait', 'trust', 'making', 'attention', 'hours', 'place', 'scope'];

/** The failing told of a rival that the business answers, else the first that was told; null where none was. Its price is weighed apart. */
export function findFailing(draft: Draft, comparison: Comparison, column: Column): Failing | null {
  const told = ORDER.flatMap((point): readonly Failing[] => {
    const text = column.says.get(point);
    const fails = text && (isFailing(point, text) || (point === 'wait' && isSlower(draft, comparison, column)));
    return fails ? [{ point, theirs: asClause(point, withoutHearsay(text)) }] : [];
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

const SPAN = /^(?:una? |meses|semanas|\{\{fig:)/;
const VERB_ES = /^(?:hay|tarda|no da|se|lo que|dura|cierra|abre|no siempre hay) ?/;
const VERB_EN = /^(?:it|people|customers|what) /;
const VERB_ALONE = /^(?:does|closes|opens|takes|runs) /;

/** «Allí hay que esperar»; where there is no verb, «allí, sin garantía». */
function asClause(point: PointId, text: PlanText): PlanText {
  const { es, en } = withVerb(point, text);
  return { es: VERB_ES.test(es) ? `allí ${es}` : `allí, ${es}`, en: VERB_EN.test(en) ? `there ${en}` : `there, ${en}` };
}

function withVerb(point: PointId, { es, en }: PlanText): PlanText {
  if (point === 'wait' && SPAN.test(es)) return { es: `tarda ${es}`, en: `it takes ${en}` };
  if (point === 'hours' && es.startsWith('hasta')) return { es: `abre solo ${es}`, en: `it is open only ${en}` };
  if (es.startsWith('se deshace')) return { es: `lo que venden ${es}`, en: 'what they sell falls apart' };
  return { es, en: VERB_ALONE.test(en) ? `it ${en}` : en };
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
