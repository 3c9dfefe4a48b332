import { expect, it } from 'vitest';
import { findGoalMonth } from './find-goal-month.ts';

it.each([
  ['vender a 5 cafeterías antes de Navidad de 2027', 11],
  ['llegar a 20 al mes antes de junio de 2027', 4],
  ['Llegar a 60 clientes al día en el primer año', 12],
  ['20 grooms a week by month six', 6],
  ['a second van in year three', 36],
  ['50 paying clinics within 18 months', 18],
  ['llenar los 70 cupos en 18 meses', 18],
  ['abrir la segunda tienda en dos años', 24],
  ['contratar a alguien en septiembre', 8],
  ['open in Leeds by January', 12],
  ['tener 200 socios en 2028', 23],
  ['llenar los doce grupos el segundo curso', 24],
  ['ponerme 2.000 al mes a partir del segundo', 24],
  ['pay myself £2,000 a month from the third', 36],
])('reads the month of «%s», opening in February 2027', (goal, month) => {
  expect(findGoalMonth(goal, '2027-02')).toBe(month);
});

it('takes next March, told by whoever opens in February, for the one after', () => {
  expect(findGoalMonth('80 yards by next March', '2027-02')).toBe(14);
  expect(findGoalMonth('80 clientes en marzo que viene', '2027-02')).toBe(14);
  expect(findGoalMonth('80 yards by next October', '2027-02')).toBe(9);
  expect(findGoalMonth('80 yards by next March', '2027-03')).toBe(13);
});

it('takes the end of the year for its December, or the next where that is too near', () => {
  const goal = 'Vender 200 pedidos por semana para fin de año';
  expect(findGoalMonth(goal, '2027-03')).toBe(10);
  expect(findGoalMonth(goal, '2026-11')).toBe(14);
  expect(findGoalMonth('two hundred orders a week by the end of the year', '2027-01')).toBe(12);
  expect(findGoalMonth('break even by the end of year two', '2027-03')).toBe(24);
});

it('takes a season for its middle month, of the year that was told or the next', () => {
  expect(findGoalMonth('get to 120 boxes a week by autumn 2027', '2027-03')).toBe(8);
  expect(findGoalMonth('get to 120 boxes by next autumn', '2027-03')).toBe(8);
  expect(findGoalMonth('full on Saturdays by spring 2028', '2027-03')).toBe(14);
  expect(findGoalMonth('sin andar pidiendo prestado en otoño', '2027-03')).toBeNull();
});

it('takes a summer for that of the country', () => {
  expect(findGoalMonth('third chair by summer', '2027-01')).toBe(7);
  expect(findGoalMonth('lleno en verano', '2027-06', true)).toBe(8);
});

it.each([
  '100 five-star reviews',
  'devolver el préstamo de mi cuñado',
  'I may hire somebody',
  'vender 3000 al mes',
  'antes de marzo de 2026',
])('reads no month in «%s»', (goal) => {
  expect(findGoalMonth(goal, '2027-02')).toBeNull();
});
