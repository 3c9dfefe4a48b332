import { expect, it } from 'vitest';
import type { FactSheet } from '../facts/fact.ts';
import { said } from './said-facts-fixture.ts';
import { shiftHoursForWork } from './shift-hours-for-work.ts';

const told = (resources: string, team: number, minutes = 45) =>
  shiftHoursForWork(said({ resources, team } as Parameters<typeof said>[0]) as FactSheet, team, minutes);

it('the shift of whoever is employed by night has their hours and not the founder’s', () => {
  const night = 'Yo y un oficial contratado que hace la noche, de lunes a viernes: recogemos de 17 a 20 h, reparamos de 22 a 6 h.';
  expect(told(night, 2)).toBe(160);
  const short = 'Me and an employee who works nights, Monday to Thursday: we collect from 17 to 19 h, we repair from 20 to 24 h.';
  // Five jobs of three quarters of an hour fit in four hours, on four days a week.
  expect(told(short, 2)).toBe(Math.round(3.75 * 4 * (52 / 12)));
});

it('everybody is there where nobody was told to have the shift to themselves', () => {
  expect(told('Lavamos de 10 a 14 h y entregamos de 16 a 18 h, de martes a viernes. Somos dos.', 2, 60)).toBe(
    Math.round(2 * 4 * 4 * (52 / 12)),
  );
});

it('a job longer than the shift goes on the next day, and days nobody told deny no hours', () => {
  expect(told('We collect from 9 to 10 h and repair from 10 to 13 h.', 1, 300)).toBe(Math.round(3 * 7 * (52 / 12)));
});

it('says nothing where no hours were told for the work, or nobody knows how long one takes', () => {
  expect(told('Abrimos de 9 a 20 h, somos dos.', 2)).toBeNull();
  expect(told('Recogemos de 9 a 11 h y devolvemos de 18 a 20 h.', 2)).toBeNull();
});
