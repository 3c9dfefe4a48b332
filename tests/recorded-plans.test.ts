// The plan of every recorded interview, and of every founder who was played afresh, passes its own checks: what is printed as passed is. Each page of
// a recorded one fits a sheet.
import { expect, test } from 'vitest';
import { estimateHeight } from '../src/documents/estimate-heights.ts';
import { TIGHTEST_OPENNESS } from '../src/documents/fit-pages.ts';
import { leaveOutRows } from '../src/documents/leave-out-rows.ts';
import { setPlan } from '../src/documents/set-plan.ts';
import { shareColumns } from '../src/documents/share-columns.ts';
import { readSheetFaces } from '../src/documents/sheet-faces.server.ts';
import { FRESH_FOUNDERS, FRESH_TODAY, playFounder } from '../src/interview/transcripts/fresh-founders-fixture.ts';
import { playTranscript, TODAY } from '../src/interview/transcripts/play-transcript.ts';
import { TRANSCRIPTS } from '../src/interview/transcripts/transcripts.ts';
import { LANGUAGES } from '../src/language/language.ts';
import { checkPlan } from '../src/plan/check-plan.ts';
import { composePlan } from '../src/plan/compose-plan.ts';
import { modelPlan } from '../src/plan/model-plan.ts';
import type { Plan } from '../src/plan/plan.ts';
import { SAMPLE_DATE, SAMPLE_FACTS, SAMPLE_PLAN_ID } from '../src/plan/sample-facts.ts';
import { findAlarmFaults } from './support/find-alarm-faults.ts';

const faces = readSheetFaces();

test.each(TRANSCRIPTS)('$id', ({ transcript }) => {
  const { facts } = playTranscript(transcript);
  const model = modelPlan(facts, TODAY);
  const isEarning = model.breakEven.month !== null;
  if (model.told && isEarning) expect(model.lowestCash.amount, 'the reserve stays whole').toBeGreaterThanOrEqual(model.funding.reserve);
  const compose = () => composePlan({ id: '5'.repeat(32), date: TODAY, facts, model, language: 'es' });
  const plan = compose();
  expect(checkPlan(plan, compose()).filter(({ passed }) => !passed)).toEqual([]);
  expect(tooTallOf(plan)).toEqual([]);
  expect(findAlarmFaults(plan.figures, model)).toEqual([]);
});

test('where no measure makes up for lower sales, sales that stay as low close the business', () => {
  const told = TRANSCRIPTS.find(({ id }) => id === 'cafe_restaurant full');
  if (!told) throw new Error('no such founder');
  const { facts } = playTranscript(told.transcript);
  const model = modelPlan(facts, TODAY);
  const { figures, pages } = composePlan({ id: '5'.repeat(32), date: TODAY, facts, model, language: 'es' });
  expect(['exit-floor', 'exit-cash', 'exit-month-cost'].filter((id) => figures[id])).toEqual([]);
  expect(JSON.stringify(pages.find(({ id }) => id === 'risks'))).toMatch(
    /that is, at \{\{fig:measure-later-floor\}\} [^{]+ or fewer from \{\{fig:m04-name\}\} to \{\{fig:m06-name\}\}/,
  );
});

/** The words of a plan are drawn by its number: what one draw hides another prints. */
const DRAWS = ['5', 'b', 'e'];

test.each(FRESH_FOUNDERS.map((founder, at) => ({ ...founder, draw: DRAWS[at % DRAWS.length] ?? '5' })))(
  '$id, with the words of draw $draw',
  ({ draw, ...founder }) => {
    const facts = playFounder(founder);
    const plan = composePlan({
      id: draw.repeat(32),
      date: FRESH_TODAY,
      facts,
      model: modelPlan(facts, FRESH_TODAY),
      language: founder.language,
    });
    expect(checkPlan(plan, plan).filter(({ passed }) => !passed)).toEqual([]);
  },
);

test('the sample fits its sheets as well', () => {
  const plan = composePlan({
    id: SAMPLE_PLAN_ID,
    date: SAMPLE_DATE,
    facts: SAMPLE_FACTS,
    model: modelPlan(SAMPLE_FACTS, SAMPLE_DATE),
    language: 'es',
  });
  expect(tooTallOf(plan)).toEqual([]);
});

/** The titles of the pages that would take two sheets however tightly they were set. */
function tooTallOf(plan: Plan) {
  return LANGUAGES.flatMap((language) => {
    const sheet = leaveOutRows(shareColumns(setPlan(plan, language), faces), faces);
    return sheet.pages.filter((page) => estimateHeight(sheet, page, TIGHTEST_OPENNESS, faces) > 1).map(({ title }) => title);
  });
}
