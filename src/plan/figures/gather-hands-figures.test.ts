import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';
import { SAMPLE_DATE } from '../sample-facts.ts';
import { gatherHandsFigures } from './gather-hands-figures.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};
const ALONE = { ...SHOP, ...fact('team', 1), ...fact('price', 60), ...fact('resources', 'Trabajo solo, cada encargo me lleva una hora') };
const model = buildFundedModel(ALONE, SAMPLE_DATE);

it('what the missing hours are paid is what the years’ pay is beyond that of the team', () => {
  const figures = gatherHandsFigures(model);
  const { staff, extraPay } = model.assumptions;
  expect(Number(figures['hands-cost-y1']?.value)).toBe(model.years[0].staff - 12 * (staff.value + extraPay.value));
  expect(Number(figures['hands-cost-y2']?.value)).toBeGreaterThan(0);
  const { priceCents, unitCostCents, fixedCosts, hands } = model.assumptions;
  const margin = ((hands?.hours.value ?? 0) * (priceCents.value - unitCostCents.value)) / 100;
  expect(Number(figures['ceiling-left']?.value)).toBeCloseTo(margin - fixedCosts.value - extraPay.value - model.funding.instalment, -1);
});

it('nothing is said where the hours are enough', () => {
  expect(gatherHandsFigures(buildFundedModel({ ...ALONE, ...fact('volume', 20) }, SAMPLE_DATE))).toEqual({});
});

it('where the country names no least, only what fits is counted', () => {
  const abroad = buildFundedModel({ ...ALONE, ...fact('country', 'ZZ') }, SAMPLE_DATE);
  expect(Object.keys(gatherHandsFigures(abroad))).toEqual(['hands-missing', 'ceiling-left']);
});

it('the first page and the page on operations say what the missing hands cost', () => {
  const pages = (id: string) => {
    const plan = compose(ALONE);
    return textsOf({ ...plan, pages: plan.pages.filter((page) => page.id === id) }).map(({ text }) => text.es);
  };
  expect(pages('summary').some((text) => text.includes('{{fig:hands-cost-y2*}}'))).toBe(true);
  expect(JSON.stringify(compose(ALONE))).toContain('{{fig:hands-missing}}');
  expect(pages('operations').some((text) => text.includes('{{fig:hands-cost-y1*}}'))).toBe(true);
});

it('what a month costs before the first sale counts no hour that sales hire', () => {
  const apart = compose({ ...ALONE, ...fact('payIncluded', false), ...fact('founderPay', 1600) });
  const operations = textsOf({ ...apart, pages: apart.pages.filter(({ id }) => id === 'operations') }).map(({ text }) => text.es);
  expect(apart.figures['bend-pay']).toBeDefined();
  // Of whoever works alone there is one pay.
  expect(operations.some((text) => /\{\{fig:extra-pay\*\}\} de sueldo(?!s)/.test(text))).toBe(true);
  expect(operations.some((text) => text.includes('{{fig:bend-pay*}}'))).toBe(false);
  expect(JSON.stringify(apart)).toContain('{{fig:bend-pay*}} de horas contratadas');
});

it('who knows the trade is paid more than the law’s least, and it is told how much more and where they work', () => {
  const figures = gatherHandsFigures(model);
  expect(figures['hands-uplift']).toMatchObject({ value: 25, origin: 'sector' });
  expect(JSON.stringify(compose(ALONE))).toContain('al mínimo legal más un {{fig:hands-uplift}}');
  const cleaner = buildFundedModel({ ...inSector(ALONE, 'cleaning'), ...fact('trade', 'home_cleaning') }, SAMPLE_DATE);
  expect(gatherHandsFigures(cleaner)['hands-uplift']).toBeUndefined();
  const second = 'need a second place to work at';
  expect(JSON.stringify(compose({ ...inSector(ALONE, 'repair_shop'), ...fact('volume', 200) }))).toContain(second);
  expect(JSON.stringify(compose(ALONE))).not.toContain(second);
});
