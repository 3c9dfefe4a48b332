// What is sold in the first months where they were told as a part of a normal one.
import { expect, it } from 'vitest';
import { makeAssumptions } from './make-assumptions.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';
import { projectTrend } from './volume-trend.ts';

it('stay at the part of a normal month told for the first ones, and climb from there', () => {
  const { growth: _, ...told } = { ...FLORIST, growth: 0, volume: 300 };
  const trend = (facts: object) =>
    projectTrend(makeAssumptions(said({ ...told, ...facts }), TODAY))
      .slice(0, 6)
      .map((units) => units / 1000);
  expect(trend({ openingShare: 50, openingMonths: 3 })).toEqual([150, 150, 150, 300, 300, 300]);
  expect(trend({ openingShare: 50, openingMonths: 2, targetMonths: 5 })).toEqual([150, 150, 200, 250, 300, 300]);
  expect(trend({ openingShare: 40, openingMonths: 1, targetMonths: 4 })).toEqual([120, 180, 240, 300, 300, 300]);
  // «Al principio la mitad»: where sales start, and that it is less.
  expect(trend({ openingShare: 50, openingMonths: 1, targetMonths: 3, volumeFromStart: true })).toEqual([150, 225, 300, 300, 300, 300]);
  expect(trend({ volumeFromStart: true })).toEqual([300, 300, 300, 300, 300, 300]);
});
