import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

const KNOWN = withFacts({}, [makeFact('name', 'Waggin'), makeFact('rivals', ["Dogtopia's", "Rover's", 'Camp Bow Wow'])]);
const rivalsIn = (text: string) =>
  readAnswer(text, { answer: 9, question: 'read-back', language: 'en', known: KNOWN, today: '2026-11-20' }).facts.find(
    ({ id }) => id === 'rivals',
  )?.value;

test("a name told without the 's it was read with is put right", () => {
  expect(rivalsIn("it's Dogtopia and Rover, no 's")).toEqual(['Dogtopia', 'Rover', 'Camp Bow Wow']);
  expect(rivalsIn("Dogtopia's is too far away")).toBeUndefined();
});
