// Sales told as several things: which number belongs to which, and what is left alone.
import { describe, expect, test } from 'vitest';
import { type FactSheet, factValue, type SaleLine, withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { readAnswer } from './read-answer.ts';

/** What is sold, thing by thing: label, price, units a month and, where it was told, unit cost. */
type Told = readonly [QuestionId, Language, string, string];

const TOLD: readonly Told[] = [
  ['revenue', 'es', 'menú a 13,50, unos 60 al día, y cafés de 2 €, 120 al día', 'menú, 13.5, 1560; cafés, 2, 3120'],
  ['revenue', 'en', 'haircuts at $35, about 180 a month, and color at $110, 40 a month', 'haircuts, 35, 180; color, 110, 40'],
  ['revenue', 'en', '80 families on the $149 plan and 12 companies at $600', 'families, 149, 80; companies, 600, 12'],
  ['revenue', 'es', 'el 70 % son cortes a 18 y el resto tintes a 45. Unas 220 clientas al mes', 'cortes, 18, 154; tintes, 45, 66'],
  ['revenue', 'es', 'Cortes a 18 € (180 al mes) y tintes a 45 € (40 al mes)', 'Cortes, 18, 180; tintes, 45, 40'],
  ['revenue', 'es', '60 menús al día a 13,50 y 120 cafés a 2 €', 'menús, 13.5, 1560; cafés, 2, 3120'],
  ['revenue', 'es', '180 cortes a 18 € y 40 tintes a 45 € al mes', 'cortes, 18, 180; tintes, 45, 40'],
  ['revenue', 'es', 'Corte 18 €, tinte 45 €. Hago 180 cortes y 40 tintes al mes', 'Corte, 18, 180; tinte, 45, 40'],
  [
    'revenue',
    'en',
    'I charge $35 for a haircut and $110 for color. About 180 haircuts and 40 color jobs a month.',
    'haircut, 35, 180; color, 110, 40',
  ],
  ['revenue', 'en', 'Basic plan £29 a month, 60 clients; Pro plan £79 a month, 15 clients', 'Basic plan, 29, 60; Pro plan, 79, 15'],
  [
    'revenue',
    'en',
    'Group classes at £12 a head, 200 places a month, plus private lessons at £45, 30 a month',
    'Group classes, 12, 200; private lessons, 45, 30',
  ],
  [
    'revenue',
    'es',
    'La pizza la cobro a 11 € y vendo 40 al día; las empanadas a 3,50 y vendo 60 al día',
    'pizza, 11, 1040; empanadas, 3.5, 1560',
  ],
  ['revenue', 'en', 'Two things: loaves at $9, 120 a week, and pastry boxes at $28, 25 a week', 'loaves, 9, 520; pastry boxes, 28, 108'],
  [
    'revenue',
    'es',
    'Cobro 35 € al mes por la cuota normal y 60 por la premium; 150 normales y 40 premium',
    'cuota normal, 35, 150; premium, 60, 40',
  ],
  [
    'revenue',
    'en',
    'About 70% are oil changes at $60 and the rest brake jobs at $320, around 150 cars a month',
    'oil changes, 60, 105; brake jobs, 320, 45',
  ],
  [
    'revenue',
    'en',
    'Two-hour cleans £50, 100 a month; end of tenancy cleans £220, 8 a month',
    'Two-hour cleans, 50, 100; end of tenancy cleans, 220, 8',
  ],
  [
    'revenue',
    'es',
    'Menú a 12 € (me cuesta 4) unos 40 al día, y carta a 25 € (me cuesta 9), 15 al día',
    'Menú, 12, 1040, 4; carta, 25, 390, 9',
  ],
  ['price', 'es', 'corte 18, tinte 45', 'corte, 18, null; tinte, 45, null'],
  [
    'revenue',
    'en',
    "€115 a tuning and I'd do about forty a month. Then the restored uprights, I'd sell around ten a year at 1,950 each.",
    'tuning, 115, 40; restored uprights, 1950, 0.83',
  ],
  [
    'revenue',
    'es',
    '115 € la afinación y haría unas cuarenta al mes. Luego los pianos restaurados, vendería unos dieciocho al año a 1.950 cada uno.',
    'afinación, 115, 40; pianos restaurados, 1950, 1.5',
  ],
];

/** One thing, a pack of it, two levels of one price, the mean of all: today's reading stands. */
const ONE_THING: readonly (readonly [QuestionId, Language, string, { readonly price?: number; readonly volume?: number }])[] = [
  [
    'revenue',
    'es',
    'La bolsa de 500 gramos a 11.500 pesos y vendemos 900 bolsas al mes. Panela y flete salen en 5.800 por bolsa',
    { price: 11_500, volume: 900 },
  ],
  ['revenue', 'es', 'La caja de 12 botellas se vende a 26 € sin IVA y esperamos 420 cajas al mes', { price: 26, volume: 420 }],
  ['revenue', 'en', '£12 a child, groups are eight so it comes to £96 a class, 20 classes a month', { price: 96, volume: 20 }],
  ['revenue', 'es', 'cortes a 18 y tintes a 45, el ticket medio son 25 €, unas 220 clientas al mes', { volume: 220 }],
  ['revenue', 'es', 'La noche a 98 en verano, 40 al mes, y de octubre a mayo a 64, 10 al mes', {}],
  ['revenue', 'en', '$12 a bowl, 40 a day on weekdays and 80 on Saturdays', { price: 12 }],
];

const linesOf = (facts: FactSheet) =>
  factValue(facts, 'lines')?.map(({ label, price, units, unitCost }: SaleLine) =>
    unitCost === undefined ? [label, price, units] : [label, price, units, unitCost],
  );

function read(question: QuestionId, language: Language, text: string, known: FactSheet = {}): FactSheet {
  return withFacts(known, readAnswer(text, { answer: 0, question, language, known, today: '2026-11-23' }).facts);
}

describe('several things sold', () => {
  test.each(TOLD)('%s (%s): %s', (question, language, text, lines) => {
    expect(
      linesOf(read(question, language, text))
        ?.map((line) => line.map(String).join(', '))
        .join('; '),
    ).toBe(lines);
  });

  test.each(ONE_THING)('one thing, %s (%s): %s', (question, language, text, { price, volume }) => {
    const facts = read(question, language, text);
    expect(linesOf(facts)?.every(([, , units]) => units === null) ?? true).toBe(true);
    if (price !== undefined) expect(factValue(facts, 'price')).toBe(price);
    if (volume !== undefined) expect(factValue(facts, 'volume')).toBe(volume);
  });

  test('price, volume and unit cost are what the lines come to, derived', () => {
    const facts = read('revenue', 'es', 'Menú a 12 € (me cuesta 4) unos 40 al día, y carta a 25 € (me cuesta 9), 15 al día');
    expect([facts.price?.value, facts.price?.origin]).toEqual([15.55, 'derived']);
    expect([facts.volume?.value, facts.volume?.origin]).toEqual([1430, 'derived']);
    expect([facts.unitCost?.value, facts.unitCost?.origin]).toEqual([5.36, 'derived']);
    expect(facts.saleUnit?.value).toBe('sale');
  });

  test('a fee each month stays one', () => {
    const facts = read('revenue', 'en', '80 families on the $149 plan and 12 companies at $600');
    expect([facts.price?.value, facts.price?.period, facts.volume?.value]).toEqual([207.83, 'month', 92]);
  });

  test.each([
    ['80 families on the $149 plan and 12 companies at $600', 'about $9 a family and $40 a company in texting', [9, 40]],
    [
      'Two-hour cleans £50, 100 a month; end of tenancy cleans £220, 8 a month',
      'about £4 for a two-hour clean and £18 for an end of tenancy',
      [4, 18],
    ],
    ['reparaciones a 40 €, 90 al mes, y bicis nuevas a 650 €, 6 al mes', 'la reparación unos 9 € en piezas y la bici 470', [9, 470]],
  ] as const)('what each costs, by its name: %s', (sold, cost, costs) => {
    const facts = read('unit-cost', 'en', cost, read('revenue', 'en', sold));
    expect(factValue(facts, 'lines')?.map(({ unitCost }) => unitCost)).toEqual(costs);
  });

  test('prices in one answer, how many of each in the next, and what each costs in a third', () => {
    const priced = read('price', 'es', 'corte 18 €, tinte 45 €');
    expect(factValue(priced, 'price')).toBe(31.5);
    const counted = read('volume', 'es', '180 cortes y 40 tintes', priced);
    expect([factValue(counted, 'price'), factValue(counted, 'volume')]).toEqual([22.91, 220]);
    const costed = read('unit-cost', 'es', 'el corte me cuesta 2 y el tinte 9', counted);
    expect(linesOf(costed)).toEqual([
      ['corte', 18, 180, 2],
      ['tinte', 45, 40, 9],
    ]);
    expect(factValue(costed, 'unitCost')).toBe(3.27);
  });

  test.each([
    [
      'es',
      'el menú es a 14',
      [
        ['menú', 14, 1560],
        ['cafés', 2, 3120],
      ],
    ],
    [
      'es',
      'el café es a 2,20 €, no a 2',
      [
        ['menú', 13.5, 1560],
        ['cafés', 2.2, 3120],
      ],
    ],
    [
      'es',
      'los cafés son 100 al día',
      [
        ['menú', 13.5, 1560],
        ['cafés', 2, 2600],
      ],
    ],
  ] as const)('corrected at the read-back (%s): %s', (language, text, lines) => {
    const known = read('revenue', 'es', 'menú a 13,50, unos 60 al día, y cafés de 2 €, 120 al día');
    const facts = read('read-back', language, text, known);
    expect(linesOf(facts)).toEqual(lines);
    const [[, menu = 0, menus = 0] = [], [, coffee = 0, coffees = 0] = []] = lines as unknown as number[][];
    expect(factValue(facts, 'volume')).toBe(menus + coffees);
    expect(factValue(facts, 'price')).toBeCloseTo((menu * menus + coffee * coffees) / (menus + coffees), 2);
  });

  const WALLS = 'Walling is £42 a metre, 95 metres a month, and courses at £140 a head, 8 people a month';
  const SAWN = '55 cents a board foot, nine thousand board feet a month, and slabs at $240, 12 a month';
  const TUNED = 'Tunings at €115, about forty a month, and restored pianos at €1,950, around ten a year';

  test.each([
    [WALLS, "On walling it's about £5 a metre, diesel and stone. On the course it's 22 quid a head for lunch and the field.", [5, 22]],
    [WALLS, "It's £5 on a metre of walling and £22 on a course place", [5, 22]],
    [WALLS, 'Walling costs £5 a metre and the course £22 a head', [5, 22]],
    [SAWN, 'Blades and gas run about 9 cents a foot. A slab costs me $70 with the log and the kiln.', [0.09, 70]],
    [
      TUNED,
      'A tuning costs me 14 in diesel and string. An upright costs me 300 to buy and about 350 in felts, strings and haulage.',
      [14, 650],
    ],
  ] as const)('what each costs, told in sentences (%s): %s', (sold, cost, costs) => {
    const facts = read('unit-cost', 'en', cost, read('revenue', 'en', sold));
    expect(factValue(facts, 'lines')?.map(({ unitCost }) => unitCost)).toEqual(costs);
    expect(facts.unitCost?.origin).toBe('derived');
  });

  test('the cost of one of them is not what every sale costs, and a figure told next is the cost of the one left', () => {
    const sold = read('revenue', 'en', SAWN);
    expect(factValue(read('unit-cost', 'en', 'about $70', sold), 'unitCost')).toBeUndefined();
    const slab = read('unit-cost', 'en', 'a slab costs me $70', sold);
    expect([factValue(slab, 'unitCost'), factValue(slab, 'lines')?.map(({ unitCost }) => unitCost)]).toEqual([undefined, [undefined, 70]]);
    expect(factValue(read('unit-cost', 'en', '9 cents', slab), 'lines')?.map(({ unitCost }) => unitCost)).toEqual([0.09, 70]);
    expect(factValue(read('unit-cost', 'en', 'about 20 cents', sold), 'unitCost')).toBe(0.2);
  });

  test.each([
    ['Walling costs £5 a metre and the course £22 a head', [42, 140], [5, 22]],
    ['The cost is £5 for walling and £22 for courses', [42, 140], [5, 22]],
    ['Cost per sale: £5 for walling and £22 for courses', [42, 140], [5, 22]],
    ['Walling costs £45 a metre', [45, 140], [undefined, undefined]],
  ] as const)('a cost corrected at the read-back leaves the price alone: %s', (text, prices, costs) => {
    const known = read('unit-cost', 'en', 'about £22', read('revenue', 'en', WALLS));
    const facts = read('read-back', 'en', text, known);
    expect(factValue(facts, 'lines')?.map(({ price }) => price)).toEqual(prices);
    expect(factValue(facts, 'lines')?.map(({ unitCost }) => unitCost)).toEqual(costs);
  });

  test('a price told beside a cost is no part of it', () => {
    const known = read('revenue', 'en', '€115 a tuning, forty a month. Then the restored uprights, around ten a year at 1,950 each.');
    const added = 'Add the pianos: ten uprights a year at 1,950 and each costs me 650';
    const facts = read('read-back', 'en', added, known);
    expect(linesOf(facts)).toEqual([
      ['tuning', 115, 40],
      ['restored uprights', 1950, 0.83, 650],
    ]);
    expect([factValue(facts, 'price'), factValue(facts, 'volume')]).toEqual([factValue(known, 'price'), factValue(known, 'volume')]);
    const heard = readAnswer(added, { answer: 0, question: 'read-back', language: 'en', known, today: '2026-11-23' }).facts.filter(
      ({ id }) => id === 'price' || id === 'volume',
    );
    expect(heard.map(({ value }) => value)).toEqual([152.3, 40.83]);
    const costs = read('read-back', 'en', added, { ...known, ...read('fixed-costs', 'en', 'rent 345 a month') });
    expect(factValue(costs, 'fixedCosts')).toBe(345);
  });
});
