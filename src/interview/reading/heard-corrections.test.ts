// What people say, in their own words, to the figures read back: each number goes to the figure its words tell, and to none where they do not fit.
import { describe, expect, test } from 'vitest';
import { type Fact, type FactSheet, withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import { makeFact } from './make-fact.ts';
import { figures, read } from './read-fixture.ts';

const sheet = (...facts: readonly Fact[]): FactSheet => withFacts({}, facts);
const PARLOUR = sheet(
  makeFact('currency', 'CLP'),
  makeFact('price', 3500, { unit: 'CLP', period: 'unit' }),
  makeFact('volume', 2860, { unit: 'units', period: 'month' }),
  makeFact('unitCost', 1800, { unit: 'CLP', period: 'unit' }),
  makeFact('fixedCosts', 1_790_140, { unit: 'CLP', period: 'month' }),
  makeFact('investment', 18_950_000, { unit: 'CLP' }),
  makeFact('rivals', ['La Bravíssimo', 'Emporio La Rosa', 'Savory', 'Nosotros']),
);
const CANDLES = sheet(
  makeFact('currency', 'USD'),
  makeFact('price', 16, { unit: 'USD', period: 'unit' }),
  makeFact('volume', 230, { unit: 'units', period: 'month' }),
  makeFact('unitCost', 5, { unit: 'USD', period: 'unit' }),
  makeFact('fixedCosts', 2092, { unit: 'USD', period: 'month' }),
  makeFact('investment', 12_500, { unit: 'USD' }),
  makeFact('rivals', ['Yankee Candle', 'Way Out Wax', 'Mine']),
);
const MOVERS = sheet(
  makeFact('currency', 'EUR'),
  makeFact('revenue', 'Una mudanza de piso la cobramos a 420 y un porte suelto a 70, IVA aparte.'),
  makeFact('resources', 'Una Iveco de segunda mano. Trabajamos los dos y querríamos sacar 1.300 limpios cada uno.'),
  makeFact('price', 420, { unit: 'EUR', period: 'unit' }),
  makeFact('volume', 9, { unit: 'units', period: 'month' }),
  makeFact('unitCost', 137, { unit: 'EUR', period: 'unit' }),
  makeFact('fixedCosts', 348.33, { unit: 'EUR', period: 'month', origin: 'derived' }),
  makeFact('investment', 43_900, { unit: 'EUR' }),
  makeFact('investmentItems', [
    { label: 'furgo', amount: 19_500 },
    { label: 'renta del local', amount: 800 },
  ]),
  makeFact('loan', 37_900, { unit: 'EUR' }),
  makeFact('rivals', ['Royo', 'Wallapop']),
  makeFact('team', 2, { unit: 'people' }),
);
const WEDDINGS = sheet(
  makeFact('currency', 'EUR'),
  makeFact('price', 2150, { unit: 'EUR', period: 'unit' }),
  makeFact('saleUnit', 'wedding'),
  makeFact('volume', 1.83, { unit: 'units', period: 'month' }),
  makeFact('unitCost', 20, { unit: 'EUR', period: 'unit' }),
  makeFact('fixedCosts', 335, { unit: 'EUR', period: 'month', origin: 'derived' }),
  makeFact('investment', 7800, { unit: 'EUR' }),
  makeFact('investmentItems', [{ label: "that's", amount: 4500 }]),
);
const UNIFORMS = sheet(
  makeFact('currency', 'MXN'),
  makeFact('price', 580, { unit: 'MXN', period: 'month' }),
  makeFact('revenueShape', 'subscription'),
  makeFact('investment', 142_000, { unit: 'MXN' }),
  makeFact('investmentItems', [{ label: 'renta son 6,500 del local', amount: 1800 }]),
);

type Row = readonly [Language, string, Readonly<Record<string, unknown>>, FactSheet];

const HEARD: readonly Row[] = [
  [
    'es',
    'La boleta es de 7.000, no 3.500, y en un mes normal son 40 boletas al día, 110 es solo enero y febrero',
    { price: 7000, volume: 1040 },
    PARLOUR,
  ],
  [
    'es',
    'La inversión son 18 millones. Y los gastos fijos son 1.370.000 al mes, la niña de 560 es solo de diciembre a marzo',
    { investment: 18_000_000, fixedCosts: 1_370_000 },
    PARLOUR,
  ],
  ['es', 'Nosotros no es competidor, jaja, somos nosotros mismos', { rivals: ['La Bravíssimo', 'Emporio La Rosa', 'Savory'] }, PARLOUR],
  ['es', 'saque a Nosotros, no es competidor', { rivals: ['La Bravíssimo', 'Emporio La Rosa', 'Savory'] }, PARLOUR],
  [
    'es',
    'saque Savory de los competidores y ponga Crepes Viña',
    { rivals: ['La Bravíssimo', 'Emporio La Rosa', 'Nosotros', 'Crepes Viña'] },
    PARLOUR,
  ],
  ['es', 'en Wallapop no competimos, quítalo', { rivals: ['Royo'] }, MOVERS],
  [
    'en',
    "It should be 400 candles a month once I'm in the studio, 230 is what I do now. And cost is 5.25",
    { volume: 230, volumeFromStart: true, targetVolume: 400, targetMonths: 12, unitCost: 5.25 },
    CANDLES,
  ],
  ['en', "we're not charging 16, it's 18", { price: 18 }, CANDLES],
  ['en', 'three hours is for 48 candles, not one', { minutesPerSale: 3.75 }, CANDLES],
  ['en', 'I make 48 candles in three hours', { minutesPerSale: 3.75 }, CANDLES],
  ['es', 'hago 48 velas en tres horas', { minutesPerSale: 3.75 }, CANDLES],
  ['es', 'Savory es el más barato y Nosotros no es competidor', { rivals: ['La Bravíssimo', 'Emporio La Rosa', 'Savory'] }, PARLOUR],
  ['es', 'Savory y Nosotros no son competidores', { rivals: ['La Bravíssimo', 'Emporio La Rosa'] }, PARLOUR],
  ['es', 'Quita a Savory y el precio es 3.900', { rivals: ['La Bravíssimo', 'Emporio La Rosa', 'Nosotros'], price: 3900 }, PARLOUR],
  ['en', "Remove Mine and add Big Barn, it's my Dad's shop", { rivals: ['Yankee Candle', 'Way Out Wax', 'Big Barn'] }, CANDLES],
  ['en', "take Mine off, it's my Dad's shop", { rivals: ['Yankee Candle', 'Way Out Wax'] }, CANDLES],
  [
    'es',
    'son dos mudanzas a la semana a 420 y cinco portes a la semana a 70, y los gastos fijos son 410',
    {
      fixedCosts: 410,
      lines: [
        { label: 'mudanzas', price: 420, units: 8.67 },
        { label: 'portes', price: 70, units: 22 },
      ],
      price: 168.94,
      saleUnit: 'sale',
      volume: 30.67,
    },
    MOVERS,
  ],
  ['en', 'take Mine off', { rivals: ['Yankee Candle', 'Way Out Wax'] }, CANDLES],
  ['en', "Mine isn't a competitor, that's me lol", { rivals: ['Yankee Candle', 'Way Out Wax'] }, CANDLES],
  ['en', 'Remove Mine and add Big Barn Candles', { rivals: ['Yankee Candle', 'Way Out Wax', 'Big Barn Candles'] }, CANDLES],
  [
    'es',
    'Faltan los portes: son dos mudanzas a la semana a 420 y aparte cinco portes a la semana a 70. En total unos 5.200 al mes.',
    {
      lines: [
        { label: 'mudanzas', price: 420, units: 8.67 },
        { label: 'portes', price: 70, units: 22 },
      ],
      volume: 30.67,
      price: 168.94,
      saleUnit: 'sale',
    },
    MOVERS,
  ],
  ['es', 'Los gastos fijos son unos 525 al mes, que faltaban los dos autónomos.', { fixedCosts: 525 }, MOVERS],
  ['es', 'los gastos fijos están mal, son 525', { fixedCosts: 525 }, MOVERS],
  ['es', 'la inversión son 21.900, la renta no es inversión', { investment: 21_900 }, MOVERS],
  [
    'en',
    "You left out the family shoots, that's three a month at 280 on top of the 22 weddings a year.",
    { volume: 4.83, price: 989.31, unitCost: 9.2, saleUnit: 'order' },
    WEDDINGS,
  ],
  ['en', "A wedding costs me 240, not 20. It's the family shoot that costs 20.", { unitCost: 240 }, WEDDINGS],
  ['es', 'los 580 son por cada conjunto, se paga una vez, no es mensualidad', { revenueShape: 'transaction', price: 580 }, UNIFORMS],
  ['es', 'la inversión son 139 mil, la renta y la luz no son inversión', { investment: 139_000 }, UNIFORMS],
  ['en', "there's three of us with Tash", { team: 3 }, CANDLES],
  [
    'en',
    'The credit union lends 5,000 at around 9% and the other 2,000 is from my mam with no interest.',
    { loanRate: 9, familyLoan: false },
    WEDDINGS,
  ],
  [
    'es',
    'de los competidores faltó Liverpool',
    { competitors: 'Liverpool', rivals: ['La Bravíssimo', 'Emporio La Rosa', 'Savory', 'Nosotros', 'Liverpool'] },
    PARLOUR,
  ],
];

const WALLERS = sheet(
  makeFact('currency', 'GBP'),
  makeFact('resources', 'Me and my brother Stephen. A used truck at £11,000. I need to take £1,600 a month'),
  makeFact('founderPay', 1600, { unit: 'GBP', period: 'month' }),
  makeFact('fixedCosts', 439, { unit: 'GBP', period: 'month', origin: 'derived' }),
  makeFact('investment', 11_000, { unit: 'GBP' }),
  makeFact('team', 2, { unit: 'people' }),
);

test('a colleague’s wage put right leaves the founder’s own as it is', () => {
  expect(figures('read-back', 'Stephen gets £1,540, not £1,450', 'en', WALLERS)).toMatchObject({ staffPay: 1540, fixedCosts: 1979 });
  expect(figures('read-back', "my brother's wage is £1,540", 'en', WALLERS)).toMatchObject({ staffPay: 1540 });
  expect(figures('read-back', "Stephen's wage is £1,540 not £1,450", 'en', WALLERS)).toMatchObject({ staffPay: 1540 });
});

const TUNER = sheet(
  makeFact('currency', 'EUR'),
  makeFact('price', 115, { unit: 'EUR', period: 'unit' }),
  makeFact('volume', 40, { unit: 'units', period: 'month' }),
  makeFact('fixedCosts', 345, { unit: 'EUR', period: 'month', origin: 'derived' }),
  makeFact('investment', 14_300, { unit: 'EUR', origin: 'derived' }),
  makeFact('investmentItems', [
    { label: 'Tools and a tuning kit', amount: 2600 },
    { label: 'second-hand Caddy van', amount: 8500 },
    { label: 'doing up the shed with insulation and a hoist', amount: 3200 },
  ]),
);

describe('a purchase told anew is one of those that the investment holds', () => {
  test.each([
    'Investment: 15,000, the van is 9,200',
    'No, the van is 9,200 not 8,500',
    'Change the van to 9,200',
    'Change the van from 8,500 to 9,200',
    'The van is 9,200 not 8,500, so the investment is 15,000',
  ])('%s', (text) => {
    const told = figures('read-back', text, 'en', TUNER);
    expect(told.investment).toBe(15_000);
    expect((told.investmentItems as readonly { amount: number }[]).map(({ amount }) => amount)).toEqual([2600, 9200, 3200]);
  });

  test.each(['the van insurance is 140 a month', 'it costs 14 to run the kit', 'the shed rent is 150 a month'])('not: %s', (text) => {
    expect(figures('read-back', text, 'en', TUNER).investmentItems).toBeUndefined();
  });
});

/** Nothing is set, and these are asked about. */
const ASKED: readonly (readonly [Language, string, readonly string[], FactSheet])[] = [
  ['es', 'vendemos unos 5.200 euros al mes', ['price', 'volume'], MOVERS],
  ['es', 'faltan los portes a 70 euros', ['price', 'unitCost', 'investment'], MOVERS],
  ['es', '176 de los dos autónomos', ['fixedCosts', 'founderPay', 'staffPay'], MOVERS],
  ['es', 'sacar 1.300 limpios cada uno', ['price', 'founderPay', 'staffPay'], MOVERS],
  ['en', 'we take about 4,000 dollars a month in sales', ['volume', 'price'], CANDLES],
  ['es', 'lo de la niña son 560 lucas de diciembre a marzo', ['price', 'unitCost', 'investment'], PARLOUR],
  ['en', 'fixed costs are wrong', ['fixedCosts'], CANDLES],
];

describe('a correction in words of one’s own', () => {
  test.each(HEARD)('%s: %s', (language, text, expected, known) => {
    expect(figures('read-back', text, language, known)).toEqual(expected);
  });

  test.each(ASKED)('asked about, in %s: %s', (language, text, mayMean, known) => {
    const reading = read('read-back', text, language, known);
    expect(reading.facts).toEqual([]);
    expect(reading.mayMean).toEqual(mayMean);
  });

  test('what is said to be wrong, and not what is right, is disputed; a no that opens the answer disputes nothing', () => {
    expect(read('read-back', 'el precio está mal', 'es', PARLOUR).disputed).toEqual(['price']);
    expect(read('read-back', 'no, I need 12,500 for the studio', 'en', CANDLES).disputed).toBeUndefined();
  });
});
