import { describe, expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const at = (price: number, period: 'unit' | 'month' = 'unit') => withFacts({}, [makeFact('price', price, { unit: 'EUR', period })]);

const COSTS: readonly Told[] = [
  ['unit-cost', 'en', 'A batch of 20 candles costs me €30 in wax and jars.', { unitCost: 1.5 }, at(12)],
  ['unit-cost', 'es', 'La hornada de 40 hogazas me sale a 60 € en harina.', { unitCost: 1.5 }, at(4.2)],
  ['unit-cost', 'es', 'El kilo de masa me sale en 2 €, y de cada kilo saco 4 pizzas.', { unitCost: 0.5 }, at(9)],
  ['unit-cost', 'en', 'A box of 12 chocolates costs me €6.', { unitCost: 6 }, at(12)],
  ['unit-cost', 'en', 'Roughly a third of the bill: food 25%, packaging 8%.', { unitCost: 3.96 }, at(12)],
  ['unit-cost', 'es', 'Un 25 % en comida y un 8 % en envases.', { unitCost: 3.96 }, at(12)],
  ['unit-cost', 'es', 'Un 40 % del precio; el 10 % de los pedidos se devuelve.', { unitCost: 4.8 }, at(12)],
  [
    'unit-cost',
    'es',
    'El costo es de 9,20 € por almuerzo en promedio: 8,50 € el menú, 11 € la carta y 47 € el plan semanal.',
    { unitCost: 9.2 },
    at(28),
  ],
  ['unit-cost', 'en', 'Supplies average €3.10 a meal: €2.80 for the curry, €3.60 for the roast.', { unitCost: 3.1 }, at(12)],
  [
    'unit-cost',
    'es',
    'Cada despacho abonado nos cuesta unos 7 € al mes: 4 € de mensajes y almacenamiento y 3 € de comisiones.',
    { unitCost: 7, fixedCosts: undefined },
    at(59, 'month'),
  ],
  [
    'unit-cost',
    'en',
    'Each paying office costs us about €7 a month: €4 for messages and €3 for card fees.',
    { unitCost: 7, fixedCosts: undefined },
    at(59, 'month'),
  ],
  [
    'revenue',
    'es',
    'La limpieza costará 65 €, una resina 95 € y el blanqueamiento 240 €; en promedio cada consulta dejará 78 €.',
    { price: 78, unitCost: undefined },
  ],
  [
    'revenue',
    'en',
    'A student-week costs €690 on average: 80 in each of June and July, 30 in each of March and April, or 18 in an average month.',
    { price: 690, unitCost: undefined },
  ],
];

describe('what a sale costs is told of a batch, as shares of the price, as a mean with what each thing costs', () => {
  test.each(COSTS.map((told) => [told]))('%j', (told) => {
    expect(namedFigures(told)).toEqual(told[3]);
  });
});
