import { describe, expect, it } from 'vitest';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';

/** A florist with a fifth more to pay each month than its bouquets leave. */
const NEVER = {
  ...SHEETS['all said, money missing'],
  ...fact('fixedCosts', 7200),
  ...fact('founderPay', 3000),
  ...fact('growth', 0),
  ...fact('ownFunds', 60000),
};
const told = (plan: ReturnType<typeof compose>) => textsOf(plan).map(({ text }) => text.es);

describe('a business that never pays its way', () => {
  const plan = compose(NEVER);

  it('is told what each thing would have to be, on the first page, with the break-even and where it is decided whether to open', () => {
    const { figures } = plan;
    expect(figures['break-even-month']).toBeUndefined();
    for (const id of ['price', 'units', 'costs', 'pay']) expect(figures[`escape-${id}`], id).toBeDefined();
    const table = JSON.stringify(tablesOf(plan).find(({ title }) => title?.es === 'Qué tendría que cambiar'));
    for (const id of ['escape-price', 'escape-units-now', 'escape-pay', 'escape-costs-now']) expect(table).toContain(`"${id}"`);
    expect(told(plan).filter((text) => text.includes('{{fig:escape-price*}}')).length).toBeGreaterThanOrEqual(2);
    expect(told(plan).filter((text) => text.includes('{{fig:price-needed'))).toEqual([]);
  });

  it('is told what is still owed when the cash is gone, and who pays it', () => {
    const exit = told(plan).find((text) => text.includes('{{fig:never-owed*}}'));
    expect(exit).toContain('responde el titular con su patrimonio, o quien avale si hay sociedad');
  });

  it('is not told how many times a loss covers an instalment', () => {
    expect(told(plan).some((text) => text.includes('ganan lo necesario para pagarla'))).toBe(true);
  });
});

it('the price it starts from is the one that was told, whatever its tax leaves of a cent', () => {
  const { figures } = compose({ ...NEVER, ...fact('price', 38), ...fact('taxIncluded', true) });
  expect(figures['escape-price-now']?.value).toBe(38);
});

it('a business that pays its way has no such table', () => {
  expect(tablesOf(compose(SHEETS['money to spare'] ?? {})).some(({ title }) => title?.es === 'Qué tendría que cambiar')).toBe(false);
});
