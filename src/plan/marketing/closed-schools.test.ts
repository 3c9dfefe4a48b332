import { expect, test } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { areSchools, firstVisitsOn } from './closed-schools.ts';

const SCHOOLS = { es: 'colegios', en: 'schools' };
const days = (talks: string, first: string) => ({
  facts: fact('country', 'ES'),
  figures: {
    'talks-week': { kind: 'day', value: talks, origin: 'derived' },
    'week-1': { kind: 'day', value: first, origin: 'derived' },
  } as const,
});

test('schools are called on before they close', () => {
  expect(firstVisitsOn(days('2027-06-14', '2027-08-09'), SCHOOLS)).toBe('talks-week');
  expect(firstVisitsOn(days('2027-06-14', '2027-08-09'), { es: 'bares', en: 'pubs' })).toBe('week-1');
  expect(firstVisitsOn(days('2027-01-04', '2027-02-01'), SCHOOLS)).toBe('week-1');
});

test('are known by their name in either language', () => {
  expect(areSchools({ es: 'carteles en los colegios', en: 'posters at schools' })).toBe(true);
  expect(areSchools({ es: 'gimnasios', en: 'gyms' })).toBe(false);
});
