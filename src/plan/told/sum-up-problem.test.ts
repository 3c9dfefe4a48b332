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

it('does not sum up an account of which it tells one detail', () => {
  expect(
    sumUp('Students in Bristol move house every June with a mattress on a skateboard, because removal firms are expensive'),
  ).toBeNull();
  expect(
    sumUp('La gente firma contratos de alquiler a diario sin que los vea nadie de la profesión, porque cuesta una fortuna'),
  ).toBeNull();
  expect(sumUp('Un plomero tarda una semana en venir y te cobra sin factura')?.en).toBe('one-week waits and undeclared work');
});
