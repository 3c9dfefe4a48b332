import { expect, it } from 'vitest';
import { findGoalMonth } from './find-goal-month.ts';
import { withFullYears } from './full-years.ts';
import { countIn } from './read-goal-count.ts';

it.each([
  ['Abrimos en abril del 27', 'Abrimos en abril del 2027'],
  ["Forty members by June '28", 'Forty members by June 2028'],
  ['llegar a 80 socios en mayo de 28', 'llegar a 80 socios en mayo de 2028'],
])('%s', (goal, full) => {
  expect(withFullYears(goal)).toBe(full);
});

it.each(['open by April 27', 'el 27 de abril', 'vender 27 cajas'])('no year: %s', (goal) => {
  expect(withFullYears(goal)).toBe(goal);
});

it('such a year is a date and counts nothing', () => {
  const goal = withFullYears('abrimos en abril del 27');
  expect(countIn(goal)).toBeNull();
  expect(findGoalMonth(goal, '2027-04')).toBe(1);
});
