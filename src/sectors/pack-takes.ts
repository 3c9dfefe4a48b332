import type { Bilingual } from '../language/language.ts';
import type { Buyer } from './buyer.ts';
import type { SectorPack, SectorRisk } from './sector.ts';

/** Told to one kind of buyer alone where `buyer` says so; to all where it does not. */
type Take<Item> = Item & { readonly buyer?: Buyer };
type Two<Item> = readonly [Item, Item];
type Takes<Item> = readonly [Take<Item>, Take<Item>, ...Take<Item>[]];
type Three<Item> = readonly [Item, Item, Item];

/**
 * Further takes of a sector's clauses, so that two plans of one trade read differently: with the pack's own, three of each kind at least.
 * What is told together is drawn together. Each take fits every narrower trade of the sector that has no clause of its own.
 * Of each kind one at least is for households and one for businesses, the unmarked being for both.
 */
export interface PackTakes {
  readonly scenes: Takes<Pick<SectorPack, 'scene' | 'stakes'>>;
  readonly stories: Takes<NonNullable<SectorPack['story']>>;
  readonly contrasts: Takes<Pick<SectorPack, 'before' | 'after'>>;
  readonly costDoubts: Takes<Bilingual>;
  readonly rivalTests: Takes<Bilingual>;
  readonly steps: Takes<SectorPack['steps']>;
  readonly proofs: Takes<Bilingual>;
  readonly strains: Takes<Bilingual>;
  /** More risks of the trade, beside the pack's own. */
  readonly risks: Two<SectorRisk>;
  /** Whole sentences: what a lender who knows the trade asks first, and what to bring as an answer. */
  readonly bankAsks: Three<Bilingual>;
  /** Whole sentences: what is prepared before the strongest month. No month is named: the model knows which it is. */
  readonly peaks: Three<Bilingual>;
  /** Whole sentences: what is done with the weakest month. */
  readonly troughs: Three<Bilingual>;
  /** Whom the pack's own clause of a kind presumes, where it presumes one. */
  readonly packBuyers?: Readonly<Partial<Record<DrawnKind, Buyer>>>;
}

/** The kinds of which a plan draws one take. */
export type DrawnKind = 'scenes' | 'stories' | 'contrasts' | 'costDoubts' | 'rivalTests' | 'steps' | 'proofs' | 'strains';

/**
 * Further takes of what a narrower trade says in its own words: with those, three of each kind at least. Only a kind of which the trade has
 * clauses of its own is told here; the rest is drawn from its sector's takes. What a lender asks, and what is done with the strongest and
 * the weakest month, it may tell in its own words.
 */
export type TradeTakes = Partial<PackTakes>;
