import { expect, it, test } from 'vitest';
import type { FactSheet, FactValues } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { namesThing } from './names-thing.ts';
import { readAnswer } from './read-answer.ts';

function read(question: QuestionId, language: Language, text: string, values: Partial<FactValues> = {}) {
  const known = Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, { id, value, unit: null, period: null, quote: null, origin: 'said' }]),
  ) as FactSheet;
  const { facts } = readAnswer(text, { question, language, today: '2026-11-28', answer: 5, known });
  const items = facts.find(({ id }) => id === 'investmentItems')?.value as FactValues['investmentItems'] | undefined;
  return items?.map(({ label, amount }) => [label, amount]);
}

test.each([
  [
    'en',
    'I need $18,000: $5,200 for a 100 lb wax melter and pouring table, $4,000 for bulk wax, fragrance and jars, $5,800 for a new web shop and photos, and $3,000 cash reserve.',
    [
      ['100 lb wax melter and pouring table', 5200],
      ['bulk wax, fragrance and jars', 4000],
      ['new web shop and photos', 5800],
      ['cash reserve', 3000],
    ],
  ],
  [
    'es',
    'Para abrir son 20 palos: 12.600.000 en seis camas de reformer, 5.400.000 en piso, baño y pintura, y 2.000.000 en espejos, colchonetas, sonido y cartel.',
    [
      ['seis camas de reformer', 12_600_000],
      ['piso, baño y pintura', 5_400_000],
      ['espejos, colchonetas, sonido y cartel', 2_000_000],
    ],
  ],
  [
    'es',
    'La inversión es de 165.000: cocina y campana 100.000, garantía y adelanto de alquiler 47.500, licencias y constitución 4.500 y capital de trabajo 13.000.',
    [
      ['cocina y campana', 100_000],
      ['garantía y adelanto de alquiler', 47_500],
      ['licencias y constitución', 4500],
      ['capital de trabajo', 13_000],
    ],
  ],
  [
    'en',
    'The investment is 82,000: van 62,000; dryers and clippers 5,500; wrap and website 4,000; license, LLC and insurance 1,500; and 9,000 cushion.',
    [
      ['van', 62_000],
      ['dryers and clippers', 5500],
      ['wrap and website', 4000],
      ['license, LLC and insurance', 1500],
      ['cushion', 9000],
    ],
  ],
] as const)('each part of a total has all the words between the sums: %s %s', (language, text, items) => {
  expect(read('resources', language, text)).toEqual(items);
});

test.each([
  ['en', 'Almost. The $30,000 is $10,000 of decor, $7,000 for the studio, $8,000 for the website and shoot and $5,000 of working cash.'],
  ['en', 'No. The items are 10,000 decor, 7,000 studio, 8,000 website and shoot and 5,000 working cash.'],
] as const)('purchases told again keep each its sum: %s %s', (language, text) => {
  const known = {
    investment: 30_000,
    investmentItems: [
      { label: 'decor', amount: 10_000 },
      { label: 'website', amount: 8000 },
    ],
  };
  expect(read('read-back', language, text, known)).toEqual([
    ['decor', 10_000],
    ['studio', 7000],
    ['website and shoot', 8000],
    ['working cash', 5000],
  ]);
});

it('who pays for it is told after the list, and is none of it', () => {
  const told =
    'La inversión total es de 32 millones: 18 millones en el desarrollo de la app, 13 millones en equipos y 1 millón en legales. La financiamos con 14 millones de ahorros y 8 millones de family & friends.';
  expect(read('odd-investment', 'es', told, { investment: 900 })).toEqual([
    ['desarrollo de la app', 18_000_000],
    ['equipos', 13_000_000],
    ['legales', 1_000_000],
  ]);
});

it('what each sale costs is no investment', () => {
  const told =
    'No sé de dónde salen esos 27,7 millones. Por cada reserva gastamos 900 pesos: 810 de la pasarela de pago y 90 de servidores.';
  expect(read('resources', 'es', told, { price: 2800 })).toBeUndefined();
});

test.each(['No', 'Yeah', 'Out of the', 'No sé de dónde salen esos', 'Por cada reserva gastamos', 'that’s wrong', 'I don’t know where'])(
  '«%s» names no thing',
  (words) => {
    expect(namesThing(words)).toBe(false);
  },
);
test.each(['horno de piso', 'wrap and website', 'moldes y muestras', 'ventilation and a fire cabinet'])('«%s» names one', (words) => {
  expect(namesThing(words)).toBe(true);
});
