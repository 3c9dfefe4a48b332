import { describe, expect, test } from 'vitest';
import type { FactSheet, SaleLine } from '../../facts/fact.ts';
import { figures, namedFigures, type Told } from './read-fixture.ts';

const fact = (id: string, value: unknown, origin = 'said') => ({ id, value, period: null, unit: null, quote: null, origin });
const sheetOf = (values: Record<string, unknown>, derived: readonly string[] = []): FactSheet =>
  Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, fact(id, value, derived.includes(id) ? 'derived' : 'said')]),
  ) as FactSheet;
const linesIn = (found: Record<string, unknown>) =>
  (found.lines as readonly SaleLine[] | undefined)?.map(({ label, price, units, unitCost }) =>
    unitCost === undefined ? [label, price, units] : [label, price, units, unitCost],
  );

const CAKES =
  'Three things really. The celebration cakes go from fifty-five to a hundred and twenty, call it seventy-five on average, and I would start with five a week and get to nine a week by the end of the first year. Then coffee at three pounds forty, about 32 a day, and slices at four pounds twenty, about 22 a day, but probably half of that the first couple of months. That is five days a week, twenty-two days a month.';
const YOGA =
  'Two things: the unlimited membership is eighty-nine a month and a drop-in is eighteen bucks. I figure we open with 20 members and around 60 drop-ins the first month, and by the end of the year 75 members and 160 drop-ins a month. Each membership costs me about four bucks a month in card fees and the app and tea, and a drop-in about a dollar fifty.';
const VET =
  'Vendemos tres cosas: la consulta a 38 euros, las vacunas a unos 36 de media y la cirugía, que sale a unos 240 de media porque casi todo son esterilizaciones. Todo con el IVA del 21 dentro. En un mes normal ya rodados serían unas 260 consultas, 130 vacunas y 26 cirugías; al empezar la cosa irá más floja, unas 90 consultas, 50 vacunas y 8 cirugías, y calculo que tardaremos un año en llegar.';

describe('several things sold, told one after the other with how they begin', () => {
  test.each([
    [
      'en',
      CAKES,
      [
        ['celebration cakes', 75, 39],
        ['coffee', 3.4, 704],
        ['slices', 4.2, 484],
      ],
      { openingShare: 53, openingMonths: 2, targetMonths: 12, unitCost: undefined, volumeFromStart: undefined },
    ],
    [
      'es',
      VET,
      [
        ['consulta', 38, 260],
        ['vacunas', 36, 130],
        ['cirugía', 240, 26],
      ],
      { openingShare: 34, targetMonths: 12, taxIncluded: true, volumeFromStart: undefined },
    ],
    [
      'es',
      'El menú a 13,50, unos 60 al día, y cafés de 2 €, 120 al día, abrimos 26 días al mes. Al principio 30 menús y 60 cafés.',
      [
        ['menú', 13.5, 1560],
        ['cafés', 2, 3120],
      ],
      { openingShare: 50, targetMonths: undefined },
    ],
    [
      'en',
      'A tune-up is £45, I would do about 60 a month, and it costs me £6 in parts. Wheel builds are £120 each, maybe 5 a month, £48 in parts. Then rentals, £20 a day, something like 80 a month.',
      [
        ['tune-up', 45, 60, 6],
        ['Wheel builds', 120, 5, 48],
        ['rentals', 20, 80],
      ],
      {},
    ],
    [
      'en',
      'We do kayak hire at £25 a go, about 120 a month, paddleboard lessons at £45, sixty a month, and school groups at £300, four a month.',
      [
        ['kayak hire', 25, 120],
        ['paddleboard lessons', 45, 60],
        ['school groups', 300, 4],
      ],
      {},
    ],
    [
      'en',
      YOGA,
      [
        ['unlimited membership', 89, 75, 4],
        ['drop-in', 18, 160, 1.5],
      ],
      { openingShare: 30, openingMonths: 1, targetMonths: 12, unitCost: 2.3 },
    ],
    [
      'es',
      'El bono mensual sale a 60 euros y la clase suelta a 12. Abrimos con 25 bonos y 50 clases sueltas el primer mes, y a final de año 80 bonos y 140 clases sueltas al mes.',
      [
        ['bono mensual', 60, 80],
        ['clase suelta', 12, 140],
      ],
      { openingShare: 32, targetMonths: 12 },
    ],
    [
      'en',
      'A haircut is 30 and a beard trim is 15. We start with 100 haircuts and 40 trims the first month and by month ten 220 haircuts and 90 trims.',
      [
        ['haircut', 30, 220],
        ['beard trim', 15, 90],
      ],
      { openingShare: 45, targetMonths: 10 },
    ],
  ] as const)('%s: %s', (language, text, lines, expected) => {
    const found = figures('revenue', text, language);
    expect(linesIn(found)).toEqual(lines);
    for (const [id, value] of Object.entries(expected)) expect(found[id], id).toEqual(value);
  });
});

const ONE = sheetOf({
  price: 75,
  volume: 22,
  volumeFromStart: true,
  targetVolume: 39,
  targetMonths: 12,
  currency: 'GBP',
  revenue: CAKES.split(' Then')[0],
});
const TWO = sheetOf(
  {
    lines: [
      { label: 'celebration cakes', price: 75, units: 39, unitCost: 21 },
      { label: 'coffee', price: 3.4, units: 700, unitCost: 0.8 },
    ],
    price: 7.18,
    volume: 739,
    unitCost: 1.87,
  },
  ['price', 'volume', 'unitCost'],
);

describe('several things sold, told again where figures are read back', () => {
  test.each([
    [
      'en',
      'I sell three things: celebration cakes at 75 costing 21, coffees at 3.40 costing 80p, about 700 a month, and slices at 4.20 costing 1.25, about 480 a month.',
      ONE,
      [
        ['celebration cakes', 75, 39, 21],
        ['coffees', 3.4, 700, 0.8],
        ['slices', 4.2, 480, 1.25],
      ],
    ],
    [
      'en',
      "Seventy-five is right for the cakes. What's missing is the other two products: coffee, £3.40 each, 700 a month, costs 80p; and slice of cake, £4.20 each, 480 a month, costs £1.25.",
      ONE,
      [
        ['celebration cakes', 75, 39],
        ['coffee', 3.4, 700, 0.8],
        ['slice of cake', 4.2, 480, 1.25],
      ],
    ],
    [
      'en',
      "You've dropped the slices. Slices of cake, 480 a month at £4.20, costing £1.25.",
      TWO,
      [
        ['celebration cakes', 75, 39, 21],
        ['coffee', 3.4, 700, 0.8],
        ['Slices of cake', 4.2, 480, 1.25],
      ],
    ],
    [
      'es',
      'Falta una cosa: los talleres, a 25 libras por persona, 40 personas al mes, y me cuestan 6.',
      TWO,
      [
        ['celebration cakes', 75, 39, 21],
        ['coffee', 3.4, 700, 0.8],
        ['talleres', 25, 40, 6],
      ],
    ],
  ] as const)('%s: %s', (language, text, known, lines) => {
    expect(linesIn(figures('read-back', text, language, known))).toEqual(lines);
  });
});

test('one more of them, told where the cost is asked, with what each costs', () => {
  const known = sheetOf(
    {
      lines: [
        { label: 'consulta', price: 38, units: 260 },
        { label: 'vacunas', price: 36, units: 130 },
      ],
      price: 37.33,
      volume: 390,
    },
    ['price', 'volume'],
  );
  const text =
    'No, falta la cirugía: 26 al mes a 240 euros, en total con IVA serían unos 20.800. De material, en cada consulta se van unos 4 euros, en cada vacuna unos 11 y en cada cirugía unos 65 entre anestesia y fungible.';
  expect(linesIn(figures('unit-cost', text, 'es', known))?.toSorted()).toEqual([
    ['cirugía', 240, 26, 65],
    ['consulta', 38, 260, 4],
    ['vacunas', 36, 130, 11],
  ]);
});

describe('sales of one thing', () => {
  const told: readonly Told[] = [
    [
      'revenue',
      'es',
      'Unos 125 por persona, con IVA. De martes a jueves calculo 38 personas por noche, viernes y sábado 82 y el domingo 52, los lunes cerramos. Sale como a 55 por noche, unos 1,430 tickets al mes, ya hacia el sexto mes; el primer mes le pongo 28 por noche.',
      { volume: 728, targetVolume: 1430, targetMonths: 6 },
      sheetOf({ price: 125, country: 'MX' }),
    ],
    [
      'unit-cost',
      'es',
      'No, no me cuadra: 1,430 tickets por 125 son como 178,750 al mes. Y de esos 125 se van 42 en carne.',
      { volume: 1430, unitCost: 42 },
      sheetOf({ price: 125, country: 'MX', volume: 936 }),
    ],
    ['funding', 'en', 'No, 60 jobs at 45 is 2,700 a month.', { volume: 60 }, sheetOf({ price: 45, country: 'GB', volume: 12 })],
    [
      'start',
      'es',
      'En marzo. Diciembre es bueno, como 20% más; Semana Santa y enero bajan como 15.',
      { growth: undefined },
      sheetOf({ price: 125, volume: 900 }),
    ],
    ['revenue', 'en', 'Forty jobs a month at £60, growing 20%.', { growth: undefined }, {}],
    ['revenue', 'en', 'Forty jobs a month at £60, growing 5% a month.', { growth: 5 }, {}],
    ['revenue', 'en', "Tune-ups at £45, about 60 a month. VAT's in there.", { taxIncluded: true }, {}],
    ['revenue', 'es', 'El corte a 20 euros, con el IVA metido, y unos 200 al mes', { taxIncluded: true }, {}],
  ];
  test.each(told.map((row) => [row[2], row] as const))('%s', (_, row) => {
    expect(namedFigures(row)).toEqual(row[3]);
  });
});
