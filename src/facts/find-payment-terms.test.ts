import { expect, it } from 'vitest';
import type { FactSheet } from './fact.ts';
import { findPaymentTerms } from './find-payment-terms.ts';

const told = (value: string): FactSheet => ({ revenue: { id: 'revenue', value, period: null, unit: null, quote: null, origin: 'said' } });

it.each([
  ['El conjunto sale en 580 pesos más IVA, con la mitad de anticipo y el resto a 30 días.', 15],
  ['Weddings are €2,150, they pay 500 deposit to hold the date and the rest two weeks before.', -14],
  ['Un 40 % por adelantado y el saldo a 60 días', 36],
  ['Cobro 300 la puerta, la mitad al encargar y la otra mitad al entregar', 0],
  ['Half up front and the balance on completion, about £2,000 a job', 0],
  ['They pay 40% up front and the other 60% when we finish, which is the same week.', 0],
  ['£45 an hour, they pay on 30 day terms and the councils pay in 60 days', 30],
  ['A las tiendas les facturo a 30 días', 30],
  ['90 euros la sesión y me pagan en el acto', 0],
  ['They pay me cash on the day, £60 a cut', 0],
  ['Shops pay net 45 and there is no deposit', 45],
  ['£200 a job, net 30 terms', 30],
  ['Las empresas me pagan a veinte días', 20],
  ['Señal del 30 % y el resto una semana antes', -7],
])('%s: %i', (text, days) => {
  expect(findPaymentTerms(told(text))).toBe(days);
});

it.each([
  '12 € el menú, 40 al día',
  'I net 45 on each cut',
  'A los proveedores les pago a 30 días',
  'La mitad en verano y el resto del año',
  '20 a la semana durante 30 días',
  'El depósito de agua cuesta 300',
])('nothing told: %s', (text) => {
  expect(findPaymentTerms(told(text))).toBeNull();
});
