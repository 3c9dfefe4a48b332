import type { Bilingual } from '../language/language.ts';
import type { SectorPack, SectorRisk } from './sector.ts';

type Two<Item> = readonly [Item, Item];
type Three<Item> = readonly [Item, Item, Item];

/**
 * Further takes of a sector's clauses, so that two plans of one trade read differently: with the pack's own, three of each kind.
 * What is told together is drawn together. Each take fits every narrower trade of the sector that has no clause of its own.
 */
export interface PackTakes {
  readonly scenes: Two<Pick<SectorPack, 'scene' | 'stakes'>>;
  readonly stories: Two<NonNullable<SectorPack['story']>>;
  readonly contrasts: Two<Pick<SectorPack, 'before' | 'after'>>;
  readonly costDoubts: Two<Bilingual>;
  readonly rivalTests: Two<Bilingual>;
  readonly steps: Two<SectorPack['steps']>;
  readonly proofs: Two<Bilingual>;
  readonly strains: Two<Bilingual>;
  /** More risks of the trade, beside the pack's own. */
  readonly risks: Two<SectorRisk>;
  /** Whole sentences: what a lender who knows the trade asks first, and what to bring as an answer. */
  readonly bankAsks: Three<Bilingual>;
  /** Whole sentences: what is prepared before the strongest month. No month is named: the model knows which it is. */
  readonly peaks: Three<Bilingual>;
  /** Whole sentences: what is done with the weakest month. */
  readonly troughs: Three<Bilingual>;
}

/**
 * Further takes of what a narrower trade says in its own words: with those, three of each kind. Only a kind of which the trade has
 * clauses of its own is told here; the rest is drawn from its sector's takes.
 */
export type TradeTakes = Partial<Omit<PackTakes, 'bankAsks' | 'peaks' | 'troughs'>>;
