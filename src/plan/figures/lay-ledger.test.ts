import { expect, it } from 'vitest';
import { layLedger } from './lay-ledger.ts';

const source = (id: string, customers: number, starts = 0, ends: number | null = null) => ({ id, customers, oneIn: 20, starts, ends });
const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

it('adds up to each source’s year and to each month’s new customers, with nobody below zero', () => {
  const won = [91, 36, 37, 38, 39, 38, 7, 6, 7, 6, 7, 6];
  const sources = [source('a', 16), source('b', 96), source('c', 58), source('d', 6, 0, 1), source('e', 82), source('f', 60, 1)];
  const rows = layLedger(won, sources);
  expect(rows.map(sum)).toEqual(sources.map(({ customers }) => customers));
  expect(won.map((_, month) => sum(rows.map((row) => row[month] ?? 0)))).toEqual(won);
  expect(Math.min(...rows.flat())).toBe(0);
});

it('brings by what ends all of its own before it does, and has nobody sent before there is a customer', () => {
  const [gift, friends] = layLedger([10, 10, 10], [source('gift', 6, 0, 1), source('friends', 9, 1), source('street', 15)]);
  expect(gift).toEqual([6, 0, 0]);
  expect(friends?.[0]).toBe(0);
});

it('holds where the sources there are can bring nobody yet, and where a month wins nobody', () => {
  expect(layLedger([5, 0, 5], [source('friends', 10, 1)])).toEqual([[5, 0, 5]]);
  expect(layLedger([2, 4], [source('gift', 3, 0, 1), source('street', 3)])).toEqual([
    [2, 1],
    [0, 3],
  ]);
});
