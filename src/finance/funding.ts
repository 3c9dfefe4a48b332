// What opening takes, who pays for it, and how what is missing may be found.

/** What opening costs and who pays for it. Whole currency units. */
export interface Funding {
  /** The investment as told, less the cash to keep that it holds. */
  readonly purchases: number;
  /** What of them leaves no asset: licences, legal help, the launch, rent told ahead. */
  readonly spentTold: number;
  readonly openingStock: number;
  /** Tax on the investment, the first stock and the rent until opening: paid at once, back later. */
  readonly openingVat: number;
  readonly deposit: number;
  readonly preOpening: number;
  /** Rent from signing for the premises to opening them. */
  readonly openingRent: number;
  /** All of the above, what was spent of the purchases counted once. */
  readonly openingUses: number;
  /** How far the cash sinks from the first day to its lowest, instalments and taxes paid. */
  readonly startUpLosses: number;
  /** What stays in reserve: what the founder named, or two months of fixed costs. */
  readonly reserve: number;
  /** openingUses + startUpLosses + reserve. */
  readonly need: number;
  /** As told, or assumed where nobody told. */
  readonly ownFunds: number;
  readonly loan: number;
  /** What the plan counts on beyond those two, to be raised before opening; 0 in a model of the money told alone. */
  readonly raisedOwn: number;
  readonly raisedLoan: number;
  /** need − own funds − loan as told when positive, else 0. */
  readonly gap: number;
  /** All that pays − need when positive, else 0. */
  readonly spare: number;
  /** All that pays − opening uses: cash on the first day; may be negative. */
  readonly openingCash: number;
  /** Constant monthly payment of all that is borrowed once the months of grace are over; 0 without a loan. */
  readonly instalment: number;
}

/** One way of finding what is missing: borrow it all, half of it, or none. Whole currency units; covers in hundredths, null without debt to serve. */
export interface Way {
  readonly id: 'loan' | 'half' | 'own';
  /** All that is borrowed, the loan told included. */
  readonly loan: number;
  readonly raisedLoan: number;
  /** Money that is not borrowed: the founder's or a partner's. */
  readonly raisedOwn: number;
  /** Months of interest alone: those told, or the fewest the way holds with. */
  readonly graceMonths: number;
  /** Once those are over. */
  readonly instalment: number;
  /** Units a month that pay fixed costs, pay and the instalment; null where each sale loses. */
  readonly breakEven: number | null;
  /** What the second year leaves after tax, over its whole instalments: the first year, where the loan is gone by then. */
  readonly cover: number | null;
  /** The first year, over what it repays. */
  readonly coverYear1: number | null;
  /** What the first year is judged by before any grace is added: at today's prices, over what a lender's contract asks in it, inflation included. */
  readonly bareCover: number | null;
  /** `cover` where a fifth less is sold. */
  readonly lowCover: number | null;
  /** `coverYear1` where a fifth less is sold. */
  readonly lowCoverYear1: number | null;
  /** What each of those years takes beyond what it makes, whole currency units: the first, the whole one, and both where a fifth less is sold. */
  readonly shorts: { readonly year1: number; readonly whole: number; readonly lowYear1: number; readonly lowWhole: number };
  /** `coverYear1` and `cover`, once the tax that the owner pays on the profit is paid too; null where there is no such tax. */
  readonly taxedCovers: readonly [number | null, number | null] | null;
  /** Enough with its own instalments, no month in the red, a bar below the pace, and the cover banks ask for once instalments are whole. */
  readonly isPaidFor: boolean;
  /** Paid for, and covered from the first year, at the bank's own rate too and after the owner's tax. */
  readonly holds: boolean;
}
