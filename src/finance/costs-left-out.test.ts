import { describe, expect, it } from 'vitest';
import type { Fact, FactSheet } from '../facts/fact.ts';
import { buildModel } from './build-model.ts';
import { costsLeftOut, isMarketingUnlisted } from './costs-left-out.ts';
import { said, TODAY } from './said-facts-fixture.ts';

const LISTED = 'Rent on the unit is £450 and the rest, insurance, diesel, phone, is about £280 a month.';
const CHAIRS = { sector: 'repair_shop', trade: 'upholsterer', country: 'GB', price: 320, volume: 22, unitCost: 75, rent: 450 } as const;

/** A sheet whose fixed costs are the sum of what this answer lists. */
function listing(resources: string, more: Parameters<typeof said>[0] = {}): FactSheet {
  const sheet = said({ ...CHAIRS, fixedCosts: 730, resources, ...more });
  const quote = { answer: 6, start: 0, end: 1, text: '£' };
  const inAnswer = (fact: Fact | undefined, origin: Fact['origin']) => ({ ...fact, quote, origin });
  return { ...sheet, resources: inAnswer(sheet.resources, 'said'), fixedCosts: inAnswer(sheet.fixedCosts, 'derived') } as FactSheet;
}

describe('fixed costs named one by one', () => {
  it('are known by a ground floor and a van too', () => {
    expect(isMarketingUnlisted(listing('El bajo son 650 al mes, luz y seguro unos 180, la furgoneta 220.'))).toBe(true);
  });

  it('hold what was named, and marketing stands beside them', () => {
    const model = buildModel(listing(LISTED, { payIncluded: true }), TODAY);
    const { rent, otherCosts, staff, fixedCosts, marketing } = model.assumptions;
    expect(fixedCosts.value).toBe(730);
    expect(rent.value + otherCosts.value + staff.value).toBe(730);
    expect(marketing).toMatchObject({ origin: 'sector' });
    expect(costsLeftOut(model.assumptions)).toBe(marketing.value);
    // The bar of the contract is the costs as said ÷ margin: 730 ÷ 245, and the second one pays for the rest as well.
    expect(model.breakEven.unitsPerMonth).toBe(3);
    expect(model.breakEven.chargesPerMonth).toBeGreaterThan(730 + marketing.value);
    expect(model.years[0].fixedCosts).toBe(12 * (730 + marketing.value));
    expect(model.checks.filter(({ passed }) => !passed)).toEqual([]);
  });

  it('hold no pay where none was named: what was listed stays whole, and pay stands beside it', () => {
    const { rent, otherCosts, staff, extraPay } = buildModel(listing(LISTED), TODAY).assumptions;
    expect([rent.value, otherCosts.value, staff.value]).toEqual([450, 280, 0]);
    expect(extraPay).toMatchObject({ origin: 'sector' });
    expect(extraPay.value).toBeGreaterThan(0);
    const paid = buildModel(listing(`${LISTED} And my wages out of that.`), TODAY).assumptions;
    expect(paid.extraPay.value).toBe(0);
  });

  it('hold no pay of the founder where the pay they name is that of somebody hired', () => {
    const words = 'Van £200, insurance £90, phone £40. My cousin two days a week, I pay him £110 a day.';
    const hired = buildModel(listing(words, { fixedCosts: 1283, staffPay: 953 }), TODAY).assumptions;
    expect(hired.extraPay.value).toBeGreaterThan(0);
    const all = buildModel(listing(`${words} And my own pay.`, { fixedCosts: 3283, staffPay: 953 }), TODAY).assumptions;
    expect(all.extraPay.value).toBe(0);
  });

  it('are those of the answer to which they were asked apart', () => {
    const sheet = said({ ...CHAIRS, fixedCosts: 730, resources: 'Looms and benches for £4,000' });
    const quote = { answer: 7, start: 0, end: 40, text: 'Rent £450, insurance 100, diesel 100, phone 80' };
    const apart = { ...sheet, fixedCosts: { ...sheet.fixedCosts, quote, origin: 'derived' } } as FactSheet;
    expect(isMarketingUnlisted(apart)).toBe(true);
    expect(buildModel(apart, TODAY).assumptions).toMatchObject({ rent: { value: 450 }, otherCosts: { value: 280 } });
  });

  it('stay without pay where their sum is put right', () => {
    const sheet = listing(LISTED);
    const list = { ...sheet.fixedCosts, id: 'costList', value: LISTED } as Fact<'costList'>;
    const corrected = { ...sheet, costList: list, fixedCosts: { ...sheet.fixedCosts, value: 760, origin: 'said' } } as FactSheet;
    const { staff, extraPay, fixedCosts } = buildModel(corrected, TODAY).assumptions;
    expect([fixedCosts.value, staff.value]).toEqual([760, 0]);
    expect(extraPay.value).toBeGreaterThan(0);
  });

  it('hold no marketing where the advertisements named are bought to open', () => {
    const words = `${LISTED} To open: washer 900, launch ads 400.`;
    const items = [
      { label: 'washer', amount: 900 },
      { label: 'launch ads', amount: 400 },
    ];
    expect(isMarketingUnlisted(listing(words))).toBe(false);
    expect(isMarketingUnlisted(listing(words, { investmentItems: items }))).toBe(true);
    expect(
      isMarketingUnlisted(
        listing('Seguro 90, luz 80, renta 450. Compro: horno 900 y publicidad de apertura 400.', {
          investmentItems: [
            { label: 'horno', amount: 900 },
            { label: 'publicidad de apertura', amount: 400 },
          ],
        }),
      ),
    ).toBe(true);
  });

  it('hold marketing where it was named, or where one sum was told; a budget told elsewhere stands beside them too', () => {
    expect(isMarketingUnlisted(listing(LISTED))).toBe(true);
    expect(isMarketingUnlisted(listing(`${LISTED} Adverts are in the £280.`))).toBe(false);
    expect(isMarketingUnlisted(listing('Overheads of £182.50 a week for the unit.'))).toBe(false);
    expect(isMarketingUnlisted(said({ ...CHAIRS, fixedCosts: 730, resources: LISTED }))).toBe(false);
    expect(buildModel(listing(LISTED, { marketingBudget: 90 }), TODAY).assumptions).toMatchObject({
      isMarketingApart: true,
      fixedCosts: { value: 730 },
      marketing: { value: 90, origin: 'said' },
    });
  });
});
