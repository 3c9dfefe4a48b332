import { expect, test } from 'vitest';
import type { FactId } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { readAnswer } from './read-answer.ts';

function read(question: QuestionId, language: Language, text: string, known = {}): Partial<Record<FactId, unknown>> {
  const { facts } = readAnswer(text, { question, language, today: '2026-11-28', answer: 5, known });
  return Object.fromEntries(facts.map(({ id, value }) => [id, value]));
}

test.each([
  ['es', 'La consulta sale a 780 pesos. En un mes normal esperamos 160 consultas.', 160],
  ['en', 'A project brings in £1,850. In a normal month we expect six projects.', 6],
  ['en', 'Visits are $145. In a normal week I expect 18 visits.', 78],
] as const)('the time of the question is heard apart from the count: %s %s', (language, text, volume) => {
  expect(read('revenue', language, text).volume).toBe(volume);
});

test.each([
  [
    'en',
    'A snapshot audit costs £950 and a full plan £2,750; on average a project brings in £1,850 plus VAT. We expect six projects in a normal month.',
    1850,
  ],
  ['es', 'Los planes valen $290.000, $420.000 y $690.000 al mes; el promedio por afiliado es de $420.000 mensuales más IVA.', 420000],
  ['es', 'El tique medio será de 6,40 € con IVA incluido (una hogaza cuesta 4,20 €, el café con bollo 3,10 €).', 6.4],
] as const)('what all of them come to is the price, and what one of them costs no cost: %s %s', (language, text, price) => {
  const told = read('revenue', language, text);
  expect(told.price).toBe(price);
  expect(told.unitCost).toBeUndefined();
});

const PRICE = { price: { id: 'price', value: 128, unit: 'AUD', period: 'unit', quote: null, origin: 'said' } };

test.each([
  ['en', 'A$71 an order: A$52 for the garments, A$11 for postage and A$8 for packaging and payment fees.', 71],
  ['en', 'A$63 a visit. I pay the cleaners A$55 for the visit and supplies and gas are A$8.', 63],
  ['es', 'De los 128 que paga, unos 46 $ se van en harina y envases.', 46],
] as const)('what a sale costs is its total, and never its price: %s %s', (language, text, cost) => {
  expect(read('unit-cost', language, text, PRICE).unitCost).toBe(cost);
});

test.each([
  ['es', 'De media 240 euros por mueble; un armario puede llegar a 500. En un mes normal, 14 muebles.', 14, undefined],
  ['es', 'La media saldrá en 59 € al mes más IVA. En un mes normal contamos con 75 despachos abonados.', 75, undefined],
  ['en', 'A chair is £240, and a wardrobe can go up to 500. 14 chairs in a normal month.', 14, undefined],
  ['en', 'In a normal month we spend $900 on flour. An order is $20, 100 orders a month.', 100, undefined],
  ['en', 'The average order is €60. We expect 210 orders in a normal month, and 350 by the end of the second winter.', 210, 350],
  ['es', 'El pedido medio es de 60 €. Esperamos 200 pedidos en un mes normal, y 320 al final del segundo invierno.', 200, 320],
] as const)(
  'whatever is counted in a normal month is sold, and one season to come is of no other year: %s %s',
  (language, text, volume, target) => {
    const told = read('revenue', language, text);
    expect([told.volume, told.targetVolume]).toEqual([volume, target]);
  },
);

test.each([
  [
    'en',
    'An average of €5.80. About 600 sales in a normal week, 80 on each of four weekdays and 140 on Saturday and again on Sunday.',
    2600,
  ],
  ['en', 'An average of €5.80; 80 a day on each of four weekdays and 140 on Saturday and again on Sunday.', 2600],
  ['en', 'Average £40. About 300 orders a month, 10 on weekdays and 15 on Saturdays.', 300],
  ['es', 'El ticket es de 9 €. Unos 520 a la semana: 60 de lunes a jueves, 90 el viernes y 95 sábado y domingo.', 2253],
  ['es', '130 por cliente, 60 clientes al día, abro 24 días al mes.', 1440],
  ['en', '$13 a plate, 60 plates a day, open 24 days a month.', 1440],
  ['en', '£18 a cut on average, 75 a week to start.', 325],
  ['es', '18 € el corte de media, 75 a la semana para empezar.', 325],
] as const)(
  'the days of a week are parts of the total told, and those of a month are as many as are open: %s %s',
  (language, text, volume) => {
    expect(read('revenue', language, text).volume).toBe(volume);
  },
);
