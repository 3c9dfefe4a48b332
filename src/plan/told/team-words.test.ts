import { expect, it } from 'vitest';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { inSector, SHEETS } from '../plan-fixtures.ts';
import { sayTeam } from './team-words.ts';

it('asks for the years in what takes most hours, where no experience was told', () => {
  const { resources: _, ...rest } = SHEETS['all said, money missing'] ?? {};
  const roles = tablesOf(compose(inSector(rest, 'agency'))).find(({ title }) => title.en === 'Who does what in the first year');
  expect(JSON.stringify(roles?.rows[0])).toContain('years, employer and a reference');
});

it('counts them in words', () => {
  expect(sayTeam(1).en).toBe('One person does the work.');
  expect(sayTeam(3).es).toBe('En total son tres personas.');
});
