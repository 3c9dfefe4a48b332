import { expect, it } from 'vitest';
import type { FactSheet } from './fact.ts';
import { jobsOfHelp, jobsOfHired } from './find-told-jobs.ts';

const fact = (id: string, value: unknown) => ({ id, value, unit: null, period: null, quote: null, origin: 'said' });
const told = (resources: string, lines: readonly string[] = []) =>
  ({
    resources: fact('resources', resources),
    costLines: fact(
      'costLines',
      lines.map((label) => ({ label, amount: 1000, kind: 'hired' })),
    ),
  }) as unknown as FactSheet;

it.each([
  ['Yo, y Lucía en el mostrador, media jornada', 'front'],
  ['mi carnal Beto en mostrador medio tiempo 8 mil, y yo', 'front'],
  ['Me, and Priya looks after customers part-time', 'front'],
  ['yo y dos repartidores a medio tiempo', 'delivery'],
  ['Me, and a lad who keeps the accounts part-time', 'papers'],
  ['Yo, y una ayudante media jornada', null],
])('%s', (resources, job) => {
  expect(jobsOfHelp(told(resources)).map((one) => one.job)).toEqual([job]);
});

it('those employed all week are told by what they are paid for, where the lines come to them', () => {
  const facts = told('', [
    'mi hermano Julio en administración y caja',
    'dos ayudantes de cocina',
    'un mozo',
    'dos repartidores a medio tiempo',
    'cargas sociales',
  ]);
  expect(jobsOfHired(facts, 4, 160)).toEqual([
    { job: 'papers', count: 1, hours: 160 },
    { job: 'kitchen', count: 2, hours: 160 },
    { job: 'front', count: 1, hours: 160 },
  ]);
  expect(jobsOfHired(facts, 6, 160)).toEqual([]);
});
