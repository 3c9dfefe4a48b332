import type { Bilingual } from '../language/language.ts';
import type { PackTakes } from '../sectors/pack-takes.ts';
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

/** The clauses this plan draws, always the same for its id. What a narrower trade says of its own has takes of its own; the rest is drawn from its sector's. */
export function drawPack(id: string, { pack, id: sector }: Sector, trade: string | null): DrawnPack {
  const takes = TAKES[sector];
  const own = tradeOf(trade ?? '')?.words ?? {};
  const draw = <Take>(kind: keyof PackTakes, first: Take, more: readonly Take[]): Take => pickVariant(`${id} ${kind}`, [first, ...more]);
  const narrower = TRADE_TAKES[(trade ?? '') as TradeId];
  const isOwn = (...clauses: (keyof SectorPack)[]) => clauses.some((clause) => clause in own);
  const { scene, stakes, story, before, after } = pack;
  return {
    ...pack,
    ...draw('scenes', { scene, stakes }, isOwn('scene', 'stakes') ? (narrower?.scenes ?? []) : takes.scenes),
    ...(isOwn('story') ? {} : { story: story ? draw('stories', story, takes.stories) : pickVariant(`${id} stories`, takes.stories) }),
    ...(isOwn('before', 'after') ? {} : draw('contrasts', { before, after }, takes.contrasts)),
    costDoubt: draw('costDoubts', pack.costDoubt, isOwn('costDoubt') ? (narrower?.costDoubts ?? []) : takes.costDoubts),
    ...(isOwn('rivalTest') ? {} : { rivalTest: draw('rivalTests', pack.rivalTest, takes.rivalTests) }),
    ...(isOwn('steps') ? {} : { steps: draw('steps', pack.steps, takes.steps) }),
    ...(isOwn('proof') ? {} : { proof: draw('proofs', pack.proof, takes.proofs) }),
    strain: draw('strains', pack.strain, isOwn('strain') ? (narrower?.strains ?? []) : takes.strains),
    risks: isOwn('risks') ? pack.risks : turn(id, [...pack.risks, ...takes.risks]),
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
