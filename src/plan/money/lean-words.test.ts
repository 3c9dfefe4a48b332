import { expect, it } from 'vitest';
import { blocksOf, CASES } from '../plan-cases-fixture.ts';
import { textsOf } from '../plan-texts.ts';

const LEAN = [...CASES].filter(([, { figures }]) => figures['lean-need'] !== undefined);

it('where nobody told of money the first sentence is the least it takes, whose parts add up on the page on funding', () => {
  expect(LEAN.length).toBeGreaterThan(0);
  for (const [name, plan] of LEAN) {
    const value = (id: string) => Number(plan.figures[id]?.value ?? 0);
    expect(value('lean-opening') + value('lean-losses') + value('lean-reserve'), name).toBe(value('lean-need'));
    const [lead] = blocksOf(plan).flatMap((block) => (block.type === 'lead' ? [block.text] : []));
    expect(lead?.es, name).toMatch(/lean-need.+un mes de reserva.+\{\{fig:need\}\}/);
    expect(lead?.en, name).toMatch(/lean-need.+one month of reserve.+\{\{fig:need\}\}/);
    const words = textsOf({ ...plan, pages: plan.pages.filter(({ id }) => id === 'summary') }).map(({ text }) => text.es);
    expect(words.join(' '), name).not.toContain('{{fig:loan*}}');
    expect(textsOf(plan).filter(({ text }) => text.es.includes('{{fig:lean-reserve*}} de un mes de reserva')).length, name).toBe(1);
  }
});
