import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../language/language.ts';
import type { Benchmark } from './benchmark.ts';
import { SECTOR_IDS, type SectorPack } from './sector.ts';
import { SECTORS, sectorOf } from './sectors.ts';

const all = SECTOR_IDS.map((id) => SECTORS[id]);

const SENTENCES = ['scene', 'stakes', 'rivalTest', 'strain'] as const;
const CLAUSES = ['aBusiness', 'theBusiness', 'usualCustomer', 'directCost', 'costDoubt', 'before', 'after', 'proof'] as const;
const LISTS = ['substitutes', 'permits', 'measures'] as const;

// Words that belong to one language only: one of them in the other edition is a text left untranslated. Left out are those that
// exist in both, such as “a” and “he”.
const ONLY_SPANISH = /(^|[\s«(])(el|la|los|las|de|del|que|con|para|por|una|un|y|en|se|al|lo|su|quien)(?=$|[\s,.;:»)])/i;
const ONLY_ENGLISH = /(^|[\s“(])(the|of|and|with|for|an|to|in|on|from|that|who|is|are|their|by|at)(?=$|[\s,.;:”)])/i;
const SUPERLATIVE = /\b(best|leading|finest|world-class|innovative|passionate|líder|innovador|innovadora|apasionado)\b/i;

function sentencesOf({ story, ...pack }: SectorPack, language: Language): string[] {
  const scenes = story ? [story.wish, story.obstacle, story.hurt] : [];
  return [...SENTENCES.map((key) => pack[key]), ...scenes].map((text) => text[language]);
}

/** Clauses that stand alone in a cell, a list or the middle of a sentence. */
function clausesOf(pack: SectorPack, language: Language): string[] {
  return [
    ...CLAUSES.map((key) => pack[key][language]),
    ...LISTS.flatMap((key) => pack[key][language]),
    ...pack.steps[language],
    ...pack.channels.flatMap((channel) => [channel.name[language], channel.purpose[language]]),
    ...pack.risks.flatMap((risk) => [risk.risk[language], risk.trigger[language], risk.response[language]]),
  ];
}

function textsOf(pack: SectorPack, language: Language): string[] {
  return [...sentencesOf(pack, language), ...clausesOf(pack, language)];
}

/** Both editions of every text, each beside its translation. */
function pairsOf(pack: SectorPack): readonly (readonly [string, string])[] {
  const english = textsOf(pack, 'en');
  return textsOf(pack, 'es').map((text, index) => [text, english[index] ?? '']);
}

function isOrdered({ low, base, high }: Benchmark): boolean {
  return low <= base && base <= high;
}

it('knows twenty-two trades, each filed under its own id', () => {
  expect(Object.keys(SECTORS)).toHaveLength(22);
  for (const id of SECTOR_IDS) expect(sectorOf(id).id).toBe(id);
});

describe.each(all.map((sector) => [sector.id, sector] as const))('%s', (_id, sector) => {
  const { pack } = sector;

  it('orders its ranges low, base, high', () => {
    const { variableCostPct, staffPct, rentPct, marketingPct, otherFixedPct, price, monthlyUnits } = sector;
    for (const range of [variableCostPct, staffPct, rentPct, marketingPct, otherFixedPct, price, monthlyUnits]) {
      expect(range).toSatisfy(isOrdered);
      expect(range.low).toBeGreaterThanOrEqual(0);
    }
    if (sector.netMarginPct) expect(sector.netMarginPct).toSatisfy(isOrdered);
    if (sector.monthlyChurnPct) expect(sector.monthlyChurnPct).toSatisfy(isOrdered);
    expect(sector.price.low).toBeGreaterThan(0);
    expect(sector.capex).toSatisfy(isOrdered);
  });

  it('leaves, at its base values, a small firm near its usual margin', () => {
    const { variableCostPct, staffPct, rentPct, marketingPct, otherFixedPct, price, monthlyUnits, netMarginPct } = sector;
    const spent = variableCostPct.base + staffPct.base + rentPct.base + marketingPct.base + otherFixedPct.base;
    expect(spent).toBeLessThan(100);
    expect(netMarginPct).toBeDefined();
    expect(netMarginPct?.base).toBeLessThanOrEqual(0.86 * (100 - spent));
    const yearlySales = price.base * monthlyUnits.base * 12;
    expect(yearlySales).toBeGreaterThan(45_000);
    expect(yearlySales).toBeLessThan(300_000);
    // The staff share pays the usual team: over a modest wage each, under a handsome one.
    const yearlyPay = (yearlySales * staffPct.base) / 100 / (sector.usualTeam ?? 0);
    expect(yearlyPay).toBeGreaterThan(17_000);
    expect(yearlyPay).toBeLessThan(40_000);
  });

  it('has a year of twelve indices with mean one', () => {
    for (const season of [sector.season, ...(sector.otherSeasons ?? []).map((other) => other.season)]) {
      expect(season).toHaveLength(12);
      expect(season.reduce((sum, index) => sum + index, 0) / 12).toBeCloseTo(1, 3);
      for (const index of season) expect(index).toBeGreaterThan(0);
    }
  });

  it('shares the marketing budget out to the last percent', () => {
    expect(pack.channels.length).toBeGreaterThanOrEqual(3);
    expect(pack.channels.reduce((sum, channel) => sum + channel.share, 0)).toBe(100);
  });

  it('has risks, substitutes, permits and measures enough', () => {
    expect(pack.risks.length).toBeGreaterThanOrEqual(3);
    for (const language of LANGUAGES) {
      expect(pack.substitutes[language].length).toBeGreaterThanOrEqual(2);
      expect(pack.permits[language].length).toBeGreaterThanOrEqual(3);
      expect(pack.measures[language].length).toBeGreaterThanOrEqual(3);
    }
    for (const key of LISTS) expect(pack[key].es).toHaveLength(pack[key].en.length);
  });

  it.each(LANGUAGES)('writes sentences as sentences and clauses as clauses (%s)', (language) => {
    for (const sentence of sentencesOf(pack, language)) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    for (const clause of clausesOf(pack, language)) expect(clause).not.toMatch(/[.;!¡]$|^\s|\s$|\s{2}/);
    for (const step of pack.steps[language]) expect(step).toMatch(/^\p{Lu}/u);
    // Names aside (Instagram, Google…), a clause that opens inside a sentence starts low.
    for (const key of CLAUSES) expect(pack[key][language]).toMatch(/^[\p{Ll}«“]/u);
  });

  it('writes no digit, slot, markup, superlative or typewriter quote', () => {
    for (const text of pairsOf(pack).flat()) expect(text).not.toMatch(/\d|\{\{|\*\*|["']|!/);
    for (const text of pairsOf(pack).flat()) expect(text).not.toMatch(SUPERLATIVE);
  });

  it('keeps each edition in its own language', () => {
    for (const [es, en] of pairsOf(pack)) {
      expect(es).not.toMatch(ONLY_ENGLISH);
      expect(en).not.toMatch(ONLY_SPANISH);
      // A name such as Google Shopping may be the same in both; a text of several words may not.
      if (es.split(' ').length > 2) expect(es).not.toBe(en);
    }
  });

  it('lists items without a conjunction, which the list itself will add', () => {
    for (const key of LISTS) {
      for (const item of pack[key].es) expect(item).not.toMatch(/ [ye] /);
      for (const item of pack[key].en) expect(item).not.toMatch(/ and /);
    }
  });
});

describe('between trades', () => {
  it.each(LANGUAGES)('repeats no scene, stakes, strain, story, test, doubt, contrast, proof or risk (%s)', (language) => {
    const keys = ['costDoubt', 'before', 'after', 'proof'] as const;
    const texts = all.flatMap(({ pack }) => [
      ...sentencesOf(pack, language),
      ...keys.map((key) => pack[key][language]),
      ...pack.risks.flatMap((risk) => [risk.risk[language], risk.trigger[language], risk.response[language]]),
    ]);
    const seen = new Set<string>();
    expect(texts.filter((text) => seen.size === seen.add(text).size)).toEqual([]);
  });

  it('shares no run of eight words between two trades', () => {
    for (const language of LANGUAGES) {
      const owner = new Map<string, string>();
      const shared: string[] = [];
      for (const sector of all) {
        for (const text of textsOf(sector.pack, language)) {
          const words = text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
          for (let at = 0; at + 8 <= words.length; at++) {
            const run = words.slice(at, at + 8).join(' ');
            if ((owner.get(run) ?? sector.id) !== sector.id) shared.push(run);
            owner.set(run, sector.id);
          }
        }
      }
      expect(shared).toEqual([]);
    }
  });
});
