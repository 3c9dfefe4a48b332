import { expect, test } from 'vitest';
import { findTextFaults } from './support/find-text-faults.ts';

const word = (text: string, left: number, top: number) => ({ text, left, top, right: left + 30, foot: top + 10 });
const faultsOf = (...words: ReturnType<typeof word>[]) => findTextFaults([{ width: 595, height: 842, words }]);

test('words beside and under each other are as they should be', () => {
  expect(faultsOf(word('uno', 60, 100), word('dos', 93, 100), word('tres', 60, 108))).toEqual([]);
});

test('words at the edge and words over each other are found', () => {
  expect(faultsOf(word('fuera', 545, 100))).toEqual(['page 1: “fuera” stands at the edge']);
  expect(faultsOf(word('hondo', 60, 840))).toEqual(['page 1: “hondo” stands at the edge']);
  expect(faultsOf(word('uno', 60, 100), word('dos', 85, 103))).toEqual(['page 1: “uno” and “dos” stand over each other']);
});
