// Openings of ordinary and odd businesses: what is done settles the trade, and a thing that is only touched settles none.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeAssumptions } from '../../finance/make-assumptions.ts';
import type { Language } from '../../language/language.ts';
import { talk } from '../talk-fixture.ts';

interface Opening {
  readonly language: Language;
  readonly problem: string;
  readonly customer: string;
  readonly solution: string;
  readonly sector: string | null;
  readonly trade: string | null;
}

const OPENINGS = readFileSync(new URL('openings-told.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Opening);

const factsOf = ({ language, problem, customer, solution }: Opening) => talk([problem, customer, solution], language).facts;

test.each(OPENINGS)('$sector $trade, told in $language: $solution', (opening) => {
  const { sector, trade } = factsOf(opening);
  expect([sector?.value ?? null, trade?.value ?? null]).toEqual([opening.sector, opening.trade]);
});

test('whoever brings the shopping home is a service, and takes no time of a workshop', () => {
  const { trade, hands } = makeAssumptions(factsOf(OPENINGS[0] as Opening), '2026-11-20');
  expect([trade, hands?.minutes]).toEqual(['general_service', undefined]);
});
