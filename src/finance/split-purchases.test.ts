import { expect, it } from 'vitest';
import { buildModel } from './build-model.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';
import { splitPurchases } from './split-purchases.ts';

const listed = (...items: readonly (readonly [string, number])[]) =>
  said({ ...FLORIST, investmentItems: items.map(([label, amount]) => ({ label, amount })) });

it('a deposit among the purchases is neither added nor worn out', () => {
  const plain = buildModel(listed(['cámara de frío', 24_000]), TODAY);
  const told = buildModel(listed(['fianza', 2000], ['cámara de frío', 22_000]), TODAY);
  expect(plain.funding.deposit).toBeGreaterThan(0);
  expect(told.funding.deposit).toBe(0);
  expect(told.balances.map(({ deposit }) => deposit)).toEqual(Array(37).fill(2000));
  expect(told.balances[0]?.fixedAssets).toBe(22_000);
  expect(plain.years[0].depreciation - told.years[0].depreciation).toBeGreaterThan(0);
  expect(told.assumptions.depositTold.value).toBe(2000);
  expect(told.checks.every(({ passed }) => passed)).toBe(true);
});

it.each([
  'I need 24,000 in all for the oven, the counter and the deposit. My brother lends half of it.',
  'It takes 24,000 (oven, counter, lease deposit), most of it mine.',
  'Son 24.000 en total: horno, mostrador y dos meses de garantía; la mitad la pone mi hermano.',
  'Hacen falta 24.000 para el horno, la obra y la fianza. Pongo la mitad.',
])('a deposit named among what a total is for is inside it: %s', (resources) => {
  const { investmentItems: _, ...bare } = listed(['x', 1]);
  expect(buildModel({ ...bare, ...said({ resources }) }, TODAY).funding.deposit).toBe(0);
});

it('a deposit that somebody else pays is none of the lease', () => {
  const { investmentItems: _, ...bare } = listed(['x', 1]);
  const told = said({ resources: 'Horno y mostrador, 24.000 en total. La garantía del horno son dos años.' });
  expect(buildModel({ ...bare, ...told }, TODAY).funding.deposit).toBeGreaterThan(0);
});

it('the first goods are not bought twice, and a deposit told within a larger sum is taken at the usual months of rent', () => {
  const goods = buildModel(listed(['primeras piezas', 3000], ['cámara de frío', 21_000]), TODAY);
  expect(goods.funding.openingStock).toBe(0);
  expect(goods.balances[0]).toMatchObject({ stock: 3000, fixedAssets: 21_000 });
  expect(goods.checks.every(({ passed }) => passed)).toBe(true);
  const { investmentItems: _, ...bare } = listed(['x', 1]);
  const within = buildModel({ ...bare, ...said({ resources: 'Table, shockwave machine and lease deposit: 24,000 in total' }) }, TODAY);
  expect(within.funding.deposit).toBe(0);
  expect(within.assumptions.depositTold).toEqual({ value: 2 * within.assumptions.rent.value, origin: 'derived' });
});

it.each(['deposit and stock', 'fianza y existencias', 'la fianza e inventario', 'dinero para la fianza y mercancía'])(
  'a deposit and goods in one sum, «%s», are parted by the usual months of rent and counted once',
  (label) => {
    const { funding, assumptions } = buildModel(listed([label, 6000], ['cámara de frío', 18_000]), TODAY);
    expect(funding).toMatchObject({ deposit: 0, openingStock: 0, purchases: 24_000 });
    expect(assumptions.depositTold.value).toBe(2 * assumptions.rent.value);
    expect(assumptions.goodsTold.value).toBe(6000 - 2 * assumptions.rent.value);
  },
);

it('goods told among the purchases are stock until they are sold, and no month buys less than nothing', () => {
  // A florist keeps a few days of what it sells, and no range.
  const fresh = said({ trade: 'florist' });
  const heaps = buildModel({ ...listed(['primeras piezas', 20_000], ['cámara de frío', 4000]), ...fresh }, TODAY);
  const [opening, first] = heaps.balances;
  expect([opening?.stock, first?.stock]).toEqual([20_000, 20_000 - (heaps.months[0]?.variableCost ?? 0)]);
  expect(heaps.months[0]?.purchases).toBe(0);
  expect(heaps.months.every(({ purchases }) => purchases >= 0)).toBe(true);
  expect(heaps.years[0].depreciation).toBeLessThan(
    buildModel({ ...listed(['cámara de frío', 24_000]), ...fresh }, TODAY).years[0].depreciation,
  );
  expect(heaps.checks.every(({ passed }) => passed)).toBe(true);
});

it.each([
  ['Sixty-two thousand to open: opening stock is 40 of that, then fixtures', 62_000, 40_000],
  ['Necesito 30.000 para abrir, de los que 8.000 son mercancía', 30_000, 8_000],
  ['I need 900 to start, the stock is 200 of it', 900, 200],
  ['Sixty thousand to open and the stock is fresh every week', 60_000, 0],
])('goods told as a part of the total: %s', (resources, investment, goods) => {
  expect(splitPurchases(said({ ...FLORIST, resources, investment }), investment, { deposit: 0, goods: 0, reserve: 0 }).goods).toBe(goods);
});

it('a reserve on the list is the reserve: no tax, no wear, and none put on top', () => {
  const plain = buildModel(listed(['cámara de frío', 19_000]), TODAY);
  const { funding, assumptions, balances, checks } = buildModel(listed(['colchón', 5000], ['cámara de frío', 19_000]), TODAY);
  expect(assumptions.reserveTold.value).toBe(5000);
  expect(funding).toMatchObject({ purchases: 19_000, reserve: 5000 });
  expect(balances[0]?.fixedAssets).toBe(19_000);
  expect(funding.openingVat).toBeLessThan(plain.funding.openingVat);
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
});

it('what a told reserve holds beyond two months pays for the first months before more is asked for', () => {
  const slow = { growth: 0, volume: 190 };
  const model = (reserve: number) =>
    buildModel({ ...listed(['working capital', reserve], ['cold room', 24_000 - reserve]), ...said(slow) }, TODAY).funding;
  const small = model(1000);
  expect(small.reserve).toBe(1000);
  const large = model(15_000);
  expect(large.reserve).toBe(Math.min(15_000, Math.max(2 * 3950, 15_000 - large.startUpLosses)));
});

it('licences and the launch on the list are spent, and no formalities are added to them', () => {
  const { funding, balances, assumptions, checks } = buildModel(
    listed(['licencias y constitución', 1500], ['lanzamiento', 900], ['cámara de frío', 21_600]),
    TODAY,
  );
  expect(assumptions).toMatchObject({ formalitiesTold: { value: 1500 }, launchTold: { value: 900 }, preOpening: { value: 0 } });
  expect(balances[0]?.fixedAssets).toBe(21_600);
  expect(balances[0]?.retained).toBe(-(2400 + funding.openingRent));
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
});

it('a guarantee with rent ahead is two months of deposit, the rest rent, and neither is added', () => {
  const { assumptions, funding } = buildModel(listed(['garantía y adelanto de alquiler', 6000], ['cámara', 18_000]), TODAY);
  const deposit = 2 * assumptions.rent.value;
  expect(assumptions).toMatchObject({ depositTold: { value: deposit }, launchTold: { value: 6000 - deposit } });
  expect(funding).toMatchObject({ deposit: 0, openingRent: 0 });
});

it('a list longer than the total keeps within it', () => {
  const { assumptions, checks } = buildModel({ ...listed(['stock', 20_000], ['colchón', 9000]), ...said({ investment: 24_000 }) }, TODAY);
  expect([assumptions.goodsTold.value, assumptions.reserveTold.value]).toEqual([20_000, 4000]);
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
});

it.each(['Fondo inicial de libros', 'despensa inicial', 'opening fund of books'])(
  'what a business opens with, «%s», is taxed as goods, kept as stock, never worn out and not bought again',
  (label) => {
    const { funding, balances, assumptions, years } = buildModel(listed([label, 18_000], ['estanterías', 6000]), TODAY);
    expect(funding).toMatchObject({ openingStock: 0, purchases: 24_000 });
    expect(balances[0]).toMatchObject({ stock: 18_000, fixedAssets: 6000 });
    expect(years[0].depreciation).toBe(6000 / assumptions.lifeYears.value);
  },
);
