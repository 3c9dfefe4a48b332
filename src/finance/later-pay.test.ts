// Pay that begins after opening: the months before it are cheaper, and what has to be sold to pay everybody is the same.
import { describe, expect, test } from 'vitest';
import { buildFundedModel } from './fund-model.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';

const PAID = { ...FLORIST, founderPay: 1400, staffPay: 900 };
const modelOf = (values: Parameters<typeof said>[0]) => buildFundedModel(said(values), TODAY);
const staffOf = (values: Parameters<typeof said>[0]) =>
  modelOf(values)
    .months.slice(0, 12)
    .map(({ staff }) => staff);

describe('pay that begins some months after opening', () => {
  const whole = staffOf(PAID);

  test('is not paid before, and whole from that month on', () => {
    const later = staffOf({ ...PAID, founderPayFrom: 4, staffPayFrom: 7 });
    expect(later.map((staff, index) => (whole[index] ?? 0) - staff)).toEqual([2300, 2300, 2300, 900, 900, 900, 0, 0, 0, 0, 0, 0]);
  });

  test('is part of it until then where less is told for the first months', () => {
    const later = staffOf({ ...PAID, founderPayFrom: 4, founderPayFirst: 500 });
    expect(later.map((staff, index) => (whole[index] ?? 0) - staff)).toEqual([900, 900, 900, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('begins in the month of the calendar that was told, for all who are hired or some of them', () => {
    const start = said(PAID).start?.value ?? '';
    const month = `${start.slice(0, 4)}-${String(Number(start.slice(5, 7)) + 2).padStart(2, '0')}`;
    const unpaid = (values: object) => staffOf({ ...PAID, ...values }).map((staff, index) => (whole[index] ?? 0) - staff);
    expect(unpaid({ staffPayDate: month }).slice(0, 4)).toEqual([900, 900, 0, 0]);
    expect(unpaid({ staffPayDate: month, staffPayLater: 400 }).slice(0, 4)).toEqual([400, 400, 0, 0]);
  });

  test('rises with the prices where it begins in the second year', () => {
    const { months, assumptions } = modelOf({ ...PAID, staffPayFrom: 15 });
    const rise = 1 + assumptions.inflationBasisPoints.value / 10_000;
    const [thirteenth, fifteenth] = [months[12]?.staff ?? 0, months[14]?.staff ?? 0];
    expect(fifteenth - thirteenth).toBe(Math.round(900 * rise));
  });

  test('changes nothing of what has to be sold to pay everybody', () => {
    const [all, later] = [modelOf(PAID), modelOf({ ...PAID, founderPayFrom: 6 })];
    expect(later.breakEven.unitsPerMonth).toBe(all.breakEven.unitsPerMonth);
    expect(later.breakEven.chargesPerMonth).toBe(all.breakEven.chargesPerMonth);
    expect(later.years[0].result).toBeGreaterThan(all.years[0].result);
  });

  test('is left out where nobody told how much it is', () => {
    expect(modelOf({ ...FLORIST, founderPayFrom: 4 }).assumptions.laterPay).toBeUndefined();
  });
});
