import type { CountryCode, CurrencyCode } from '../countries/country.ts';
import type { Fact, RevenueShape } from '../facts/fact.ts';
import type { SectorId } from '../sectors/sector.ts';

/** Where a figure comes from. `sector`: the usual value of the trade or the country, because nobody said it. */
export type Origin = 'said' | 'derived' | 'sector';

/** A value the model stands on, with its origin. */
export interface Assumed<Value = number> {
  readonly value: Value;
  readonly origin: Origin;
  /** The fact it was taken from, when there is one. */
  readonly fact?: Fact;
}

/** Customers won month after month where each then pays every month. */
export interface Winning {
  /** New ones in each month, as told. */
  readonly perMonth: Assumed;
  /** Who leaves in a month, hundredths of a percent of those who were there. */
  readonly churnBasisPoints: number;
  /** The most whom its people can serve: reached after the first year, only those who leave are replaced. Null where nobody knows. */
  readonly most: number | null;
}

/** How money comes in and what limits it. */
export interface ShapeAssumptions {
  readonly shape: Assumed<RevenueShape>;
  /** Customers lost in a month, hundredths of a percent; only where they subscribe. */
  readonly churnBasisPoints?: Assumed;
  /** Where the founder keeps a part of what others sell: the amount of one operation and the part kept. The price is their product. */
  readonly commission?: { readonly ticketCents: Assumed; readonly basisPoints: Assumed };
  /** Where they come every month in groups: how many groups there are times how many each holds, as told. */
  readonly places?: Assumed;
  /** Sales a month that the most a founder does in a day allows, as told. */
  readonly dayMost?: Assumed;
  /** Rooms to let, and the share of nights let at normal pace. */
  readonly lodging?: { readonly rooms: Assumed; readonly occupancyBasisPoints: Assumed };
}

/** Pay that begins only some months after opening, as told: whose it is. */
export interface LaterPay {
  readonly who: 'own' | 'hired';
  /** The month of trading in which it is first paid, 2 to 36. */
  readonly from: Assumed;
  /** What of a month's pay it is, whole currency units of the first year. */
  readonly amount: Assumed;
  /** What of it is paid until then; absent for nothing. `amount` is the rest. */
  readonly first?: Assumed;
}

/** What one month of running costs, as said or assumed. Whole currency units, prices of the first year. */
export interface CostAssumptions {
  /** All fixed costs of one month, as said: break-even stands on this. */
  readonly fixedCosts: Assumed;
  /** Their parts, which add up to them: pay with its social charges, rent, marketing unless it is apart, the rest. */
  readonly staff: Assumed;
  readonly rent: Assumed;
  readonly marketing: Assumed;
  /** How much of a month’s marketing each month of the first year spends, 10,000 for all of it; they come to twelve of them. Absent where each spends the same. */
  readonly marketingPace?: readonly number[];
  readonly otherCosts: Assumed;
  /** Whether the costs were named one by one and marketing is none of them: it then stands beside them, named apart. */
  readonly isMarketingApart: boolean;
  /** What the founder takes, within `staff`; when it was left out of the fixed costs it is `extraPay` instead. */
  readonly founderPay: Assumed;
  /** Pay that the fixed costs leave out: a cost of the model all the same, named apart. */
  readonly extraPay: Assumed;
  /** What those who are hired cost, where costs told line by line say it; within `staff` or `extraPay`. */
  readonly hiredPay?: Assumed;
  /** Pay, within all this, that begins only some months after opening, as told: whose it is. */
  readonly laterPay?: readonly LaterPay[];
  /** The least gross wage of a whole month that the law allows where it opens, hundredths; absent where none is known, or the sums are in other money. */
  readonly leastWageCents?: number;
  /** What an employer pays on top of a gross wage, hundredths of a percent. */
  readonly employerCostBasisPoints: Assumed;
}

/** One of the things sold. */
export interface LineAssumption {
  /** In the founder's words. */
  readonly label: string;
  /** As told, with the tax on sales where that is inside; hundredths of the currency unit. */
  readonly priceCents: Assumed;
  /** Sold in one normal month. */
  readonly units: Assumed;
  /** Absent where it was not told of each line; hundredths. */
  readonly unitCostCents?: Assumed;
}

/** The work that sales take, where it is known. */
export interface HandsAssumptions {
  readonly hands?: {
    /** Minutes of one sale, or of one customer in a month. */
    readonly minutes: Assumed;
    /** Hours a month that the people of the team have for it. */
    readonly hours: Assumed;
    /** One hour beyond those, with its charges; absent where the law names no least, or pay stands for a share of sales and grows with them. */
    readonly hourCents?: Assumed;
  };
}

/** What opening takes, and how the money is tied up. Whole currency units. */
export interface OpeningAssumptions {
  readonly investment: Assumed;
  /** Whether little or nothing was told to be bought: the investment is what that costs. */
  readonly isLittleBought: boolean;
  /** Years over which the investment is depreciated. */
  readonly lifeYears: Assumed;
  /** Deposit on the premises, paid back when they are left; 0 where the investment that was told holds it. */
  readonly deposit: Assumed;
  /** What of the investment is a deposit, told among the purchases. */
  readonly depositTold: Assumed;
  /** What of it is the first goods: stock until they are sold. */
  readonly goodsTold: Assumed;
  /** What of it is cash to keep: the reserve of the plan, never bought, taxed or worn out. */
  readonly reserveTold: Assumed;
  /** What of it is licences, registration, legal help and insurance: spent without tax on sales. */
  readonly formalitiesTold: Assumed;
  /** What of it is advertising, training and rent paid ahead: spent before opening. */
  readonly launchTold: Assumed;
  /** What of it is the price of a business taken over whole, which may be outside the tax on sales: none is added to it. */
  readonly takeoverTold: Assumed;
  /** Formalities and the first weeks, spent without leaving an asset; 0 where they are told among the purchases. */
  readonly preOpening: Assumed;
  /** Rent of the months between signing for the premises and opening them; 0 where it is told among the purchases. */
  readonly openingRent: Assumed;
  /** Below zero: customers pay that many days ahead. */
  readonly daysToCollect: Assumed;
  readonly daysToPay: Assumed;
  readonly daysOfStock: Assumed;
  /** Whether what was told to be bought first is a range on shelves: it is kept as it is, and what sells is bought again. */
  readonly isShelfKept: boolean;
}

/** One of several who lend what was told. */
export interface Lender {
  readonly kind: 'bank' | 'family';
  readonly amount: Assumed;
  /** Annual interest, hundredths of a percent: above inflation where the plan is written in constant money and a bank lends. */
  readonly rateBasisPoints: Assumed;
  readonly years: Assumed;
}

/** Who pays for it: the money told, and what has to be raised beyond it. Whole currency units. */
export interface FundingAssumptions {
  readonly ownFunds: Assumed;
  readonly loan: Assumed;
  /** Money that asks for no instalment, beyond the own funds told; 0 in a model of the money told alone. */
  readonly raisedOwn: Assumed;
  /** Borrowed beyond the loan told; 0 in a model of the money told alone. */
  readonly raisedLoan: Assumed;
  readonly loanYears: Assumed;
  /** The term of what a bank lends beside the family: the loan’s own, where nobody told it. */
  readonly raisedYears: Assumed;
  /** Months of interest only, within the term. */
  readonly graceMonths: Assumed;
  /** Whether family or friends lend it. */
  readonly isFamilyLoan: boolean;
  /** Annual interest, hundredths of a percent: above inflation where the plan is written in constant money. */
  readonly loanRateBasisPoints: Assumed;
  /** What a bank asks for what it lends beyond the loan told: the same, unless that one is the family's. */
  readonly raisedRateBasisPoints: Assumed;
  /** Where several lend what was told: each with a loan of its own, which come to it. The terms above are then theirs taken together. */
  readonly lenders?: readonly Lender[];
}

/** Rates in hundredths of a percent. */
export interface TaxAssumptions {
  /** Tax on sales, on goods bought and on everything else bought. All 0 for a trade that is exempt: it then counts its costs with tax. */
  readonly vatOnSales: Assumed;
  readonly vatOnGoods: Assumed;
  readonly vatOnRest: Assumed;
  /** Months of a period of that tax; 0 where there is none. */
  readonly vatEveryMonths: number;
  /** Whether the trade neither charges that tax nor gets it back. */
  readonly vatExempt: boolean;
  /** Sales of twelve months up to which the law asks nobody to charge it, whole currency units; null where it knows no such threshold. */
  readonly vatThreshold: number | null;
  /** Whether the business stays below that threshold in all three years, and so neither charges the tax nor gets it back. */
  readonly isBelowVatThreshold: boolean;
  /** Whether it pays one fixed fee, which is among its costs, in place of tax on sales and on profit: told so, and small enough for all three years. */
  readonly isSimplified: boolean;
  /** Whether its profit is its owner's own income, with their tax on it: in the United States, unless a corporation was told. */
  readonly isPassedThrough: boolean;
  /** Whether the founder told what they want to take home: what is charged on it comes on top. */
  readonly isPayNet?: true;
  /** Tax on a year's profit: `first` up to `upTo` currency units, `above` on the rest. One rate when `upTo` is null. */
  readonly profitTax: { readonly first: Assumed; readonly upTo: number | null; readonly above: Assumed };
  /** Yearly rise of prices and costs after the first year. */
  readonly inflationBasisPoints: Assumed;
}

/**
 * Everything the model needs, each value with its origin.
 * Money in integers: `…Cents` in hundredths of the currency unit, the rest in whole currency units.
 */
export interface Assumptions
  extends ShapeAssumptions,
    CostAssumptions,
    HandsAssumptions,
    OpeningAssumptions,
    FundingAssumptions,
    TaxAssumptions {
  readonly sector: SectorId;
  /** The narrower trade, where one was recognised. */
  readonly trade: string | null;
  readonly sectorOrigin: Origin;
  readonly country: CountryCode;
  readonly currency: CurrencyCode;
  /** First month of trading, `YYYY-MM`. */
  readonly start: Assumed<string>;
  /** Days that it trades in that month, where it opens after the first of it; absent for all of them. */
  readonly firstDays?: Assumed;
  /** What is sold where it is several things: the price is then their average and the volume their sum. */
  readonly lines?: readonly LineAssumption[];
  /** Net of the tax on sales. */
  readonly priceCents: Assumed;
  /** Whether the price was said with that tax inside; the model then works with what is left of it. */
  readonly taxIncluded: Assumed<boolean>;
  /** With what a card gives away. */
  readonly unitCostCents: Assumed;
  /** Of the unit cost, what a card that was told of gives away with each sale; 0 where none was. */
  readonly rewardCents: Assumed;
  /** Units sold in the first month of the trend; customers, where they subscribe. */
  readonly monthlyUnits: Assumed;
  /**
   * Present unless the volume was said to grow or to stay: the pace it settles at, and the month by which it does. The trend then climbs in a
   * straight line from `monthlyUnits` in the first month to this in month `months`, and stays. `fact`: the volume that was said, which a business
   * that opens reaches at the end of the climb and not on its first day. `winning`: the climb is no straight line but as many customers won each month
   * as were told, less those who leave.
   */
  readonly ramp?: {
    readonly normalUnits: number;
    readonly months: number;
    /** How many months the first one's level is told to last, fewer than `months`; 1 where absent. */
    readonly holdMonths?: number;
    readonly origin: Origin;
    /** Of the months, where it is not that of the pace. */
    readonly monthsOrigin?: Origin;
    readonly fact?: Fact<'volume'>;
    readonly winning?: Winning;
  };
  /** Growth of the volume in the first twelve months, hundredths of a percent a month; none is assumed after. */
  readonly growthBasisPoints: Assumed;
  /** Twelve indices, January first, in ten-thousandths; 0 in a month in which nothing is sold, as told. */
  readonly season: Assumed<readonly number[]>;
  /** People who work in the business, the founder included. */
  readonly team: Assumed;
}
