import { expect, test } from 'vitest';
import { soldLabel } from './sold-labels.ts';

test.each([
  ['tapas', 'repair_shop', 'heel tips'],
  ['Cambio de suelas', 'repair_shop', 'resoling'],
  ['lavado y pintado de tenis', 'repair_shop', 'sneaker cleaning and dyeing'],
  ['dresses and bridal', 'repair_shop', 'dresses and bridal'],
  ['full day', 'beauty_salon', 'full day'],
  ['baños', 'beauty_salon', 'baths'],
] as const)('is called over that counter: %s, %s', (label, sector, en) => {
  expect(soldLabel(label, sector)?.en).toBe(en);
});

test('is told in Spanish too', () => {
  expect(soldLabel('zippers and repairs', 'repair_shop')?.es).toBe('cremalleras y arreglos');
  expect(soldLabel('boarding', 'beauty_salon')?.es).toBe('residencia');
});

test('means something else over another counter', () => {
  expect(soldLabel('tapas', 'cafe_restaurant')).toBeNull();
  expect(soldLabel('baths', 'construction_trades')).toBeNull();
});
