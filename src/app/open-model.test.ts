import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { refuse, say, startModelStandIn } from '../../tests/support/model-stand-in.ts';
import { openDatabase } from './database.server.ts';
import { placeIn } from './engine-fixture.ts';
import { makeFolder } from './folder-fixture.ts';
import { createMetricRegistry } from './metrics/metric-registry.ts';
import { openModel } from './open-model.server.ts';
import { readSettings } from './settings.server.ts';

const CALL = {
  purpose: 'reading' as const,
  instructions: 'Say a word.',
  data: { secret: 'la receta de mi abuela' },
  schema: z.object({ word: z.string() }),
  example: { word: 'bread' },
};

test('the configured model is asked, counted and logged, without a word of what is said and without its key', async () => {
  const server = await startModelStandIn(say({ word: 'azafrán' }), refuse(401, 'invalid_api_key'));
  const database = await openDatabase(await placeIn(makeFolder(), onTestFinished));
  onTestFinished(() => database.destroy());
  const registry = createMetricRegistry();
  const lines: unknown[] = [];
  const note = (...line: unknown[]) => void lines.push(line);
  const office = await openModel(readSettings({ LLM_BASE_URL: server.url, LLM_MODEL: 'small-model', LLM_API_KEY: 'secret-key' }), {
    database,
    clock: () => new Date(),
    registry,
    findLog: () => ({ info: note, warn: note, error: note }),
  });
  expect(office?.name).toBe('small-model');
  expect(await office?.openDesk(null).ask(CALL)).toEqual({ value: { word: 'azafrán' } });
  expect(await office?.openDesk(null).ask(CALL)).toEqual({ failure: 'refused' });
  const told = await registry.write();
  expect(told).toContain('trama_model_calls_total{purpose="reading",outcome="value"} 1');
  expect(told).toContain('trama_model_calls_total{purpose="reading",outcome="refused"} 1');
  expect(told).toContain('trama_model_tokens_total{direction="input"} 100');
  expect(lines).toMatchObject([
    [{ outcome: 'value', calls: 1 }, 'the language model answered'],
    [{ outcome: 'refused', status: 401 }, 'the language model did not answer'],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/abuela|azafr|Say a word|secret-key/);
});

test('without a model there is no office', async () => {
  const database = await openDatabase(await placeIn(makeFolder(), onTestFinished));
  onTestFinished(() => database.destroy());
  const parts = { database, clock: () => new Date(), registry: createMetricRegistry(), findLog: () => null };
  expect(await openModel(readSettings({}), parts)).toBe(null);
});
