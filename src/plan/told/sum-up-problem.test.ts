import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { gatherSaid } from './gather-said.ts';
import { sumUpProblem } from './sum-up-problem.ts';

const sumUp = (problem: string) => {
  const facts = fact('problem', problem);
  return sumUpProblem(facts, gatherSaid(facts, 'construction_trades'), 'construction_trades');
};

it('sums up a problem whose sentences are told', () => {
  const summed = sumUp('My dad waited six weeks for a grab rail. Three handymen never called back');
  expect(summed?.es).toMatch(/^esperas de seis semanas y /);
});

it('says nothing where the first sentence is in no list, or most are', () => {
  expect(sumUp('My uncle keeps a brass kettle on a purple shelf. Three handymen never called back')).toBeNull();
  expect(
    sumUp('My dad waited six weeks for a grab rail. The kettle on that shelf was purple. Nobody painted the mill in yellow tones'),
  ).toBeNull();
});
