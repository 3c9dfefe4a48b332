import { expect, test } from 'vitest';
import { describeModel } from './describe-model.server.ts';
import { readSettings } from './settings.server.ts';

const MODEL = { LLM_BASE_URL: 'https://api.models.example/v1', LLM_MODEL: 'small-model', LLM_API_KEY: 'secret-key' };

test('without a model answers go nowhere', () => {
  expect(describeModel(readSettings({}))).toEqual([
    'No language model is set: plans are written by the embedded writer, and answers go to nobody for it.',
  ]);
});

test('with one the operator is told where answers go and what they may cost, and not the key', () => {
  const said = describeModel(
    readSettings({ ...MODEL, LLM_PROVIDER: 'anthropic', LLM_PRICE_INPUT: '0.25', LLM_PRICE_OUTPUT: '2', LLM_DAILY_BUDGET: '5' }),
  );
  expect(said).toEqual([
    'The language model small-model is asked at https://api.models.example/v1/messages.',
    'What visitors answer is sent to api.models.example: the privacy notice says so.',
    'At most 300,000 tokens and 60 calls a plan, 5,000,000 tokens a day.',
    'A plan costs 0.60 at the very most.',
    'A day costs 5.00 at the very most.',
  ]);
  expect(said.join()).not.toContain('secret-key');
});

test('one on this machine keeps answers here, and unset prices are said to be', () => {
  const said = describeModel(readSettings({ LLM_BASE_URL: 'http://localhost:11434/v1', LLM_MODEL: 'small-model' })).join(' ');
  expect(said).toContain('http://localhost:11434/v1/chat/completions, without a key.');
  expect(said).toContain('It runs on this machine: answers leave it for no model.');
  expect(said).toContain('Its prices are not set');
});
