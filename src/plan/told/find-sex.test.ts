import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';
import { shareOfAges } from './find-reach.ts';
import { findSex } from './find-sex.ts';

const sexOf = (customer: string) => findSex(fact('customer', customer));
const shareOf = (customer: string) => shareOfAges(fact('customer', customer), 'people');

it('tells the sex that was told alone, and none where both or neither were', () => {
  expect(sexOf('Hombres y chavales de 14 a 45 años del barrio')).toBe('men');
  expect(sexOf('Women from 30 to 60 who live nearby')).toBe('women');
  expect(sexOf('Hombres y mujeres de 30 a 50')).toBeNull();
  expect(sexOf('Vecinos del barrio')).toBeNull();
});

it('halves the share of the ages told, takes half of all where none were, and halves no homes', () => {
  expect(shareOf('Hombres y chavales de 14 a 45 años')).toBe(20);
  expect(shareOf('Vecinos de 14 a 45 años')).toBe(40);
  expect(shareOf('Mujeres de la zona')).toBe(50);
  expect(shareOf('Parejas de 30 a 50 años, sobre todo mujeres')).toBe(35);
});

it('says so in the sum, in both languages', () => {
  const told = JSON.stringify(compose({ ...SAMPLE_FACTS, ...fact('customer', 'Hombres de 14 a 45 años del barrio') }).pages);
  expect(told).toContain('Hombres de esas edades en la zona');
  expect(told).toContain('Men of those ages in the area');
});
