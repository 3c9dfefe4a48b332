import { expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { figures } from './read-fixture.ts';

const CLEANING: FactSheet = { sector: { id: 'sector', value: 'cleaning', period: null, unit: null, quote: null, origin: 'derived' } };

it.each([
  ['650 pesos por persona por clase', 'person'],
  ['€149 per clinic per month', 'clinic'],
  ['320.000 pesos al mes por niño', 'child'],
  ['El ticket medio será de 9 euros', 'purchase'],
  ['45 euros la sesión', 'session'],
  ['cada clase a 12 €', 'class'],
  ['the average basket is £14', 'purchase'],
  ['El ticket promedio es de 28 soles. Empezaría con 45 almuerzos al día', 'lunch'],
  ['El ticket promedio es de 28.000 pesos. Esperamos 900 reservas en el primer mes', 'booking'],
  ['An average event brings us $4,000 in fees', 'event'],
  ['$60 an order', 'order'],
])('reads what the price is for: %s', (text, unit) => {
  expect(figures('revenue', text)).toHaveProperty('saleUnit', unit);
});

it.each(['20 euros al mes', '$95 per groom', '30 € la hora', 'cobro 18'])('reads no unit in «%s»', (text) => {
  expect(figures('revenue', text)).not.toHaveProperty('saleUnit');
});

it.each(['£70 a sweep', 'cobro 130 soles por tanque', '$45 a carpet', '60 euros por alfombra'])(
  'in cleaning, what is done to one thing is a job: %s',
  (text) => {
    expect(figures('revenue', text, 'es', CLEANING)).toHaveProperty('saleUnit', 'service');
    expect(figures('revenue', text)).not.toHaveProperty('saleUnit');
  },
);
