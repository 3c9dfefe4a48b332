import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { findWayOut } from './find-way-out.ts';

const wayOut = (problem: string, competitors = 'Resi.') => findWayOut({ ...fact('problem', problem), ...fact('competitors', competitors) });

it('finds who does it today in telling the problem', () => {
  const told = 'Homeowners get quoted silly money by big practices, or the builder draws it on the back of a bag.';
  expect(wayOut(told)).toEqual({ name: 'the builder', words: 'the builder draws it on the back of a bag' });
});

it('finds nobody who is a rival already, or who sells nothing', () => {
  expect(wayOut('They pay too much, or the builder draws it on a bag.', 'Resi and local builders.')).toBeNull();
  expect(wayOut('People wait, or the tenant does it alone.')).toBeNull();
});
