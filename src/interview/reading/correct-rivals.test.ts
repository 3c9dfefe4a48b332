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

test('whoever is taken away under the label is the one who goes', () => {
  expect(rivalsIn('Competitors: take out Camp Bow Wow')).toEqual(["Dogtopia's", "Rover's"]);
  expect(rivalsIn('Competitors: Camp Bow Wow and Petco')).toEqual(['Camp Bow Wow', 'Petco']);
});

test('a contraction without its apostrophe names nobody', () => {
  const { facts } = readAnswer(
    'Ohio Lawn Pros, about 55 a cut. GreenCrest want 75. Id be insured. Im local. Thats it. Ive got a truck. Dont ask',
    {
      ...{ answer: 9, question: 'competitors', language: 'en', known: {}, today: '2026-11-20' },
    },
  );
  expect(facts.find(({ id }) => id === 'rivals')?.value).toEqual(['Ohio Lawn Pros', 'GreenCrest']);
});
