import { expect, it } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { makeFact } from './make-fact.ts';
import { figures } from './read-fixture.ts';

const KNOWN = withFacts({}, [makeFact('price', 30, { period: 'unit' })]);
const itemsIn = (question: QuestionId, text: string, language: Language = 'es') => {
  const read = figures(question, text, language, question === 'unit-cost' ? KNOWN : {});
  return [
    read.unitCost,
    (read.unitCostItems as { label: string; amount: number }[] | undefined)?.map(({ label, amount }) => [label, amount]),
  ];
};

it.each([
  [
    'unit-cost',
    'es',
    'harina 0,40, relleno 0,90, caja 0,20 por unidad',
    1.5,
    [
      ['harina', 0.4],
      ['relleno', 0.9],
      ['caja', 0.2],
    ],
  ],
  [
    'unit-cost',
    'es',
    '0,40 de harina, 0,90 de relleno y 0,20 de caja',
    1.5,
    [
      ['harina', 0.4],
      ['relleno', 0.9],
      ['caja', 0.2],
    ],
  ],
  [
    'unit-cost',
    'es',
    'la flor 8, el papel 1,50 y el envío 2: 11,50',
    11.5,
    [
      ['flor', 8],
      ['papel', 1.5],
      ['envío', 2],
    ],
  ],
  [
    'unit-cost',
    'en',
    'flour 30c, filling 60c, box 20c',
    1.1,
    [
      ['flour', 0.3],
      ['filling', 0.6],
      ['box', 0.2],
    ],
  ],
  [
    'revenue',
    'en',
    '£4 each, 1,800 a month. Flour 30p, filling 60p, box 20p each.',
    1.1,
    [
      ['Flour', 0.3],
      ['filling', 0.6],
      ['box', 0.2],
    ],
  ],
] as const)('%s (%s): %s', (question, language, text, sum, items) => {
  expect(itemsIn(question, text, language)).toEqual([sum, items]);
});

it.each(['unos 1,50 entre harina y relleno', '4 y luego 3, en total 7', '12 € de género'])('one cost, or no names: %s', (text) => {
  expect(itemsIn('unit-cost', text)[1]).toBeUndefined();
});
