import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SECTOR_IDS } from '../sector.ts';
import { findConcepts } from './find-concepts.ts';

const english = (text: string, sector: (typeof SECTOR_IDS)[number] = 'cafe_restaurant') => findConcepts(text, sector).map(({ en }) => en);

describe('finding concepts', () => {
  it('tells in English what was said in Spanish, in its order', () => {
    const found = findConcepts('Familias del barrio y turistas', 'cafe_restaurant');
    expect(found.map(({ kind }) => kind)).toEqual(found.map(() => 'customer'));
    expect(found.length).toBeGreaterThanOrEqual(2);
  });

  it('finds the same things said in either language', () => {
    expect(english('boca a boca, Instagram')).toEqual(english('word of mouth, Instagram'));
    expect(english('boca a boca, Instagram')).toHaveLength(2);
  });

  it('finds each thing once, and nothing where nothing is named', () => {
    expect(english('Instagram, Instagram y otra vez Instagram')).toHaveLength(1);
    expect(english('')).toEqual([]);
    expect(english('xyz')).toEqual([]);
  });

  it('takes the opposite for what it is', () => {
    const waits = findConcepts('esperas largas', 'cafe_restaurant');
    expect(waits.map(({ kind }) => kind)).toContain('pain');
    expect(findConcepts('sin esperas largas', 'cafe_restaurant').map(({ kind }) => kind)).not.toContain('pain');
  });

  it('never runs over a comma', () => {
    expect(english('boca, a boca')).toEqual([]);
  });

  it('takes any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 4000 }), fc.constantFrom(...SECTOR_IDS), (text, sector) => {
        expect(Array.isArray(findConcepts(text, sector))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
