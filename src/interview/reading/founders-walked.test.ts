// What founders of four trades said of their figures: pasta in Rosario, hair in care homes, a plumber in Zaragoza, lawns in Charlotte.
import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const YARDS = withFacts({}, [makeFact('price', 165, { unit: 'USD', period: 'month' }), makeFact('revenueShape', 'subscription')]);
const CUTS = withFacts({}, [
  makeFact('lines', [
    { label: 'corte', price: 12_000, units: null },
    { label: 'corte y barba', price: 16_000, units: null },
  ]),
]);
const OF_TWELVE = withFacts({}, [makeFact('price', 12, { unit: 'PEN', period: 'unit' })]);

const CASES: readonly Told[] = [
  // The name of a loan is no growth, nor is a rate.
  [
    'funding',
    'en',
    '£2,000 of my savings and a £3,000 Start Up Loan over 3 years at 6%',
    { ownFunds: 2000, loan: 3000, loanYears: 3, loanRate: 6, growth: undefined },
  ],
  ['volume', 'en', '60 a month, up 4% a month', { volume: 60, growth: 4 }],
  [
    'funding',
    'en',
    '9,000 of mine and a 7,500 equipment loan over 3 years at 11%',
    { moneySources: [{ who: 'equipment loan', kind: 'bank', amount: 7500, rate: 11, years: 3 }] },
  ],
  // Where sales get to, in more of the ways in which it is said.
  ['volume', 'es', '45 avisos al mes al principio y 70 al cabo del año', { volume: 45, targetVolume: 70, targetMonths: 12 }],
  ['volume', 'es', '45 avisos al mes al principio y 70 al final del primer año', { volume: 45, targetVolume: 70 }],
  ['volume', 'es', '200 al mes subiendo a 500 en un año', { volume: 200, targetVolume: 500, targetMonths: 12 }],
  ['volume', 'en', '220 hours a month rising to 500 in year one', { volume: 220, targetVolume: 500 }],
  // Open all day and all night is part of a name.
  [
    'competitors',
    'es',
    'Fontaneros 24h Aragón, que cobra 140, Clínica 24h y Gimnasio 24/7 Fitness',
    { rivals: ['Fontaneros 24h Aragón', 'Clínica 24h', 'Gimnasio 24/7 Fitness'] },
  ],
  // By the month, and of each who pays by the month.
  ['unit-cost', 'en', 'fuel, line and blades come to 28 a month per yard', { unitCost: 28, fixedCosts: undefined }, YARDS],
  // What must be left for whoever talks is their pay.
  [
    'fixed-costs',
    'es',
    'Luz y gas 120.000, monotributo 60.000, una chica que me ayuda 160.000, y a mí me tiene que quedar 700.000',
    { fixedCosts: 340_000, founderPay: 700_000, payIncluded: false },
  ],
  ['fixed-costs', 'en', 'rent 600, power 90 and I need to be left with 1,400', { fixedCosts: 690, founderPay: 1400, payIncluded: false }],
  // So many times the other days, and days by their meals.
  ['volume', 'es', 'entre semana 60 clientes al día y sábados y domingos el doble', { volume: 2340 }],
  ['volume', 'en', '40 a day on weekdays and twice that on weekends', { volume: 1560 }],
  ['volume', 'es', 'de lunes a viernes 30 cafés al día y los sábados la mitad', { volume: 715 }],
  ['volume', 'es', '80 los días de semana y 150 sábado y domingo', { volume: 3033 }],
  ['volume', 'en', '80 burgers a night fri sat, 50 at lunches wednesday', { volume: 910 }],
  // Several prices and not how many of each: their mean, unless one leads or is far dearer.
  ['revenue', 'es', 'corte 12.000, corte y barba 16.000', { price: 14_000, priceSpread: [12_000, 16_000] }],
  ['revenue', 'es', 'clase suelta 12 y curso 600', { price: 12, priceSpread: undefined }],
  ['revenue', 'en', '£55 a session, concessions £40', { price: 55, priceSpread: undefined }],
  ['price', 'es', '95 euros de media más IVA, desde 60 un grifo hasta 400 cambiar un calentador', { price: 95, priceSpread: [60, 400] }],
  ['price', 'en', '$185 a visit on average, from 95 to 900', { price: 185, priceSpread: [95, 900] }],
  [
    'volume',
    'es',
    '180 al mes, la mitad con barba',
    {
      price: 14_000,
      volume: 180,
      lines: [
        { label: 'corte', price: 12_000, units: 90 },
        { label: 'corte y barba', price: 16_000, units: 90 },
      ],
    },
    CUTS,
  ],
  // What is left of a sale, and not what it costs.
  ['unit-cost', 'es', 'de cada 12 me gano 3', { unitCost: 9 }, OF_TWELVE],
  ['unit-cost', 'es', 'de cada 100 me quedan 35', { unitCost: 7.8 }, OF_TWELVE],
  ['unit-cost', 'es', 'me gano 3 por cada una', { unitCost: 9 }, OF_TWELVE],
  ['unit-cost', 'en', 'I make 3 on every 12', { unitCost: 9 }, OF_TWELVE],
  ['unit-cost', 'es', 'me quedan 3 de harina y 2 de gas', { unitCost: 5 }, OF_TWELVE],
  ['unit-cost', 'es', 'me quedan 3 de harina', { unitCost: 3 }, OF_TWELVE],
  // Each visit's cost, of who pays by the month.
  ['unit-cost', 'en', '€12 a visit, two visits a month', { unitCost: 24, volume: undefined }, YARDS],
  // How many of a thing, told after what each costs.
  ['investment', 'es', 'sillas a 650 mil, son dos; lámparas 300 mil', { investment: 1_600_000 }],
  // What is named after the colon is the first of a list, and no sum of the rest.
  ['resources', 'es', 'Para abrir: obra 6.000, estanterías 2.400, primeras plantas 4.000 y letrero 900', { investment: 13_300 }],
  ['investment', 'en', 'To open: fit-out 6,000, shelving 2,400 and a sign 900', { investment: 9300 }],
  ['resources', 'es', 'Para abrir: unos 13.300, entre obra 6.000, estanterías 2.400, plantas 4.000 y letrero 900', { investment: 13_300 }],
  ['investment', 'en', 'racks at $90, I need four, paint $200', { investment: 560 }],
];

test.each(CASES.map((row) => [row[2], row] as const))('%s', (_, row) => {
  expect(namedFigures(row)).toEqual(row[3]);
});
