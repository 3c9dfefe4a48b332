// The plan of a recorded interview, for whoever looks at one or two of them.

import { playTranscript, TODAY } from '../../src/interview/transcripts/play-transcript.ts';
import { TRANSCRIPTS } from '../../src/interview/transcripts/transcripts.ts';
import { composePlan } from '../../src/plan/compose-plan.ts';
import { modelPlan } from '../../src/plan/model-plan.ts';
import type { Plan } from '../../src/plan/plan.ts';

/** The plan of one of the interviews written down; the digit draws its wordings. */
export function planOf(told: string, digit = '0'): Plan {
  const { transcript } = TRANSCRIPTS.find(({ id }) => id === told) ?? refuse(told);
  const { facts } = playTranscript(transcript);
  return composePlan({ id: digit.repeat(32), date: TODAY, facts, model: modelPlan(facts, TODAY), language: 'es' });
}

function refuse(id: string): never {
  throw new Error(`no transcript ${id}`);
}
