import type { Bilingual } from '../language/language.ts';
import type { Benchmark } from './benchmark.ts';

export const SECTOR_IDS = [
  'cafe_restaurant',
  'food_truck',
  'ecommerce',
  'retail_shop',
  'consulting_freelance',
  'agency',
  'saas',
  'academy',
  'beauty_salon',
  'gym',
  'health_clinic',
  'repair_shop',
  'tourism_lodging',
  'construction_trades',
  'logistics',
  'food_manufacturing',
  'crafts',
  'agriculture',
  'event_services',
  'real_estate',
  'marketplace_app',
  'cleaning',
] as const;

export type SectorId = (typeof SECTOR_IDS)[number];

/** The trade's dye in the document: one accent colour for each family. */
export type SectorFamily = 'oficio' | 'mesa' | 'comercio' | 'cuidado' | 'saber' | 'lugar';

/** A published figure behind a sector's values. Only `cite: true` may be named in a plan; the others are orientation. */
export interface Evidence {
  readonly figure: string;
  readonly source: string;
  readonly tag: 'V' | 'K' | 'S';
  readonly cite: boolean;
}

/** What the law calls the trade's sales when it taxes them: most are `standard`; a country says which rate each class pays. */
export type VatClass = 'standard' | 'hospitality' | 'food' | 'bread' | 'flowers' | 'books' | 'transport' | 'exempt';

/** How a trade charges. */
type RevenueModel =
  | 'transaction'
  | 'subscription'
  | 'service'
  | 'retainer'
  | 'capacity'
  | 'project'
  | 'product'
  | 'commission'
  | 'take-rate';

/** What is usual in a trade. Percentages are of net revenue at normal pace; amounts are in EUR. */
export interface Sector {
  readonly id: SectorId;
  readonly family: SectorFamily;
  readonly name: Bilingual;
  /** What is sold and counted, singular and plural: a bouquet, a ticket, a night. */
  readonly unit: Bilingual<{ readonly one: string; readonly many: string }>;
  readonly variableCostPct: Benchmark;
  readonly staffPct: Benchmark;
  readonly rentPct: Benchmark;
  readonly marketingPct: Benchmark;
  readonly otherFixedPct: Benchmark;
  readonly revenueModel?: RevenueModel;
  /** Left out: `standard`. */
  readonly vatClass?: VatClass;
  /** The law lets only somebody with the degree or the licence do the work. */
  readonly isLicensed?: true;
  /** A customer's insurance may pay for part: the price is compared with what it leaves to pay. */
  readonly isInsured?: true;
  /** What is left after tax and the owner's pay, at normal pace. May be negative. */
  readonly netMarginPct?: Benchmark;
  /** Days until customers pay. Negative: they pay a deposit in advance. */
  readonly daysToCollect?: number;
  readonly daysToPay?: number;
  readonly daysOfStock?: number;
  /** Usual cost of winning one customer, EUR. */
  readonly customerCost?: Benchmark;
  /** Customers lost in a month, where they subscribe. */
  readonly monthlyChurnPct?: Benchmark;
  /** Usual price of one unit, EUR. Orientation. */
  readonly price: Benchmark;
  /** Usual units in one month for one small business, once under way. Orientation. */
  readonly monthlyUnits: Benchmark;
  /** Minutes on the way to each customer, where the work of a trade of a place is taken there. */
  readonly travelMinutes?: number;
  /** People at work at that pace, the founder included. */
  readonly usualTeam?: number;
  /** Twelve monthly indices, January first, mean 1. */
  readonly season: readonly number[];
  /** Calendars of narrower trades inside this one. */
  readonly otherSeasons?: readonly {
    readonly id: string;
    readonly season: readonly number[];
    readonly occupancyPct?: readonly number[];
    readonly basis: string;
  }[];
  /** The calendar follows the weather or the school year: six months later south of the equator. */
  readonly weatherDriven?: boolean;
  readonly rampMonths: number;
  /** Opening investment, property excluded, EUR. */
  readonly capex: Benchmark;
  readonly capexLifeYears: number;
  /** What a healthy firm of the trade reaches. Orientation, like the ranges. */
  readonly targets?: readonly SectorTarget[];
  /** Codes of the trade in the Spanish and the North American classifications of activities. */
  readonly codes?: { readonly cnae: string; readonly naics: string };
  /** Where the ranges come from. Not for printing: V seen in a source, K own knowledge, S named source not seen. */
  readonly basis?: { readonly variableCost: string; readonly netMargin: string; readonly season: string };
  readonly evidence: readonly Evidence[];
  /** When the values were last looked at, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** Clauses of the trade, written in both languages. */
  readonly pack: SectorPack;
}

/** A measure and the values to aim for: from a floor, up to a ceiling, or between both. */
interface SectorTarget {
  readonly measure: Bilingual;
  readonly unit: 'percent' | 'months' | 'nights' | 'times';
  readonly from?: number;
  readonly to?: number;
}

/**
 * What of the figures a risk hits, so that the plan can say what it would cost: what is bought, the price, how much is sold, a customer with a
 * part of the sales, rent, wages, all fixed costs; a week or a month without sales; money that comes late or never; work done again, goods
 * thrown away, a sale that falls through, what each sale leaves, what it takes to win one, the cash; or nothing but what a policy covers.
 */
export type RiskHit =
  | 'goods'
  | 'price'
  | 'sales'
  | 'client'
  /** Whoever sends customers. */
  | 'source'
  | 'rent'
  | 'wages'
  | 'costs'
  | 'week'
  | 'month'
  | 'late'
  | 'unpaid'
  | 'again'
  | 'waste'
  | 'lost-sale'
  | 'margin'
  | 'adverts'
  | 'cash'
  | 'policy';

/** A risk of the trade, with its trigger and the response. */
export interface SectorRisk {
  readonly risk: Bilingual;
  readonly hits: RiskHit;
  readonly trigger: Bilingual;
  readonly response: Bilingual;
}

/** Sentences and clauses that belong to one trade only. No digits: figures are named by id. */
export interface SectorPack {
  /** "una floristería de barrio" / "a neighbourhood florist": noun phrase with article. */
  readonly aBusiness: Bilingual;
  /** "la tienda" / "the shop": the business after its first mention. */
  readonly theBusiness: Bilingual;
  /** What is sold, as a list, where it stands for a kind of business that nobody named. */
  readonly sold?: Bilingual;
  /** Whole sentences: the moment in which the customer misses what is sold. */
  readonly scene: Bilingual;
  /** Whole sentence: what it costs the customer to leave things as they are. */
  readonly stakes: Bilingual;
  /** Whole sentences for the story's first three scenes; none repeats `scene` or `stakes`. */
  readonly story?: {
    /** Who the customer is and what they want, in the third person and without gender. */
    readonly wish: Bilingual;
    /** What stands in the way. */
    readonly obstacle: Bilingual;
    /** Why it hurts more than it seems. */
    readonly hurt: Bilingual;
  };
  /** Noun phrase: the customer the trade usually has, until the founder says otherwise ("los vecinos de la zona"). */
  readonly usualCustomer: Bilingual;
  /** Noun phrase with article in Spanish, bare in English: what the unit cost pays ("la flor y el envoltorio" / "flowers and wrapping"). */
  readonly directCost: Bilingual;
  /** Indicative clause: what a founder of this trade forgets to count in the unit cost. */
  readonly costDoubt: Bilingual;
  /** Noun phrases, at least two: what people use today instead. */
  readonly substitutes: Bilingual<readonly string[]>;
  /** Whole sentence: a cheap way of finding out how the nearest rival does. */
  readonly rivalTest: Bilingual;
  /** Three imperatives (tú): how one becomes a customer. */
  readonly steps: Bilingual<readonly [string, string, string]>;
  /** Noun phrases: the customer's life before and after. */
  readonly before: Bilingual;
  readonly after: Bilingual;
  /** Noun phrase: proof the founder must obtain before promising. */
  readonly proof: Bilingual;
  /** Whole sentence: where the work really gets tight. */
  readonly strain: Bilingual;
  /** Channels of the trade with the share of the marketing budget, percent, adding up to 100. */
  readonly channels: readonly { readonly name: Bilingual; readonly purpose: Bilingual; readonly share: number }[];
  /** Noun phrases: permits and insurance to check. Country-neutral wording. */
  readonly permits: Bilingual<readonly string[]>;
  /** At least three risks. */
  readonly risks: readonly SectorRisk[];
  /** What the founder told asks for, where no kind of business does: they come before the rest. */
  readonly toldRisks?: readonly SectorRisk[];
  /** Noun phrases, three or more: what to measure every month. */
  readonly measures: Bilingual<readonly string[]>;
}
