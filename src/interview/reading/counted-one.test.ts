import { expect, test } from 'vitest';
import { said } from '../../finance/said-facts-fixture.ts';
import { figures } from './read-fixture.ts';

const PRICES = 'Un armario empotrado sale a 1.650 euros de media, una cocina entera unos 6.200 y el cambio de puertas correderas 520.';
const unitsOf = (found: Record<string, unknown>) =>
  (found.lines as readonly { units: number | null }[] | undefined)?.map(({ units }) => units);

test.each([
  ['es', `${PRICES} Cuando esté rodado, cinco armarios, una cocina y cuatro cambios de puertas al mes.`, [5, 1, 4]],
  ['es', 'Cinco armarios, una cocina y cuatro puertas al mes. El armario a 1.650, la cocina a 6.200 y la puerta a 520.', [5, 1, 4]],
  ['es', 'Una boda 2.400 €, una comunión 450 y un reportaje de empresa 650. Al mes dos bodas, un reportaje y seis comuniones.', [2, 6, 1]],
  [
    'en',
    'A wardrobe is £1,650, a kitchen £6,200 and sliding doors £520. Five wardrobes, one kitchen and four sliding doors a month.',
    [5, 1, 4],
  ],
  [
    'en',
    'A wedding is £2,400, a portrait 180 and a company shoot 650. In a normal month two weddings, a company shoot and nine portraits.',
    [2, 9, 1],
  ],
] as const)('%s: one of a thing among others counted is as many: %s', (language, text, units) => {
  expect(unitsOf(figures('revenue', text, language))).toEqual(units);
});

const TWO = said({
  country: 'ES',
  price: 3672.22,
  volume: 9,
  lines: [
    { label: 'armario empotrado', price: 1650, units: 5 },
    { label: 'cocina entera', price: 6200, units: 4 },
  ],
});

test.each([
  [
    'es',
    'No, son tres cosas, cinco armarios al mes a 1.650, una cocina al mes a 6.200 y cuatro cambios de puertas a 520, o sea 16.530 al mes',
  ],
  ['en', 'No, three things: five wardrobes a month at 1,650, one kitchen a month at 6,200 and four door changes a month at 520'],
] as const)('%s: and at the read-back with its price: %s', (language, text) => {
  expect(unitsOf(figures('read-back', text, language, TWO))).toEqual([5, 1, 4]);
});

test.each([
  ['es', 'Un corte son 15 euros y un tinte 45. Unos 200 cortes y 40 tintes al mes.', [200, 40]],
  ['es', 'Una clase suelta 12, un bono 50, y tengo 60 alumnos al mes', [null, null]],
] as const)('%s: beside its price alone it counts nothing: %s', (language, text, units) => {
  expect(unitsOf(figures('revenue', text, language))).toEqual(units);
});
