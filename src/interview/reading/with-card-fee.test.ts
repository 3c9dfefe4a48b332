import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const at = (price: number, unitCost?: number) =>
  withFacts({}, [makeFact('price', price, { period: 'unit' }), ...(unitCost ? [makeFact('unitCost', unitCost)] : [])]);

const ROWS: readonly Told[] = [
  [
    'unit-cost',
    'es',
    'No, no me cuadra: 1,430 tickets por 125 son como 178,750 al mes. Y de esos 125 se van 42 en carne, tortilla y servilletas. Por taco, el de adobada me cuesta 8 y el agua 8. Casi la mitad, el 45 por ciento, paga con tarjeta y la terminal cobra 3.6',
    { unitCost: 44.03 },
    at(125),
  ],
  [
    'odd-unit-cost',
    'es',
    'No, 3.6 por ciento es la comisión de la terminal. El costo por cliente son 42 pesos',
    { unitCost: 42 },
    at(125, 3.6),
  ],
  ['unit-cost', 'en', 'About 4.20 in flour, butter and box, and forty per cent pay by card at 1.7%', { unitCost: 4.34 }, at(20)],
  ['unit-cost', 'en', '4.20 of ingredients. Half of them pay by card, and Square takes 1.75%.', { unitCost: 4.38 }, at(20)],
  ['unit-cost', 'en', '4.20 of ingredients plus card fees of 2%.', { unitCost: 4.6 }, at(20)],
  [
    'read-back',
    'es',
    'Y el costo por venta son 42 de mercancía más la comisión, que es 3.6% nomás sobre el 45% que paga con tarjeta, o sea unos 44 en total',
    { unitCost: 44, investment: undefined },
    at(125, 46.5),
  ],
];

test.each(ROWS.map((row) => ({ row, told: `${row[0]} in ${row[1]}: ${row[2]}` })))(
  'a sale’s cost with the card’s fee, $told',
  ({ row }) => {
    expect(namedFigures(row)).toEqual(row[3]);
  },
);
