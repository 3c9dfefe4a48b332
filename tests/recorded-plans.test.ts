// The plan of every recorded interview passes its own checks: what is printed as passed is.
import { expect, test } from 'vitest';
import { buildModel } from '../src/finance/build-model.ts';
import { playTranscript, TODAY } from '../src/interview/transcripts/play-transcript.ts';
import { TRANSCRIPTS } from '../src/interview/transcripts/transcripts.ts';
import { checkPlan } from '../src/plan/check-plan.ts';
import { composePlan } from '../src/plan/compose-plan.ts';

test.each(TRANSCRIPTS)('$id', ({ transcript }) => {
  const { facts } = playTranscript(transcript);
  const model = buildModel(facts, TODAY);
  const compose = () => composePlan({ id: '5'.repeat(32), date: TODAY, facts, model, language: 'es' });
  expect(checkPlan(compose(), compose()).filter(({ passed }) => !passed)).toEqual([]);
});
