import { expect, it } from 'vitest';
import { measureWidest } from './count-lines.ts';
import { readSheetFaces } from './sheet-faces.server.ts';

const { tools } = readSheetFaces();
const widest = (s: string) => measureWidest([{ t: 'text', s }], tools, 8);

it('breaks no line between a quotation mark and a bracket', () => {
  expect(widest('“new arrivals” (translated)')).toBeGreaterThan(widest('arrivals”(translated)'));
  expect(widest('new arrivals (translated)')).toBeCloseTo(widest('(translated)'), 6);
});
