import { expect, it } from 'vitest';
import { buildModel } from './build-model.ts';
import { hasRoom, unitsToStand } from './measure-room.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';

const modelOf = (values: Partial<Parameters<typeof said>[0]>) => buildModel(said({ ...FLORIST, ...values }), TODAY);

it('sales may fall as far as they still pay the instalment, principal too', () => {
  const model = modelOf({});
  const { unitsPerMonth, unitsPerMonthWithLoan } = model.breakEven;
  expect(model.funding.instalment).toBeGreaterThan(0);
  expect(unitsToStand(model)).toBe(unitsPerMonthWithLoan);
  expect(unitsToStand(model)).toBeGreaterThan(unitsPerMonth as number);
  expect(unitsToStand(modelOf({ loan: 0 }))).toBe(unitsPerMonth);
});

it('there is no room where the first year’s instalments are not paid, whatever the break-even', () => {
  const model = modelOf({});
  expect(hasRoom(model)).toBe(true);
  expect(hasRoom({ ...model, returns: { ...model.returns, debtCover: [99, 300, 300] } })).toBe(false);
  expect(hasRoom(modelOf({ loan: 400_000 }))).toBe(false);
});

it('an average month that is just the whole sales needed pays for it', () => {
  const model = modelOf({});
  const bar = unitsToStand(model) as number;
  const averaging = (units: number) => ({
    ...model,
    years: [{ ...model.years[0], units: units * 12 }, model.years[1], model.years[2]] as const,
  });
  expect([hasRoom(averaging(bar)), hasRoom(averaging(bar - 1))]).toEqual([true, false]);
});
