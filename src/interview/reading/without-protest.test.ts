import { expect, test } from 'vitest';
import { read } from './read-fixture.ts';
import { withoutProtest } from './without-protest.ts';

test.each([
  [
    '5.937 de que? los gastos son 982 al mes sin los sueldos. La meta ya te digo, las 75 noches al mes para diciembre y un 9 en booking',
    'las 75 noches al mes para diciembre y un 9 en booking',
  ],
  ['5,937 what? no, the costs are 982 a month. Like I said: 75 nights a month by Christmas', '75 nights a month by Christmas'],
  ['¿Cómo que 4.200? Quiero llegar a 60 socios', 'Quiero llegar a 60 socios'],
  ['Where did you get 1,200 from? We want 40 regulars', 'We want 40 regulars'],
  ['pero de dónde sacas 5.000? no entiendo', ''],
  // A goal may be asked back, or told with what it is now.
  ['¿Vender 5.000 al mes? Sí, y dos empleados', '¿Vender 5.000 al mes? Sí, y dos empleados'],
  ['Los gastos son 982 y quiero que bajen a 900', 'Los gastos son 982 y quiero que bajen a 900'],
  ['75 noches al mes y un 9 en Booking', '75 noches al mes y un 9 en Booking'],
])('what is thrown back at a question is no goal: %s', (said, left) => {
  expect(withoutProtest(said)).toBe(left);
});

test('nothing is kept as a goal where nothing but a protest is said', () => {
  expect(read('goals', '5.937 de qué?').facts.some(({ id }) => id === 'goals')).toBe(false);
});
