import { describe, expect, test } from 'vitest';
import { type Reply, say, startModelStandIn } from '../../tests/support/model-stand-in.ts';
import { SAMPLE_DATE, SAMPLE_FACTS } from '../plan/sample-facts.ts';
import { connectModel } from '../writing/connect-model.server.ts';
import { openModelOffice } from '../writing/open-model-office.server.ts';
import { judgeModel } from './judge-model.server.ts';
import { OperatorError } from './operator-error.ts';
import { printJudgement } from './print-judgement.ts';
import { readWholeFactsFile } from './read-facts-file.ts';

interface Shown {
  readonly paragraphs?: readonly { readonly id: string; readonly es: string; readonly en: string }[];
}

/** A model that boasts in one language and leaves the other as it was. */
const boast: Reply = (response, request) => {
  const { paragraphs } = JSON.parse(request.body.messages[1].content) as Shown;
  const boasted = paragraphs?.map(({ id, es, en }) => ({ id, es: `${es} Lo avalan 3.000 clientes.`, en }));
  say(boasted ? { paragraphs: boasted } : { translations: [] }, { tokens: [1000, 100] })(response, request);
};

describe('judging a model', () => {
  test('tells what was rejected, what it took and both texts', async () => {
    const server = await startModelStandIn(boast);
    const office = openModelOffice({
      connection: connectModel({ provider: 'openai-compatible', baseUrl: server.url, model: 'small-model', apiKey: null }),
      books: { setAside: async () => async () => undefined },
      clock: () => new Date(),
      report: () => undefined,
    });
    const judgement = await judgeModel({
      name: office.name,
      desk: office.openDesk('judged'),
      prices: { input: 3, output: 15 },
      facts: SAMPLE_FACTS,
      language: 'es',
      date: SAMPLE_DATE,
      signal: AbortSignal.timeout(60_000),
    });
    const { calls } = judgement.usage;
    expect(calls).toBeGreaterThan(5);
    expect(judgement.cost).toBeCloseTo(calls * 0.0045, 6);
    expect(judgement.rejected.some(({ text }) => text.includes('Lo avalan 3.000 clientes.'))).toBe(true);
    expect(judgement.passages.length).toBeGreaterThan(20);
    expect(judgement.passages.every(({ embedded, written }) => embedded === written && !embedded.includes('{{'))).toBe(true);
    const printed = printJudgement(judgement);
    expect(printed).toContain(`${calls} requests, ${calls * 1000} tokens in, ${calls * 100} tokens out`);
    expect(printed).toContain('Lo avalan 3.000 clientes.');
    expect(printed).toContain('(the same)');
    expect(
      Math.max(
        ...printed
          .split('\n')
          .filter((line) => line.includes(' | '))
          .map((line) => line.length),
      ),
    ).toBeLessThan(200);
  });

  test('reads facts from a sheet, and refuses what is no finished interview', () => {
    expect(readWholeFactsFile(JSON.stringify(SAMPLE_FACTS))).toEqual({ facts: JSON.parse(JSON.stringify(SAMPLE_FACTS)), language: 'es' });
    for (const text of ['{', '[]', '"x"', '{"turns": [], "language": "en"}', '{"problem": {"value": 3}}']) {
      expect(() => readWholeFactsFile(text)).toThrow(OperatorError);
    }
  });
});
