import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Chart } from '../plan/plan.ts';
import { planFixture } from './plan-fixture.ts';
import { createRenderPool } from './render-pool.server.ts';
import { setPlan } from './set-plan.ts';
import type { Rich, SheetChart } from './sheet-data.ts';

const words = (s: string): Rich => [{ t: 'text', s }];
const rival = (name: string, at: number | null, up: number) => ({ label: words(name), at, up, presumed: true });

const MAP: SheetChart = {
  type: 'map',
  title: words('Mapa'),
  subtitle: [],
  alt: 'Mapa',
  across: { name: words('precio'), from: words('barato'), to: words('caro'), usual: words('habitual'), unknown: words('desconocido') },
  up: { from: words('preguntar'), middle: words('tarde'), to: words('antes') },
  own: { label: words('Nosotros'), at: 0.5, up: 0.78, usual: { low: 0.25, high: 0.75 } },
  rivals: [rival('Arana', 0.5, 0.5), rival('Dindurra', 0.3, 0.24), rival('Plumbs', 0.8, 0.24), rival('Remoto', null, 0.5)],
  key: { told: [], presumed: words('usual') },
  others: { title: [], names: [] },
};

test('on the map a name stands at the height of the mark that says what it promises, and two alike at one height', async () => {
  const plan = setPlan(planFixture(), 'es');
  const pool = await createRenderPool({ workers: 1, strict: true });
  const bytes = await pool
    .render({ ...plan, pages: [{ title: words('Mercado'), blocks: [{ type: 'chart', chart: MAP }] }] }, 0)
    .finally(pool.close);
  const boxes = execFileSync('pdftotext', ['-f', '2', '-bbox', '-', '-'], { input: bytes, encoding: 'utf8' });
  const heightOf = (word: string) => Number(new RegExp(`yMin="([\\d.]+)"[^>]*>${word}<`).exec(boxes)?.[1]);
  expect(heightOf('Nosotros')).toBeCloseTo(heightOf('antes'), 0);
  for (const name of ['Arana', 'Remoto']) expect(heightOf(name)).toBeCloseTo(heightOf('tarde'), 0);
  for (const name of ['Dindurra', 'Plumbs']) expect(heightOf(name)).toBeCloseTo(heightOf('preguntar'), 0);
  expect(heightOf('precio')).toBeCloseTo(heightOf('caro'), 0);
});

test('where no price is usual, the prices told take their places from the cheapest to the dearest', () => {
  const plan = planFixture();
  const both = { es: 'x', en: 'x' };
  const rivalAt = (figure: string) => ({ label: both, up: 0.5, price: { figure }, presumed: true });
  const map: Extract<Chart, { type: 'map' }> = {
    type: 'map',
    title: both,
    subtitle: both,
    alt: both,
    across: { name: both, from: both, to: both, usual: both, unknown: both },
    up: { from: both, to: both },
    own: { label: both, price: 'margin', range: null, up: 0.78 },
    rivals: [rivalAt('unit-cost'), rivalAt('price'), { ...rivalAt('price'), price: null }],
    key: { told: null, presumed: null },
    others: { title: both, names: [] },
  };
  const { pages } = setPlan({ ...plan, pages: [{ id: 'market', title: both, blocks: [{ type: 'chart', chart: map }] }] }, 'es');
  const [drawn] = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'chart' && block.chart.type === 'map' ? [block.chart] : [])),
  );
  const [cheap, dear, untold] = drawn?.rivals.map(({ at }) => at) ?? [];
  expect(cheap).toBeLessThan(drawn?.own.at ?? 0);
  expect(dear).toBeGreaterThan(drawn?.own.at ?? 1);
  expect(untold).toBeNull();
});
