// A doubt answered with a yes and an explanation, a figure denied, and what the sales come to: each as founders put it.
import { expect, test } from 'vitest';
import { type Fact, type FactId, withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId, Reading } from '../interview.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

type Known = Partial<Record<FactId, number>>;

function read(question: QuestionId, language: Language, words: string, known: Known): Reading {
  const facts = Object.entries(known).map(([id, value]) => makeFact(id as FactId, value as never) as Fact);
  return readAnswer(words, { question, language, today: '2026-11-28', answer: 5, known: withFacts({}, facts) });
}

function figures({ facts }: Reading, ids: readonly FactId[]): Record<string, unknown> {
  return Object.fromEntries(facts.filter(({ id }) => ids.includes(id)).map(({ id, value }) => [id, value]));
}

const KEPT: readonly (readonly [QuestionId, Language, string, Known])[] = [
  [
    'odd-price',
    'en',
    'Yes, please keep it. The price is per location, comparable products cost between $230 and $340 a month.',
    { price: 189 },
  ],
  ['odd-price', 'es', 'Claro, es un servicio de 3 horas y la competencia cobra 90', { price: 120 }],
  ['odd-unit-cost', 'es', 'Sí, es correcto: en grupos de cuatro el profesor pesa mucho. Quedan 75 euros.', { price: 129, unitCost: 54 }],
  ['odd-unit-cost', 'en', "That's right, it is mostly wages: two cleaners for 3 hours each", { price: 66, unitCost: 45 }],
  ['odd-fixed-costs', 'es', 'Sí, 69 mil, y ahí van los sueldos de 3 personas', { fixedCosts: 69_000 }],
  ['odd-investment', 'en', "Yes, it's £12,000: the van is already mine and worth 9,000", { investment: 12_000 }],
];

test.for(KEPT)('%s in %s is left as it is: %s', ([question, language, words, known]) => {
  expect(read(question, language, words, known).kind).toBe('confirmation');
});

const ANEW: readonly (readonly [QuestionId, Language, string, Known, Known])[] = [
  ['odd-unit-cost', 'es', 'Sí, son 45', { price: 129, unitCost: 54 }, { unitCost: 45 }],
  ['odd-unit-cost', 'es', 'Sí, perdón, son 45', { price: 129, unitCost: 54 }, { unitCost: 45 }],
  ['odd-price', 'en', 'Right, sorry, make it 95', { price: 120 }, { price: 95 }],
  ['odd-investment', 'en', 'Yes, 12,500', { investment: 12_000 }, { investment: 12_500 }],
];

test.for(ANEW)('%s in %s is told anew: %s', ([question, language, words, known, told]) => {
  expect(figures(read(question, language, words, known), Object.keys(told) as FactId[])).toEqual(told);
});

const COSTS: readonly FactId[] = ['unitCost', 'fixedCosts', 'investment', 'price', 'volume'];
const ECHOED: readonly (readonly [QuestionId, Language, string, Known, Known])[] = [
  ['odd-price', 'en', 'the turnover would be about 177,000 a year', { price: 24, volume: 40 }, {}],
  ['odd-price', 'es', 'la facturación serían unos 177.000 al año', { price: 24, volume: 40 }, {}],
  ['unit-cost', 'es', 'facturaría 177.000 al año, y de tela se van 9', { price: 24, volume: 40 }, { unitCost: 9 }],
  [
    'unit-cost',
    'en',
    "Yeah $7,200 fits for month one, then it climbs to 115 dogs by month nine. Out of the 120, it's about 18 bucks gone: 6 for shampoo, 7 for gas, 4 for the card fee and a buck for the bandana.",
    { price: 120, volume: 60 },
    { unitCost: 18 },
  ],
  [
    'unit-cost',
    'en',
    'No, that is far too low: 600 sales a week at €5.80 is about €15,000 a month. The direct costs come to about €1.75 a sale.',
    { price: 5.8, volume: 693 },
    { unitCost: 1.75, volume: 2600 },
  ],
  [
    'unit-cost',
    'es',
    'No, no me cuadra: 25,2 millones es el volumen transado, no nuestro ingreso. Nuestro ingreso es la comisión de 2.800 pesos por reserva, o sea unos 2,5 millones el primer mes. De esos 2.800 se nos van 900 pesos: 810 en la pasarela de pago y 90 en servidores.',
    { price: 28_000, volume: 900, commission: 10 },
    { unitCost: 900 },
  ],
  [
    'unit-cost',
    'es',
    'No, son 250 ventas a la semana a 12 euros, unos 13.000 al mes. De costes, 3,40 por venta',
    { price: 12, volume: 250 },
    { unitCost: 3.4, volume: 1083 },
  ],
  ['unit-cost', 'es', 'Sí, los 5.934 cuadran. Por alumno se me van 54', { price: 129, volume: 46 }, { unitCost: 54 }],
  [
    'unit-cost',
    'es',
    'No no, el ticket promedio es de 135, no 110, eso es nomás la hogaza. De esos 135 se me van como 48 en harina y bolsa',
    { price: 110, volume: 1000 },
    { unitCost: 48, price: 135 },
  ],
  [
    'unit-cost',
    'en',
    "No, our price is $189 per location per month; the other figures were competitors' prices. Our direct cost is $34 per location per month.",
    { price: 285, volume: 18 },
    { unitCost: 34, price: 189 },
  ],
  [
    'fixed-costs-above-mature-revenue',
    'en',
    "Both are wrong: I sell 600 a week, which is about 2,600 sales a month, and the €15,000 is my sales, not my costs. I haven't told you my fixed costs yet.",
    { price: 5.8, volume: 693, fixedCosts: 15_025 },
    { volume: 2600 },
  ],
  [
    'resources',
    'en',
    'No, €17,600 is not a cost at all, please leave that out. To open I need about €44,000.',
    { price: 5.8, volume: 2600, fixedCosts: 17_600 },
    { investment: 44_000 },
  ],
  ['start', 'en', 'We launch in February 2027. The nine pilots already pay us, about $1,700 a month.', { price: 189, volume: 18 }, {}],
];

test.for(ECHOED)('%s in %s: what the sales come to is no figure of the plan: %s', ([question, language, words, known, told]) => {
  expect(figures(read(question, language, words, known), COSTS)).toEqual(told);
});

test('what is put right at the head of another answer is laid over what was known', () => {
  const words = 'Perdona, el coste directo son 54 euros por alumno, no 4. Para abrir necesitamos 31.000 euros.';
  const reading = read('resources', 'es', words, { price: 129, unitCost: 4, volume: 46 });
  expect(reading.corrected).toEqual(['unitCost']);
  expect(figures(reading, COSTS)).toEqual({ unitCost: 54, investment: 31_000 });
});

const AVERAGE: readonly (readonly [Language, string, Known])[] = [
  ['es', 'La hogaza vale 110 pero casi siempre se llevan una concha (32 pesitos), el ticket promedio anda en 135.', { price: 135 }],
  [
    'es',
    'El ticket promedio es de 28 soles. El menú ejecutivo cuesta S/ 26, los platos a la carta S/ 34 y el plan semanal S/ 120.',
    { price: 28 },
  ],
  ['en', 'The average order is $27. A tumbler is $24, the travel tin is $12 and the gift set of three tins is $34.', { price: 27 }],
  ['en', 'A burger costs 14, fries 5, and the average check is around 22.', { price: 22 }],
  ['es', 'El ticket medio es 28 y cuesta 9 en producto.', { price: 28, unitCost: 9 }],
];

test.for(AVERAGE)('in %s the average that is told is the price: %s', ([language, words, told]) => {
  expect(figures(read('revenue', language, words, {}), ['price', 'unitCost'])).toEqual(told);
});

test('the price of one thing is neither the cost of a sale nor its price', () => {
  const es =
    'No, no pierdo. Los S/ 34 son el precio de los platos a la carta. El costo de insumos es de S/ 9.20 por almuerzo. El ticket promedio es S/ 28.';
  const known = { price: 28, volume: 1170, unitCost: 26 };
  expect(figures(read('price-below-cost', 'es', es, known), ['price', 'unitCost'])).toEqual({ price: 28, unitCost: 9.2 });
  const en =
    "No, I don't lose money, the $34 is the price of the gift set, not a cost. Out of the $27 average order I spend about $9: $6.80 on wax and $2.20 on fees.";
  expect(figures(read('price-below-cost', 'en', en, { price: 27, volume: 96, unitCost: 34 }), ['price', 'unitCost'])).toEqual({
    unitCost: 9,
  });
});
