// What opening comes to put right beside what each thing sold costs: both are read.
import { expect, test } from 'vitest';
import { LAUNDRY } from './laundry-fixture.ts';
import { figures } from './read-fixture.ts';

test.each([
  ['es', 'La vuelta se lleva 21 pesos, el kilo 8.50 y el edredon como 30. Y oye la inversion no son 343, yo la sumo y me da 498 mil'],
  ['en', "A vuelta costs 21, a kilo 8.50 and an edredon 30. And the investment isn't 343, I make it 498k"],
] as const)('%s: %s', (language, text) => {
  const told = figures('unit-cost', text, language, LAUNDRY);
  expect([told.investment, told.unitCost, told.ownFunds]).toEqual([498_000, 12.2, undefined]);
});

test('what is no sum of the opening is left alone', () => {
  expect(figures('unit-cost', 'La inversión no me preocupa, la vuelta cuesta 21', 'es', LAUNDRY).investment).toBeUndefined();
});

test('and so is what each costs after a cost that was never told', () => {
  const told = figures(
    'unit-cost',
    'No yo nunca dije 130 de costo, 130 son los edredones al mes. De costo: la vuelta de autoservicio se lleva como 21 pesos de agua, luz y gas, el jabon lo trae el cliente. El kilo 8.50 con jabon, suavizante, bolsa, gas y todo. Y el edredon como 30. Y oye la inversion no son 343, yo la sumo y me da 498 mil',
    'es',
    LAUNDRY,
  );
  expect([told.price, told.unitCost, told.investment]).toEqual([49.72, 12.2, 498_000]);
});
