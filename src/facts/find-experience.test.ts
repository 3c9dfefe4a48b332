import { expect, test } from 'vitest';
import { experienceIn } from './find-experience.ts';

test.each([
  ['I’m a wall and floor tiler, 12 years on the tools for a firm, going out on my own', '12 years on the tools for a firm'],
  ['my car, key safe, dbs check. done it for friends for six years', 'done it for friends for six years'],
  ['Alicato baños, quince años de oficio', 'quince años de oficio'],
  ['the other shop has been open twenty years in the trade', ''],
])('years of work are told wherever they stand: %s', (answer, told) => {
  expect(experienceIn(answer, false)).toBe(told);
});
