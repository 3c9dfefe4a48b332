import { describe, expect, it } from 'vitest';
import { type Bilingual, LANGUAGES, type Language } from '../language/language.ts';
import { itHasSoundValues, itIsWellWritten, repeatedIn, sharedRuns, textsOf } from './pack-rules-fixture.ts';
import { SECTOR_IDS, type SectorPack } from './sector.ts';
import { SECTORS, sectorOf } from './sectors.ts';
import type { Trade } from './trade.ts';
import { TRADES, tradeOf } from './trades.ts';

const byLanguage = (text: Bilingual | undefined, language: Language) => (text ? [text[language]] : []);
const foldClue = (clue: string) => clue.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

it('knows at least sixty trades, each under its own id', () => {
  expect(TRADES.length).toBeGreaterThanOrEqual(60);
  expect(repeatedIn(TRADES.map(({ id }) => id))).toEqual([]);
  expect(repeatedIn(TRADES.map(({ name }) => name.es))).toEqual([]);
  for (const trade of TRADES) {
    expect(trade.id).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(tradeOf(trade.id)).toBe(trade);
  }
});

it.each(SECTOR_IDS)('tells at least two trades of %s apart', (id) => {
  const units = TRADES.filter(({ sector }) => sector === id).map(({ figures }) => figures.unit.es.one);
  expect(units.length).toBeGreaterThanOrEqual(2);
});

describe.each(TRADES.map((trade) => [trade.id, trade] as const))('%s', (id, trade) => {
  const merged = sectorOf(trade.sector, id);
  itHasSoundValues(merged);
  itIsWellWritten(merged.pack);

  it('has values and words of its own in place of its sector’s', () => {
    const sector = SECTORS[trade.sector];
    expect(merged.name).toBe(trade.name);
    expect(merged.unit).toBe(trade.figures.unit);
    expect(merged.price).toBe(trade.figures.price);
    expect(merged.pack.aBusiness).toBe(trade.words.aBusiness);
    for (const key of Object.keys(sector.pack) as (keyof SectorPack)[]) {
      const own: Partial<SectorPack> = trade.words;
      expect(merged.pack[key]).toBe(own[key] ?? sector.pack[key]);
    }
    for (const key of ['aBusiness', 'directCost', 'costDoubt', 'strain'] as const) {
      for (const language of LANGUAGES) expect(merged.pack[key][language]).not.toBe(sector.pack[key][language]);
    }
  });

  it('counts in a noun that fits after «cada»', () => {
    for (const language of LANGUAGES) {
      const { one, many } = trade.figures.unit[language];
      expect(one).toMatch(/^\p{Ll}[\p{L} ’-]*$/u);
      expect(many).toMatch(/^\p{Ll}[\p{L} ’-]*$/u);
      expect(one).not.toMatch(/^(un|una|el|la|a|an|the) /);
    }
  });

  it('opens with an article where the plan needs one', () => {
    expect(trade.words.aBusiness.es).toMatch(/^una? /);
    expect(trade.words.aBusiness.en).toMatch(/^an? /);
    expect(trade.words.theBusiness.es).toMatch(/^(el|la|los|las) /);
    expect(trade.words.theBusiness.en).toMatch(/^the /);
    expect(trade.words.directCost.es).toMatch(/^(el|la|los|las) /);
    expect(trade.words.directCost.en).not.toMatch(/^(the|a|an) /);
  });

  it('offers three or four substitutes and enough clues, written low', () => {
    for (const language of LANGUAGES) {
      expect(trade.words.substitutes[language].length).toBeGreaterThanOrEqual(3);
      expect(trade.words.substitutes[language].length).toBeLessThanOrEqual(4);
      expect(trade.clues[language].length).toBeGreaterThanOrEqual(4);
      expect(repeatedIn(trade.clues[language].map(foldClue))).toEqual([]);
      for (const clue of trade.clues[language]) expect(clue).toBe(clue.trim().toLowerCase());
    }
  });
});

describe('between trades', () => {
  it.each(SECTOR_IDS)('claims no clue twice inside %s', (id) => {
    const clues = TRADES.filter(({ sector }) => sector === id).flatMap((trade) => [
      ...new Set(LANGUAGES.flatMap((language) => trade.clues[language].map(foldClue))),
    ]);
    expect(repeatedIn(clues)).toEqual([]);
  });

  it.each(LANGUAGES)('repeats no clause or sentence of its own (%s)', (language) => {
    expect(repeatedIn(TRADES.flatMap((trade) => ownTexts(trade, language)))).toEqual([]);
  });

  it.each(LANGUAGES)('shares no run of eight words between two trades or with a sector (%s)', (language) => {
    const texts = [
      ...SECTOR_IDS.flatMap((id) => textsOf(SECTORS[id].pack, language).map((text) => [id, text] as const)),
      ...TRADES.flatMap((trade) => ownTexts(trade, language).map((text) => [trade.id, text] as const)),
    ];
    expect(sharedRuns(texts)).toEqual([]);
  });
});

/** What a trade writes itself and nobody else should have written. */
function ownTexts({ words }: Trade, language: Language): string[] {
  const { story, risks = [], ...clauses }: Partial<SectorPack> = words;
  const keys = ['scene', 'stakes', 'rivalTest', 'before', 'after', 'proof', 'costDoubt', 'strain'] as const;
  return [
    ...keys.flatMap((key) => byLanguage(clauses[key], language)),
    ...(story ? [story.wish, story.obstacle, story.hurt] : []).flatMap((text) => byLanguage(text, language)),
    ...risks.flatMap(({ risk, trigger, response }) => [risk, trigger, response]).flatMap((text) => byLanguage(text, language)),
  ];
}
