import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Bilingual, Language } from '../language/language.ts';
import { instructWriter } from './instruct-model.ts';
import { reviewSentence, wordsIn } from './review-sentence.ts';

// Sentences that a model might write for these paragraphs, each with what is wrong with it; null where it may be printed.
interface Labelled {
  readonly outline: string;
  readonly language: Language;
  readonly offence: string | null;
  readonly sentence: string;
}

const CANARY = 'kvrmpltsdnbqgkvrmplt';
const RESOURCES = 'Llevo doce años de florista y tengo años de experiencia con bodas';

const lines: (Labelled | (Bilingual & { outline: string }))[] = readFileSync(join(import.meta.dirname, 'labelled-sentences.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const outlines = new Map(lines.flatMap((line) => ('sentence' in line ? [] : [[line.outline, line] as const])));
const labelled = lines.flatMap((line) => ('sentence' in line ? [line] : []));
const names = new Set(['google', 'el', 'la', 'the', 'a']);

function offencesIn({ outline, language, sentence }: Labelled): readonly string[] {
  const text = outlines.get(outline)?.[language] ?? '';
  const quoted = text.includes('{{quote:resources}}') ? RESOURCES : '';
  const grounds = { language, outline: text, quoted, names, canary: CANARY, instructions: wordsIn(instructWriter(CANARY)) };
  return reviewSentence(sentence, grounds).map(({ offence }) => offence);
}

const clean = labelled.filter(({ offence }) => offence === null);
const offending = labelled.filter(({ offence }) => offence !== null);

describe('the labelled sentences', () => {
  test('are enough of both kinds in both languages', () => {
    for (const language of ['es', 'en']) {
      expect(clean.filter((one) => one.language === language).length).toBeGreaterThanOrEqual(24);
      expect(offending.filter((one) => one.language === language).length).toBeGreaterThanOrEqual(38);
    }
  });

  test('that may be printed are printed, but for those that count what the outline lists or earn a budget', () => {
    const alarms = clean.filter((one) => offencesIn(one).length > 0).map(({ sentence }) => sentence);
    expect(alarms).toEqual(['tres vías', 'se gana su presupuesto', 'earn its budget'].map((words) => expect.stringContaining(words)));
  });

  test('that may not are rejected for their own reason; only plain inventions pass, which no surface tells', () => {
    const misses = offending.filter((one) => offencesIn(one).length === 0);
    expect(misses.filter(({ offence }) => offence !== 'invention').map(({ sentence }) => sentence)).toEqual([]);
    expect(misses.length).toBeLessThanOrEqual(12);
    const otherwise = offending.filter((one) => one.offence !== 'invention' && !offencesIn(one).includes(one.offence ?? ''));
    expect(otherwise.map(({ sentence, offence }) => ({ sentence, offence }))).toEqual([]);
  });
});
