// What is bought and was left out is a purchase, however it is told, and never one more thing sold.
import { expect, test } from 'vitest';
import { LAUNDRY } from './laundry-fixture.ts';
import { figures } from './read-fixture.ts';

const OLD = [
  { label: '5 secadoras de gas', amount: 145_000 },
  { label: 'instalación', amount: 193_000 },
  { label: '24 horas', amount: 5200 },
];

test.each([
  ['es', 'En la inversion te faltaron las 5 lavadoras, que son 160 mil', '5 lavadoras', 160_000],
  ['es', 'te falta en la inversión un horno de 42 mil', 'horno', 42_000],
  ['es', 'falta una máquina de coser industrial de 18 mil', 'máquina de coser industrial', 18_000],
  ['es', 'Las lavadoras son lo que compro para abrir, 5 a 32 mil', 'lavadoras', 160_000],
  ['es', 'Agrega a la inversión los 3 carros de reparto, son 24 mil', '3 carros de reparto', 24_000],
  ['en', "You left the washers out of the investment, that's 160,000", 'washers', 160_000],
  ['en', 'you left out the washing machines, 5 at 32,000', 'washing machines', 160_000],
] as const)('%s: %s', (language, text, label, amount) => {
  const told = figures('read-back', text, language, LAUNDRY);
  expect(told.lines).toBeUndefined();
  expect(told.price).toBeUndefined();
  expect(told.investmentItems).toEqual([...OLD, { label, amount }]);
  expect(told.investment).toBe(343_200 + amount);
});

test('with what each costs before it, what does not belong there beside it and what all comes to after it', () => {
  const told = figures(
    'read-back',
    'El costo no es 130: la vuelta me cuesta 21 pesos, el kilo 8.50 y el edredon 30. Y en la inversion te faltaron las 5 lavadoras, que son 160 mil, y me pusiste 5,200 de 24 horas que es el sueldo de Wendy y no va ahi. El total es 498 mil',
    'es',
    LAUNDRY,
  );
  expect(told.investment).toBe(498_000);
  expect(told.investmentItems).toEqual([...OLD.slice(0, 2), { label: '5 lavadoras', amount: 160_000 }]);
  expect(told.unitCost).toBe(12.2);
});

test('what does not belong there and is not there is no purchase either', () => {
  const told = figures(
    'read-back',
    'En la inversion te faltaron las 5 lavadoras, que son 160 mil, y me pusiste 9,100 de 24 horas que es el sueldo de Wendy y no va ahi',
    'es',
    LAUNDRY,
  );
  expect(told.investmentItems).toEqual([...OLD, { label: '5 lavadoras', amount: 160_000 }]);
});

test.each([
  ['es', 'te faltó el seguro de gas, 900 al mes', 'fixedCosts', 24_100],
  ['es', 'te faltaron las planchadas, 300 al mes a 25', 'volume', 3150],
] as const)('%s, no purchase: %s', (language, text, id, value) => {
  const told = figures('read-back', text, language, LAUNDRY);
  expect(told[id]).toBe(value);
  expect(told.investment).toBeUndefined();
});

test('a thing hundreds of times dearer than what is sold is no other of them, nor a cost of the month', () => {
  const told = figures('read-back', 'te faltaron las tecnias, 5 a 160 mil', 'es', LAUNDRY);
  expect([told.lines, told.fixedCosts]).toEqual([undefined, undefined]);
});
