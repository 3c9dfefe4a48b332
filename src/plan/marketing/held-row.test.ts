import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { said, TODAY } from '../../finance/said-facts-fixture.ts';
import { composePlan } from '../compose-plan.ts';

type Told = Parameters<typeof said>[0];
const CLEANING: Told = {
  ...{ country: 'ES', sector: 'cleaning', trade: 'holiday_flat_cleaning', team: 4, price: 52, volume: 180, unitCost: 13, fixedCosts: 5400 },
  ...{ investment: 14_000, marketing: 'Tarjetas en los portales y cerrajeros que pasan el nombre' },
};

const planOf = (told: Told) => {
  const facts = said(told);
  const plan = composePlan({ id: '0'.repeat(32), date: TODAY, facts, model: buildFundedModel(facts, TODAY), language: 'es' });
  return { figures: plan.figures, text: JSON.stringify(plan.pages) };
};

it('marketing that no channel needs says what a year of it saves, and how much less has to be raised without it', () => {
  const { figures, text } = planOf({ ...CLEANING, ownFunds: 6000, loan: 8000 });
  const [held, year, spared] = ['budget-held', 'held-year', 'held-spared'].map((id) => Number(figures[id]?.value));
  expect(held).toBeGreaterThan(0);
  expect(year).toBe((held ?? 0) * 12);
  expect(spared).toBeGreaterThan(held ?? 0);
  expect(text).toContain('el dinero por reunir baja {{fig:held-spared*}}');
});

it('where no money is missing it says only what is saved', () => {
  const { figures, text } = planOf({ ...CLEANING, ownFunds: 200_000, loan: 0 });
  expect(figures['held-spared']).toBeUndefined();
  expect(text).toContain('se ahorran {{fig:held-year*}} al año.');
});
