import { describe, expect, it } from 'vitest';
import { SECTOR_IDS } from '../sectors/sector.ts';
import { buildFundedModel } from './fund-model.ts';
import { projectCourse } from './project-course.ts';
import { ALARM_MONTH, rescueCash } from './rescue-cash.ts';
import { said } from './said-facts-fixture.ts';
import { sumYear } from './sum-years.ts';

const TODAY = '2026-11-22';
const TOLD = {
  country: 'ES',
  price: 5.8,
  unitCost: 1.7,
  volume: 2470,
  fixedCosts: 7900,
  investment: 32_000,
  ownFunds: 20_000,
  loan: 15_000,
} as const;

describe('what is done where a fifth less is sold', () => {
  it('adds up, frees nothing before the alarm, and leaves the lowest cash that the months give', () => {
    for (const sector of SECTOR_IDS) {
      const model = buildFundedModel(said({ ...TOLD, sector }), TODAY);
      const rescue = rescueCash(model, model.assumptions.founderPay.value);
      if (!rescue) continue;
      const { months } = projectCourse(model.assumptions, model.funding, { volumePct: 80, delayMonths: 0 });
      expect(rescue.total, sector).toBe(rescue.measures.reduce((sum, { saved }) => sum + saved, 0));
      expect(rescue.until, sector).toBeGreaterThan(ALARM_MONTH);
      const early = Math.min(model.funding.openingCash, ...months.slice(0, ALARM_MONTH).map(({ cash }) => cash));
      expect(rescue.lowestCash, sector).toBeLessThanOrEqual(early);
      expect(rescue.lowestCash, sector).toBeGreaterThanOrEqual(model.scenarios[0].lowestCash);
    }
  });

  it('says what the measures make of the cover: the instalments whole where nothing is left of the hole and no pay waits, which is owed and covers nothing', () => {
    const told = SECTOR_IDS.flatMap((sector) =>
      [2470, 2700, 2900, 3100].map((volume) => buildFundedModel(said({ ...TOLD, sector, volume, ownFunds: 60_000 }), TODAY)),
    );
    const covered = told.flatMap((model) => {
      const rescue = rescueCash(model, model.assumptions.founderPay.value);
      return rescue?.coverYear1 == null ? [] : [{ model, low: model.scenarios[0].debtCoverYear1, rescue, cover: rescue.coverYear1 }];
    });
    for (const { model, rescue } of covered) {
      const low = model.scenarios[0].debtCoverYear2;
      if (low !== null) expect(rescue.coverYear2).toBeGreaterThanOrEqual(low);
    }
    expect(covered.length).toBeGreaterThan(0);
    const deferred = covered.filter(({ rescue: { measures } }) => measures.some(({ id }) => id === 'founder'));
    expect(deferred.length).toBeGreaterThan(0);
    for (const { model, low, rescue, cover } of covered) {
      expect(cover).toBeGreaterThanOrEqual(low ?? Number.POSITIVE_INFINITY);
      const isDeferred = rescue.measures.some(({ id }) => id === 'founder');
      if (rescue.against === 'instalments' && rescue.open === 0 && !isDeferred) expect(cover).toBeGreaterThanOrEqual(100);
      if (isDeferred && !rescue.measures.some(({ id }) => id === 'interest-only')) {
        const { months } = projectCourse(model.assumptions, model.funding, { volumePct: 80, delayMonths: 0 });
        const year = sumYear(months, 1);
        const saved = rescue.measures.reduce((sum, { id, saved: one }) => sum + (id === 'founder' ? 0 : one), 0);
        const most = ((year.operatingResult + saved - year.profitTax) * 100) / (year.interest + year.principal);
        expect(cover).toBeLessThanOrEqual(Math.ceil(most));
      }
    }
  });

  it('is nothing where lower sales still leave a profit and cash', () => {
    const model = buildFundedModel(said({ ...TOLD, sector: 'cafe_restaurant', volume: 9000, ownFunds: 90_000 }), TODAY);
    expect(model.scenarios[0].resultYear1).toBeGreaterThan(0);
    expect(rescueCash(model, model.assumptions.founderPay.value)).toBeNull();
  });

  it('cuts nobody’s hours where nobody is hired, and asks for no grace where nothing is lent', () => {
    const model = buildFundedModel(said({ ...TOLD, sector: 'repair_shop', team: 1, loan: 0, ownFunds: 90_000, volume: 1950 }), TODAY);
    expect(model.scenarios[0].lowestCash < 0 || model.scenarios[0].resultYear1 < 0).toBe(true);
    const ids = rescueCash(model, model.assumptions.founderPay.value)?.measures.map(({ id }) => id) ?? [];
    expect(ids).not.toContain('interest-only');
    expect(ids).not.toContain('hours');
    expect(ids).toContain('marketing');
  });

  it('frees the hours of quiet months only: a month that fills the team hires again what was cut', () => {
    const told = {
      ...TOLD,
      sector: 'cleaning',
      trade: 'holiday_flat_cleaning',
      team: 4,
      price: 52,
      unitCost: 13,
      payIncluded: true,
      fixedCosts: 5400,
      investment: 14_000,
      ownFunds: 6000,
      loan: 8000,
    } as const;
    const rescueAt = (volume: number) => {
      const model = buildFundedModel(said({ ...told, volume }), TODAY);
      return { model, rescue: rescueCash(model, model.assumptions.founderPay.value) };
    };
    const found = [150, 180, 200, 220].map(rescueAt).filter(({ rescue }) => rescue?.measures.some(({ id }) => id === 'hours'));
    expect(found.some(({ rescue }) => rescue && rescue.rehired > 0)).toBe(true);
    for (const { model, rescue } of found) {
      const hours = rescue?.measures.find(({ id }) => id === 'hours')?.saved ?? 0;
      const { staff, extraPay, founderPay } = model.assumptions;
      const cut = Math.round((staff.value + extraPay.value - founderPay.value) / 5);
      expect(hours + (rescue?.rehired ?? 0)).toBe(((rescue?.until ?? 0) - ALARM_MONTH) * cut);
    }
  });

  it('puts nothing off against a loss, which it would not make smaller, and half the founder’s pay for a year at most', () => {
    for (const sector of SECTOR_IDS)
      for (const [loan, ownFunds] of [
        [15_000, 20_000],
        [10_000, 90_000],
      ] as const) {
        const model = buildFundedModel(said({ ...TOLD, sector, loan, ownFunds }), TODAY);
        const measures = rescueCash(model, model.assumptions.founderPay.value)?.measures ?? [];
        const founder = measures.find(({ id }) => id === 'founder');
        if (rescueCash(model, model.assumptions.founderPay.value)?.against === 'loss')
          expect(measures.map(({ id }) => id).filter((id) => /founder|interest/.test(id))).toEqual([]);
        if (founder) expect(founder.saved, sector).toBeLessThanOrEqual(Math.ceil(model.assumptions.founderPay.value / 2) * 12);
      }
  });

  it('fills what the instalments lack where that is more than the loss, and says what stays open', () => {
    const models = SECTOR_IDS.map((sector) => buildFundedModel(said({ ...TOLD, sector }), TODAY));
    const unserved = models.flatMap((model) => {
      const rescue = rescueCash(model, model.assumptions.founderPay.value);
      return rescue?.against === 'instalments' ? [{ low: model.scenarios[0], rescue }] : [];
    });
    expect(unserved.length).toBeGreaterThan(0);
    for (const { low, rescue } of unserved) {
      expect(low.debtCoverYear1).toBeLessThan(100);
      expect(rescue.open).toBe(Math.max(0, low.debtShortYear1 - rescue.total));
    }
  });
});
