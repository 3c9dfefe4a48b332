// Every recorded interview: what a plan recommends borrowing is paid from its first year, and what it counts on never runs out of cash.
import { expect, test } from 'vitest';
import { measureLean } from '../src/finance/measure-lean.ts';
import { COVER_ASKED } from '../src/finance/weigh-way.ts';
import { recommendWay } from '../src/finance/weigh-ways.ts';
import { playTranscript, TODAY } from '../src/interview/transcripts/play-transcript.ts';
import { TRANSCRIPTS } from '../src/interview/transcripts/transcripts.ts';
import { modelPlan } from '../src/plan/model-plan.ts';
import { SAMPLE_DATE, SAMPLE_FACTS } from '../src/plan/sample-facts.ts';

const MODELS = [
  { id: 'the sample', model: modelPlan(SAMPLE_FACTS, SAMPLE_DATE) },
  ...TRANSCRIPTS.map(({ id, transcript }) => ({ id, model: modelPlan(playTranscript(transcript).facts, TODAY) })),
];
const isCovered = (cover: number | null) => (cover ?? COVER_ASKED) >= COVER_ASKED;

test.each(MODELS)('$id', ({ model }) => {
  const way = recommendWay(model);
  const [first, second] = model.returns.debtCover;
  if (way) {
    expect([isCovered(first), isCovered(second ?? first), isCovered(way.cover)]).toEqual([true, true, true]);
    expect(model.funding).toMatchObject({ raisedLoan: way.raisedLoan, raisedOwn: way.raisedOwn, instalment: way.instalment });
  }
  if (model.told) expect(model.lowestCash.amount).toBeGreaterThanOrEqual(0);
});

test('most plans that lack money have a way to sign, some have none, and those without a peso told a lean case', () => {
  const short = MODELS.filter(({ model }) => model.ways.length > 0 && model.breakEven.month !== null);
  const signed = short.filter(({ model }) => recommendWay(model) !== null);
  expect(signed.length).toBeGreaterThan(short.length * 0.7);
  expect(signed.length).toBeLessThan(short.length);
  const leanOf = (wanted: string) =>
    MODELS.flatMap(({ id, model }) => (id === wanted ? [{ lean: measureLean(model), need: model.funding.need }] : []));
  const [agency] = leanOf('agency half-unknown');
  // The little that was said to be all they buy stays.
  expect(agency?.lean?.buysNothing).toBe(false);
  expect((agency?.lean?.need ?? 0) * 3).toBeLessThan(agency?.need ?? 0);
  expect(leanOf('agency full')).toEqual([{ lean: null, need: expect.any(Number) }]);
});
