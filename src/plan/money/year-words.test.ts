import { expect, it } from 'vitest';
import type { Plan } from '../plan.ts';
import { blocksOf, CASES, compose } from '../plan-cases-fixture.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

const SAMPLE = compose(SAMPLE_FACTS);
const resultTile = (plan: Plan) => blocksOf(plan).flatMap((block) => (block.type === 'tiles' ? block.tiles : []))[3]?.figure;
const figureIn = (plan: Plan, id: string) => Number(plan.figures[id]?.value ?? 0);

it('what was spent before opening is in the first year of every plan, and what three years do not bring back is said', () => {
  for (const [name, plan] of [...CASES, ['sample', SAMPLE] as const]) {
    expect([name, figureIn(plan, 'result-y1')]).toEqual([name, figureIn(plan, 'retained-y1')]);
    expect([name, figureIn(plan, 'base-result')]).toEqual([name, figureIn(plan, 'result-y1')]);
    const says = JSON.stringify(plan.pages).includes('En tres años no se recupera lo que cuesta abrir');
    expect([name, says && plan.figures['payback-month'] !== undefined]).toEqual([name, false]);
  }
  expect(resultTile(SAMPLE)).toBe('result-y1');
});

it('where months lose after the first three that earn, no run of profit is told as lasting', () => {
  const told = [...CASES, ['sample', SAMPLE] as const].map(([name, plan]) => [name, plan, JSON.stringify(plan.pages)] as const);
  const again = told.filter(([, plan]) => plan.figures['loss-months-later']);
  expect(again.some(([, , text]) => text.includes('{{fig:loss-months-y1*}} meses con pérdidas, y no solo al empezar'))).toBe(true);
  for (const [name, , text] of again) expect([name, text.includes('ganan todos')]).toEqual([name, false]);
});
