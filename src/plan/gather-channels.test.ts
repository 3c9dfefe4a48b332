import { expect, it } from 'vitest';
import { findConcepts } from '../sectors/concepts/find-concepts.ts';
import { SECTOR_IDS } from '../sectors/sector.ts';
import { sectorOf } from '../sectors/sectors.ts';
import { findShowcase, gatherChannels } from './gather-channels.ts';

const usual = sectorOf('retail_shop').pack.channels;

it('gives the largest shares to the channels that were named, and keeps every share', () => {
  const named = findConcepts('boca a boca y Nextdoor', 'retail_shop', ['channel']);
  const channels = gatherChannels(named, usual);
  const byShare = [...channels].sort((a, b) => b.share - a.share).map(({ name }) => name.en);
  expect(byShare.slice(0, 2)).toEqual(named.map(({ en }) => en));
  expect(channels.map(({ share }) => share)).toEqual(usual.map(({ share }) => share));
});

it('leaves the trade’s own where nobody named any, and none twice', () => {
  expect(gatherChannels([], usual).map(({ name }) => name)).toEqual(usual.map(({ name }) => name));
  const first = usual[0]?.name;
  const channels = gatherChannels([{ kind: 'channel', es: first?.es ?? '', en: first?.en ?? '', clues: { es: [], en: [] } }], usual);
  expect(new Set(channels.map(({ name }) => name.es)).size).toBe(usual.length);
});

it('invites to look where there is something to see, never through a deal with somebody', () => {
  expect(findShowcase([], sectorOf('food_truck').pack.channels)?.en).toMatch(/^Instagram/);
  expect(findShowcase([], sectorOf('repair_shop').pack.channels)?.es).toBe('ficha de Google con reseñas');
  expect(findShowcase(findConcepts('carteles en el barrio', 'repair_shop', ['channel']), usual)?.es).toMatch(/cartel/);
  expect(findShowcase([], sectorOf('ecommerce').pack.channels)?.es).toBe('guías y fichas para buscadores');
  for (const sector of SECTOR_IDS) expect([sector, findShowcase([], sectorOf(sector).pack.channels)]).not.toContain(undefined);
});
