import { expect, it } from 'vitest';
import { SECTOR_IDS } from '../../sectors/sector.ts';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};
const told = (facts: Parameters<typeof compose>[0], page: string) =>
  textsOf(compose(facts))
    .filter(({ where }) => where === page)
    .map(({ text }) => text.es)
    .join(' ');

it.each(SECTOR_IDS)('%s: each statement has a line that a lender can quote, and its figures add up', (sector) => {
  const facts = inSector(SHOP, sector);
  const text = told(facts, 'three-years');
  for (const id of ['operating-share-y3*', 'result-traded*', 'equity-y3*']) expect(text).toContain(`{{fig:${id}}}`);
  const { figures } = compose(facts);
  const value = (id: string) => Number(figures[id]?.value);
  expect(value('result-all')).toBe(value('result-y1') + value('result-y2') + value('result-y3'));
  expect(value('equity-y3')).toBe(value('paid-in-y3') + value('retained-y3'));
  expect(value('cash-rise')).toBe(value('cash-y3') - value('opening-cash'));
});

it('the low year names what changes where customers stay, and how far sales follow', () => {
  const gym = inSector({ ...SHOP, ...fact('revenueShape', 'subscription'), ...fact('churn', 5) }, 'gym');
  expect(told(gym, 'risks')).toContain('{{fig:low-sales-drop*}}');
  const drop = Number(compose(gym).figures['low-sales-drop']?.value);
  expect(drop).toBeGreaterThan(0);
  expect(told(SHOP, 'risks')).not.toContain('{{fig:low-sales-drop*}}');
  expect(JSON.stringify(tablesOf(compose(gym)).find(({ title }) => title?.es.startsWith('Escenarios')))).toContain('Clientes que se ganan');
});

it('full-time wages between half of the legal least and the whole of it are said', () => {
  const facts = {
    ...SHOP,
    ...fact('fixedCosts', 4000),
    ...fact('staffPay', 1100),
    ...fact('payIncluded', true),
    ...fact('team', 2),
    ...fact('resources', 'Yo y una dependienta a jornada completa.'),
  };
  const { figures } = compose(facts);
  expect(Number(figures['wage-full']?.value)).toBeLessThan(Number(figures['wage-least']?.value));
  expect(Number(figures['wage-missing']?.value)).toBeGreaterThan(0);
  expect(told(facts, 'summary')).toContain('{{fig:wage-full}}');
  expect(compose({ ...facts, ...fact('resources', 'Yo y una dependienta.') }).figures['wage-full']).toBeUndefined();
  expect(compose({ ...facts, ...fact('staffPay', 1900) }).figures['wage-full']).toBeUndefined();
});

it('wages under half of the legal least are said, with what the least would leave', () => {
  const poor = {
    ...SHOP,
    ...fact('payIncluded', true),
    ...fact('country', 'MX'),
    ...fact('currency', 'MXN'),
    ...fact('fixedCosts', 9000),
    ...fact('team', 3),
    ...fact('resources', 'Yo y dos más a tiempo completo.'),
  };
  const { figures } = compose(poor);
  expect(Number(figures['wage-each']?.value) * 2).toBeLessThan(8364);
  expect(told(poor, 'summary')).toContain('{{fig:wage-each}}');
  expect(Number(figures['before-tax-least-wage']?.value)).toBeLessThan(Number(figures['before-tax-y1']?.value));
  expect(compose({ ...SHOP, ...fact('fixedCosts', 6950) }).figures['wage-each']).toBeUndefined();
  expect(compose({ ...poor, ...fact('team', 1) }).figures['wage-each']).toBeUndefined();
  // Where pay stands apart it is the founders’, and nobody knows what the others get.
  expect(compose({ ...poor, ...fact('founderPay', 12000), ...fact('payIncluded', false) }).figures['wage-each']).toBeUndefined();
});

it('money that is missing for the cushion alone is called a cushion', () => {
  const cushion = inSector(SHEETS['money just enough'] ?? {}, 'consulting_freelance');
  const { figures } = compose(cushion);
  expect(Number(figures['cash-low']?.value)).toBeGreaterThanOrEqual(0);
  expect(Number(figures['to-find']?.value)).toBeGreaterThan(0);
  expect(told(cushion, 'summary')).toMatch(/colchón/);
  expect(told(cushion, 'summary')).not.toMatch(/meses flojos|primeros meses/);
});

it('a break-even that does not rise is not said to rise', () => {
  const few = { ...SHOP, ...fact('price', 9000), ...fact('unitCost', 900), ...fact('volume', 5), ...fact('growth', 1) };
  const { figures } = compose(few);
  expect(figures['other-break-even']?.value).toBe(figures['units-to-pay-all']?.value);
  expect(told(few, 'first-year')).not.toContain('{{fig:other-break-even}}');
  expect(told(few, 'first-year')).toContain('{{fig:other-result}}');
});
