import { expect, it } from 'vitest';
import { buildFundedModel } from '../finance/fund-model.ts';
import { recommendWay } from '../finance/weigh-ways.ts';
import { compose, tablesOf } from './plan-cases-fixture.ts';
import { fact, SHEETS } from './plan-fixtures.ts';
import { textsOf } from './plan-texts.ts';
import { SAMPLE_DATE } from './sample-facts.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};
/** What the business leaves each month pays for a larger loan, for half of it, for what is not borrowed, or for none of them. */
const LEAVES = {
  loan: { ...SHOP, ...fact('ownFunds', 20_000) },
  half: SHOP,
  // Own funds enough and a cover under one and a half: no room.
  tight: { ...SHOP, ...fact('fixedCosts', 7200), ...fact('ownFunds', 16_000) },
  own: { ...SHOP, ...fact('fixedCosts', 8000) },
  none: { ...SHOP, ...fact('fixedCosts', 8200), ...fact('loanYears', 2) },
};
const modelOf = (facts: typeof SHOP) => buildFundedModel(facts, SAMPLE_DATE);

it('each way tells the cover of its own instalment, and a larger loan is covered less', () => {
  const [loan, half, own] = modelOf(SHOP).ways;
  expect(loan?.instalment).toBeGreaterThan(half?.instalment ?? 0);
  expect(half?.instalment).toBeGreaterThan(own?.instalment ?? 0);
  expect(loan?.cover).toBeLessThan(half?.cover ?? 0);
  expect(half?.cover).toBeLessThan(own?.cover ?? 0);
  const [table] = tablesOf(compose(SHOP)).filter(({ title }) => title?.es === 'Tres maneras de cubrir lo que falta');
  expect(table?.columns.at(-1)?.head).toEqual({ es: 'Cobertura, primer y segundo año', en: 'Cover, first and second year' });
  expect(JSON.stringify(table?.rows[0]?.cells.at(-1))).toContain('{{fig:way-loan-cover-first}} · {{fig:way-loan-cover}}');
  expect(loan?.coverYear1).toBeLessThan(loan?.cover ?? 0);
});

it.each(['loan', 'half', 'tight', 'own'] as const)('every figure stands on the way that is recommended: %s', (wanted) => {
  const model = modelOf(LEAVES[wanted]);
  const way = recommendWay(model);
  expect(model.funding).toMatchObject({ raisedLoan: way?.raisedLoan, raisedOwn: way?.raisedOwn, instalment: way?.instalment });
  expect(model.returns.debtCover[1]).toBe(way?.cover);
  expect(model.told?.lowestCash.amount).toBeLessThan(0);
  expect(model.lowestCash.amount).toBeGreaterThanOrEqual(0);
  expect(model.scenarios[1].lowestCash).toBe(model.lowestCash.amount);
  expect(model.balances[0]?.loan).toBe(model.funding.loan + model.funding.raisedLoan);
  const plan = compose(LEAVES[wanted]);
  const summary = textsOf({ ...plan, pages: plan.pages.filter(({ id }) => id === 'summary') }).map(({ text }) => text.es);
  expect(summary.some((text) => /(Todo el plan cuenta|Cada cifra que sigue)/.test(text))).toBe(true);
  expect(summary.some((text) => /\{\{fig:cover-y[12]/.test(text))).toBe(true);
});

it('where no way holds the plan stands on the money told, and says so', () => {
  const model = modelOf(LEAVES.none);
  expect(model).toMatchObject({ told: null, funding: { raisedLoan: 0, raisedOwn: 0 } });
  const summary = textsOf(compose(LEAVES.none)).map(({ text }) => text.es);
  expect(summary.some((text) => text.includes('Ninguna manera de cubrir lo que falta aguanta'))).toBe(true);
});

it('what family lends stays without interest, and a bank lends the rest at its own rate', () => {
  const model = modelOf({ ...LEAVES.loan, ...fact('familyLoan', true) });
  const { loan, raisedLoan, instalment } = model.funding;
  const rate = model.assumptions.raisedRateBasisPoints.value;
  expect(model.months[0]?.interest).toBe(Math.round((raisedLoan * rate) / 120_000));
  expect(instalment).toBeLessThan(modelOf(LEAVES.loan).funding.instalment);
  expect(model.balances[0]?.loan).toBe(loan + raisedLoan);
  expect(model.checks.filter(({ passed }) => !passed)).toEqual([]);
});

it.each(Object.entries(LEAVES))('what holds is recommended, and where nothing does the plan says so: %s', (wanted, facts) => {
  const way = recommendWay(modelOf(facts));
  expect(way?.id ?? 'none').toBe(wanted === 'tight' ? 'half' : wanted);
  expect(way?.cover ?? 125).toBeGreaterThanOrEqual(125);
  const words = textsOf(compose(facts)).map(({ text }) => text.es);
  expect(words.some((text) => text.includes('Ninguna de las tres aguanta'))).toBe(wanted === 'none');
  expect(words.some((text) => text.includes('sin holgura'))).toBe(wanted === 'tight');
});

it('the treasury of a plan with a gap says which money it counts on, and where the cash would get without it', () => {
  const [treasury] = tablesOf(compose(SHOP)).filter(({ title }) => title.en === 'Cash month by month');
  expect(treasury?.note?.es).toContain('{{fig:told-cash-low}}');
  const [whole] = tablesOf(compose(SHEETS['money to spare'] ?? {})).filter(({ title }) => title.en === 'Cash month by month');
  expect(whole?.note?.es).not.toContain('{{fig:told-cash-low}}');
});
