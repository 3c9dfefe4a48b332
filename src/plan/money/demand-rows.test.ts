import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, inSector } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

const rowOf = (customer: string) => {
  const { trade: _, ...facts } = inSector(SAMPLE_FACTS, 'health_clinic');
  const rows = textsOf(compose({ ...facts, ...fact('customer', customer) })).filter(({ text }) =>
    /^Times (?:a year|per case) /.test(text.en),
  );
  return rows.map(({ text }) => text.en);
};

it.each([
  ['Corredores de la zona, unas 6 sesiones por lesión.', /per case/],
  ['Office workers with bad backs; most take five sessions.', /per case/],
  ['Mujeres después del parto. Suelen hacer 4 visitas.', /per case/],
  ['Vecinos de Deusto que vienen seis veces al año.', /a year/],
])('what was told for each case is not told as for a year: %s', (customer, name) => {
  const [row, ...others] = rowOf(customer);
  expect(row).toMatch(name);
  expect(others).toEqual([]);
});
