import { expect, it } from 'vitest';
import type { Plan } from './plan.ts';
import { blocksOf, CASES, compose } from './plan-cases-fixture.ts';
import { SAMPLE_FACTS } from './sample-facts.ts';

const SAMPLE = compose(SAMPLE_FACTS);
const resultTile = (plan: Plan) => blocksOf(plan).flatMap((block) => (block.type === 'tiles' ? block.tiles : []))[3]?.figure;
const figureIn = (plan: Plan, id: string) => Number(plan.figures[id]?.value ?? 0);

it('what was spent before opening is in the first year where it turns its profit into a loss', () => {
  expect([figureIn(SAMPLE, 'result-y1') > 0, figureIn(SAMPLE, 'result-opened') > 0]).toEqual([true, false]);
  expect(resultTile(SAMPLE)).toBe('result-opened');
  expect(JSON.stringify(SAMPLE.pages)).toContain('con lo gastado antes de abrir, su resultado es de');
});

it('where months lose after the first three that earn, no run of profit is told as lasting', () => {
  const told = [...CASES, ['sample', SAMPLE] as const].map(([name, plan]) => [name, plan, JSON.stringify(plan.pages)] as const);
  const again = told.filter(([, plan]) => plan.figures['loss-months-later']);
  expect(again.some(([, , text]) => text.includes('{{fig:loss-months-y1*}}, y no solo al empezar'))).toBe(true);
  for (const [name, , text] of again) expect([name, text.includes('ganan todos')]).toEqual([name, false]);
});
