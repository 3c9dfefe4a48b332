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
  ['Harina, huevos y zarandajas: 45', 'costes directos como harina y huevos', 'direct costs such as flour and eggs'],
])('%s', (text, es, en) => {
  expect(told(text)).toEqual({ es, en });
});

it.each([
  ['entre café, leche y bollería se me van 45 € por cliente', 'café, leche y bollería', 'coffee, milk and pastries'],
  ['materiales 45', 'material', 'materials'],
  ['zarandajas y chirimbolos 45', 'costes directos', 'direct costs'],
  ['gizmos 45', 'costes directos', 'direct costs'],
])('one thing is told too, and what has no word is no list of the trade: %s', (text, es, en) => {
  expect(told(text)).toEqual({ es, en });
});

const beside = (answer: string, text: string) => told(text, fact('revenue', answer));

it.each([
  ['Cada limpieza a 52 €. Lavandería y productos se llevan 45 € por limpieza.', 'lavandería y productos', 'laundry and products'],
  ['I expect 40 students. Handouts and coffee cost me 45 a head.', 'apuntes y café', 'handouts and coffee'],
  [
    'I can do 3 projects a month, and surveys and printing are 45 a project.',
    'levantamiento de planos e impresión',
    'surveys and printing',
  ],
  ['El corte es a 80. En cuchillas, toallas y productos se va 45.', 'cuchillas, toallas y productos', 'blades, towels and products'],
  ['Cada ramo nos cuesta 45 € entre flores y papel.', 'flores y papel', 'flowers and paper'],
])('is read from the sentence that holds the sum: %s', (answer, es, en) => {
  expect(beside(answer, '45')).toEqual({ es, en });
});

it.each([
  'El libro nos lo dejan con un descuento, así que nos cuesta 45.',
  'Vendo la camiseta a 90 y me cuesta 45.',
  'Each jar costs me 45.',
])('tells of nothing that it goes on: %s', (answer) => {
  expect(beside(answer, '45')).toBeNull();
});

it.each(['45 pesos', 'unos 45 por servicio', 'the cost per student is 45'])('is the sum alone: %s', (text) => {
  expect(told(text)).toBeNull();
});

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
