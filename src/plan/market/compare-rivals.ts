// The business beside what its customers could turn to instead, point by point.

import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';
import { pairs } from '../write-block.ts';
import type { Alternative } from './alternative-words.ts';
import { comparedAs, type Point, type PointId, pointsOf } from './comparison-points.ts';
import { findAlternative } from './find-alternative.ts';
import { findRivalKind } from './find-rival-kind.ts';
import { fitKind } from './fit-kind.ts';
import { gatherRivals, marketStanding, type Rival } from './gather-rivals.ts';
import { nameRival } from './name-rival.ts';
import { ownStanding } from './own-standing.ts';
import { readStanding, type Standing } from './read-standing.ts';

const FEWEST_COLUMNS = 3;
const MOST_ROWS = 6;
/** Lines of which nobody has said anything yet. */
const MOST_OPEN = 4;
/** What the offer says of itself on these points is no standing: they are the rivals'. */
const THEIRS: readonly PointId[] = ['price', 'scope', 'fame'];

/** One option beside the business: a rival as stated, or what the trade's customers use instead. */
export interface Column {
  readonly head: PlanText;
  readonly rival: Rival | null;
  readonly kind: Alternative;
  readonly says: Standing['says'];
}

/** One point of the comparison, with what is known of each on it. */
export interface Line {
  readonly point: Point;
  readonly own: PlanText | null;
  readonly theirs: readonly (PlanText | null)[];
}

export interface Comparison {
  readonly columns: readonly Column[];
  readonly price: Line;
  readonly lines: readonly Line[];
  /** What the account of the problem says of whoever sells it today, without saying who. */
  readonly market: Standing['says'];
}

const PRICE: Point = { id: 'price', name: { es: '{{priceName}}', en: '{{priceName}}' } };

/** The business and every other that was told, three at least, on the points of its trade: first those on which something was said. */
export function compareRivals(draft: Draft): Comparison {
  const columns = columnsOf(draft);
  const own = ownSays(draft);
  const line = (point: Point): Line => ({
    point,
    own: own.get(point.id) ?? null,
    theirs: columns.map(({ says }) => says.get(point.id) ?? null),
  });
  const all = pointsOf(comparedAs(draft)).map(line);
  const told = all.filter(({ own: ours, theirs }) => ours !== null || theirs.some((known) => known !== null));
  const open = all.filter((candidate) => !told.includes(candidate));
  return {
    columns,
    price: line(PRICE),
    lines: [...told.slice(0, MOST_ROWS - 1), ...open.slice(0, MOST_OPEN)].slice(0, MOST_ROWS),
    market: marketStanding(draft.facts).says,
  };
}

/** Those who were told, then what is usual in the trade: each kind that nobody told of, until there are three. */
function columnsOf(draft: Draft): readonly Column[] {
  const rivals = gatherRivals(draft.facts).map((rival, at): Column => {
    const kind = fitKind(findRivalKind(rival, draft.sector.id), draft.sector.id, rival);
    return { head: nameRival(rival, at, draft.sector.id, draft.quotes), rival, kind, says: rival.standing.says };
  });
  const usual = pairs(draft.sector.pack.substitutes)
    .map((name): Column => ({ head: name, rival: null, kind: fitKind(findAlternative(name.es), draft.sector.id, null), says: new Map() }))
    .filter(({ kind }) => !rivals.some((told) => told.kind.id === kind.id));
  return [...rivals, ...usual].slice(0, Math.max(FEWEST_COLUMNS, rivals.length));
}

/** An appointment booked online is no place: where the business is, the page says elsewhere. No founder calls their own a chain's: it is a name that reads like it. */
const NO_OWN = /^(?:por internet$|de cadena)/;

/** What is promised, on the points it is about; the offer's own words where no concept tells it. */
function ownSays({ facts, said }: Draft): ReadonlyMap<PointId, PlanText> {
  const promised = said.edges.flatMap((edge) => pointsIn(edge).map((point) => [point, { es: edge.es, en: edge.en }] as const));
  const told = [...ownStanding(facts).says].filter(([point, { es }]) => !THEIRS.includes(point) && !NO_OWN.test(es));
  return new Map([...promised.reverse(), ...told]);
}

/** Promises by their first words, where what is said of a rival in such words is of no point. */
const PROMISED_ON: readonly (readonly [RegExp, PointId])[] = [
  [/^entrega antes|plazo/, 'wait'],
  [/^medidas|a medida/, 'making'],
  [/^seguro/, 'trust'],
  [/^(?:grupos? de|plazas)/, 'attention'],
];

/** The points that a promise is about, of those customers compare. */
export function pointsIn({ es, en }: PlanText): readonly PointId[] {
  const promised = PROMISED_ON.find(([words]) => words.test(es))?.[1];
  if (promised) return [promised];
  return [...readStanding(`${es}. ${en}`, 'edge').says.keys()].filter((point) => !THEIRS.includes(point));
}
