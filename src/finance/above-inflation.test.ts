import { expect, test } from 'vitest';
import { rateAboveInflation } from './above-inflation.ts';

const INFLATION = { base: 27, low: 20, high: 35, source: 'invented', year: 2026, evidence: 'own' } as const;

test('what a lender named is lessened by the inflation expected, compounded', () => {
  expect(rateAboveInflation({ expectedInflation: INFLATION }, 45)).toBe(1417);
});

test('a rate within inflation, or where none is expected, is no rate above it', () => {
  expect(rateAboveInflation({ expectedInflation: INFLATION }, 8)).toBeNull();
  expect(rateAboveInflation({}, 45)).toBeNull();
});
