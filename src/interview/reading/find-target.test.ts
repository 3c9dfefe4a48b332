import { expect, it } from 'vitest';
import { figures } from './read-fixture.ts';

it.each([
  ['39 euros al mes, empezamos con 30 socios y queremos llegar a 120 en un año', { volume: 30, targetVolume: 120, targetMonths: 12 }],
  [
    '320.000 pesos al mes por niño. Arrancamos con 25 niños y la meta es 70 en 18 meses',
    { volume: 25, targetVolume: 70, targetMonths: 18 },
  ],
  ['$95 per groom. We start with 12 a week and want to get up to 24 a week by month 6', { volume: 52, targetVolume: 104, targetMonths: 6 }],
])('reads where sales are to get to: %s', (text, expected) => {
  expect(figures('revenue', text)).toMatchObject(expected);
});

it.each([
  'cobro 25 la clase, caben 8 y doy 20 clases al mes',
  '15 euros, 300 clientes al mes, como mucho hasta 400',
  '20 € por persona, 200 al mes',
])('reads no target in «%s»', (text) => {
  expect(figures('revenue', text)).not.toHaveProperty('targetVolume');
});

it('reads what is won each month', () => {
  expect(figures('revenue', '€149 per clinic per month. We expect 4 new clinics a month.', 'en')).toMatchObject({
    volume: 4,
    wonPerMonth: 4,
  });
  expect(figures('revenue', '€149 per clinic per month and 40 clinics', 'en')).not.toHaveProperty('wonPerMonth');
});
