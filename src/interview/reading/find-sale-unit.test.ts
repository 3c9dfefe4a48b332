import { expect, it } from 'vitest';
import { figures } from './read-fixture.ts';

it.each([
  ['650 pesos por persona por clase', 'person'],
  ['€149 per clinic per month', 'clinic'],
  ['320.000 pesos al mes por niño', 'child'],
  ['El ticket medio será de 9 euros', 'purchase'],
  ['45 euros la sesión', 'session'],
  ['cada clase a 12 €', 'class'],
  ['the average basket is £14', 'purchase'],
  ['$60 an order', 'order'],
])('reads what the price is for: %s', (text, unit) => {
  expect(figures('revenue', text)).toHaveProperty('saleUnit', unit);
});

it.each(['20 euros al mes', '$95 per groom', '30 € la hora', 'cobro 18'])('reads no unit in «%s»', (text) => {
  expect(figures('revenue', text)).not.toHaveProperty('saleUnit');
});
