import { expect, it } from 'vitest';
import { countryOf } from '../countries/countries.ts';
import { buildModel } from './build-model.ts';
import { missingHours } from './hire-hours.ts';
import { hiredAt } from './hired-pay-fixture.ts';
import { said, TODAY } from './said-facts-fixture.ts';

const BARBER = {
  sector: 'beauty_salon',
  trade: 'barber_shop',
  country: 'ES',
  price: 18,
  volume: 420,
  unitCost: 1.5,
  fixedCosts: 3400,
  team: 1,
  ownFunds: 60_000,
} as const;
const modelOf = (values: Parameters<typeof said>[0]) => buildModel(said(values), TODAY);

it('a pace that nobody told leaves a part of the hours free, and what a better year sells beyond them is paid', () => {
  const agency = modelOf({ sector: 'agency', trade: 'social_media_agency', country: 'MX', price: 8500, fixedCosts: 12_000, team: 3 });
  const { hands, ramp } = agency.assumptions;
  const fits = ((hands?.hours.value ?? 0) * 60) / (hands?.minutes.value ?? 1);
  expect(ramp?.normalUnits).toBe(Math.floor(fits * 0.85));
  expect(hands?.hourCents?.value).toBeGreaterThan(0);
});

it('hours beyond those of the team are hired at the law’s least, a quarter more for a trade, with its charges, in pay and in cash', () => {
  const { assumptions: a, months, scenarios } = modelOf(BARBER);
  const least = countryOf('ES').leastWage?.base ?? 0;
  expect(a.hands).toMatchObject({ minutes: { value: 30, origin: 'sector' }, hourCents: { origin: 'sector' } });
  expect(a.hands?.hourCents?.value).toBe(Math.ceil((least * 125 * (1 + a.employerCostBasisPoints.value / 10_000)) / 160));
  const [first] = months;
  const busy = months[11];
  expect(first && missingHours(a, first.units)).toBe(0);
  expect(first?.staff).toBe(a.staff.value);
  const hours = Math.round((busy?.units ?? 0) / 2) - (a.hands?.hours.value ?? 0);
  expect(hours).toBeGreaterThan(0);
  expect(busy?.staff).toBe(a.staff.value + Math.round((hours * (a.hands?.hourCents?.value ?? 0)) / 100));
  expect(busy?.paidStaff).toBe(busy?.staff);
  // A fifth less sold asks for fewer of them: the fall costs less than its margin.
  const [low, base] = scenarios;
  expect(base.operatingResultYear1 - low.operatingResultYear1).toBeLessThan(base.grossMarginYear1 - low.grossMarginYear1);
});

it('the hours that the bar in cash takes are paid in it', () => {
  const { assumptions: a, breakEven, funding } = modelOf({ ...BARBER, fixedCosts: 4000 });
  const units = breakEven.unitsPerMonthWithLoan ?? 0;
  expect(missingHours(a, units)).toBeGreaterThan(0);
  const margin = a.priceCents.value - a.unitCostCents.value;
  const leaves = (sold: number) => (sold * margin) / 100 - 4000 - funding.instalment - hiredAt(a, sold);
  expect(leaves(units)).toBeGreaterThanOrEqual(0);
  expect(leaves(units - 1)).toBeLessThan(0);
});

it('a told time stands before the trade’s', () => {
  expect(modelOf({ ...BARBER, resources: 'Trabajo solo, cada corte me lleva 20 minutos' }).assumptions.hands?.minutes).toEqual({
    value: 20,
    origin: 'said',
  });
});

it.each([
  ['nobody told who works', { team: undefined }],
  ['pay stands for a share of sales', { fixedCosts: undefined }],
  ['the country names no least wage', { country: 'ZZ' }],
] as const)('no hour is paid apart where %s', (_, change) => {
  expect(modelOf({ ...BARBER, ...change } as Parameters<typeof said>[0]).assumptions.hands?.hourCents).toBeUndefined();
});

it.each([
  ['cleaning', 'home_cleaning', 100],
  ['repair_shop', 'upholsterer', 125],
  ['health_clinic', 'physiotherapy_clinic', 160],
  ['saas', 'booking_software', 160],
] as const)('an hour of %s (%s) is paid %i % of the law’s least', (sector, trade, percent) => {
  const values = { ...BARBER, sector, minutesPerSale: 30, revenueShape: 'transaction' as const };
  const { assumptions: a } = modelOf({ ...values, trade });
  const least = (countryOf('ES').leastWage?.base ?? 0) * (1 + a.employerCostBasisPoints.value / 10_000);
  expect(a.hands?.hourCents?.value).toBe(Math.ceil((least * percent) / 160));
});

it('the hours of a large job are not those of a small one that costs less than it ever does', () => {
  const fitter = { sector: 'construction_trades', trade: 'hvac_installer', country: 'US', volume: 20, team: 2 } as const;
  expect(modelOf({ ...fitter, price: 1_200 }).assumptions.hands?.minutes.value).toBe(480);
  expect(modelOf({ ...fitter, price: 340 }).assumptions.hands).toBeUndefined();
  expect(modelOf({ ...BARBER, price: 9 }).assumptions.hands?.minutes.value).toBe(30);
});

it('whoever is paid out of each sale takes no hours of the team', () => {
  const facts = said({ ...BARBER, minutesPerSale: 240 });
  const handsOf = (text: string) =>
    buildModel(
      { ...facts, ...(facts.unitCost ? { unitCost: { ...facts.unitCost, quote: { answer: 0, start: 0, end: 1, text } } } : {}) },
      TODAY,
    ).assumptions.hands;
  expect(handsOf('18 mil, lo que le pago a la cuidadora por visita')).toBeUndefined();
  expect(handsOf('£20 to the tutor')).toBeUndefined();
  expect(handsOf('1,5 de producto')?.minutes.value).toBe(240);
});

it.each([
  ['1,50, lo que les pago a los repartidores en cada viaje', true],
  ['1.50, what I pay the carer for each visit', true],
  ['1,50 de cuchillas, y les pago a 30 días', false],
  ['1.50, the blades that barbershop cleaners sell', false],
])('whoever is paid out of each sale is a person, with an article: %s', (text, isPaid) => {
  const facts = said(BARBER);
  const unitCost = facts.unitCost && { ...facts.unitCost, quote: { answer: 0, start: 0, end: text.length, text } };
  expect(buildModel({ ...facts, ...(unitCost && { unitCost }) }, TODAY).assumptions.hands === undefined).toBe(isPaid);
});

it('hours are hired beside a team that was told by its people and not by a number', () => {
  const facts = said({ ...BARBER, team: 2, volume: 900 });
  const { team } = facts;
  const counted = { ...facts, ...(team ? { team: { ...team, origin: 'derived' as const } } : {}) };
  const { assumptions: a, months } = buildModel(counted, TODAY);
  const busy = months[11];
  expect(a.hands?.hourCents?.value).toBeGreaterThan(0);
  expect(busy && missingHours(a, busy.units)).toBeGreaterThan(0);
  expect(busy?.staff).toBeGreaterThan(a.staff.value);
});

it.each([
  ['El corte y arreglo de barba a 18 €', '18 €', 45],
  ['18 euros el corte con afeitado', '18 euros', 50],
  ['A cut with eyebrows is £18', '£18', 40],
  ['A haircut with a shampoo is £18', '£18', 30],
  ['El corte a 18 € y la barba a 8 €', '18 €', 30],
])('what goes in the price takes its own minutes: %s', (revenue, text, minutes) => {
  const facts = said({ ...BARBER, revenue });
  const price = facts.price && { ...facts.price, quote: { answer: 0, start: 0, end: text.length, text } };
  expect(buildModel({ ...facts, ...(price && { price }) }, TODAY).assumptions.hands?.minutes).toEqual({ value: minutes, origin: 'sector' });
});

it('the hours of a house are not those of one hour of cleaning', () => {
  const cleaner = { sector: 'cleaning', trade: 'home_cleaning', country: 'ES', volume: 120, team: 2 } as const;
  expect(modelOf({ ...cleaner, price: 48 }).assumptions.hands?.minutes.value).toBeGreaterThan(150);
  expect(modelOf({ ...cleaner, price: 14 }).assumptions.hands).toBeUndefined();
});
