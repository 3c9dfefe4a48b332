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
