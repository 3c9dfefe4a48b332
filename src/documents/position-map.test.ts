import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
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
