import { expect, it } from 'vitest';
import type { CountryCode } from '../countries/country.ts';
import { buildModel } from './build-model.ts';
import { buildFundedModel } from './fund-model.ts';
import { BIKE_REPAIR, said, TODAY } from './said-facts-fixture.ts';
import { settleTerm } from './settle-term.ts';
import { isCovered } from './weigh-way.ts';
import { recommendWay } from './weigh-ways.ts';

/** It earns its instalments over two years, and not what its owner's own tax takes besides. */
const TAXED = { ...BIKE_REPAIR, fixedCosts: 6200, investment: 60_000, ownFunds: 40_000 } as const;
const over = (loanYears: number, sheet: typeof TAXED | typeof BIKE_REPAIR = BIKE_REPAIR, country: CountryCode = 'US') =>
  settleTerm(buildModel(said({ ...sheet, country, loanYears }), TODAY));

it('asks for the usual term where the one told takes more than the first year leaves, and keeps to the one told where it does not', () => {
  expect(over(1)).toBe(5);
  expect(over(2)).toBeNull();
});

it('counts the tax that the owner pays on the profit where there is one, and no term beyond the usual where nobody guarantees it', () => {
  expect(over(2, TAXED)).toBe(5);
  expect(over(6, TAXED, 'ES')).toBeNull();
});

it('every figure of the plan stands on the term it asks for, and the one told is kept beside it', () => {
  const model = buildFundedModel(said({ ...TAXED, loanYears: 2 }), TODAY);
  const way = recommendWay(model);
  expect(model.assumptions.loanYears).toMatchObject({ value: 5, origin: 'derived' });
  expect(way).toMatchObject({ id: 'loan', loan: model.funding.loan + model.funding.raisedLoan, instalment: model.funding.instalment });
  expect((way?.taxedCovers ?? []).every(isCovered)).toBe(true);
  expect(model.shorter).toMatchObject({ years: 2 });
  expect(model.shorter?.way.instalment).toBeGreaterThan(model.funding.instalment);
});
