// Where each rival stands on the positioning map, by what was said of it alone; what was not said stays open.

import type { Column, Comparison } from './compare-rivals.ts';
import type { Draft } from './draft.ts';
import { ownStanding } from './gather-rivals.ts';
import { keepsPromise } from './keeps-promise.ts';
import type { Chart, PlanText } from './plan.ts';
import { withoutHearsay } from './read-standing.ts';

type Map = Extract<Chart, { type: 'map' }>;

/** The upright axis with the heights on it: 0 at the foot, 1 at the head; null where nothing was said. */
interface Scale {
  readonly name: PlanText;
  readonly up: Map['up'];
  readonly own: number;
  readonly heights: readonly (number | null)[];
  /** What was said of each, to go with its name. */
  readonly told: readonly (PlanText | null)[];
}

const HEAD = 0.78;
const FOOT = 0.24;
const SHORT = 12;

const SOONER: Map['up'] = { from: { es: 'más tarde', en: 'later' }, to: { es: 'antes', en: 'sooner' } };
const PROMISED: Map['up'] = { from: { es: 'no se promete', en: 'not promised' }, to: { es: 'se promete', en: 'promised' } };
const WHAT_IS_PROMISED: PlanText = { es: 'lo que se promete', en: 'what is promised' };

/** The axis on which most is known: how long one waits, else a promise that rivals keep or break, else the promise alone. */
export function scaleOf(draft: Draft, comparison: Comparison): Scale {
  return byWait(draft, comparison) ?? byPromise(draft, comparison) ?? promiseAlone(draft, comparison);
}

/** The days of wait that were told, the business's own among them, each on a step of its own. */
function byWait(draft: Draft, { columns, lines }: Comparison): Scale | null {
  const line = lines.find(({ point }) => point.id === 'wait');
  const own = ownStanding(draft.facts).waitDays;
  const waits = columns.map(({ rival }) => rival?.standing.waitDays ?? null);
  const days = [...new Set([own, ...waits].filter((wait) => wait !== null))].sort((a, b) => a - b);
  if (!line || own === null || days.length < 2) return null;
  const height = (wait: number) => HEAD - (days.indexOf(wait) * (HEAD - FOOT)) / (days.length - 1);
  return {
    name: line.point.name,
    up: SOONER,
    own: height(own),
    heights: waits.map((wait) => (wait === null ? null : height(wait))),
    told: line.theirs.map((told) => told && withoutHearsay(told)),
  };
}

function byPromise(draft: Draft, { columns }: Comparison): Scale | null {
  for (const { es, en } of draft.said.edges) {
    const kept = columns.map(({ rival }) => rival && keepsPromise(draft, rival, es));
    if (kept.every((answer) => answer === null)) continue;
    const heights = kept.map((answer) => (answer === null ? null : answer ? HEAD : FOOT));
    return { name: { es, en }, up: PROMISED, own: HEAD, heights, told: columns.map(() => null) };
  }
  return null;
}

function promiseAlone({ said }: Draft, { columns }: Comparison): Scale {
  const nobody = columns.map(() => null);
  const [edge] = said.edges;
  return { name: edge ? { es: edge.es, en: edge.en } : WHAT_IS_PROMISED, up: PROMISED, own: HEAD, heights: nobody, told: nobody };
}

/** Those of whom a height or a price is known, as they are drawn; the others are listed by name. */
export function placeRivals(
  columns: readonly Column[],
  { heights, told }: Scale,
): { readonly placed: Map['rivals']; readonly open: readonly PlanText[] } {
  const all = columns.map(({ head, rival, says }, at) => {
    const price = says.get('price');
    return {
      label: withTold(head, told[at] ?? null),
      up: heights[at] ?? null,
      price: price && rival ? priceOf(price) : null,
      head,
      isTold: rival !== null,
    };
  });
  return {
    placed: all.filter(({ up, price }) => up !== null || price !== null).map(({ label, up, price }) => ({ label, up, price })),
    open: all.filter(({ up, price, isTold }) => isTold && up === null && price === null).map(({ head }) => head),
  };
}

/** «Ciclos Arana, 5 días»: where the name leaves room for it. */
function withTold(head: PlanText, told: PlanText | null): PlanText {
  if (!told || Math.max(head.es.length, head.en.length) > 2 * SHORT) return head;
  return { es: `${head.es}, ${told.es}`, en: `${head.en}, ${told.en}` };
}

function priceOf({ es }: PlanText): Map['rivals'][number]['price'] {
  const figure = /\{\{fig:([^}*]+)/.exec(es)?.[1];
  if (figure) return { figure };
  if (es.startsWith('alto')) return 'high';
  return es.startsWith('bajo') || es === 'gratis' ? 'low' : null;
}
