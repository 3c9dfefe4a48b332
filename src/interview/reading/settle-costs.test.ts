import { describe, expect, test } from 'vitest';
import { type FactSheet, withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { figures } from './read-fixture.ts';

const priced = (value: number, text: string, period: 'unit' | 'month' = 'unit'): FactSheet =>
  withFacts({}, [{ id: 'price', value, unit: 'EUR', period, quote: { answer: 0, start: 0, end: text.length, text }, origin: 'said' }]);

type Case = readonly [QuestionId, Language, FactSheet, string, Record<string, unknown>];

const CASES: readonly Case[] = [
  [
    'unit-cost',
    'es',
    priced(190, '190 € la semana por niño'),
    'pues el local es del cole y me cobra 1200 al mes, monitores son dos a 1400 cada uno y material unos 300 al mes. la comida me sale a 6 euros por niño y día',
    { fixedCosts: 4300, unitCost: 30 },
  ],
  [
    'unit-cost',
    'en',
    priced(85, '£85 a turnover'),
    'van lease is 320 a month, insurance 95, phone 40, and the two girls get 12.60 an hour, about 3 hours a job',
    { fixedCosts: 455, unitCost: 37.8 },
  ],
  [
    'unit-cost',
    'es',
    priced(180, '180 pesos'),
    'renta 7,500, luz 900, dos costureras a 8,000 cada una, el empaque y la tela nos sale en 55 pesos por kit',
    { fixedCosts: 24_400, unitCost: 55 },
  ],
  ['unit-cost', 'en', priced(85, '£85 a turnover'), 'the two girls get 12.60 an hour', {}],
  ['unit-cost', 'es', priced(20, '20 € la hora'), '12 € la hora', { unitCost: 12 }],
  ['unit-cost', 'es', priced(30, '30 € al mes', 'month'), 'unos 4 al mes', { unitCost: 4 }],
  ['unit-cost', 'es', priced(30, '30 €'), 'la harina 3 € y la caja 0,50', { unitCost: 3.5 }],
  ['unit-cost', 'es', priced(30, '30 €'), 'el local me cuesta 1200 al mes', {}],
  ['fixed-costs', 'es', {}, 'tengo 5.000 ahorrados y mi cuñado me deja 3.000', { ownFunds: 5000, loan: 3000 }],
  ['fixed-costs', 'es', {}, 'tengo 900 de alquiler y 200 de luz', { fixedCosts: 1100 }],
  ['fixed-costs', 'en', {}, 'rent 900, two part timers at 11.50 an hour 20 hours a week', { fixedCosts: 2893.33 }],
  ['resources', 'en', {}, 'rent 900 a month, insurance 60 a month, one helper at 12 an hour, 10 hours a week', { fixedCosts: 1480 }],
];

describe('an answer on costs', () => {
  test.each(CASES)('%s in %s', (question, language, known, text, expected) => {
    const { fixedCosts, unitCost, ownFunds, loan } = figures(question, text, language, known);
    expect({ fixedCosts, unitCost, ownFunds, loan }).toEqual({
      fixedCosts: undefined,
      unitCost: undefined,
      ownFunds: undefined,
      loan: undefined,
      ...expected,
    });
  });

  test('what moves is leased, and is no premises', () => {
    expect(figures('fixed-costs', 'van lease is 320 a month, insurance 95', 'en')).not.toHaveProperty('rent');
    expect(figures('fixed-costs', 'lease is 320 a month, insurance 95', 'en')).toHaveProperty('rent', 320);
  });
});
