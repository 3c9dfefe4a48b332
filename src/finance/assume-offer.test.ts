import { expect, it } from 'vitest';
import { buildModel } from './build-model.ts';
import { makeAssumptions } from './make-assumptions.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';

it('climbs to a volume that was said alone: no business that opens sells its pace on the first day', () => {
  const { growth: _, ...flat } = FLORIST;
  const model = buildModel(said(flat), TODAY);
  // 35 % of 310 = 108.5, so 109, and 310 from the shop's ninth month on; the volume is the visitor's all the same.
  expect(model.assumptions.monthlyUnits).toEqual({ value: 109, origin: 'sector' });
  expect(model.assumptions.ramp).toMatchObject({ normalUnits: 310, months: 9, origin: 'said', fact: { id: 'volume', value: 310 } });
  expect(model.openQuestions.map(({ id }) => id)).not.toContain('monthlyUnits');
  expect(model.checks.filter(({ passed }) => !passed)).toEqual([]);
  // Said to stay, it stays; said to grow, it starts where it was said to.
  expect(makeAssumptions(said({ ...flat, growth: 0 }), TODAY)).toMatchObject({ monthlyUnits: { value: 310, origin: 'said' } });
  expect(makeAssumptions(said(FLORIST), TODAY).ramp).toBeUndefined();
  // Said of the first month, or sold already, it stands from then on.
  expect(makeAssumptions(said({ ...flat, volumeFromStart: true }), TODAY)).toMatchObject({ monthlyUnits: { value: 310, origin: 'said' } });
  // What people cannot serve is asked about though it only comes later.
  expect(buildModel(said({ ...flat, volume: 9000 }), TODAY).contradictions).toContain('volume-above-capacity');
});

it('reads a British price told to people with its tax inside, unless told, and one told to firms without', () => {
  const net = (values: Parameters<typeof said>[0]) =>
    makeAssumptions(said({ sector: 'gym', country: 'GB', price: 60, volume: 300, customer: 'Women between 40 and 65', ...values }), TODAY);
  expect(net({}).priceCents.value).toBe(5_000);
  expect(net({ taxIncluded: false }).priceCents.value).toBe(6_000);
  expect(net({ customer: 'Companies with fifty employees' }).priceCents.value).toBe(6_000);
  expect(net({ country: 'ES' }).priceCents.value).toBe(6_000);
});

it('whoever pays by the school year has enrolled by its third month', () => {
  const school = { sector: 'academy', country: 'ES', price: 62, volume: 55 } as const;
  const months = (customer: string) => makeAssumptions(said({ ...school, customer }), TODAY).ramp?.months;
  expect(months('Padres de niños, pagan de octubre a junio')).toBe(3);
  expect(months('Padres de niños, pagan todo el año')).toBe(9);
});
