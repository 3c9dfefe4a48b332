import { expect, it } from 'vitest';
import { buildFundedModel } from './fund-model.ts';
import { spentBeforeOpening } from './measure-opening.ts';
import { runFewer } from './run-fewer.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';

it('measures fewer sales as the scenarios do: with what was spent before opening', () => {
  const model = buildFundedModel(said(FLORIST), TODAY);
  const [low] = model.scenarios;
  expect(spentBeforeOpening(model.funding)).toBeGreaterThan(0);
  expect(runFewer(model, low.volumePct)).toMatchObject({ revenueYear1: low.revenueYear1, resultYear1: low.resultYear1 });
});
