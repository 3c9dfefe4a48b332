import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { localOfficeFor } from './local-offices.ts';

it('names the state’s own board or food office where the city tells which it is', () => {
  const boulder = fact('city', 'Boulder');
  expect(localOfficeFor(boulder, 'US', 'physiotherapy_clinic', 'profession')?.en).toBe('the Colorado State Physical Therapy Board');
  expect(localOfficeFor(boulder, 'US', 'dental_clinic', 'profession')).toBeNull();
  expect(localOfficeFor(boulder, 'GB', 'physiotherapy_clinic', 'profession')).toBeNull();
  expect(localOfficeFor(fact('city', 'Rosario'), 'AR', null, 'food')?.es).toContain('ASSAl');
  expect(localOfficeFor(fact('city', 'Córdoba'), 'AR', null, 'food')).toBeNull();
  expect(localOfficeFor({}, 'AR', null, 'food')).toBeNull();
});

it('names the register of a profession anywhere in the country', () => {
  expect(localOfficeFor({}, 'GB', 'architecture_studio', 'profession')?.en).toContain('ARB');
  expect(localOfficeFor(fact('city', 'Leeds'), 'GB', 'law_office', 'profession')).toBeNull();
});
