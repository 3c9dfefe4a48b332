import { expect, it } from 'vitest';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};
const APART = { ...SHOP, ...fact('fixedCosts', 1800), ...fact('founderPay', 1500), ...fact('payIncluded', false) };

it('no break-even leaves out pay without saying so: page, ratios and the ways to find money', () => {
  const plan = compose(APART);
  const { figures } = plan;
  expect(Number(figures['break-even-units-all']?.value)).toBeGreaterThan(Number(figures['break-even-units']?.value));
  const ratios = tablesOf(plan).find(({ title }) => title?.es === 'Ratios');
  expect(JSON.stringify(ratios)).toContain('{{fig:break-even-revenue-all}}');
  // Half of what is missing borrowed, as the plan counts on: fixed costs, pay and instalment over the margin.
  expect(figures['way-half-break-even']?.value).toBe(figures['break-even-units-loan']?.value);
  const told = textsOf(plan).filter(
    ({ text }) => text.es.includes('{{fig:break-even-units*}}') && text.es.includes('{{fig:break-even-units-all*}}'),
  );
  expect(told.length).toBeGreaterThan(0);
  expect(figures['discount-break-even']?.value).toBeGreaterThan(Number(figures['break-even-units-all']?.value));
});

it('a change that asks for as many sales as before is no lever', () => {
  const few = compose({ ...APART, ...fact('price', 180), ...fact('unitCost', 2), ...fact('volume', 40) });
  const bar = few.figures['units-to-pay-all']?.value;
  expect(few.figures['cost-up-break-even']?.value).toBe(bar);
  const levers = JSON.stringify(tablesOf(few).find(({ title }) => title?.en?.startsWith('What moves')));
  expect(levers).not.toContain('{{fig:cost-up-break-even');
  expect(levers).toContain('price-up-break-even');
});

it('pay inside the fixed costs leaves one bar, that of the contract', () => {
  const { figures } = compose(SHOP);
  expect(figures['units-to-pay-all']?.value).toBe(figures['break-even-units']?.value);
  expect(figures['costs-to-cover']?.value).toBe(3950);
});

it('marketing that was not among the costs listed is named beside them: break-even, assumptions and the month', () => {
  const quote = { answer: 5, start: 0, end: 1, text: 'A' };
  const resources = { ...fact('resources', 'Alquiler 900, luz 200, seguro 100 y gestoría 250 al mes.').resources, quote };
  const listed = { ...SHOP, ...fact('founderPay', 1500), ...fact('payIncluded', false), resources } as typeof SHOP;
  const fixedCosts = { ...fact('fixedCosts', 1450).fixedCosts, quote, origin: 'derived' };
  const plan = compose({ ...listed, fixedCosts } as typeof SHOP);
  const { figures } = plan;
  expect(figures['fixed-costs']?.value).toBe(1450);
  expect(figures['month-costs']?.value).toBe(1450 + 1500 + Number(figures['cost-marketing']?.value));
  expect(figures['cost-marketing']).toMatchObject({ origin: 'sector' });
  const told = JSON.stringify(textsOf(plan).map(({ text }) => text.es));
  expect(told).toContain('sin sueldos ni publicidad');
  expect(told).toContain('Publicidad de un mes, fuera de esos gastos');
  expect(told).not.toContain('dentro de los gastos fijos');
});

it('a lower price told for some is a case of its own: how many it would take if everybody paid it', () => {
  const levers = (revenue: string) => {
    const plan = compose({ ...SHOP, ...fact('revenue', revenue) });
    return { plan, text: JSON.stringify(tablesOf(plan).find(({ title }) => title?.en?.startsWith('What moves'))) };
  };
  const price = Number(SHOP.price?.value);
  const { plan, text } = levers(`Cada venta son ${price} €. A las empresas les hago un descuento del 10 %.`);
  expect(text).toContain('{{fig:lower-price}}');
  expect(plan.figures['lower-break-even']?.value).toBe(plan.figures['discount-break-even']?.value);
  expect(levers(`Cada venta son ${price} €.`).text).not.toContain('lower-price');
});

it('fixed costs that hold the pay of those who are hired leave out the founder’s own, and say whose', () => {
  const hired = { ...fact('staffPay', 700), ...fact('team', 2), ...fact('resources', 'Un ayudante, 700 de sueldo.') };
  const told = JSON.stringify(compose({ ...APART, ...hired }).pages);
  expect(told).toContain('sin sueldo propio');
  expect(told).toContain('before the founder’s own pay');
  expect(JSON.stringify(compose(APART).pages)).not.toContain('sueldo propio');
});
