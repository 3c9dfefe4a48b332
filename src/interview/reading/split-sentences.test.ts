import { expect, it } from 'vitest';
import { isCommonNoun } from './no-name-words.ts';
import { sentencesOf } from './split-sentences.ts';

it.each([
  ["We are by St. Luke's. Rent is 900", ["We are by St. Luke's.", ' Rent is 900']],
  ['La Sra. Ortiz cobra 1.200 €. Nosotros no', ['La Sra. Ortiz cobra 1.200 €.', ' Nosotros no']],
  ['Pay by the 1st. Rent is 900; no more', ['Pay by the 1st.', ' Rent is 900;', ' no more']],
])('%s', (text, sentences) => {
  expect(sentencesOf(text).map(({ words }) => words)).toEqual(sentences);
});

it('takes what is booked for no name', () => {
  expect(['Booking', 'Bookings'].map((word) => isCommonNoun(word, ''))).toEqual([true, true]);
});
