import { describe, expect, it } from 'vitest';
import { foldText } from '../../language/fold-text.ts';
import { LANGUAGES } from '../../language/language.ts';
import { SECTOR_IDS } from '../sector.ts';
import type { Concept } from './concept.ts';
import { CONCEPTS, GENERAL_CONCEPTS } from './concepts.ts';

// Words of one language only: one of them in the other is a phrase left untranslated.
const ONLY_SPANISH = /(^|[\s«(])(el|la|los|las|de|del|que|con|para|por|una|un|y|se|al|lo|su|quien)(?=$|[\s,.;:»)])/i;
const ONLY_ENGLISH = /(^|[\s“(])(the|of|and|with|for|an|to|on|from|that|who|is|are|their|by|at)(?=$|[\s,.;:”)])/i;

const LISTS: readonly (readonly [string, readonly Concept[], number])[] = [
  ...SECTOR_IDS.map((sector) => [sector, CONCEPTS[sector], 60] as const),
  ['any of them', GENERAL_CONCEPTS, 400],
];

describe.each(LISTS)('what founders of %s say', (_name, concepts, least) => {
  it('is listed, with every kind of thing', () => {
    expect(concepts.length).toBeGreaterThanOrEqual(least);
    expect(new Set(concepts.map(({ kind }) => kind)).size).toBe(7);
  });

  it('is said in short phrases, each in its own language', () => {
    for (const { es, en, kind } of concepts) {
      for (const phrase of [es, en]) expect(phrase).toMatch(/^[^\d"!.;:]{2,70}$/);
      expect(es).not.toMatch(ONLY_ENGLISH);
      expect(en).not.toMatch(ONLY_SPANISH);
      // A list joins its items itself.
      expect(`${es} | ${en}`).not.toMatch(/ [ye] | and /);
      if (kind !== 'alternative') expect(es).not.toMatch(/^(el|la|los|las) /);
    }
  });

  it('is told apart: no way of saying it belongs to two of a kind', () => {
    const owners = new Map<string, Concept>();
    for (const concept of concepts) {
      for (const language of LANGUAGES) {
        for (const words of [concept[language], ...concept.clues[language]]) {
          const key = `${concept.kind} ${language} ${foldText(words)}`;
          expect(owners.get(key) ?? concept, key).toBe(concept);
          owners.set(key, concept);
        }
      }
    }
  });
});
