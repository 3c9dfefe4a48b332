import { expect, it } from 'vitest';
import { buildModel } from './build-model.ts';
import { makeAssumptions } from './make-assumptions.ts';
import { said, TODAY } from './said-facts-fixture.ts';

const CHAIRS = { sector: 'repair_shop', country: 'GB', price: 320, volume: 22, unitCost: 75, fixedCosts: 730, founderPay: 1900 } as const;

it('taxes a kitchen’s food as food, so that its credit does not grow for ever', () => {
  const cafe = buildModel(said({ sector: 'cafe_restaurant', country: 'ES', price: 6, volume: 2470, fixedCosts: 7900 }), TODAY);
  expect(cafe.assumptions).toMatchObject({ vatOnSales: { value: 1000 }, vatOnGoods: { value: 1000 }, vatOnRest: { value: 2100 } });
  // The tax on the opening comes back out of the sales, year after year.
  expect(cafe.balances[36]?.vatOwed).toBeGreaterThan(cafe.balances[12]?.vatOwed ?? 0);
  expect(cafe.balances[24]?.vatOwed).toBeGreaterThan(cafe.balances[12]?.vatOwed ?? 0);
});

it('leaves a business below the threshold of its country out of the tax, price and costs alike', () => {
  const { assumptions, otherTaxReading, funding, checks } = buildModel(said({ ...CHAIRS, taxIncluded: false }), TODAY);
  expect(assumptions).toMatchObject({ isBelowVatThreshold: true, vatThreshold: 90_000, vatOnSales: { value: 0 }, vatEveryMonths: 0 });
  expect(assumptions.priceCents.value).toBe(32_000);
  expect([otherTaxReading, funding.openingVat]).toEqual([null, 0]);
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  // What the customer pays is kept whole even where it was said to hold the tax: there is none in it.
  expect(makeAssumptions(said({ ...CHAIRS, taxIncluded: true }), TODAY).priceCents.value).toBe(32_000);
});

it('Ireland asks nobody who sells services below its threshold', () => {
  const weddings = { sector: 'event_services', country: 'IE', price: 2150, volume: 1.83, unitCost: 240, fixedCosts: 600 } as const;
  const irish = (volume: number) => makeAssumptions(said({ ...weddings, volume }), TODAY).isBelowVatThreshold;
  expect([irish(1.5), irish(5)]).toEqual([true, false]);
});

it('charges the tax that was told to go on top of the price, however little is sold', () => {
  const told = (text: string) => {
    const facts = said({ ...CHAIRS, taxIncluded: false });
    const quote = { answer: 4, start: 0, end: text.length, text };
    return makeAssumptions({ ...facts, ...(facts.taxIncluded ? { taxIncluded: { ...facts.taxIncluded, quote } } : {}) }, TODAY);
  };
  for (const text of ['plus VAT', '+ VAT', 'VAT on top', 'más IVA'])
    expect(told(text)).toMatchObject({ isBelowVatThreshold: false, vatOnSales: { value: 2000 } });
  for (const text of ['no VAT', 'not VAT registered', 'under the VAT threshold']) expect(told(text).isBelowVatThreshold).toBe(true);
});

it('taxes common bread and its flour as the law of the country has it', () => {
  const bakery = { trade: 'bread_shop', sector: 'retail_shop', price: 3.5, volume: 2000 } as const;
  const rates = (country: 'ES' | 'MX' | 'GB' | 'CL') => {
    const { vatOnSales, vatOnGoods, vatOnRest } = makeAssumptions(said({ ...bakery, country }), TODAY);
    return [vatOnSales.value, vatOnGoods.value, vatOnRest.value];
  };
  expect(rates('ES')).toEqual([400, 400, 2100]);
  // Nothing apart from other food: as food; no food apart: as everything.
  expect([rates('MX'), rates('CL')]).toEqual([
    [0, 0, 1600],
    [1900, 1900, 1900],
  ]);
  expect(makeAssumptions(said({ sector: 'food_manufacturing', price: 3.5, volume: 2000, country: 'ES' }), TODAY).vatOnSales.value).toBe(
    1000,
  );
});

it('registers whoever passes it within three years, whoever sells at nothing, and everybody where the law knows none', () => {
  // 24 × 320 × 12 = 92,160.
  expect(makeAssumptions(said({ ...CHAIRS, volume: 24 }), TODAY)).toMatchObject({
    isBelowVatThreshold: false,
    vatOnSales: { value: 2000 },
  });
  expect(makeAssumptions(said({ sector: 'food_manufacturing', country: 'GB', price: 3, volume: 400 }), TODAY).isBelowVatThreshold).toBe(
    false,
  );
  expect(makeAssumptions(said({ ...CHAIRS, country: 'ES' }), TODAY)).toMatchObject({ vatThreshold: null, isBelowVatThreshold: false });
});

it('follows the simplified regime that was told as long as the best year fits: no tax on sales, on purchases or on profit', () => {
  const pasta = {
    sector: 'food_manufacturing',
    country: 'AR',
    price: 14_500,
    taxIncluded: true,
    unitCost: 5200,
    fixedCosts: 1_450_000,
  } as const;
  const told = { ...pasta, resources: 'entre luz, gas, monotributo y el pibe se van 900.000' };
  const { assumptions, years, checks } = buildModel(said({ ...told, volume: 400 }), TODAY);
  expect(assumptions).toMatchObject({ isSimplified: true, priceCents: { value: 1_450_000 }, vatOnRest: { value: 0 } });
  expect(years.map(({ profitTax }) => profitTax)).toEqual([0, 0, 0]);
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  const general = { isSimplified: false, vatOnRest: { value: 2100 } };
  expect(makeAssumptions(said({ ...told, volume: 4000 }), TODAY)).toMatchObject(general);
  expect(makeAssumptions(said({ ...pasta, volume: 400 }), TODAY)).toMatchObject(general);
});

it('a province with a treasury of its own takes its own rate of profit, where that is known', () => {
  const rates = (city: string) => makeAssumptions(said({ sector: 'repair_shop', country: 'ES', city, price: 60 }), TODAY).profitTax;
  expect(rates('Bilbao')).toMatchObject({ first: { value: 2000 }, upTo: null });
  expect(rates('Pamplona')).toEqual(rates('Gijón'));
  expect(rates('San Sebastián de los Reyes')).toEqual(rates('Gijón'));
});
