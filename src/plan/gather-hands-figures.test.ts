import { expect, it } from 'vitest';
import { buildFundedModel } from '../finance/fund-model.ts';
import { gatherHandsFigures } from './gather-hands-figures.ts';
import { compose } from './plan-cases-fixture.ts';
import { fact, SHEETS } from './plan-fixtures.ts';
import { textsOf } from './plan-texts.ts';
import { SAMPLE_DATE } from './sample-facts.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};
const model = buildFundedModel(SHOP, SAMPLE_DATE);
const value = (figures: ReturnType<typeof gatherHandsFigures>, id: string) => Number(figures[id]?.value);

it('the hours that are missing cost what the law asks for each, month by month', () => {
  const busiest = Math.max(...model.months.map(({ units }) => units));
  // An hour for each sale, and hours for all but ten of the busiest month.
  const hands = { hours: busiest - 10, minutes: 60 };
  const figures = gatherHandsFigures(model, hands);
  const hour = value(figures, 'hands-hour');
  const missing = (year: number) =>
    model.months.slice(12 * year - 12, 12 * year).reduce((sum, { units }) => sum + Math.max(0, units - hands.hours), 0);
  for (const [at, { profitBeforeTax }] of model.years.entries()) {
    const cost = value(figures, `hands-cost-y${at + 1}`);
    // An hour costs two in a hundred more each year; a month is rounded up to the unit of money.
    const paid = missing(at + 1) * Math.round(hour * 1.02 ** at * 100) * 0.01;
    expect(cost).toBeGreaterThanOrEqual(Math.floor(paid));
    expect(cost).toBeLessThan(paid + 12);
    expect(value(figures, `hands-before-tax-y${at + 1}`)).toBe(profitBeforeTax - cost);
  }
  const { priceCents, unitCostCents, fixedCosts, extraPay } = model.assumptions;
  const margin = (hands.hours * (priceCents.value - unitCostCents.value)) / 100;
  expect(value(figures, 'ceiling-left')).toBeCloseTo(margin - fixedCosts.value - extraPay.value - model.funding.instalment, -1);
});

it('nothing is said where the hours are enough', () => {
  expect(gatherHandsFigures(model, { hours: 100_000, minutes: 60 })).toEqual({});
});

it('where the country names no least, only what fits is counted', () => {
  const abroad = buildFundedModel({ ...SHOP, ...fact('country', 'ZZ') }, SAMPLE_DATE);
  const figures = gatherHandsFigures(abroad, { hours: 1, minutes: 60 });
  expect(Object.keys(figures)).toEqual(['hands-missing', 'ceiling-left']);
});

it('the first page and the page on operations say what the missing hands cost', () => {
  const told = { ...SHOP, ...fact('team', 1), ...fact('resources', 'Trabajo solo, cada encargo me lleva una hora') };
  const pages = (id: string) => {
    const plan = compose(told);
    return textsOf({ ...plan, pages: plan.pages.filter((page) => page.id === id) }).map(({ text }) => text.es);
  };
  expect(pages('summary').some((text) => text.includes('{{fig:hands-before-tax-y2*}}'))).toBe(true);
  expect(pages('operations').some((text) => text.includes('{{fig:hands-cost-y1*}}'))).toBe(true);
});
