import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { FLORIST, said, TODAY } from '../../finance/said-facts-fixture.ts';
import { composePlan } from '../compose-plan.ts';

const { growth: _, ...SHOP } = FLORIST;
const ITEMS = [
  { label: 'traspaso', amount: 20_000 },
  { label: 'una vitrina', amount: 4000 },
];
const TOLD = { ...SHOP, investmentItems: ITEMS } as const;
const planOf = (values: Parameters<typeof said>[0]) => {
  const model = buildFundedModel(said(values), TODAY);
  return { model, plan: composePlan({ id: '0'.repeat(32), date: TODAY, facts: said(values), model, language: 'es' }) };
};
const opened = planOf(TOLD);
const taken = planOf({ ...TOLD, takeover: true });
const text = ({ plan }: typeof taken) => JSON.stringify(plan.pages);

it('sells from the first month what is sold today, and wins only those who replace who leaves', () => {
  expect(taken.model.assumptions.monthlyUnits.value).toBe(310);
  expect(taken.model.assumptions.ramp).toBeUndefined();
  expect(taken.plan.figures['m01-new']?.value).toBe(0);
  expect(Number(taken.plan.figures['funnel-customers']?.value)).toBeLessThan(Number(opened.plan.figures['funnel-customers']?.value));
  expect(taken.model.checks.filter(({ passed }) => !passed)).toEqual([]);
});

it('adds no tax to the price of the transfer, and asks whether there is any', () => {
  const things = planOf({ ...TOLD, takeover: true, investmentItems: [{ label: 'mobiliario', amount: 24_000 }] });
  // 21 % of 20,000.
  expect(things.model.funding.openingVat - taken.model.funding.openingVat).toBe(4200);
  expect(text(taken)).toContain('si el precio del traspaso lleva IVA');
});

it('speaks of customers who may leave and of books to look at, and of nobody who has yet to come', () => {
  for (const words of [
    'parte de la clientela se va',
    'Declaraciones de impuestos de dos años',
    'Llevar el traspaso a un contrato',
    'quedarse con',
  ])
    expect(text(taken).toLowerCase(), words).toContain(words.toLowerCase());
  for (const words of ['ningún cliente ha pagado', 'aún no abre', 'en el recuento', 'la clientela tarda más']) {
    expect(text(taken).toLowerCase(), words).not.toContain(words);
  }
  expect(text(opened)).not.toContain('traspaso a un contrato');
});
