import { describe, expect, test } from 'vitest';
import type { SaleLine } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { readAnswer } from './read-answer.ts';

const read = (text: string, question: QuestionId, language: Language, known = {}) =>
  readAnswer(text, { answer: 5, question, language, known, today: '2026-11-20' }).facts;
const linesIn = (facts: ReturnType<typeof read>) =>
  (facts.find(({ id }) => id === 'lines')?.value as readonly SaleLine[] | undefined)?.map(({ label, price, units, unitCost }) =>
    unitCost === undefined ? [label, price, units] : [label, price, units, unitCost],
  );

describe('several things sold, each in a clause of its own', () => {
  test.each([
    [
      'es',
      'La sesión de fisio la cobro a 42 euros, que va exenta de IVA por ser sanitaria, y a pleno ritmo calculo unas 96 al mes entre las dos. El pilates con máquina es una cuota de 75 euros al mes, con el IVA ya dentro, por dos clases a la semana, y espero llegar a 54 alumnas.',
      [
        ['sesión de fisio', 42, 96],
        ['pilates con máquina', 75, 54],
      ],
    ],
    [
      'es',
      'La suscripción cuesta 389 pesos al mes con el envío incluido y queremos llegar a 220 suscriptores al cabo de un año. A las cafeterías les dejamos el kilo en 265 y a ocho cafeterías serían unos 120 kilos al mes.',
      [
        ['suscripción', 389, 220],
        ['cafeterías', 265, 120],
      ],
    ],
    [
      'es',
      'Por mes hacemos más o menos dos sitios, que los cobramos un palo ochocientos cada uno, y dos marcas completas a un millón doscientos. Y además tenemos catorce clientes con el abono, que sale ciento ochenta mil por mes.',
      [
        ['sitios', 1_800_000, 2],
        ['marcas completas', 1_200_000, 2],
        ['abono', 180_000, 14],
      ],
    ],
    [
      'en',
      'The average basket should be around £16.50, and I’m counting on about 210 baskets a week, so some 910 a month. The office deliveries are £38 an order and I expect 45 orders a month, and the workshop costs £22 a head with 24 people a month.',
      [
        ['average basket', 16.5, 910],
        ['office deliveries', 38, 45],
        ['workshop', 22, 24],
      ],
    ],
  ] as const)('(%s) %s', (language, text, lines) => {
    expect(linesIn(read(text, 'revenue', language))).toEqual(lines);
  });
});

test.each([
  [
    'en',
    'No, that’s way off. It’s 52 tune-ups at 95, 40 quick fixes at 45, 16 e-bikes at 145, and the two apartment contracts at 400 a month. Comes out around 9,860 a month. Parts run me about 14 on a tune-up, 9 on a quick fix, 24 on an e-bike, and maybe 50 a month of parts for each apartment building.',
    [
      ['tune-ups', 95, 52, 14],
      ['quick fixes', 45, 40, 9],
      ['e-bikes', 145, 16, 24],
      ['apartment contracts', 400, 2, 50],
    ],
  ],
  [
    'en',
    'no way, total is about 26,000. daycare: $42, 440 dog-days a month. boarding: $68, 110 nights. cost is like 3 bucks a dog-day, and 6 a night',
    [
      ['daycare', 42, 440, 3],
      ['boarding', 68, 110, 6],
    ],
  ],
] as const)('what was said back as one thing is told as several, with what each costs (%s): %s', (language, text, lines) => {
  const facts = read(text, 'unit-cost', language, { price: { id: 'price', value: 400 }, volume: { id: 'volume', value: 52 } });
  expect(linesIn(facts)).toEqual(lines);
  expect(facts.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['investment']));
  expect(facts.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['fixedCosts']));
});

test.each([
  ['es', 'Un corte son 18 € y hago 180 al mes. El tinte, 45 €.'],
  ['es', 'La noche a 98 en verano, 40 al mes, y de octubre a mayo a 64, 10 al mes'],
  ['en', 'Prices are $95 and $45, 60 jobs a month'],
] as const)('no line is made up where a number is missing (%s): %s', (language, text) => {
  expect(linesIn(read(text, 'revenue', language))?.every(([, , units]) => units !== null) ?? false).toBe(false);
});

const LINES = [
  { label: 'dogs', price: 14, units: 286 },
  { label: 'one-to-one training session', price: 55, units: 26 },
];
const KNOWN = {
  price: { id: 'price', value: 17.42, origin: 'derived', quote: null, period: 'unit', unit: null },
  volume: { id: 'volume', value: 312, origin: 'derived', quote: null, period: 'month', unit: null },
  lines: { id: 'lines', value: LINES, origin: 'said', quote: null, period: 'unit', unit: null },
};

test.each([
  [
    'en',
    'unit-cost',
    'No, that’s too high, I make it £4,400: 220 walks at £14 is £3,080, and 24 sessions at £55 is £1,320. On the cost side a walk is about 90p a dog, and a training session is about £4 with treats.',
    KNOWN,
    [
      ['walks', 14, 220, 0.9],
      ['sessions', 55, 24, 4],
    ],
  ],
  [
    'en',
    'revenue',
    'It’s £14 per dog for a group walk, and I reckon eleven dogs a day, twenty days a month, so call it 220 dog walks. A one-to-one training session is £55 and I’d do about six a week, so 24 in a month.',
    {},
    [
      ['dog walks', 14, 220],
      ['one-to-one training session', 55, 24],
    ],
  ],
  [
    'es',
    'revenue',
    'El vaso se vende a 55 pesos y espero vender unos 3,200 vasos al mes. A los restaurantes el litro se los dejo en 190 y espero colocar 220 litros mensuales; dos restaurantes ya me dijeron que sí, sesenta litros al mes cada uno.',
    {},
    [
      ['vaso', 55, 3200],
      ['litro', 190, 220],
    ],
  ],
  [
    'en',
    'revenue',
    '42 a day for daycare, about 20 dogs a day, 22 days a month. Boarding’s 68 a night, maybe 110 nights.',
    {},
    [
      ['dogs', 42, 440],
      ['Boarding', 68, 110],
    ],
  ],
  [
    'es',
    'read-back',
    'No: 17 y 78 son costos, no precios. Se venden 3,200 vasos al mes a 55 pesos, con un costo de 17 pesos por vaso, y 220 litros al mes a 190 pesos, con un costo de 78 pesos por litro.',
    {},
    [
      ['vasos', 55, 3200, 17],
      ['litros', 190, 220, 78],
    ],
  ],
  [
    'en',
    'read-back',
    'No. Daycare 440 a month at $42, boarding 110 nights a month at $68, baths 40 a month at $35. Costs are 3, 6 and 7. That’s about 27,360 a month in sales.',
    {},
    [
      ['Daycare', 42, 440, 3],
      ['nights', 68, 110, 6],
      ['baths', 35, 40, 7],
    ],
  ],
] as const)(
  'totals, numbers told once more and costs beside them are told apart (%s, %s): %s',
  (language, question, text, known, lines) => {
    expect(linesIn(read(text, question, language, known))).toEqual(lines);
  },
);
