import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { compose } from '../plan-cases-fixture.ts';
import { fact } from '../plan-fixtures.ts';
import { SAMPLE_DATE, SAMPLE_FACTS } from '../sample-facts.ts';
import type { SharedChannel } from './gather-channels.ts';
import { listForGoal, monthOfGoal } from './list-for-goal.ts';

const MODEL = buildFundedModel(SAMPLE_FACTS, SAMPLE_DATE);
const visits = (reachable: number | null) => ({ kind: 'visits', reachable }) as SharedChannel;

it('asks for as many on the list as the goal takes at one signature in so many', () => {
  expect(listForGoal(visits(3), SAMPLE_FACTS, MODEL, 2)).toEqual({ goal: 3, told: 3, list: 6 });
  expect(listForGoal(visits(8), SAMPLE_FACTS, MODEL, 2)).toBeNull();
  expect(listForGoal(visits(null), SAMPLE_FACTS, MODEL, 2)).toBeNull();
  expect(listForGoal(visits(3), { ...SAMPLE_FACTS, ...fact('goals', 'Vender 300 arreglos al mes.') }, MODEL, 2)).toBeNull();
});

it('whoever the goal counts is won by its month, where the channel brings no more', () => {
  expect(monthOfGoal(visits(6), SAMPLE_FACTS, MODEL, 3)).toBe(10);
  expect(monthOfGoal(visits(6), SAMPLE_FACTS, MODEL, 9)).toBeNull();
  const { figures } = compose(SAMPLE_FACTS);
  const [id = ''] = Object.keys(figures).filter((key) => key.endsWith('-list'));
  expect(figures[id.replace('list', 'm12-new')]?.value).toBe(0);
});

it('the visits of the plan then bring as many as the goal counts', () => {
  const { figures } = compose(SAMPLE_FACTS);
  const [id] = Object.keys(figures).filter((key) => key.endsWith('-list'));
  expect(figures[`${id?.replace('-list', '')}-customers`]?.value).toBe(3);
});
