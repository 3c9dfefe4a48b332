// Costs of a month and purchases told anew where figures are read back or doubted: what is stated replaces, what was left out is added.
import { describe, expect, test } from 'vitest';
import { type FactSheet, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const known = (values: Record<string, number>): FactSheet =>
  withFacts(
    {},
    Object.entries(values).map(([id, value]) => makeFact(id as 'price', value)),
  );
const GYM = withFacts(known({ fixedCosts: 8260, price: 59, volume: 12, investment: 20_700 }), [
  makeFact('resources', 'Me full time and Bev, who does 16 hours a week.'),
]);
const HOUSE = known({ fixedCosts: 545, price: 98, volume: 63, investment: 12_000, ownFunds: 32_000 });
const TRUCK = withFacts(known({ investment: 7200, fixedCosts: 2072 }), [
  makeFact('investmentItems', [
    { label: 'wrap', amount: 3000 },
    { label: 'trompo', amount: 4200 },
  ]),
]);

const LISTED = withFacts(known({ rent: 800 }), [makeFact('fixedCosts', 1400, { origin: 'derived' })]);

const TOLD: readonly Told[] = [
  [
    'read-back',
    'es',
    'Falta el dinero propio: son 170,000 pesos, lo que ponemos entre mi hermano y yo.',
    { fixedCosts: undefined, ownFunds: 170_000 },
    known({ fixedCosts: 28_400, price: 125 }),
  ],
  ['read-back', 'es', 'el alquiler son 900, no 800', { rent: 900, fixedCosts: 1500 }, LISTED],
  ['read-back', 'es', 'el alquiler es 900 al mes', { rent: 900, fixedCosts: 1500 }, LISTED],
  ['read-back', 'es', 'el alquiler es 900, los gastos fijos son 1.600 en total', { rent: 900, fixedCosts: 1600 }, LISTED],
  ['read-back', 'es', 'el alquiler es 900, no 800', { rent: 900, fixedCosts: undefined }, known({ rent: 800, fixedCosts: 1400 })],
  ['read-back', 'en', 'Fixed costs are £2,044 plus Bev £1,390', { fixedCosts: 3434, price: undefined }, GYM],
  [
    'read-back',
    'en',
    "Fixed costs are £2,044 a month, plus Bev who's about £1,390. And it's 140 members paying £59 every month",
    { fixedCosts: 3434 },
    GYM,
  ],
  ['read-back', 'en', 'The fixed costs come to 2,044 and Bev on top is 1,390', { fixedCosts: 3434 }, GYM],
  ['read-back', 'en', 'Monthly costs should be £2,044 plus £1,390 for Bev', { fixedCosts: 3434 }, GYM],
  ['read-back', 'en', 'Fixed costs are 3,434 all in', { fixedCosts: 3434 }, GYM],
  ['read-back', 'en', "You left out Bev, that's another 1,390", { fixedCosts: 9650 }, GYM],
  [
    'read-back',
    'en',
    'Bills are 2,044 a month, also 1,390 for Bev, the price is £59 and savings are 14,000',
    { fixedCosts: 3434, price: 59, ownFunds: 14_000, volume: undefined },
    GYM,
  ],
  ['read-back', 'es', 'Los gastos fijos son 600 más la limpieza 300', { fixedCosts: 900 }, HOUSE],
  ['read-back', 'es', 'Los gastos son 420 de luz, 65 de seguro y 60 de gestoría, y aparte 100 de internet', { fixedCosts: 645 }, HOUSE],
  ['read-back', 'es', 'Faltan los 60 de la gestoría', { fixedCosts: 605 }, HOUSE],
  [
    'read-back',
    'es',
    'El precio medio pon 80. La inversión son 70.000, 58.000 de la obra y 12.000 de muebles. El préstamo son 38.000 a diez años. Yo cobro 1.100 al mes, y además falta lo del Booking',
    { price: 80, investment: 70_000, loan: 38_000, loanYears: 10, founderPay: 1100, fixedCosts: undefined },
    HOUSE,
  ],
  ['odd-investment', 'en', "No, you left out the truck, that's 32,500", { investment: 39_700 }, TRUCK],
  ['read-back', 'en', "you forgot the truck, it's 32,500", { investment: 39_700, fixedCosts: undefined }, TRUCK],
  ['read-back', 'en', 'they come to 39,700 all together', { investment: 39_700 }, TRUCK],
  ['odd-investment', 'en', 'no, they come to 39,700 altogether', { investment: 39_700 }, TRUCK],
  ['read-back', 'es', 'Te has dejado la furgoneta, que son 9.000', { investment: 21_000, fixedCosts: undefined }, HOUSE],
  ['odd-investment', 'es', 'falta la furgoneta, son 9.000', { investment: 21_000 }, HOUSE],
];

describe('costs and purchases told anew', () => {
  test.for(TOLD)('%s in %s: %s', (told) => {
    expect(namedFigures(told)).toEqual(told[3]);
  });
});
