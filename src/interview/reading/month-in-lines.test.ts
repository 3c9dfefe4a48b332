// A month's costs told line by line beside all else, in the ways founders tell them.
import { expect, test } from 'vitest';
import { type Fact, type FactSheet, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, read, type Told } from './read-fixture.ts';

/** What the lines of a list are called. */
const NAMED: readonly (readonly [Told[0], Told[1], string, readonly string[], FactSheet?])[] = [
  ['fixed-costs', 'es', 'La renta 5,500, luz 900, el contador 600. A mi sobrino le pago 4,800.', ['renta', 'luz', 'contador', 'sobrino']],
  [
    'fixed-costs',
    'es',
    'Alquiler 420, gestoría 60, seguro 35 y la cuota de autónomos 88.',
    ['Alquiler', 'gestoría', 'seguro', 'cuota de autónomos'],
  ],
  [
    'fixed-costs',
    'en',
    "Rent's 1,150, utilities 180, ads 120 and I pay my cousin Rosa 1,100.",
    ['Rent', 'utilities', 'ads', 'my cousin Rosa'],
  ],
  [
    'fixed-costs',
    'en',
    'Rent 5,200, insurance 480, Gingr 155. Two handlers 5,600 and 500 marketing go on top',
    ['Rent', 'insurance', 'Gingr', 'Two handlers', 'marketing'],
  ],
  [
    'fixed-costs',
    'en',
    "rent's 5,200, insurance 480 and Gingr is 155. plus the 500 marketing I said and the handlers and me",
    ['rent', 'insurance', 'Gingr', 'marketing', 'wages', 'my pay'],
    withFacts({}, [makeFact('staffPay', 5600), makeFact('founderPay', 3800)]),
  ],
  [
    'fixed-costs',
    'es',
    'La renta son 900, luz 120, seguro 60 y los ayudantes y yo.',
    ['renta', 'luz', 'seguro', 'sueldos', 'mi sueldo'],
    withFacts({}, [makeFact('staffPay', 1400), makeFact('founderPay', 1500)]),
  ],
];

/** Every row: question, language, words, and the amounts of the lines in their order. */
const LISTED: readonly (readonly [Told[0], Told[1], string, Readonly<Record<string, unknown>>, readonly (readonly [string, number])[]])[] =
  [
    [
      'resources',
      'en',
      "To open about $11,250, it'd be me and Rosa part-time, she's 15 hours a week and costs $1,100 a month. Rent is $1,150, utilities 180, insurance 75, phone and internet 110, booking software 40 and ads 120.",
      { fixedCosts: 2775, staffPay: 1100, rent: 1150, investment: 11_250 },
      [
        ['hired', 1100],
        ['rent', 1150],
        ['other', 180],
        ['other', 75],
        ['other', 110],
        ['other', 40],
        ['marketing', 120],
      ],
    ],
    [
      'resources',
      'es',
      'Para abrir unos 9.400 €. Estamos yo y Nerea a media jornada, que hace 16 horas a la semana y me cuesta 780 € al mes. El alquiler son 600, luz 90, seguro 45, gestoría 70 y publicidad 80.',
      { fixedCosts: 1665, staffPay: 780, rent: 600, investment: 9400 },
      [
        ['hired', 780],
        ['rent', 600],
        ['other', 90],
        ['other', 45],
        ['other', 70],
        ['marketing', 80],
      ],
    ],
    [
      'resources',
      'en',
      "To get going I need a used pickup, $18,000, a trailer for $4,200 and 2,000 of initial stock. So $24,200. Every month I'd have the storage yard at $650, truck insurance and general liability 420, fuel 380, design software and phone 160, 500 in advertising and 190 for the bookkeeper.",
      { fixedCosts: 2300, investment: 24_200 },
      [
        ['rent', 650],
        ['other', 420],
        ['other', 380],
        ['other', 160],
        ['marketing', 500],
        ['other', 190],
      ],
    ],
    [
      'resources',
      'es',
      'Para abrir 30.000: la obra 18.000 y los muebles 12.000. Y de gastos fijos al mes: 950 de alquiler, luz y agua 160, el seguro 65, la gestoría 110, la limpieza 180 y publicidad 150; en total 1.615, y aparte mi cuota de autónomos, que el primer año es la tarifa plana de 88.',
      { fixedCosts: 1703, investment: 30_000, rent: 950 },
      [
        ['rent', 950],
        ['other', 160],
        ['other', 65],
        ['other', 110],
        ['other', 180],
        ['marketing', 150],
        ['other', 88],
      ],
    ],
    [
      'fixed-costs',
      'es',
      'La renta 5,500, luz y agua 900, internet y teléfono 450, el contador 600 y publicidad 500. A mi sobrino le pago 4,800 y yo necesito sacar 11,000.',
      { fixedCosts: 12_750, staffPay: 4800, founderPay: 11_000, rent: 5500 },
      [
        ['rent', 5500],
        ['other', 900],
        ['other', 450],
        ['other', 600],
        ['marketing', 500],
        ['hired', 4800],
      ],
    ],
    [
      'fixed-costs',
      'es',
      'Alquiler 420, luz, agua e internet 110, gestoría 60, seguro 35, furgoneta 90, publicidad 50 y la cuota de autónomos 88. Mi sueldo va aparte, 1.300.',
      { fixedCosts: 853, founderPay: 1300, rent: 420 },
      [
        ['rent', 420],
        ['other', 110],
        ['other', 60],
        ['other', 35],
        ['other', 90],
        ['marketing', 50],
        ['other', 88],
      ],
    ],
    [
      'fixed-costs',
      'en',
      "Apart from the wages, it's £2,160 a month: rent £1,350, electricity £260, insurance £70, till and software £85, the accountant £110, marketing £180, broadband and phone £45, and cleaning and sundries £60.",
      { fixedCosts: 2160, rent: 1350 },
      [
        ['rent', 1350],
        ['other', 260],
        ['other', 70],
        ['other', 85],
        ['other', 110],
        ['marketing', 180],
        ['other', 45],
        ['other', 60],
      ],
    ],
  ];

test.for(LISTED)('%s in %s: %s', ([question, language, text, expected, rows]) => {
  expect(namedFigures([question, language, text, expected])).toEqual(expected);
  const told = read(question, text, language).facts.findLast(({ id }) => id === 'costLines')?.value as Fact<'costLines'>['value'];
  expect(told?.map(({ kind, amount }) => [kind, amount])).toEqual(rows);
});

test.for(NAMED)('%s in %s: %s', ([question, language, text, labels, known]) => {
  const { facts } = read(question, text, language, known);
  const told = facts.findLast(({ id }) => id === 'costLines')?.value as Fact<'costLines'>['value'];
  expect(told?.map(({ label }) => label)).toEqual(labels);
  expect(facts.findLast(({ id }) => id === 'fixedCosts')?.value).toBe(told?.reduce((so, { amount }) => so + amount, 0));
});
