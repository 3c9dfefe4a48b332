import { describe, expect, it } from 'vitest';
import { type Bilingual, LANGUAGES } from '../../language/language.ts';
import { sharedRuns, textsOf } from '../pack-rules-fixture.ts';
import { SECTOR_IDS, type SectorId } from '../sector.ts';
import { SECTORS } from '../sectors.ts';
import { TRADES, type TradeId } from '../trades.ts';
import { TAKES } from './takes.ts';
import { TRADE_TAKES } from './trade-takes.ts';

const SENTENCES = ['scenes', 'stories', 'rivalTests', 'strains', 'bankAsks', 'peaks', 'troughs'] as const;
const CLAUSES = ['contrasts', 'costDoubts', 'proofs', 'risks'] as const;
const MONTH =
  /\b(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|june|july|august|september|october|november|december)\b/i;
const WORN =
  /\b(best|leading|finest|world-class|innovative|passionate|líder|innovadora?|apasionado|único|revolucion\w+|disruptiv\w+|seamless|leverage|unlock)\b/i;

/** Every pair of texts in a value, however deep. */
function pairsIn(value: unknown): readonly Bilingual[] {
  if (typeof value !== 'object' || value === null) return [];
  const { es, en } = value as { es?: unknown; en?: unknown };
  if (typeof es === 'string' && typeof en === 'string') return [{ es, en }];
  if (Array.isArray(es) && Array.isArray(en)) return es.map((text: string, at) => ({ es: text, en: String(en[at]) }));
  return Object.values(value).flatMap(pairsIn);
}

const wordings = (sector: SectorId, kinds: readonly (keyof (typeof TAKES)[SectorId])[]) =>
  kinds.flatMap((kind) => pairsIn(TAKES[sector][kind]).flatMap(({ es, en }) => [es, en]));

describe.each(SECTOR_IDS)('the takes of %s', (sector) => {
  it('are sentences where sentences are told, and clauses where clauses are', () => {
    for (const sentence of wordings(sector, SENTENCES)) expect(sentence).toMatch(/^[\p{Lu}¿].*[.?]$/u);
    for (const clause of wordings(sector, CLAUSES)) expect(clause).toMatch(/^[\p{Ll}«“].*[^.;!]$/u);
    for (const step of wordings(sector, ['steps'])) expect(step).toMatch(/^\p{Lu}.*[^.]$/u);
  });

  it('hold no digit, slot, markup or worn word, and name no month', () => {
    const all = pairsIn(TAKES[sector]).flatMap(({ es, en }) => [es, en]);
    expect(all.length).toBeGreaterThan(70);
    for (const text of all) expect(text).not.toMatch(/\d|\{\{|\*\*|["']|!|\s\s/);
    for (const text of all) expect(text).not.toMatch(WORN);
    for (const text of wordings(sector, ['peaks', 'troughs'])) expect(text).not.toMatch(MONTH);
  });
});

describe.each(Object.keys(TRADE_TAKES) as TradeId[])('the takes of %s', (trade) => {
  const { costDoubts, strains, scenes = [] } = TRADE_TAKES[trade] ?? { costDoubts: [], strains: [] };

  it('are clauses, sentences, and free of digits, markup and worn words', () => {
    for (const { es, en } of costDoubts) for (const clause of [es, en]) expect(clause).toMatch(/^[\p{Ll}«“].*[^.;!]$/u);
    for (const { es, en } of [...pairsIn(strains), ...pairsIn(scenes)])
      for (const sentence of [es, en]) expect(sentence).toMatch(/^[\p{Lu}¿].*[.?]$/u);
    for (const { es, en } of pairsIn(TRADE_TAKES[trade])) {
      for (const text of [es, en]) expect(text).not.toMatch(/\d|\{\{|\*\*|["']|!|\s\s/);
      for (const text of [es, en]) expect(text).not.toMatch(WORN);
    }
  });

  it('stand beside a scene of its own where they tell one', () => {
    const own = TRADES.find(({ id }) => id === trade)?.words;
    expect(scenes.length === 0 || own?.scene !== undefined).toBe(true);
  });
});

it.each(LANGUAGES)('no take shares a run of eight words with another sector or trade (%s)', (language) => {
  const texts = SECTOR_IDS.flatMap((sector) => [
    ...textsOf(SECTORS[sector].pack, language).map((text) => [sector, text] as const),
    ...pairsIn(TAKES[sector]).map((text) => [sector, text[language]] as const),
  ]);
  const narrower = [
    ...TRADES.flatMap(({ id, words: { costDoubt, strain, scene, stakes, story } }) =>
      pairsIn([costDoubt, strain, scene, stakes, story]).map((text) => [id, text[language]] as const),
    ),
    ...Object.entries(TRADE_TAKES).flatMap(([id, takes]) => pairsIn(takes).map((text) => [`takes of ${id}`, text[language]] as const)),
  ];
  expect(sharedRuns([...texts, ...narrower])).toEqual([]);
  expect(sharedRuns(texts)).toEqual([]);
});
