import { expect, it } from 'vitest';
import { buildModel } from './build-model.ts';
import { makeAssumptions } from './make-assumptions.ts';
import { said, TODAY } from './said-facts-fixture.ts';

it('lets who buys decide when they pay, where they are not the trade’s usual customers', () => {
  const collects = (values: Parameters<typeof said>[0]) => makeAssumptions(said(values), TODAY).daysToCollect;
  // Shops take thirty days for food; families at the counter take none, and a card a day.
  expect(collects({ sector: 'food_manufacturing', customer: 'Tiendas y restaurantes de la provincia' })).toEqual({
    value: 30,
    origin: 'sector',
  });
  expect(collects({ sector: 'food_manufacturing', customer: 'Familias del barrio y dos rotiserías' })).toEqual({
    value: 1,
    origin: 'derived',
  });
  expect(collects({ sector: 'agriculture', customer: 'Familias que compran la cesta' })).toEqual({ value: 1, origin: 'derived' });
  expect(collects({ sector: 'agriculture' })).toEqual({ value: 30, origin: 'sector' });
  // A household that has a wardrobe or a bathroom made pays a deposit and the rest when it is done; a developer pays later.
  expect(collects({ sector: 'construction_trades', customer: 'Matrimonios que están refaccionando' })).toEqual({
    value: 1,
    origin: 'derived',
  });
  expect(collects({ sector: 'construction_trades', customer: 'Constructoras y promotoras' }).value).toBeGreaterThan(15);
  // Firms ask for credit where people have none; deposits stay deposits.
  expect(collects({ sector: 'retail_shop', customer: 'Hoteles y restaurantes' })).toEqual({ value: 30, origin: 'derived' });
  expect(collects({ sector: 'retail_shop', customer: 'Vecinos y tres hoteles' })).toEqual({ value: 0, origin: 'sector' });
  expect(collects({ sector: 'event_services', customer: 'Empresas con una fecha' }).value).toBeLessThan(0);
  // What was told of it goes before all that.
  const told = {
    sector: 'crafts',
    customer: 'Colegios y fábricas',
    revenue: '580 el conjunto, la mitad de anticipo y el resto a 30 días',
  } as const;
  expect(collects(told)).toEqual({ value: 15, origin: 'derived' });
});

it('what perishes is stocked for as long as it keeps, unless the trade is known', () => {
  const stocks = (values: Parameters<typeof said>[0]) => makeAssumptions(said(values), TODAY).daysOfStock.value;
  const usual = stocks({ sector: 'ecommerce' });
  expect(usual).toBeGreaterThan(30);
  expect(stocks({ sector: 'ecommerce', solution: 'Comida natural cocida y congelada para perros' })).toBe(15);
  expect(stocks({ sector: 'retail_shop', solution: 'Platos caseros para llevar' })).toBe(5);
  expect(stocks({ sector: 'ecommerce', solution: 'Camisetas pintadas a mano' })).toBe(usual);
  expect(stocks({ sector: 'food_manufacturing', trade: 'bakery_workshop', solution: 'Pan recién hecho' })).not.toBe(5);
});

it('pays at once, and without tax, the people from whom a shop buys what it sells second-hand', () => {
  const used = (solution: string) => makeAssumptions(said({ sector: 'retail_shop', country: 'PE', solution }), TODAY);
  for (const solution of [
    'Les vendo ropita casi nueva, y si me traen la que ya no les queda se la tomo a cuenta',
    'Muebles de segunda mano que compro a particulares',
    'Second-hand prams we buy from local parents',
  ]) {
    expect(used(solution).daysToPay.value, solution).toBe(0);
    expect(used(solution).vatOnGoods.value, solution).toBe(0);
  }
  expect(used('Ropa nueva de niño').daysToPay.value).toBeGreaterThan(0);
  expect(used('Muebles de segunda mano de un mayorista').vatOnGoods.value).toBeGreaterThan(0);
});

it('counts the first goods told inside a corrected total as stock, and wears out the rest alone', () => {
  const shop = {
    sector: 'retail_shop',
    country: 'ES',
    price: 22,
    unitCost: 13,
    volume: 710,
    investment: 30_700,
    resources: 'Vitrina 7.800, cámara 4.200, cortadora 2.300, obra nueve mil y pico, y el primer género seis mil. Con la fianza',
  } as const;
  const { goodsTold, depositTold, daysOfStock } = makeAssumptions(said(shop), TODAY);
  expect(goodsTold).toMatchObject({ origin: 'derived' });
  expect(goodsTold.value).toBeGreaterThan(1000);
  expect(goodsTold.value).toBeLessThanOrEqual(30_700 / 2);
  expect(goodsTold.value + depositTold.value).toBeLessThan(30_700);
  expect(daysOfStock.value).toBeGreaterThan(0);
  expect(makeAssumptions(said({ ...shop, resources: 'Vitrina y cámara' }), TODAY).goodsTold.value).toBe(0);
});

it('first goods of a month and more are the range that a shop keeps on its shelves, not so many days of each month', () => {
  const bookshop = {
    ...({ sector: 'retail_shop', trade: 'bookshop', country: 'ES', price: 17, unitCost: 11.5, volume: 520, investment: 25_000 } as const),
    investmentItems: [
      { label: 'Fondo inicial de libros', amount: 18_000 },
      { label: 'estanterías', amount: 7_000 },
    ],
  };
  const model = buildModel(said(bookshop), TODAY);
  const { goodsTold, isShelfKept, daysOfStock } = model.assumptions;
  expect(goodsTold.value).toBe(18_000);
  expect(isShelfKept).toBe(true);
  expect(daysOfStock).toEqual({ value: Math.round((18_000 * 30) / (520 * 11.5)), origin: 'derived' });
  expect(model.balances.map(({ stock }) => stock)).toEqual(model.balances.map(() => 18_000));
  // Less than a month's goods are no range.
  expect(makeAssumptions(said({ ...bookshop, volume: 5200 }), TODAY).isShelfKept).toBe(false);
});

it('whoever works at home or in premises of their own pays no rent, no deposit and no rent ahead', () => {
  const school = {
    sector: 'academy',
    trade: 'nursery_school',
    country: 'US',
    price: 1104,
    volume: 6,
    fixedCosts: 550,
    investment: 21_000,
  } as const;
  const paid = (values: Parameters<typeof said>[0]) => {
    const { rent, deposit, openingRent } = makeAssumptions(said({ ...school, ...values }), TODAY);
    return [rent.value, deposit.value, openingRent.value];
  };
  expect(paid({ solution: 'Small home daycare, six toddlers' })).toEqual([0, 0, 0]);
  expect(paid({ solution: 'Six toddlers', resources: 'En mi propia casa, la valla 6.850' })).toEqual([0, 0, 0]);
  for (const amount of paid({ solution: 'Six toddlers, home cooked lunch' })) expect(amount).toBeGreaterThan(0);
});

it('assumes no trade’s opening where little was told to be bought', () => {
  const opening = (values: Parameters<typeof said>[0]) => makeAssumptions(said(values), TODAY).investment;
  const usual = opening({ sector: 'agency' }).value;
  expect(opening({ sector: 'agency', littleToBuy: true })).toEqual({ value: Math.round(usual / 10), origin: 'sector' });
  expect(opening({ sector: 'agency', littleToBuy: true, investment: 800 })).toMatchObject({ value: 800, origin: 'said' });
});

it('a job of weeks is paid in stages: on average when half of it is done, whoever pays', () => {
  const practice = { sector: 'consulting_freelance', trade: 'architecture_studio', country: 'GB', price: 3400, volume: 3 } as const;
  const days = (solution: string) => makeAssumptions(said({ ...practice, solution }), TODAY).daysToCollect;
  expect(days('A fixed fee from first sketch to planning permission in ten weeks')).toEqual({ value: 35, origin: 'derived' });
  expect(days('A fixed fee from first sketch to planning permission').origin).not.toBe('said');
  expect(days('A fixed fee from first sketch to planning permission').value).toBeLessThan(35);
});
