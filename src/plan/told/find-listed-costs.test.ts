import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { findListedCosts, listCosts } from './find-listed-costs.ts';

const told = (text: string, more = {}) => {
  const cost = fact('unitCost', 45);
  return findListedCosts({
    ...cost,
    unitCost: { ...cost.unitCost, quote: { answer: 0, start: 0, end: text.length, text } },
    ...more,
  } as never);
};

it.each([
  ['Shampoo, toallas y moños, unos 45 pesos por perro', 'champú, toallas y moños', 'shampoo, towels and bows'],
  ['unos 45 euros de material y gasolina por aviso', 'material y gasolina', 'materials and petrol'],
  ['about £45 of materials and diesel per job', 'material y diésel', 'materials and diesel'],
  ['En harina, huevos y el gas se me van 45', 'harina, huevos y gas', 'flour, eggs and gas'],
  ['Harina, huevos y zarandajas: 45', 'harina, huevos y lo demás que se contó', 'flour, eggs and the rest of what was listed'],
])('%s', (text, es, en) => {
  expect(told(text)).toEqual({ es, en });
});

it.each(['45 pesos', 'unos 45 por servicio', 'zarandajas y chirimbolos 45', 'materiales 45'])(
  'is no list, or not a known one: %s',
  (text) => {
    expect(told(text)).toBeNull();
  },
);

it('takes in every part whose cost was told, and what is listed in one of them', () => {
  const items = [
    { label: 'Harina, huevos, ricota y packaging', amount: 36 },
    { label: 'el envío', amount: 9 },
  ];
  expect(told('45', fact('unitCostItems', items))?.es).toBe('harina, huevos, ricota, embalaje y envío');
});

it('tells a part of the cost by all that is in it', () => {
  expect(listCosts('Harina, huevos, ricota y packaging')?.en).toBe('flour, eggs, ricotta and packaging');
  expect(listCosts('harina y zarandajas')).toBeNull();
});
