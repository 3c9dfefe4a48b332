import { expect, it } from 'vitest';
import { SECTOR_IDS } from '../sectors/sector.ts';
import { findExit } from './find-exit.ts';
import { buildFundedModel } from './fund-model.ts';
import { projectCourse } from './project-course.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';

const models = SECTOR_IDS.flatMap((sector) =>
  [0, 12].map((graceMonths) => buildFundedModel(said({ ...FLORIST, sector, graceMonths, fixedCosts: 4950 }), TODAY)),
);
const exits = models.flatMap((model) => {
  const exit = findExit(model);
  return exit ? [{ model, exit }] : [];
});

it('stops a year of lower sales while a month can still be paid, and never the year that is forecast', () => {
  expect(exits.length).toBeGreaterThan(10);
  for (const { model, exit } of exits) {
    const low = projectCourse(model.assumptions, model.funding, { volumePct: 80, delayMonths: 0 }).months[exit.month - 1];
    expect(low?.cash).toBe(exit.cash);
    expect(exit.cash).toBeGreaterThanOrEqual((low?.fixedCosts ?? 0) + (low?.interest ?? 0) + (low?.principal ?? 0));
    expect(model.months[exit.month - 1]?.cash).toBeGreaterThan(exit.cash);
  }
});

it('gives the measures three months before it judges them, wherever all is paid until then', () => {
  const dear = SECTOR_IDS.flatMap((sector) =>
    [5200, 5500, 5800].map((fixedCosts) => buildFundedModel(said({ ...FLORIST, sector, fixedCosts }), TODAY)),
  );
  const judged = dear.flatMap((model) => {
    const exit = findExit(model);
    return exit?.isMonthsCost ? [{ model, exit }] : [];
  });
  expect(judged.length).toBeGreaterThan(0);
  for (const { model, exit } of judged) {
    const low = projectCourse(model.assumptions, model.funding, { volumePct: 80, delayMonths: 0 }).months[exit.month - 1];
    expect(exit.month).toBe(6);
    expect(low?.cash).toBeGreaterThanOrEqual(0);
    expect(exit.cash).toBeGreaterThan(low?.cash ?? Number.POSITIVE_INFINITY);
  }
});

it('says what is owed then: all of it while grace lasts', () => {
  const owed = exits.map(({ model, exit }) => [exit.owed, model.balances[exit.month]?.loan]);
  for (const [one, other] of owed) expect(one).toBe(other);
  const inGrace = exits.find(({ model }) => model.assumptions.graceMonths.value === 12);
  expect(inGrace?.exit.owed).toBe((inGrace?.model.funding.loan ?? 0) + (inGrace?.model.funding.raisedLoan ?? 0));
});
