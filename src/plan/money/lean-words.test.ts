import { expect, it } from 'vitest';
import { blocksOf, CASES, tablesOf } from '../plan-cases-fixture.ts';
import { textsOf } from '../plan-texts.ts';

const LEAN = [...CASES].filter(([, { figures }]) => figures['lean-need'] !== undefined);

it('where nobody told of money one sum is asked for on every page, and the least it takes stands beside it once, where the money is', () => {
  expect(LEAN.length).toBeGreaterThan(0);
  for (const [name, plan] of LEAN) {
    const value = (id: string) => Number(plan.figures[id]?.value ?? 0);
    expect(value('lean-opening') + value('lean-losses') + value('lean-reserve'), name).toBe(value('lean-need'));
    const [lead] = blocksOf(plan).flatMap((block) => (block.type === 'lead' ? [block.text] : []));
    expect(lead?.es, name).toContain('{{fig:need}}');
    const summary = JSON.stringify(plan.pages.filter(({ id }) => id === 'summary'));
    // Why it would be paid back, on the rule that the sums stand on.
    if (plan.figures['cover-y1'] && plan.figures['cover-y2']) expect(summary, name).toMatch(/algo menos de la tercera parte/);
    expect(summary, name).not.toMatch(/lean-need|\{\{fig:loan\*\}\}/);
    const tables = tablesOf(plan).filter(({ title }) => title?.en === 'Two versions, with the same sales');
    expect(
      tables.map(({ rows }) => rows.map(({ cells }) => cells[2])),
      name,
    ).toEqual([
      [
        { figure: 'need', mark: false },
        { figure: 'lean-need', mark: false },
      ],
    ]);
    const texts = textsOf(plan).filter(({ text }) => text.es.includes('{{fig:lean-reserve*}} para un mes de reserva'));
    expect(
      texts.map(({ text }) => /^The first version (?:is the one for the bank|can only go to a bank with signed sales)/.test(text.en)),
      name,
    ).toEqual([true]);
  }
});

it('money that is mostly held and spent on nothing goes to a bank with signed sales, and never as the plain one for it', () => {
  const told = LEAN.map(([name, plan]) => {
    const value = (id: string) => Number(plan.figures[id]?.value ?? 0);
    const isHeld = 2 * (value('reserve') + value('start-up-losses')) > value('need');
    const said = textsOf(plan).some(({ text }) =>
      text.es.startsWith('La primera versión solo se puede llevar al banco con ventas firmadas'),
    );
    expect(said, name).toBe(isHeld);
    return said;
  });
  expect(new Set(told).size).toBe(2);
});
