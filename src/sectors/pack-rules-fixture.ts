// The rules of values and wording that a sector keeps, and so does each narrower trade once it is merged into its sector.
import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../language/language.ts';
import type { Benchmark } from './benchmark.ts';
import type { Sector, SectorPack } from './sector.ts';

const SENTENCES = ['scene', 'stakes', 'rivalTest', 'strain'] as const;
const CLAUSES = ['aBusiness', 'theBusiness', 'usualCustomer', 'directCost', 'costDoubt', 'before', 'after', 'proof'] as const;
const LISTS = ['substitutes', 'permits', 'measures'] as const;

// Words that belong to one language only: one of them in the other edition is a text left untranslated. Left out are those that
// exist in both, such as “a” and “he”.
export const ONLY_SPANISH = /(^|[\s«(])(el|la|los|las|de|del|que|con|para|por|una|un|y|en|se|al|lo|su|quien)(?=$|[\s,.;:»)])/i;
export const ONLY_ENGLISH = /(^|[\s“(])(the|of|and|with|for|an|to|in|on|from|that|who|is|are|their|by|at)(?=$|[\s,.;:”)])/i;
const SUPERLATIVE = /\b(best|leading|finest|world-class|innovative|passionate|líder|innovador|innovadora|apasionado)\b/i;

/** Ranges in order, a margin left at the base values, wages a person can live on, and a year of twelve indices with mean one. */
export function itHasSoundValues(sector: Sector): void {
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
}

/** A pack complete, in two languages that say the same, each sentence a sentence and each clause a clause. */
export function itIsWellWritten(pack: SectorPack): void {
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
    // A colon comes before these in the plan, and «que promete esto» after what the business is.
    for (const key of ['before', 'after', 'proof', 'costDoubt'] as const) expect(pack[key][language]).not.toContain(':');
    expect(pack.aBusiness.es).not.toMatch(/ que /);
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
}

export function sentencesOf({ story, ...pack }: SectorPack, language: Language): string[] {
  const scenes = story ? [story.wish, story.obstacle, story.hurt] : [];
  return [...SENTENCES.map((key) => pack[key]), ...scenes].map((text) => text[language]);
}

export function textsOf(pack: SectorPack, language: Language): string[] {
  return [...sentencesOf(pack, language), ...clausesOf(pack, language)];
}

/** Texts that occur more than once. */
export function repeatedIn(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}

/** Runs of eight words that two owners share; an owner may repeat its own. */
export function sharedRuns(texts: readonly (readonly [owner: string, text: string])[]): string[] {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const [owner, text] of texts) {
    const words = text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
    for (let at = 0; at + 8 <= words.length; at++) {
      const run = words.slice(at, at + 8).join(' ');
      if ((owners.get(run) ?? owner) !== owner) shared.push(run);
      owners.set(run, owner);
    }
  }
  return shared;
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

/** Both editions of every text, each beside its translation. */
function pairsOf(pack: SectorPack): readonly (readonly [string, string])[] {
  const english = textsOf(pack, 'en');
  return textsOf(pack, 'es').map((text, index) => [text, english[index] ?? '']);
}

function isOrdered({ low, base, high }: Benchmark): boolean {
  return low <= base && base <= high;
}
