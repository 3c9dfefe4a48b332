import { describe, expect, test } from 'vitest';
import { planFixture } from './plan-fixture.ts';
import { createChartSetter } from './set-chart.ts';
import { createTextSetter } from './set-text.ts';
import type { SheetChart } from './sheet-data.ts';

const fixture = planFixture();
const both = (es: string, en: string) => ({ es, en });
const money = (value: number) => ({ kind: 'money' as const, value, origin: 'derived' as const });
const count = (value: number) => ({ kind: 'count' as const, value, origin: 'derived' as const });
const titles = { title: both('t', 't'), subtitle: both('s', 's'), alt: both('a', 'a') };

function setWith(figures: typeof fixture.figures, chart: Parameters<ReturnType<typeof createChartSetter>>[0]): SheetChart {
  const plan = { ...fixture, figures: { ...fixture.figures, ...figures } };
  return createChartSetter(plan, 'es', createTextSetter(plan, 'es'))(chart);
}

describe('a break-even chart', () => {
  const labels = { sales: both('v', 's'), costs: both('c', 'c'), loss: both('p', 'l'), gain: both('g', 'g'), point: both('2', '2') };
  const chart = { type: 'break-even', ...titles, price: 'p', unitCost: 'u', fixedCosts: 'f', units: 'n', labels } as const;

  test('marks where its lines cross, not the next whole unit, and as much beyond as before', () => {
    const set = setWith({ p: money(8_500), u: money(1_020), f: money(12_000), n: count(2) }, chart);
    expect(set.type === 'break-even' && set.crossing).toBeCloseTo(12_000 / 7_480, 6);
    expect(set.type === 'break-even' && set.reach / set.crossing).toBeCloseTo(2, 6);
  });

  test('has a line of costs that bends where more hands are hired, and crosses there', () => {
    const figures = {
      p: money(320),
      u: money(75),
      f: money(1_500),
      n: count(10),
      n9: count(9),
      c9: money(2_175),
      n25: count(25),
      c25: money(5_727),
    };
    const costs = [
      { units: 'n9', amount: 'c9' },
      { units: 'n25', amount: 'c25' },
    ];
    const set = setWith(figures, { ...chart, costs });
    if (set.type !== 'break-even') throw new Error('another chart');
    expect(set.costs.map(({ units }) => units)).toEqual([0, 9, set.reach]);
    expect(set.costs.at(-1)?.amount).toBeCloseTo(2_175 + 222 * (set.reach - 9), 6);
    expect(set.crossing).toBeCloseTo(1_500 / 245, 6);
    const dearer = setWith({ ...figures, f: money(2_400), c9: money(3_075), c25: money(6_627) }, { ...chart, costs });
    expect(dearer.type === 'break-even' && dearer.crossing).toBeCloseTo(9 + (3_075 - 2_880) / (320 - 222), 6);
    expect(dearer.alt).toContain('9: 3.075');
  });

  test('has no mark on an axis beyond what is drawn', () => {
    const set = setWith({ p: money(10), u: money(4), f: money(900), n: count(150) }, chart);
    if (set.type !== 'break-even') throw new Error('another chart');
    expect(set.xTicks.every(({ value }) => value <= set.reach)).toBe(true);
    expect(set.yTicks.every(({ value }) => value <= set.price * set.reach)).toBe(true);
  });
});

test('of months, the axis has marks enough where much of the line lies below zero', () => {
  const set = setWith(
    { o: money(-5_275_149), m: { kind: 'month-name', value: '2027-03', origin: 'derived' }, r: money(3_100_000), c: money(-9_094_184) },
    { type: 'bars-line', ...titles, months: ['m'], bars: ['r'], line: ['c'], opening: 'o', lowest: null, size: 'wide' },
  );
  expect(set.type === 'bars-line' && set.ticks.map(({ value }) => value)).toEqual([-7_500_000, -5_000_000, -2_500_000, 0, 2_500_000]);
});

test('of months, the line sets out from the cash of opening day, and the words that go with the drawing begin there', () => {
  const set = setWith(
    { o: money(-9_000), m: { kind: 'month-name', value: '2027-03', origin: 'derived' }, r: money(5_000), c: money(100) },
    { type: 'bars-line', ...titles, months: ['m'], bars: ['r'], line: ['c'], opening: 'o', lowest: null, size: 'wide' },
  );
  if (set.type !== 'bars-line') throw new Error('another chart');
  expect(set.opening).toBe(-9_000);
  expect(set.ticks.length).toBeGreaterThan(1);
  expect(set.alt).toMatch(/^a Al abrir: caja \u22129\.000/);
});

describe('of months, cash and sales', () => {
  const months = (count: number, cash: number) => {
    const at = Array.from({ length: count }, (_, index) => index);
    const dates = at.map((index) => `${2027 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`);
    const figures = Object.fromEntries(
      at.flatMap((index) => [
        [`m${index}`, { kind: 'month-name' as const, value: dates[index] ?? '', origin: 'derived' as const }],
        [`r${index}`, money(10_000 + 100 * index)],
        [`c${index}`, money(cash)],
      ]),
    );
    const ids = (what: string) => at.map((index) => `${what}${index}`);
    const set = setWith(figures, {
      type: 'bars-line',
      ...titles,
      months: ids('m'),
      bars: ids('r'),
      line: ids('c'),
      opening: 'c0',
      lowest: null,
      size: 'wide',
    });
    if (set.type !== 'bars-line') throw new Error('another chart');
    return set;
  };

  test('share a scale where both can be read on it, and have one each where the cash would flatten the sales, or over three years', () => {
    expect(months(12, 20_000).barTicks).toEqual([]);
    expect(months(12, 90_000).barTicks.map(({ value }) => value)).toEqual([0, 5_000, 10_000]);
    expect(months(36, 20_000).ticks.every(({ value }) => value <= 20_000)).toBe(true);
    expect(months(36, 20_000).barTicks.length).toBeGreaterThan(1);
  });

  test('say which month each year begins with', () => {
    expect(months(36, 20_000).labels.map(({ s }) => s)).toEqual(['Año 1: ene 2027', 'Año 2: ene 2028', 'Año 3: ene 2029']);
  });
});
