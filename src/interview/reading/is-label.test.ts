import { describe, expect, test } from 'vitest';
import { listAmounts } from './list-amounts.ts';

const moneyOf = (text: string, language: 'es' | 'en') => (listAmounts(text, language, 'resources').money ?? []).map(({ v }) => v);

describe('numbers that name instead of counting', () => {
  test.each([
    ['es', 'mi móvil es 612 345 678'],
    ['es', 'llámame al 612345678'],
    ['en', 'ring me on 07700 900123'],
    ['es', 'en la calle Alcalá 120, código postal 28009'],
    ['es', 'en Plaza Mayor 103'],
    ['en', 'at 145 Mill Lane'],
    ['es', 'el taller de mi padre, desde 1987'],
    ['en', 'the family shop, founded in 1974'],
  ] as const)('%s: %s', (language, text) => {
    expect(moneyOf(text, language)).toEqual([]);
  });

  test.each([
    ['es', 'plaza de garaje 103', 103],
    ['es', 'presupuesto de 2000', 2000],
    ['es', 'la nave 1900 al mes', 1900],
    ['es', 'local a pie de calle por 900 al mes', 900],
    ['en', 'flat 450 a month', 450],
    ['en', 'rent 1950, nothing else', 1950],
  ] as const)('%s: %s costs that', (language, text, amount) => {
    expect(moneyOf(text, language)).toEqual([amount]);
  });
});
