import { describe, expect, test } from 'vitest';
import { costliestPlan, limitsOf, modelRecipient } from './read-model-settings.server.ts';
import { readSettings, SettingsError } from './settings.server.ts';

const MODEL = { LLM_BASE_URL: 'https://api.models.example/v1', LLM_MODEL: 'small-model', LLM_API_KEY: 'secret-key' };
const PRICED = { ...MODEL, LLM_PRICE_INPUT: '0.25', LLM_PRICE_OUTPUT: '2', LLM_DAILY_BUDGET: '5' };

describe('the settings of a language model', () => {
  test('none, unless its address and its name are said', () => {
    expect(readSettings({}).model).toBe(null);
    expect(readSettings({ LLM_MODEL: ' ' }).model).toBe(null);
  });

  test('say how it is reached, the address without its last slash', () => {
    expect(readSettings({ ...MODEL, LLM_BASE_URL: 'https://api.models.example/v1/' }).model).toEqual({
      access: { provider: 'openai-compatible', baseUrl: 'https://api.models.example/v1', model: 'small-model', apiKey: 'secret-key' },
      dailyTokens: 5_000_000,
      prices: null,
      dailyBudget: null,
    });
    expect(readSettings({ ...MODEL, LLM_PROVIDER: 'anthropic' }).model?.access.provider).toBe('anthropic');
  });

  test.each([
    [{ LLM_MODEL: 'small-model' }, 'LLM_BASE_URL is missing: LLM_MODEL is set.'],
    [{ LLM_BASE_URL: 'http://localhost:11434/v1' }, 'LLM_MODEL is missing: LLM_BASE_URL is set.'],
    [{ ...MODEL, LLM_BASE_URL: 'api.models.example' }, 'LLM_BASE_URL must be an address such as https://api.provider.example/v1.'],
    [{ ...MODEL, LLM_BASE_URL: 'ftp://api.models.example' }, 'LLM_BASE_URL must be an address such as https://api.provider.example/v1.'],
    [{ ...MODEL, LLM_BASE_URL: 'https://me:secret-key@x.example/v1' }, /no password: the key goes into LLM_API_KEY\.$/],
    [{ ...MODEL, LLM_BASE_URL: 'https://x.example/v1?key=secret-key' }, /^LLM_BASE_URL must end with its path/],
    [{ ...MODEL, LLM_BASE_URL: 'http://api.models.example/v1' }, /^LLM_BASE_URL must be https/],
    [{ ...MODEL, LLM_BASE_URL: 'http://172.32.0.1/v1' }, /^LLM_BASE_URL must be https/],
    [{ ...MODEL, LLM_BASE_URL: 'http://[2001:db8::1]/v1' }, /^LLM_BASE_URL must be https/],
    [{ ...MODEL, LLM_PROVIDER: 'openai' }, 'LLM_PROVIDER must be openai-compatible or anthropic, not “openai”.'],
    [{ ...MODEL, LLM_PROVIDER: 'anthropic', LLM_API_KEY: '' }, 'LLM_API_KEY is missing: LLM_PROVIDER is anthropic.'],
    [{ ...MODEL, LLM_API_KEY: 'secret-key\nsecret-key' }, 'LLM_API_KEY holds a character that no key has.'],
    [{ ...MODEL, LLM_DAILY_TOKENS: 'many' }, 'LLM_DAILY_TOKENS must be a whole number from 0 to 2000000000, not “many”.'],
    [{ ...PRICED, LLM_DAILY_BUDGET: '5 €' }, 'LLM_DAILY_BUDGET must be an amount such as 2.50, not “5 €”.'],
    [{ ...MODEL, LLM_PRICE_INPUT: '1' }, 'LLM_PRICE_INPUT and LLM_PRICE_OUTPUT must be set together.'],
    [{ ...MODEL, LLM_DAILY_BUDGET: '5' }, /^LLM_PRICE_INPUT and LLM_PRICE_OUTPUT are missing/],
  ])('%j stops the start with a sentence, without the key in it', (env, sentence) => {
    const sentences = sentencesOf(env);
    expect(sentences).toEqual([typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)]);
    expect(sentences.join()).not.toContain('secret-key');
  });

  test.each(['localhost', '127.0.0.1', '[::1]', '10.1.2.3', '172.31.0.1', '192.168.1.9', '[fd00::5]', 'ollama', 'gpu.lan', 'llm.internal'])(
    'http is taken on a network of one’s own: %s',
    (host) => {
      expect(readSettings({ LLM_BASE_URL: `http://${host}:11434/v1`, LLM_MODEL: 'small-model' }).model?.access.apiKey).toBe(null);
    },
  );

  test('what visitors say goes to the host of the address, or nowhere while the model runs on this machine', () => {
    const recipientAt = (address: string) => {
      const { model } = readSettings({ ...MODEL, LLM_BASE_URL: address });
      return model && modelRecipient(model);
    };
    expect(recipientAt('https://api.models.example/v1')).toBe('api.models.example');
    expect(recipientAt('http://192.168.1.9:11434/v1')).toBe('192.168.1.9:11434');
    expect(recipientAt('http://localhost:11434/v1')).toBe(null);
    expect(recipientAt('http://[::1]:11434/v1')).toBe(null);
  });

  test('bound a plan and a day, in tokens always and in money where prices are told', () => {
    const free = readSettings({ ...MODEL, LLM_DAILY_TOKENS: '700000' }).model;
    const priced = readSettings(PRICED).model;
    if (!free || !priced) throw new Error('no model');
    expect(limitsOf(free)).toEqual({ planCalls: 60, planTokens: 300_000, dailyTokens: 700_000, dailyMoney: null });
    expect(limitsOf(priced).dailyMoney).toEqual({ most: 5, prices: { input: 0.25, output: 2 } });
    expect([costliestPlan(free), costliestPlan(priced)]).toEqual([null, 0.6]);
  });
});

function sentencesOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.sentences;
    throw error;
  }
}
