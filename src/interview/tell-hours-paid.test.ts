import { expect, it } from 'vitest';
import { said } from '../finance/said-facts-fixture.ts';
import { tellHoursPaid } from './tell-hours-paid.ts';

const TODAY = '2026-11-20';
const CLEANERS = {
  ...({ sector: 'cleaning', country: 'ES', currency: 'EUR', price: 52, unitCost: 13, volume: 180, team: 4 } as const),
  ...({ fixedCosts: 5400, payIncluded: true } as const),
  resources: 'Cuatro personas contándome a mí. Gastos fijos de 5.400 € al mes con nóminas.',
};

it('says how many hours the pay told buys, in both languages', () => {
  const [es = ''] = tellHoursPaid(said(CLEANERS), 'es', TODAY);
  const [en = ''] = tellHoursPaid(said(CLEANERS), 'en', TODAY);
  expect(es).toMatch(/al mínimo legal, unas \d{3} horas al mes/);
  expect(en).toMatch(/at the legal minimum, about \d{3} hours a month/);
});

it('says nothing where it pays whole weeks, or somebody told that they are there all week', () => {
  expect(tellHoursPaid(said({ ...CLEANERS, fixedCosts: 12_000 }), 'es', TODAY)).toEqual([]);
  expect(tellHoursPaid(said({ ...CLEANERS, resources: 'Cuatro a jornada completa, 5.400 al mes con nóminas' }), 'es', TODAY)).toEqual([]);
});
