// Everything that a language model's server may do wrong, from the wire to the plan: it is complete, in time, and says who worded it.
import { expect, test } from 'vitest';
import { checkPlan } from '../src/plan/check-plan.ts';
import { composePlan } from '../src/plan/compose-plan.ts';
import { modelPlan } from '../src/plan/model-plan.ts';
import { SAMPLE_DATE, SAMPLE_FACTS, SAMPLE_PLAN_ID } from '../src/plan/sample-facts.ts';
import { bindSections } from '../src/writing/bind-sections.ts';
import { connectModel } from '../src/writing/connect-model.server.ts';
import { openModelOffice } from '../src/writing/open-model-office.server.ts';
import { writeSections } from '../src/writing/write-sections.ts';
import * as standIn from './support/model-stand-in.ts';

const { knowNot, refuse, say, startModelStandIn } = standIn;
/** Of a call, and of all calls of a plan; the first is short enough for a hang to be waited for. */
const CALL_MS = 1000;
const PLAN_MS = 60_000;

const model = modelPlan(SAMPLE_FACTS, SAMPLE_DATE);
const compose = () => composePlan({ id: SAMPLE_PLAN_ID, date: SAMPLE_DATE, facts: SAMPLE_FACTS, model, language: 'es' });
const plan = compose();

interface Asked {
  readonly paragraphs?: readonly { readonly id: string; readonly es: string; readonly en: string }[];
}

/** What was asked for, a few words longer. */
const wordsFor = (request: { body: { messages: { content: string }[] } }) => {
  const { paragraphs = [] }: Asked = JSON.parse(request.body.messages.at(-1)?.content ?? '{}');
  return {
    paragraphs: paragraphs.map(({ id, es, en }) => ({ id, es: `${es} Así de claro.`, en: `${en} As plain as that.` })),
    translations: [],
  };
};
const write =
  (put: (words: object) => string): standIn.Reply =>
  (response, request) =>
    say(put(wordsFor(request)))(response, request);
const good = write((words) => JSON.stringify(words));

/** How each server replies, and whether its words are in the plan. */
const FAULTS: Readonly<Record<string, readonly [readonly standIn.Reply[], 'worded' | 'as composed']>> = {
  good: [[good], 'worded'],
  fenced: [[write((words) => `Sure:\n\`\`\`json\n${JSON.stringify(words)}\n\`\`\``)], 'worded'],
  cut: [[say('{"paragraphs": [{"id": "0", "es": "Ca', { finish: 'length' })], 'as composed'],
  'of wrong types': [[say({ paragraphs: 'none', translations: 7 })], 'as composed'],
  empty: [[say('')], 'as composed'],
  'a page with 200': [[standIn.sayHtml], 'as composed'],
  '401': [[refuse(401, 'invalid_api_key')], 'as composed'],
  '404': [[refuse(404, 'model_not_found')], 'as composed'],
  '429 with Retry-After, once': [[refuse(429, 'rate_limit_exceeded', { 'retry-after': '1' }), good], 'worded'],
  '429 with Retry-After': [[refuse(429, 'rate_limit_exceeded', { 'retry-after': '3600' })], 'as composed'],
  '429 without Retry-After': [[refuse(429, 'rate_limit_exceeded')], 'as composed'],
  'quota gone': [[refuse(429, 'insufficient_quota')], 'as composed'],
  '500': [[refuse(500, 'api_error')], 'as composed'],
  'hung before the body': [[standIn.hang], 'as composed'],
  'hung during the body': [[standIn.hangInBody], 'as composed'],
  reset: [[standIn.reset], 'as composed'],
  'without schemas': [[knowNot(['json_schema'], good)], 'worded'],
};

test.each(Object.entries(FAULTS))('an answer that is %s: a complete plan, in time', async (_fault, [replies, outcome]) => {
  const server = await startModelStandIn(...replies);
  const office = openModelOffice({
    connection: connectModel({ provider: 'openai-compatible', baseUrl: server.url, model: 'small-model', apiKey: null }),
    books: { setAside: async () => async () => undefined },
    clock: () => new Date(),
    report: () => undefined,
    waits: { callMs: outcome === 'worded' ? PLAN_MS : CALL_MS, planMs: PLAN_MS, pause: async () => undefined },
  });
  const signal = AbortSignal.timeout(PLAN_MS);
  const writer = { name: office.name, desk: office.openDesk('p1'), canary: 'kvrmpltsdnbqgkvrmplt', signal };
  const written = await writeSections(plan, writer, { kept: [], keep: async () => undefined, tell: () => undefined });
  expect(signal.aborted).toBe(false);
  const printed = bindSections(plan, written);
  expect(checkPlan(printed, bindSections(compose(), written)).filter(({ passed }) => !passed)).toEqual([]);
  expect(printed.figures).toEqual(plan.figures);
  expect([printed.writtenWith, JSON.stringify(printed).includes('Así de claro.')]).toEqual(
    outcome === 'worded' ? ['small-model', true] : [undefined, false],
  );
  // Two hard failures, or four malformed answers, are enough: three calls go out at a time, each once more or in another form.
  if (outcome === 'as composed') expect(server.seen.length).toBeLessThanOrEqual(12);
});
