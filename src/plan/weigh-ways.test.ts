import { expect, it } from 'vitest';
import { buildModel } from '../finance/build-model.ts';
import { compose, tablesOf } from './plan-cases-fixture.ts';
import { fact, SHEETS } from './plan-fixtures.ts';
import { textsOf } from './plan-texts.ts';
import { SAMPLE_DATE } from './sample-facts.ts';
import { recommendWay, weighWays } from './weigh-ways.ts';

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
const modelOf = (facts: typeof SHOP) => buildModel(facts, SAMPLE_DATE);

it('each way tells the cover of its own instalment, and a larger loan is covered less', () => {
  const [loan, half, own] = weighWays(modelOf(SHOP));
  expect(loan?.instalment).toBeGreaterThan(half?.instalment ?? 0);
  expect(half?.instalment).toBeGreaterThan(own?.instalment ?? 0);
  expect(loan?.cover).toBeLessThan(half?.cover ?? 0);
  expect(half?.cover).toBeLessThan(own?.cover ?? 0);
  const [table] = tablesOf(compose(SHOP)).filter(({ title }) => title?.es === 'Tres maneras de cubrir lo que falta');
  expect(table?.columns.at(-1)?.head).toEqual({ es: 'Cobertura, segundo año', en: 'Cover, second year' });
  expect(table?.rows[0]?.cells.at(-1)).toEqual({ figure: 'way-loan-cover', mark: false });
});

it('what is stated on the first page is the cover with the missing money in', () => {
  for (const facts of Object.values(LEAVES)) {
    const plan = compose(facts);
    const summary = textsOf({ ...plan, pages: plan.pages.filter(({ id }) => id === 'summary') }).map(({ text }) => text.es);
    expect(summary.some((text) => text.includes('{{fig:cover-y1'))).toBe(false);
    expect(summary.some((text) => /\{\{fig:way-/.test(text))).toBe(true);
  }
});

it.each(Object.entries(LEAVES))('what holds is recommended, and where nothing does the plan says so: %s', (wanted, facts) => {
  const way = recommendWay(modelOf(facts));
  expect(way?.id ?? 'none').toBe(wanted === 'tight' ? 'half' : wanted);
  expect(way?.cover ?? 125).toBeGreaterThanOrEqual(125);
  expect(way?.lowestCash ?? 0).toBeGreaterThanOrEqual(0);
  const words = textsOf(compose(facts)).map(({ text }) => text.es);
  expect(words.some((text) => text.includes('Ninguna de las tres aguanta'))).toBe(wanted === 'none');
  expect(words.some((text) => text.includes('sin holgura'))).toBe(wanted === 'tight');
});

it('the treasury of a plan with a gap says what its lowest month becomes', () => {
  const [treasury] = tablesOf(compose(SHOP)).filter(({ size }) => size === 'treasury');
  expect(treasury?.note?.es).toContain('{{fig:cash-low-covered}}');
  const [whole] = tablesOf(compose(SHEETS['money to spare'] ?? {})).filter(({ size }) => size === 'treasury');
  expect(whole?.note?.es).not.toContain('{{fig:cash-low-covered}}');
});
