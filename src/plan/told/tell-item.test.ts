import { expect, it } from 'vitest';
import { tellItem } from './tell-item.ts';

it('a purchase keeps how many there are and that they are used', () => {
  expect(tellItem('dos bicis de carga con remolque', 'es', 'repair_shop')?.en).toBe('two cargo bikes with trailer');
  expect(tellItem('dos bicis de carga y un remolque', 'es', 'repair_shop')?.en).toBe('two cargo bikes and a trailer');
  expect(tellItem('La sobadora y la raviolera usadas', 'es', 'food_manufacturing')?.en).toBe(
    'a used dough sheeter and a used ravioli machine',
  );
  expect(tellItem('Industrial sewing machine', 'en', 'crafts')?.es).toBe('una máquina de coser industrial');
  expect(tellItem('a secondhand van', 'en', 'crafts')?.es).toBe('una furgoneta usada');
  expect(tellItem('la obra', 'es', 'cafe_restaurant')?.en).toBe('refitting works');
});

it('a clinic’s table is a couch, and a lease’s deposit no money for one', () => {
  expect(tellItem('Table', 'en', 'health_clinic')?.es).toBe('camilla');
  expect(tellItem('table', 'en', 'cafe_restaurant')?.es).not.toBe('camilla');
  expect(tellItem('lease deposit', 'en', 'health_clinic')?.es).toBe('depósito del alquiler');
});

it('half of what was bought, or one of several, is not told for all of it', () => {
  expect(tellItem('floor, bathroom and paint', 'en', 'gym')).toBeNull();
  expect(tellItem('two cargo e-bikes', 'en', 'cleaning')?.es).toBe('dos bicicletas eléctricas de carga');
});

it.each([
  ['cushion', 'colchón de caja', 'cash cushion'],
  ['colchón', 'colchón de caja', 'cash cushion'],
  ['reserva de caja', 'reserva de caja', 'cash reserve'],
  ['working cash', 'capital de trabajo', 'working capital'],
])('money that is kept is no thing that is bought: %s', (label, es, en) => {
  expect(tellItem(label, 'es', 'repair_shop')).toEqual({ es, en });
});
