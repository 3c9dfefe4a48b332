import { expect, it } from 'vitest';
import { wordSources } from './word-sources.ts';

const SOURCES = [
  { who: 'mi madre', kind: 'familyLoan', amount: 8000, rate: 0, years: 2 },
  { who: 'subvención', kind: 'grant', amount: 4000 },
  { who: 'BBVA', kind: 'bank', amount: null, rate: 6.5, years: 1 },
] as const;

it('says who gives what, and on which terms', () => {
  expect(wordSources(SOURCES, { language: 'es', locale: 'es-ES', currency: 'EUR' }).replace(/\s/g, ' ')).toBe(
    'mi madre, 8.000 € (sin intereses, 2 años); subvención, 4.000 €; BBVA, el resto (al 6,5 %, 1 año)',
  );
  expect(wordSources(SOURCES.slice(0, 1), { language: 'en', locale: 'en-GB', currency: 'GBP' })).toBe(
    'mi madre, £8,000 (interest-free, 2 years)',
  );
});
