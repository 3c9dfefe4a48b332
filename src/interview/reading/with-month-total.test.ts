import { expect, test } from 'vitest';
import { namedFigures, type Told } from './read-fixture.ts';

const ROWS: readonly Told[] = [
  [
    'funding',
    'es',
    'El resto lo pedimos al banco: un préstamo de 55.000 a siete años, al 6,3 %. Y los gastos fijos no son solo el alquiler: sumando alquiler, luz, seguros, gestoría y lo demás son 1.985 al mes.',
    { fixedCosts: 1985, loan: 55_000 },
  ],
  [
    'funding',
    'en',
    'The bank lends 5,000. And all in, rent, power and the rest come to 1,985 a month, and that is what we pay for the premises and phone.',
    { fixedCosts: 1985, loan: 5000 },
  ],
  [
    'team',
    'es',
    'Y los fijos sin sueldos son 28,400 con todo y publicidad. Trabajamos dos: yo y mi hermano Beto.',
    { fixedCosts: 28_400, payIncluded: false },
  ],
];

test.each(ROWS.map((row) => ({ row, told: `${row[0]} in ${row[1]}: ${row[2]}` })))('a month altogether, $told', ({ row }) => {
  expect(namedFigures(row)).toEqual(row[3]);
});
