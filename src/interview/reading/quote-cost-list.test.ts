import { expect, it } from 'vitest';
import type { Fact } from '../../facts/fact.ts';
import { prepareGround } from './find-amounts.ts';
import { quoteCostList } from './quote-cost-list.ts';

const quoted = (text: string, question = 'unit-cost') => {
  const start = text.indexOf('45');
  const quote = { answer: 0, start, end: start + 2, text: '45' };
  const cost = { id: 'unitCost', value: 45, unit: 'MXN', period: 'unit', quote, origin: 'said' } as Fact;
  const context = { question, answer: 0, known: {}, language: 'es', today: new Date(0) } as never;
  return quoteCostList(cost, prepareGround(text, 'unit-cost', 'es', new Date(0) as never), context).quote?.text;
};

it('keeps what was listed beside the cost of a sale, and no other sentence', () => {
  expect(quoted('Shampoo, toallas y moños, unos 45 pesos por perro')).toBe('Shampoo, toallas y moños, unos 45 pesos por perro');
  expect(quoted('No es mucho. Shampoo y toallas, 45. Lo demás ya está')).toBe('Shampoo y toallas, 45');
  expect(quoted('Shampoo y toallas, 45', 'price')).toBe('45');
  expect(quoted(`${'Shampoo y toallas '.repeat(9)}45`)).toBe('45');
});
