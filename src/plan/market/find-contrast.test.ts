import { expect, it } from 'vitest';
import type { Comparison } from './compare-rivals.ts';
import { findContrast } from './find-contrast.ts';

const both = (words: string) => ({ es: words, en: words });
const line = (own: string, theirs: string) => ({ own: both(own), theirs: [both(theirs)] });
const comparing = (...lines: unknown[]) => ({ columns: [{ head: both('Vicente'), rival: {} }], lines }) as unknown as Comparison;

it('contrasts the first point on which both are known, and not one on which they are alike', () => {
  expect(findContrast(comparing(line('a domicilio', 'a domicilio'), line('de uno en uno', 'en jaula')))).toEqual({
    rival: both('Vicente'),
    ours: both('de uno en uno'),
    theirs: both('en jaula'),
  });
  expect(findContrast(comparing(line('a domicilio', 'a domicilio')))).toBeNull();
});
