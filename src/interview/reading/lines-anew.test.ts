import { expect, test } from 'vitest';
import type { SaleLine } from '../../facts/fact.ts';
import { readAnswer } from './read-answer.ts';

const known = (price: number, volume: number, more: Readonly<Record<string, unknown>> = {}, origin = 'derived') =>
  Object.fromEntries(
    Object.entries({ price, volume, ...more }).map(([id, value]) => [
      id,
      { id, value, origin: id === 'lines' ? 'said' : origin, quote: null, period: id === 'volume' ? 'month' : 'unit', unit: null },
    ]),
  );
const DAYCARE = known(47.2, 550, {
  unitCost: 3.6,
  lines: [
    { label: 'daycare days', price: 42, units: 440, unitCost: 3 },
    { label: 'boarding nights', price: 68, units: 110, unitCost: 6 },
  ],
});
const PHYSIO = known(53.88, 150, {
  unitCost: 3.04,
  lines: [
    { label: 'sesión de fisioterapia', price: 42, units: 96, unitCost: 2.5 },
    { label: 'pilates', price: 75, units: 54, unitCost: 4 },
  ],
});
const SHOP = known(16.5, 910, { unitCost: 10.2 }, 'said');

const BATHS = known(44.68, 500, {
  unitCost: 6.12,
  lines: [
    { label: 'days', price: 46, units: 440, unitCost: 6 },
    { label: 'baths', price: 35, units: 60, unitCost: 7 },
  ],
});
const BANOS = known(44.68, 500, {
  unitCost: 6.12,
  lines: [
    { label: 'días', price: 46, units: 440, unitCost: 6 },
    { label: 'baños', price: 35, units: 60, unitCost: 7 },
  ],
});

test.each([
  ['en', 'Baths are 50 a month at $30', BATHS],
  ['en', 'The baths are 50 a month at $30, not 60 at $35.', BATHS],
  ['en', 'Baths are $30 and 50 a month.', BATHS],
  ['es', 'Los baños son 50 al mes a 30 euros', BANOS],
  ['es', 'los baños son 50 al mes y los cobro a 30 €', BANOS],
  ['es', 'los baños a 30 y serán 50 al mes', BANOS],
] as const)('price and number of one line, put right in one sentence (%s): %s', (language, text, sheet) => {
  const { facts } = readAnswer(text, { answer: 9, question: 'read-back', language, known: sheet, today: '2026-11-20' });
  const lines = facts.find(({ id }) => id === 'lines')?.value as readonly SaleLine[];
  expect(lines.map(({ price, units, unitCost }) => [price, units, unitCost])).toEqual([
    [46, 440, 6],
    [30, 50, 7],
  ]);
});

test.each([
  [
    'en',
    'Baths are missing, 40 a month at 35, cost 7. Also fixed costs look low.',
    DAYCARE,
    ['daycare days 440 42 3', 'boarding nights 110 68 6', 'Baths 40 35 7'],
  ],
  [
    'en',
    'You forgot the baths: 40 baths a month at $35, they cost us $7 each.',
    DAYCARE,
    ['daycare days 440 42 3', 'boarding nights 110 68 6', 'baths 40 35 7'],
  ],
  [
    'es',
    'Faltan los talleres para empresas: 2 al mes a 180 euros más IVA, con 15 euros de material cada uno.',
    PHYSIO,
    ['sesión de fisioterapia 96 42 2.5', 'pilates 54 75 4', 'talleres para empresas 2 180 15'],
  ],
  [
    'en',
    'The deliveries still need to go in: 45 office orders a month at £38 each, costing £22 an order, and 24 workshop places a month at £22 each, with £6 of materials per place.',
    SHOP,
    ['sales 910 16.5 10.2', 'office orders 45 38 22', 'workshop places 24 22 6'],
  ],
] as const)('one more thing sold joins those that are known (%s): %s', (language, text, facts, lines) => {
  const told = readAnswer(text, { answer: 12, question: 'read-back', language, known: facts, today: '2026-11-20' }).facts;
  const found = told.find(({ id }) => id === 'lines')?.value as readonly SaleLine[] | undefined;
  expect(found?.map(({ label, units, price, unitCost }) => [label, units, price, unitCost].join(' '))).toEqual(lines);
  expect(told.filter(({ id }) => id === 'lines')).toHaveLength(1);
  expect(told.map(({ id }) => id)).not.toContain('investment');
});

test('what a month costs is nothing that is sold', () => {
  const told = readAnswer('The two handlers at 5,600 and 500 marketing go on top, and 200 a month for the accountant.', {
    answer: 12,
    question: 'read-back',
    language: 'en',
    known: DAYCARE,
    today: '2026-11-20',
  }).facts;
  expect(told.map(({ id }) => id)).not.toContain('lines');
});
