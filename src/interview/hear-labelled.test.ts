// What is put right under its label is that figure, however far it is from what was misread, and a bare figure is the one just asked for.
import { describe, expect, test } from 'vitest';
import { factValue } from '../facts/fact.ts';
import { COSTS, OPENING, REST, SALES, talk } from './talk-fixture.ts';

const TOLD = [...OPENING, SALES, COSTS, ...REST];
const corrected = (...lines: string[]) => talk([...TOLD, ...lines]);

describe('a figure under its label', () => {
  test.each([
    ['Préstamo: 481.000 €', 'loan', 481_000],
    ['Inversión: 240 €', 'investment', 240],
    ['El préstamo son 90.000', 'loan', 90_000],
    ['The loan I’m asking for is €48,100, the 12,000 was never a loan', 'loan', 48_100],
    ['Sueldos de quien trabaja contigo, al mes: 31.100', 'staffPay', 31_100],
    ['Los sueldos de quien trabaja conmigo son 2.600 € al mes en total, sumando los dos', 'staffPay', 2600],
    ['Ventas al mes a las que se quiere llegar: 450, porque las 15 son al día', 'targetVolume', 450],
  ] as const)('%s', (line, id, value) => {
    const { facts, state } = corrected(line);
    expect(factValue(facts, id)).toBe(value);
    expect(factValue(facts, 'volume')).toBe(260);
    expect(state.pending).toBe('read-back');
  });

  test('with what else its line tells', () => {
    const { facts } = corrected('The loan is €48,100 over 6 years at 9.5%');
    expect([factValue(facts, 'loan'), factValue(facts, 'loanYears'), factValue(facts, 'loanRate')]).toEqual([48_100, 6, 9.5]);
  });

  test('several lines at once', () => {
    const { facts } = corrected('Préstamo: 90.000. Equipo: 3. Gastos fijos al mes: 4.200');
    expect([factValue(facts, 'loan'), factValue(facts, 'team'), factValue(facts, 'fixedCosts')]).toEqual([90_000, 3, 4200]);
  });
});

describe('a label sent before its figure', () => {
  test.each(['481.000 €', '481.000', 'son 481.000 euros'])('then «%s»', (figure) => {
    const asked = corrected('Préstamo:');
    expect(asked.question).toMatch(/préstamo \(ahora 12\.000\u00a0€\)/);
    expect(factValue(asked.facts, 'loan')).toBe(12_000);
    expect(factValue(corrected('Préstamo:', figure).facts, 'loan')).toBe(481_000);
  });

  test('a bare figure that nobody asked for changes nothing', () => {
    expect(factValue(corrected('481.000 €').facts, 'loan')).toBe(12_000);
  });
});
