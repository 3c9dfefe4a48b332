import { expect, test } from 'vitest';
import type { Fact } from './fact.ts';
import { hasServed } from './has-served.ts';

test.for([
  ['Ya afilo a 7 bares desde septiembre', true],
  ['Llevo dos inviernos haciéndolo los sábados, unas 140 casas', true],
  ['Tengo 12 clientas fijas', true],
  ['I already clean for six offices since May', true],
  ['We have been selling at the market', true],
  ['Ya he arreglado 14 sillas para conocidos este año', true],
  ['Last fall I did 15 dogs on weekends', true],
  ['He hecho 3 presupuestos', false],
  ['Llevo dos años ahorrando', false],
  ['Ya tengo 3 presupuestos', false],
  ['I have been saving for two years', false],
  ['Trabajé once años en una fábrica de muebles', false],
] as const)('customers served before: %s', ([words, expected]) => {
  expect(hasServed({ experience: { id: 'experience', value: words, unit: null, period: null, quote: null, origin: 'said' } })).toBe(
    expected,
  );
});

test('told with the opening too', () => {
  const soFar: Fact<'soFar'> = {
    id: 'soFar',
    value: 'En abril. Ya he arreglado 14 sillas',
    unit: null,
    period: null,
    quote: null,
    origin: 'said',
  };
  expect(hasServed({ soFar })).toBe(true);
});
