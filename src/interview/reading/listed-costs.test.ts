import { describe, expect, test } from 'vitest';
import { type FactSheet, withFacts } from '../../facts/fact.ts';
import { namedFigures, read, type Told } from './read-fixture.ts';

const LISTED: readonly (readonly [Told[0], Told[1], string, Readonly<Record<string, unknown>>, readonly number[]])[] = [
  [
    'resources',
    'es',
    'La plancha 38,000, el refri 34,000, la obra 55,000, el letrero 14,000, dos meses de depósito que son 27,000 y 15,000 de mercancía para arrancar. De fijo la renta son 13,500, gas 5,500, luz 2,800, agua 700, internet y celular 600, la contadora 1,500, seguro 600 y limpieza y mantenimiento 1,200, aparte de los 2,000 de publicidad',
    { fixedCosts: 28_400, rent: 13_500, marketingBudget: 2000, investment: 183_000 },
    [13_500, 5500, 2800, 700, 600, 1500, 600, 1200, 2000],
  ],
  [
    'fixed-costs',
    'es',
    'La plancha 38,000, el refri 34,000, la obra 55,000 y el letrero 14,000. Suma 141,000. De fijo la renta son 13,500, gas 5,500, luz 2,800 y agua 700',
    { fixedCosts: 22_500, investment: 141_000 },
    [13_500, 5500, 2800, 700],
  ],
  [
    'fixed-costs',
    'es',
    'La inversión ya te la dije. De gastos fijos: el alquiler son 1.150, luz y agua 320, el programa de gestión 85, seguros 95, gestoría 140, la recogida de residuos sanitarios 60, teléfono 55 y el mantenimiento de los aparatos 80, aparte de la publicidad y los sueldos que te he dicho.',
    { fixedCosts: 1985, rent: 1150, staffPay: undefined },
    [1150, 320, 85, 95, 140, 60, 55, 80],
  ],
  [
    'fixed-costs',
    'en',
    'For fixed costs, rent is 1,150, power and water 320, software 85, bookkeeper 140, clinical waste 60 and servicing the machines 80, not counting the ads and the wages I told you.',
    { fixedCosts: 1835, rent: 1150 },
    [1150, 320, 85, 140, 60, 80],
  ],
  [
    'resources',
    'en',
    'We need a kiln at 4,000, shelving 900 and a first clay order of 600. Monthly costs are rent 700, gas and electric 240, insurance 38, phone 25 and the accountant 60.',
    { fixedCosts: 1063, rent: 700, investment: 5500 },
    [700, 240, 38, 25, 60],
  ],
  [
    'resources',
    'es',
    'El torno 4.000, estanterías 900 y la primera arcilla 600. Alquiler 700, luz 240, seguro 38 y gestoría 60.',
    { fixedCosts: 1038, rent: 700, investment: 5500 },
    [700, 240, 38, 60],
  ],
  [
    'funding',
    'es',
    'Pongo 12.000 de mis ahorros. Gastos fijos: alquiler 700; luz 240; seguro 38; gestoría 60.',
    { fixedCosts: 1038, ownFunds: 12_000 },
    [700, 240, 38, 60],
  ],
];

const sheetOf = (question: Told[0], language: Told[1], text: string): FactSheet => withFacts({}, read(question, text, language).facts);

describe('a list of a month’s costs without its total', () => {
  test.each(LISTED)('%s in %s: %s', (question, language, text, figures, amounts) => {
    expect(namedFigures([question, language, text, figures])).toEqual(figures);
    expect(sheetOf(question, language, text).costLines?.value.map(({ amount }) => amount)).toEqual(amounts);
  });

  test('what the founder takes closes it and is told beside it', () => {
    const facts = sheetOf('fixed-costs', 'es', 'De gastos fijos pago alquiler 1.150, luz y agua 320, gestoría 140 y yo me pongo 1.300');
    expect([facts.fixedCosts?.value, facts.founderPay?.value, facts.payIncluded?.value]).toEqual([1610, 1300, false]);
    expect(facts.costLines?.value[0]?.label).toBe('alquiler');
  });

  test('a list of what is bought is none', () => {
    expect(sheetOf('resources', 'en', 'To open: sinks 900, the oven 1,900, a mixer 1,100 and the till 300.').fixedCosts).toBeUndefined();
  });
});
