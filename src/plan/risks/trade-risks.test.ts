import { expect, it } from 'vitest';
import type { Draft } from '../draft.ts';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';
import { tradeRisks } from './trade-risks.ts';

const { growth: _, ...SHOP } = SHEETS['all said, money missing'] ?? {};
const CAFE = { ...inSector(SHOP, 'cafe_restaurant'), ...fact('trade', 'coffee_shop') };

function risksOf(solution: string): string {
  const table = tablesOf(compose({ ...CAFE, ...fact('solution', solution) })).find(({ title }) => title?.en === 'The risks, in order');
  return JSON.stringify(table?.rows ?? []);
}

it('whoever is offered a socket and a table may hold the seat, and that is told once', () => {
  const told = risksOf('Café, tostadas y una mesa grande con enchufes');
  expect(told).toContain('hold a seat for hours');
  expect(told).not.toMatch(/all morning with a single cup/);
  expect(risksOf('Café y tostadas para llevar')).not.toContain('hold a seat for hours');
});

const ARCHITECT = { ...inSector(SHOP, 'consulting_freelance'), ...fact('trade', 'architecture_studio'), ...fact('team', 1) };
const architectRisks = (told: object) => {
  const table = tablesOf(compose({ ...ARCHITECT, ...told })).find(({ title }) => title?.en === 'The risks, in order');
  return JSON.stringify(table?.rows ?? []);
};

it('a permission that is promised is the council’s to give: what is promised is the day it is asked for', () => {
  const british = { ...fact('country', 'GB'), ...fact('solution', 'From first sketch to planning permission') };
  expect(architectRisks(british)).toContain('about eight weeks by law');
  const spanish = architectRisks(fact('solution', 'Del primer croquis a la licencia'));
  expect(spanish).toContain('la decisión es del ayuntamiento');
  expect(spanish).not.toContain('ocho semanas');
  expect(architectRisks(fact('solution', 'Interiores y mobiliario'))).not.toContain('resolución urbanística');
});

it('whoever sends most of the customers comes first, where no money is spent on it', () => {
  const risk = (en: string, hits: string) => ({ risk: { es: en, en }, hits });
  const risks = [risk('fewer orders', 'sales'), risk('one sends most', 'source')];
  const count = (value: number) => ({ kind: 'count', value, origin: 'derived' });
  const first = (most: number, unpaid: number) =>
    tradeRisks({
      ...{ facts: {}, denied: [], model: { assumptions: { trade: null } }, sector: { id: 'agency', pack: { risks } } },
      figures: { 'source-customers': count(most), 'funnel-customers': count(26), 'unpaid-customers': count(unpaid) },
    } as unknown as Draft)[0]?.risk.en;
  expect(first(21, 21)).toBe('one sends most');
  expect(first(21, 3)).toBe('fewer orders');
  expect(first(9, 21)).toBe('fewer orders');
});
