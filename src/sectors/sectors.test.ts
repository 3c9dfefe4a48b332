import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language/language.ts';
import { itHasSoundValues, itIsWellWritten, repeatedIn, sentencesOf, sharedRuns, textsOf } from './pack-rules-fixture.ts';
import { SECTOR_IDS } from './sector.ts';
import { SECTORS, sectorOf } from './sectors.ts';

const all = SECTOR_IDS.map((id) => SECTORS[id]);

it('knows twenty-two trades, each filed under its own id', () => {
  expect(Object.keys(SECTORS)).toHaveLength(22);
  for (const id of SECTOR_IDS) expect(sectorOf(id).id).toBe(id);
});

describe.each(all.map((sector) => [sector.id, sector] as const))('%s', (_id, sector) => {
  itHasSoundValues(sector);
  itIsWellWritten(sector.pack);
});

describe('between trades', () => {
  it.each(LANGUAGES)('repeats no scene, stakes, strain, story, test, doubt, contrast, proof or risk (%s)', (language) => {
    const keys = ['costDoubt', 'before', 'after', 'proof'] as const;
    const texts = all.flatMap(({ pack }) => [
      ...sentencesOf(pack, language),
      ...keys.map((key) => pack[key][language]),
      ...pack.risks.flatMap((risk) => [risk.risk[language], risk.trigger[language], risk.response[language]]),
    ]);
    expect(repeatedIn(texts)).toEqual([]);
  });

  it.each(LANGUAGES)('shares no run of eight words between two trades (%s)', (language) => {
    const texts = all.flatMap((sector) => textsOf(sector.pack, language).map((text) => [sector.id, text] as const));
    expect(sharedRuns(texts)).toEqual([]);
  });
});
