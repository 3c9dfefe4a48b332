import { expect, test } from 'vitest';
import { nameStage } from './name-stage.ts';

test('a stage is named in words, and counts the sections of a language model where one writes', () => {
  expect(nameStage({ stage: 'words', done: 1, total: 4 }, 'es')).toBe('Escribiendo los textos');
  expect(nameStage({ stage: 'words', done: 4, total: 13 }, 'es')).toBe('Escribiendo los textos (3 de 9)');
  expect(nameStage({ stage: 'words', done: 1, total: 13 }, 'en')).toBe('Writing the text (0 of 9)');
  expect(nameStage({ stage: 'pages', done: 11, total: 13 }, 'en')).toBe('Setting the pages');
  expect(nameStage({ stage: 'failed', done: 1, total: 4 }, 'en')).toBe('');
});
