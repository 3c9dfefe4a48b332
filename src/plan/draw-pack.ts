import type { Bilingual } from '../language/language.ts';
import type { DrawnKind, PackTakes, TradeTakes } from '../sectors/pack-takes.ts';
import type { Sector, SectorPack } from '../sectors/sector.ts';
import { TAKES } from '../sectors/takes/takes.ts';
import { TRADE_TAKES } from '../sectors/takes/trade-takes.ts';
import { type TradeId, tradeOf } from '../sectors/trades.ts';
import { pickVariant } from './pick-variant.ts';
import { ANYBODY, fittingOf, takesFor, type Whom } from './takes-for.ts';

/** A pack with one take of each kind chosen, and what is only said once a plan is written. */
export interface DrawnPack extends SectorPack {
  readonly bankAsk: Bilingual;
  readonly peak: Bilingual;
  readonly trough: Bilingual;
}

type TakeOf<Kind extends DrawnKind> = PackTakes[Kind][number];

/** The clauses this plan draws, always the same for its id, among those that fit whom the founder named. What a narrower trade says of its own has takes of its own; the rest is drawn from its sector's. */
export function drawPack(id: string, { pack, id: sector }: Sector, trade: string | null, whom: Whom = ANYBODY): DrawnPack {
  const takes = TAKES[sector];
  const words = tradeOf(trade ?? '')?.words ?? {};
  const narrower: TradeTakes = TRADE_TAKES[(trade ?? '') as TradeId] ?? {};
  const takesOf = (...clauses: (keyof SectorPack)[]) => (clauses.some((clause) => clause in words) ? narrower : takes);
  const draw = <Kind extends DrawnKind>(kind: Kind, first: TakeOf<Kind> | undefined, ...clauses: (keyof SectorPack)[]): TakeOf<Kind> => {
    const told: TradeTakes = takesOf(...clauses);
    const more: readonly TakeOf<Kind>[] = told[kind] ?? [];
    const own = first ? [{ take: first, buyer: told.packBuyers?.[kind] }] : [];
    const fitting = takesFor(whom, [...own, ...more.map((take) => ({ take, buyer: take.buyer }))]);
    return pickVariant(`${id} ${kind}`, whom.tellsTold ? fittingOf(fitting, whom.tellsTold) : fitting);
  };
  const { scene, stakes } = draw('scenes', { scene: pack.scene, stakes: pack.stakes }, 'scene', 'stakes');
  const { before, after } = draw('contrasts', { before: pack.before, after: pack.after }, 'before', 'after');
  return {
    ...pack,
    scene,
    stakes,
    story: draw('stories', pack.story, 'story'),
    before,
    after,
    costDoubt: draw('costDoubts', pack.costDoubt, 'costDoubt'),
    rivalTest: draw('rivalTests', pack.rivalTest, 'rivalTest'),
    steps: draw('steps', pack.steps, 'steps'),
    proof: draw('proofs', pack.proof, 'proof'),
    strain: draw('strains', pack.strain, 'strain'),
    substitutes: linesThatFit(pack.substitutes, whom.fits),
    measures: linesThatFit(pack.measures, whom.fits),
    permits: linesThatFit(pack.permits, whom.fits),
    channels: fittingOf(pack.channels, whom.fits),
    risks: [...(pack.toldRisks ?? []), ...turn(id, fittingOf([...pack.risks, ...(takesOf('risks').risks ?? [])], whom.fits))],
    bankAsk: pickVariant(`${id} bankAsks`, fittingOf(narrower.bankAsks ?? takes.bankAsks, whom.fits)),
    peak: pickVariant(`${id} peaks`, fittingOf(narrower.peaks ?? takes.peaks, whom.fits)),
    trough: pickVariant(`${id} troughs`, fittingOf(narrower.troughs ?? takes.troughs, whom.fits)),
  };
}

/** Of lists that say the same in both languages. */
function linesThatFit({ es, en }: Bilingual<readonly string[]>, fits: Whom['fits']): Bilingual<readonly string[]> {
  const lines = fittingOf(
    es.map((line, at) => ({ es: line, en: en[at] ?? '' })),
    fits,
  );
  return { es: lines.map((line) => line.es), en: lines.map((line) => line.en) };
}

/** The same items from another one on: a page that takes the first few takes others. */
function turn<Item>(id: string, items: readonly Item[]): readonly Item[] {
  const from = pickVariant(`${id} risks`, [...items.keys()]);
  return [...items.slice(from), ...items.slice(0, from)];
}
