import { expect, it } from 'vitest';
import { omitSuspects } from './omit-suspects.ts';

it('blanks the entry where it stands', () => {
  const pdf = Buffer.from('/MarkInfo <<\n    /Marked true\n    /Suspects false\n  >>\n');
  expect(omitSuspects(pdf).toString()).toBe('/MarkInfo <<\n    /Marked true\n                   \n  >>\n');
});

it('leaves a file that does not say so as it is', () => {
  expect(omitSuspects(Buffer.from('/MarkInfo << /Marked true >>')).toString()).toBe('/MarkInfo << /Marked true >>');
});
