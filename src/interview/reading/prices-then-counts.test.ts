// Every price first and then how many of each: one reading, in whatever order the things stand.
import { expect, test } from 'vitest';
import { figures } from './read-fixture.ts';

const SOLD = [
  [95, 620],
  [32, 2100],
  [120, 130],
];

test.each([
  [
    'es',
    'Son tres cosas. El autoservicio es 45 la lavada y 50 la secada, casi todos hacen las dos asi que 95 por cada vuelta. El kilo a 32 pesos ya con la recogida, minimo 4 kilos. Y los edredones y cobijas a 120 cada uno. Ya en marcha, de autoservicio unas 620 vueltas al mes, de kilo como 2 mil 100 kilos, y edredones 130',
  ],
  ['es', 'autoservicio a 95 la vuelta, kilo a 32 y edredones a 120. Al mes 620 vueltas, 2100 kilos y 130 edredones'],
  ['es', '95 por vuelta, el kilo a 32 pesos y los edredones a 120 cada uno. Unas 620 vueltas al mes, 2,100 kilos y edredones 130'],
  [
    'en',
    "It's 45 the wash and 50 the dry, so 95 per cycle. Kilos are 32 each, duvets at 120. Up and running, 620 cycles a month, 2,100 kilos, and duvets 130.",
  ],
] as const)('%s: %s', (language, text) => {
  const told = figures('revenue', text, language);
  expect((told.lines as readonly { price: number; units: number }[]).map(({ price, units }) => [price, units])).toEqual(SOLD);
  expect([told.price, told.volume, told.unitCost]).toEqual([49.72, 2850, undefined]);
});

test.each([
  ['es', 'El ramo a 28 y cada uno me cuesta 11. Espero vender 260 al mes'],
  ['en', 'A repair is 28 and a clean 12. I expect 120 repairs a month and leather costs me 6'],
] as const)('%s, no such row: %s', (language, text) => {
  expect((figures('revenue', text, language).lines as readonly unknown[] | undefined)?.length ?? 0).toBeLessThan(3);
});
