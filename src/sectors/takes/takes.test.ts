import { describe, expect, it } from 'vitest';
import { type Bilingual, LANGUAGES } from '../../language/language.ts';
import { ONLY_ENGLISH, ONLY_SPANISH, repeatedIn, sharedRuns, textsOf } from '../pack-rules-fixture.ts';
import type { DrawnKind, PackTakes, TradeTakes } from '../pack-takes.ts';
import { SECTOR_IDS, type SectorId, type SectorPack } from '../sector.ts';
import { SECTORS } from '../sectors.ts';
import { TRADES } from '../trades.ts';
import { TAKES } from './takes.ts';
import { TRADE_TAKES } from './trade-takes.ts';

const SENTENCES = ['scenes', 'stories', 'rivalTests', 'strains', 'bankAsks', 'peaks', 'troughs'] as const;
const CLAUSES = ['contrasts', 'costDoubts', 'proofs', 'risks'] as const;
const SENTENCE = /^[\p{Lu}¿].*[.?]$/u;
const CLAUSE = /^[\p{Ll}«“].*[^.;!]$/u;
const STEP = /^\p{Lu}.*[^.]$/u;
const DRAWN_KINDS: readonly DrawnKind[] = ['scenes', 'stories', 'contrasts', 'costDoubts', 'rivalTests', 'steps', 'proofs', 'strains'];
type Kind = DrawnKind | 'risks';
const SHAPES: Readonly<Record<Kind, RegExp>> = {
  scenes: SENTENCE,
  stories: SENTENCE,
  rivalTests: SENTENCE,
  strains: SENTENCE,
  contrasts: CLAUSE,
  costDoubts: CLAUSE,
  proofs: CLAUSE,
  risks: CLAUSE,
  steps: STEP,
};
/** The clauses of a pack that each kind of take stands for. */
const CLAUSES_OF: Readonly<Record<Kind, readonly (keyof SectorPack)[]>> = {
  scenes: ['scene', 'stakes'],
  stories: ['story'],
  contrasts: ['before', 'after'],
  costDoubts: ['costDoubt'],
  rivalTests: ['rivalTest'],
  steps: ['steps'],
  proofs: ['proof'],
  strains: ['strain'],
  risks: ['risks'],
};
const MONTH =
  /\b(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|june|july|august|september|october|november|december)\b/i;
const WORN =
  /\b(best|leading|finest|world-class|innovative|passionate|líder|innovadora?|apasionado|único|revolucion\w+|disruptiv\w+|seamless|leverage|unlock)\b/i;

/** Spoken in Spain alone: «sois», «cocináis», «vuestro». */
const PLURAL_YOU = /(^|[\s«(])(sois|seréis|os|vosotr[oa]s|vuestr[oa]s?|[a-zñ]+[áé]is)(?=$|[\s,.;:»)?])(?<!\b(dieciséis|veintiséis))/i;

/** The words by which a reader would notice a pattern. */
const openingOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,;:]+/)
    .slice(0, 3)
    .join(' ');

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
    for (const sentence of wordings(sector, SENTENCES)) expect(sentence).toMatch(SENTENCE);
    for (const clause of wordings(sector, CLAUSES)) expect(clause).toMatch(CLAUSE);
    for (const step of wordings(sector, ['steps'])) expect(step).toMatch(STEP);
  });

  it('hold no digit, slot, markup or worn word, and name no month', () => {
    const all = pairsIn(TAKES[sector]).flatMap(({ es, en }) => [es, en]);
    expect(all.length).toBeGreaterThan(70);
    for (const text of all) expect(text).not.toMatch(/\d|\{\{|\*\*|["']|!|\s\s/);
    for (const text of all) expect(text).not.toMatch(WORN);
    for (const text of wordings(sector, ['peaks', 'troughs'])) expect(text).not.toMatch(MONTH);
  });
});

describe.each(TRADES.map(({ id, words }) => [id, words as Partial<SectorPack>] as const))('the takes of %s', (trade, own) => {
  const takes: TradeTakes = TRADE_TAKES[trade] ?? {};
  const kinds = (Object.keys(CLAUSES_OF) as Kind[]).filter((kind) => kind in takes);

  it('are two of each kind at least of which the trade has clauses of its own, and of no other', () => {
    const told = (Object.keys(CLAUSES_OF) as Kind[]).filter((kind) => CLAUSES_OF[kind].some((clause) => clause in own));
    expect([...kinds].sort()).toEqual(told.sort());
    for (const kind of kinds) expect(takes[kind]?.length, kind).toBeGreaterThanOrEqual(2);
  });

  it('are sentences, clauses and steps, each where they are told', () => {
    for (const kind of kinds) {
      for (const { es, en } of pairsIn(takes[kind])) for (const text of [es, en]) expect(text).toMatch(SHAPES[kind]);
    }
    // A colon always comes before these in the plan.
    for (const { es, en } of pairsIn([takes.contrasts, takes.proofs, takes.costDoubts]))
      for (const text of [es, en]) expect(text).not.toContain(':');
  });

  it('are free of digits, markup and worn words, each edition in its own language', () => {
    for (const { es, en } of pairsIn(takes)) {
      for (const text of [es, en]) expect(text).not.toMatch(/\d|\{\{|\*\*|["']|!|\s\s/);
      for (const text of [es, en]) expect(text).not.toMatch(WORN);
      expect(es).not.toMatch(ONLY_ENGLISH);
      expect(en).not.toMatch(ONLY_SPANISH);
    }
  });

  it('are of a lender and of the months whole sentences, and name no month', () => {
    for (const { es, en } of pairsIn([takes.bankAsks, takes.peaks, takes.troughs])) {
      for (const text of [es, en]) expect(text).toMatch(SENTENCE);
      for (const text of [es, en]) expect(text).not.toMatch(MONTH);
    }
  });

  it.each(LANGUAGES)('open each in a way of its own (%s)', (language) => {
    for (const kind of kinds) {
      for (const clause of CLAUSES_OF[kind]) {
        const told = [own[clause], ...(takes[kind] ?? []).map((take) => (take as Partial<SectorPack>)[clause] ?? take)];
        const openings = told.flatMap((text) => pairsIn(text).slice(0, 1)).map((text) => openingOf(text[language]));
        expect(repeatedIn(openings)).toEqual([]);
      }
    }
  });
});

it('keeps of each kind a take for households and one for businesses', () => {
  const all: readonly (readonly [string, Partial<PackTakes>])[] = [...Object.entries(TAKES), ...Object.entries(TRADE_TAKES)];
  for (const [owner, takes] of all) {
    for (const kind of DRAWN_KINDS.filter((drawn) => takes[drawn])) {
      const buyers = [takes.packBuyers?.[kind], ...(takes[kind] ?? []).map((take) => take.buyer)];
      for (const wide of ['household', 'business'] as const) {
        expect(
          buyers.some((buyer) => buyer === undefined || buyer === wide),
          `${owner} ${kind} ${wide}`,
        ).toBe(true);
      }
    }
  }
});

it('speaks to one reader: Spanish texts hold no plural you', () => {
  const all = pairsIn([TRADES.map(({ words }) => words), TRADE_TAKES, TAKES, SECTOR_IDS.map((sector) => SECTORS[sector].pack)]);
  expect(all.length).toBeGreaterThan(5000);
  expect(all.map(({ es }) => es).filter((es) => PLURAL_YOU.test(es))).toEqual([]);
});

it.each(LANGUAGES)('no take shares a run of eight words with another sector or trade (%s)', (language) => {
  const texts = SECTOR_IDS.flatMap((sector) => [
    ...textsOf(SECTORS[sector].pack, language).map((text) => [sector, text] as const),
    ...pairsIn(TAKES[sector]).map((text) => [sector, text[language]] as const),
  ]);
  const narrower = [
    ...TRADES.flatMap(({ id, words }) =>
      pairsIn(Object.values(CLAUSES_OF).flatMap((clauses) => clauses.map((clause) => (words as Partial<SectorPack>)[clause]))).map(
        (text) => [id, text[language]] as const,
      ),
    ),
    ...Object.entries(TRADE_TAKES).flatMap(([id, takes]) => pairsIn(takes).map((text) => [`takes of ${id}`, text[language]] as const)),
  ];
  expect(sharedRuns([...texts, ...narrower])).toEqual([]);
  expect(sharedRuns(texts)).toEqual([]);
});
