// A month's costs told line by line beside all else, in the ways founders tell them.
import { expect, test } from 'vitest';
import type { Fact } from '../../facts/fact.ts';
import { namedFigures, read, type Told } from './read-fixture.ts';

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
