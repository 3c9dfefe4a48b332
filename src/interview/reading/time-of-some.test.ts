import { expect, test } from 'vitest';
import { type FactSheet, withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import { makeFact } from './make-fact.ts';
import { figures } from './read-fixture.ts';

const salon = (names: readonly [string, string, string], team: number): FactSheet =>
  withFacts({}, [
    makeFact('sector', 'beauty_salon'),
    makeFact('trade', 'dog_groomer'),
    makeFact('country', 'ES'),
    makeFact('price', 22, { origin: 'derived' }),
    makeFact('volume', 390, { origin: 'derived' }),
    makeFact('team', team),
    makeFact('lines', [
      { label: names[0], price: 38, units: 150 },
      { label: names[1], price: 10, units: 180 },
      { label: names[2], price: 18, units: 60 },
    ]),
  ]);
const SALON: Readonly<Record<Language, FactSheet>> = {
  es: salon(['perros', 'lavados', 'producto'], 4),
  en: salon(['full grooms', 'self-washes', 'products'], 4),
};

/** 150 of 390 take an hour and a half. */
const MEAN = 35;
const TOLD: readonly (readonly [Language, string])[] = [
  [
    'es',
    'Solo la peluquería nos lleva tiempo, hora y media cada perro. El autolavado se lo hacen ellos solos y el producto es cobrar y ya',
  ],
  ['es', 'hora y media cada perro, el autolavado y el producto no me quitan tiempo'],
  ['es', 'El producto es cobrar y el lavado se lo hacen ellos. Lo otro, hora y media'],
  ['es', 'El autolavado no me lleva tiempo ni el producto, y cada perro hora y media'],
  ['en', 'Only the grooming takes time, an hour and a half each dog. The self-wash they do themselves and products are just ringing up'],
  ['en', '90 minutes a groom; washes run themselves, products take no time'],
];

test.each(TOLD)('%s "%s": the mean of all that is sold', (language, answer) => {
  expect(figures('service-time', answer, language, SALON[language]).minutesPerSale).toBe(MEAN);
});

test.each([
  ['es', 'unos 40 minutos cada una', 40],
  ['en', 'about 40 minutes each', 40],
] as const)('%s "%s" is the time of any sale', (language, answer, minutes) => {
  expect(figures('service-time', answer, language, SALON[language]).minutesPerSale).toBe(minutes);
});

test('the team put right beside the time is heard', () => {
  const told = '¿Cómo que 4 personas? Somos dos, Leire y yo. Y solo la peluquería nos lleva tiempo, hora y media cada perro';
  expect(figures('service-time', told, 'es', SALON.es)).toMatchObject({ minutesPerSale: MEAN, team: 2 });
  const kept = 'que no somos 4, somos 2. Y las ventas lo dejo así, que el autolavado y el producto no me quitan tiempo';
  const known = withFacts(SALON.es, [makeFact('minutesPerSale', 90, { unit: 'minutes' })]);
  expect(figures('volume-above-capacity', kept, 'es', known)).toMatchObject({ minutesPerSale: MEAN, team: 2 });
});
