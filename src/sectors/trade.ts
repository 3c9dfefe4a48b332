import type { Bilingual } from '../language/language.ts';
import type { Sector, SectorId, SectorPack } from './sector.ts';

/** What a narrower trade counts and costs in its own way. What it leaves out is its sector's. */
type TradeFigures = Pick<Sector, 'unit' | 'variableCostPct' | 'price' | 'monthlyUnits' | 'usualTeam' | 'capex' | 'season'> &
  Partial<
    Pick<
      Sector,
      | 'staffPct'
      | 'rentPct'
      | 'marketingPct'
      | 'otherFixedPct'
      | 'netMarginPct'
      | 'revenueModel'
      | 'vatClass'
      | 'isLicensed'
      | 'isInsured'
      | 'rampMonths'
      | 'daysToCollect'
      | 'daysToPay'
      | 'daysOfStock'
      | 'customerCost'
      | 'monthlyChurnPct'
      | 'weatherDriven'
      | 'capexLifeYears'
    >
  >;

/** The words without which a narrower trade would still read as any of its sector. The rest of the pack is the sector's. */
type TradeWords = Pick<SectorPack, 'aBusiness' | 'theBusiness' | 'usualCustomer' | 'directCost' | 'costDoubt' | 'substitutes' | 'strain'> &
  Partial<SectorPack>;

/** A trade too particular for its sector's values: a florist is not any shop. */
export interface Trade {
  /** Snake case, unique among all trades. */
  readonly id: string;
  readonly sector: SectorId;
  readonly name: Bilingual;
  /** Words by which an answer reveals this trade and no other of its sector; several-word clues count as a phrase. */
  readonly clues: Bilingual<readonly string[]>;
  readonly figures: TradeFigures;
  readonly words: TradeWords;
}
