import type { Bilingual } from '../language/language.ts';
import type { PackTakes, TradeTakes } from '../sectors/pack-takes.ts';
import type { Sector, SectorPack } from '../sectors/sector.ts';
import { TAKES } from '../sectors/takes/takes.ts';
import { TRADE_TAKES } from '../sectors/takes/trade-takes.ts';
import { type TradeId, tradeOf } from '../sectors/trades.ts';
import { pickVariant } from './pick-variant.ts';

/** A pack with one take of each kind chosen, and what is only said once a plan is written. */
export interface DrawnPack extends SectorPack {
  readonly bankAsk: Bilingual;
  readonly peak: Bilingual;
  readonly trough: Bilingual;
}

/** The clauses this plan draws, always the same for its id, among those that fit whom the founder named. What a narrower trade says of its own has takes of its own; the rest is drawn from its sector's. */
export function drawPack(
  id: string,
  { pack, id: sector }: Sector,
  trade: string | null,
  fits: (take: object) => boolean = () => true,
): DrawnPack {
  const takes = TAKES[sector];
  const own = tradeOf(trade ?? '')?.words ?? {};
  const narrower = TRADE_TAKES[(trade ?? '') as TradeId] ?? {};
  const furtherTakes = <Kind extends keyof TradeTakes>(kind: Kind, ...clauses: (keyof SectorPack)[]): PackTakes[Kind] | readonly [] =>
    clauses.some((clause) => clause in own) ? (narrower[kind] ?? []) : takes[kind];
  const draw = <Take extends object>(kind: keyof PackTakes, first: Take, more: readonly Take[]): Take => {
    const fitting = [first, ...more].filter(fits);
    return pickVariant(`${id} ${kind}`, fitting.length > 0 ? fitting : [first, ...more]);
  };
  const { scene, stakes, story, before, after } = pack;
  return {
    ...pack,
    ...draw('scenes', { scene, stakes }, furtherTakes('scenes', 'scene', 'stakes')),
    story: story ? draw('stories', story, furtherTakes('stories', 'story')) : pickVariant(`${id} stories`, takes.stories),
    ...draw('contrasts', { before, after }, furtherTakes('contrasts', 'before', 'after')),
    costDoubt: draw('costDoubts', pack.costDoubt, furtherTakes('costDoubts', 'costDoubt')),
    rivalTest: draw('rivalTests', pack.rivalTest, furtherTakes('rivalTests', 'rivalTest')),
    steps: draw('steps', pack.steps, furtherTakes('steps', 'steps')),
    proof: draw('proofs', pack.proof, furtherTakes('proofs', 'proof')),
    strain: draw('strains', pack.strain, furtherTakes('strains', 'strain')),
    risks: turn(id, [...pack.risks, ...furtherTakes('risks', 'risks')]),
    bankAsk: pickVariant(`${id} bankAsks`, takes.bankAsks),
    peak: pickVariant(`${id} peaks`, takes.peaks),
    trough: pickVariant(`${id} troughs`, takes.troughs),
  };
}

/** The same items from another one on: a page that takes the first few takes others. */
function turn<Item>(id: string, items: readonly Item[]): readonly Item[] {
  const from = pickVariant(`${id} risks`, [...items.keys()]);
  return [...items.slice(from), ...items.slice(0, from)];
}
