import { expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { buildModel } from '../../finance/build-model.ts';
import { sectorOf } from '../../sectors/sectors.ts';
import { fact } from '../plan-fixtures.ts';
import { SAMPLE_DATE, SAMPLE_FACTS } from '../sample-facts.ts';
import { amountOf } from './figure.ts';
import { gatherCapacityFigures } from './gather-capacity-figures.ts';

const capacityOf = (facts: FactSheet) => {
  const model = buildModel(facts, SAMPLE_DATE);
  const { sector, trade } = model.assumptions;
  const figures = gatherCapacityFigures(model, sectorOf(sector, trade), facts);
  return (id: string) => amountOf(figures, id);
};
const told = String(SAMPLE_FACTS.resources?.value);
const ofSaturdays = { ...SAMPLE_FACTS, ...fact('resources', told.replace('Trabajamos de lunes a viernes: recogemos', 'Recogemos')) };

it('a month has the days told, and a goal of no Saturdays takes them out of the usual ones', () => {
  expect(capacityOf(SAMPLE_FACTS)('shift-days')).toBe(22);
  expect([capacityOf(ofSaturdays)('shift-days'), capacityOf(ofSaturdays)('shift-days-usual')]).toEqual([22, 26]);
  expect(capacityOf({ ...ofSaturdays, ...fact('goals', 'Cobrar cada mes') })('shift-days')).toBe(26);
});

it('each further door of a run takes its minutes', () => {
  const value = capacityOf(SAMPLE_FACTS);
  const more = value('shift-day') - value('shift-runs');
  expect(value('shift-run-minutes')).toBe(value('shift-runs') * value('trip-minutes') + more * value('shift-stop-minutes'));
  expect(value('shift-fetch-minutes')).toBe(120);
});

it('the hours told for fetching and bringing are those of whoever does it, and the team’s hours stay what they are', () => {
  const value = capacityOf(SAMPLE_FACTS);
  // Four hours a day, and what the night leaves of the founder's: parts are ordered too.
  expect(value('role-2')).toBeGreaterThan(87);
  expect([1, 2, 3, 4].reduce((sum, role) => sum + value(`role-${role}`), 0)).toBe(value('hours-month'));
  // The mechanic who was told to do the night fetches nothing.
  expect([value('role-2-hired'), value('role-1-hired'), value('role-1-a')]).toEqual([0, 160, 0]);
  expect(value('service-units')).toBeLessThanOrEqual(10 * value('shift-days'));
});
