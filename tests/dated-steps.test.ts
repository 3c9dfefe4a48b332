// Of every recorded interview, in every country: nothing ends after what it comes before, and nothing but what goes on runs beyond opening.
import { expect, test } from 'vitest';
import { COUNTRIES } from '../src/countries/countries.ts';
import type { CountryCode } from '../src/countries/country.ts';
import { playTranscript, TODAY } from '../src/interview/transcripts/play-transcript.ts';
import { TRANSCRIPTS } from '../src/interview/transcripts/transcripts.ts';
import { modelPlan } from '../src/plan/model-plan.ts';
import { DAY_MS, laySteps } from '../src/plan/operations/lay-steps.ts';
import { disorderOf } from '../src/plan/operations/lay-steps-fixture.ts';
import { sectorOf } from '../src/sectors/sectors.ts';

test.each(TRANSCRIPTS)('$id', ({ transcript }) => {
  const { facts } = playTranscript(transcript);
  const { assumptions } = modelPlan(facts, TODAY);
  const sector = sectorOf(assumptions.sector, assumptions.trade);
  for (const country of Object.keys(COUNTRIES) as CountryCode[]) {
    const steps = laySteps(facts, { ...assumptions, country }, sector, TODAY);
    expect(disorderOf(steps, TODAY), country).toEqual([]);
    // On the first of the month that was told; with no doors to open, within its first fortnight.
    if (steps.shortWeeks === 0 && `${assumptions.start.value}-01` > TODAY) {
      expect(steps.readyBy >= `${assumptions.start.value}-01`, country).toBe(true);
      expect(steps.readyBy <= `${assumptions.start.value}-15`, country).toBe(true);
    }
  }
});

test('rent is paid from the signing of the dated steps to their opening, to the nearest months', () => {
  const rented = TRANSCRIPTS.flatMap(({ id, transcript }) => {
    const { facts } = playTranscript(transcript);
    const { assumptions } = modelPlan(facts, TODAY);
    if (assumptions.openingRent.value === 0) return [];
    const { signBy, readyBy } = laySteps(facts, assumptions, sectorOf(assumptions.sector, assumptions.trade), TODAY);
    const months = (Date.parse(readyBy) - Date.parse(signBy)) / (DAY_MS * 30.4);
    return [{ id, months, paid: assumptions.openingRent.value / assumptions.rent.value }];
  });
  expect(rented.length).toBeGreaterThan(20);
  for (const { id, months, paid } of rented) expect([id, Math.abs(months - paid) < 1.2]).toEqual([id, true]);
  expect(rented.filter(({ months, paid }) => Math.abs(months - paid) < 0.75).length).toBeGreaterThan(rented.length / 2);
});
