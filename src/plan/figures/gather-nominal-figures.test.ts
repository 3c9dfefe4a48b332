import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';
import { SAMPLE_DATE } from '../sample-facts.ts';
import { gatherNominalFigures } from './gather-nominal-figures.ts';

const SHOP = SHEETS['money to spare'] ?? {};
const figuresIn = (country: 'AR' | 'ES') => gatherNominalFigures(buildFundedModel({ ...SHOP, ...fact('country', country) }, SAMPLE_DATE));

it('in constant money a bank names the rate above inflation compounded with it, and its instalment is told', () => {
  const { funding, returns } = buildFundedModel({ ...SHOP, ...fact('country', 'AR') }, SAMPLE_DATE);
  const figures = figuresIn('AR');
  // 1.10 × 1.27 = 1.397.
  expect(figures['nominal-rate']?.value).toBe(39.7);
  expect(Number(figures['nominal-instalment']?.value)).toBeGreaterThan(funding.instalment);
  expect(Number(figures['nominal-cover']?.value)).toBeLessThan((returns.debtCover[0] ?? 0) / 100);
  expect(JSON.stringify(compose({ ...SHOP, ...fact('country', 'AR') }).pages)).toContain('{{fig:nominal-instalment*}}');
});

it('elsewhere there is none', () => {
  expect(figuresIn('ES')).toEqual({});
});
