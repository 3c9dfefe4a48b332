import { expect, it } from 'vitest';
import { generalService } from './general-service.ts';
import { itHasSoundValues, itIsWellWritten, ONLY_ENGLISH, ONLY_SPANISH, repeatedIn } from './pack-rules-fixture.ts';
import { sectorOf } from './sectors.ts';
import { generalServiceTakes } from './takes/general-service-takes.ts';
import { TRADES, tradeOf } from './trades.ts';

const taken = sectorOf(generalService.sector, generalService.id);
itHasSoundValues(taken);
const { permits: _, ...words } = taken.pack;
itIsWellWritten({ ...words, permits: sectorOf(generalService.sector).pack.permits });

const takes = generalServiceTakes.general_service;
const textsIn = (value: unknown, language: 'es' | 'en'): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = (value as Record<string, unknown>)[language];
  if (typeof own === 'string') return [own];
  return Array.isArray(own) && own.every((one) => typeof one === 'string')
    ? own
    : Object.values(value).flatMap((one) => textsIn(one, language));
};

it('is found by its id and by no answer', () => {
  expect(tradeOf('general_service')).toBe(generalService);
  expect(TRADES.map(({ id }) => id)).not.toContain('general_service');
});

it('has two takes more of each kind at least, in each language its own, and names no trade', () => {
  for (const kind of Object.values(takes)) expect(kind.length).toBeGreaterThanOrEqual(2);
  const [es, en] = [textsIn(takes, 'es'), textsIn(takes, 'en')];
  expect(es.length).toBe(en.length);
  expect(repeatedIn([...es, ...en])).toEqual([]);
  for (const text of [...es, ...en]) expect(text).not.toMatch(/\d|\{\{|["']|!|\s\s/);
  for (const text of es) expect(text).not.toMatch(ONLY_ENGLISH);
  for (const text of en) expect(text).not.toMatch(ONLY_SPANISH);
  for (const text of [...es, ...en])
    expect(text).not.toMatch(/\b(?:tienda|mostrador|género|mercancía|paquete|furgoneta|shop|counter|goods|parcel|van)\b/i);
});
