import type { Chart } from '../plan/plan.ts';
import type { TextSetter } from './set-text.ts';
import { setTicks, ticksWithin } from './set-ticks.ts';
import type { SheetChart } from './sheet-data.ts';

type BreakEven = Extract<Chart, { type: 'break-even' }>;
type SheetBreakEven = Extract<SheetChart, { type: 'break-even' }>;
type Point = SheetBreakEven['costs'][number];

/** So much further than the crossing do both lines go: as much is gained at the end as is lost at the start. */
const REACH = 2;

/** The lines of a break-even: what is sold are whole units; the lines cross where they cross. */
export function setBreakEven(chart: BreakEven, locale: string, text: TextSetter): Omit<SheetBreakEven, 'title' | 'subtitle' | 'alt'> {
  const price = text.number(chart.price);
  const bends = listBends(chart, text);
  const crossing = findCrossing(price, bends) ?? text.number(chart.units);
  const reach = Math.max(1, crossing * REACH);
  const costs = [...bends.filter(({ units }) => units < reach), { units: reach, amount: costAt(bends, reach) }];
  const { sales, costs: own, loss, gain, point } = chart.labels;
  return {
    type: 'break-even',
    price,
    costs,
    crossing,
    reach,
    xTicks: setTicks(ticksWithin(0, reach), locale),
    yTicks: setTicks(ticksWithin(0, Math.max(price * reach, ...costs.map(({ amount }) => amount))), locale),
    labels: { sales: text.rich(sales), costs: text.rich(own), loss: text.rich(loss), gain: text.rich(gain), point: text.rich(point) },
  };
}

/** The figures of the drawing, for its alternative text. */
export function tellBreakEven({ price, unitCost, fixedCosts, units, costs = [] }: BreakEven, text: TextSetter): string {
  const bends = costs.map((bend) => `${text.print(bend.units)}: ${text.print(bend.amount)}`);
  return [...[price, unitCost, fixedCosts, units].map(text.print), ...bends].join(' · ');
}

/** Where the costs begin, where their line bends, and a point that says how they go on. */
function listBends(chart: BreakEven, text: TextSetter): Point[] {
  const start = { units: 0, amount: text.number(chart.fixedCosts) };
  if (!chart.costs?.length) return [start, { units: 1, amount: start.amount + text.number(chart.unitCost) }];
  const bends = chart.costs.map(({ units, amount }) => ({ units: text.number(units), amount: text.number(amount) }));
  const rising = bends.filter(({ units }, at) => units > (bends[at - 1]?.units ?? 0));
  return [start, ...rising];
}

/** What so many units cost: on the line between two points, and beyond the last as between the last two. */
function costAt(bends: readonly Point[], units: number): number {
  const next = bends.findIndex((bend) => bend.units >= units);
  const [from, to] = next > 0 ? bends.slice(next - 1, next + 1) : bends.slice(-2);
  return from && to ? from.amount + slopeOf(from, to) * (units - from.units) : (bends[0]?.amount ?? 0);
}

/** The first units whose sales pay for them; null where none do. */
function findCrossing(price: number, bends: readonly Point[]): number | null {
  for (const [at, from] of bends.slice(0, -1).entries()) {
    const to = bends[at + 1];
    const slope = to ? slopeOf(from, to) : price;
    if (slope >= price) continue;
    const units = from.units + (from.amount - price * from.units) / (price - slope);
    const isLast = at === bends.length - 2;
    if (isLast || units <= (to?.units ?? 0)) return units;
  }
  return null;
}

function slopeOf(from: Point, to: Point): number {
  return (to.amount - from.amount) / (to.units - from.units);
}
