// The plan of every recorded interview passes its own checks: what is printed as passed is. Each of its pages fits a sheet.
import { expect, test } from 'vitest';
import { estimateHeight } from '../src/documents/estimate-heights.ts';
import { TIGHTEST_OPENNESS } from '../src/documents/fit-pages.ts';
import { setPlan } from '../src/documents/set-plan.ts';
import { shareColumns } from '../src/documents/share-columns.ts';
import { readSheetFaces } from '../src/documents/sheet-faces.server.ts';
import { buildModel } from '../src/finance/build-model.ts';
import { playTranscript, TODAY } from '../src/interview/transcripts/play-transcript.ts';
import { TRANSCRIPTS } from '../src/interview/transcripts/transcripts.ts';
import { LANGUAGES } from '../src/language/language.ts';
import { checkPlan } from '../src/plan/check-plan.ts';
import { composePlan } from '../src/plan/compose-plan.ts';

const faces = readSheetFaces();

test.each(TRANSCRIPTS)('$id', ({ transcript }) => {
  const { facts } = playTranscript(transcript);
  const model = buildModel(facts, TODAY);
  const compose = () => composePlan({ id: '5'.repeat(32), date: TODAY, facts, model, language: 'es' });
  expect(checkPlan(compose(), compose()).filter(({ passed }) => !passed)).toEqual([]);
  for (const language of LANGUAGES) {
    const sheet = shareColumns(setPlan(compose(), language), faces);
    const tooTall = sheet.pages.filter((page) => estimateHeight(sheet, page, TIGHTEST_OPENNESS, faces) > 1);
    expect(tooTall.map(({ title }) => title)).toEqual([]);
  }
});
