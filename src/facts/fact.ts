// What a plan needs to know about a business. Each fact keeps its value, unit, period, the words it was read from and its origin.
import type { CountryCode, CurrencyCode } from '../countries/country.ts';
import type { SaleUnitId } from '../sectors/sale-units.ts';
import type { SectorId } from '../sectors/sector.ts';
import type { TradeId } from '../sectors/trades.ts';
import type { PricePeriod } from './price-period.ts';

/** `unit` is "each": per thing sold. */
export type Period = 'hour' | 'day' | 'week' | 'month' | 'year' | 'unit';

/** Where the words stood: `answer` counts the interview's answers from 0; `start` and `end` are UTF-16 offsets in that answer. */
export interface Quote {
  readonly answer: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** `said`: the visitor said it. `derived`: it follows from what was said. (A sector's usual value is never a fact: see finance/assumption.ts.) */
export type FactOrigin = 'said' | 'derived';

/** An amount of money put to one use ("una cámara de frío de 7.800 €"); the label keeps the visitor's words. */
export interface MoneyItem {
  readonly label: string;
  readonly amount: number;
}

/** Whom or what a cost of the month pays: the founders, those they hire, both where nobody told them apart, premises, getting known, the rest. */
export type CostKind = 'own' | 'hired' | 'pay' | 'rent' | 'marketing' | 'other';

/** A cost of one month that was told by itself: each of several is counted in its amount. */
export interface CostLine extends MoneyItem {
  readonly kind: CostKind;
}

/** One of several things that are sold, each at a price of its own. The label keeps the visitor's words. */
export interface SaleLine {
  readonly label: string;
  /** What a customer pays for one, tax as said; for one month, where they subscribe. */
  readonly price: number;
  /** Sold in one normal month, or of each hundred, or null where nobody said: only how they compare counts, the month's total is `volume`. */
  readonly units: number | null;
  /** What one costs in goods, materials and fees, where it was told apart. */
  readonly unitCost?: number;
  /** In how many months of a year it is paid, where it is a contract paid by the month: `price` is that of one month and `units` those of an average one. */
  readonly monthsPaid?: number;
  /** The months of the year, January being 0, in which alone it is sold, where those were told: `units` are then those of an average month of the year. */
  readonly months?: readonly number[];
}

/** What makes somebody's money theirs to ask back, or not; a bank is whoever lends for a living. */
export type MoneySourceKind = 'gift' | 'familyLoan' | 'partner' | 'bank' | 'unemployment' | 'grant';

/** Somebody who gives money to open, in the visitor's words. */
export interface MoneySource {
  readonly who: string;
  readonly kind: MoneySourceKind;
  /** Null where it is whatever the others leave. */
  readonly amount: number | null;
  /** As told, percent a year. */
  readonly rate?: number;
  readonly years?: number;
  /** Applied for and not granted yet: no sum holds it. */
  readonly isPending?: true;
}

/** Every fact and the type of its value. Money is in currency units (12.5 is twelve and a half), as said, at most two decimals. */
export interface FactValues {
  // the visitor's words, whole answers
  problem: string;
  customer: string;
  solution: string;
  marketing: string;
  revenue: string;
  resources: string;
  goals: string;
  competitors: string;
  // who and where
  /** What the founder knows of the trade, in their words, told to a question that is about something else. */
  experience: string;
  /** What is there already, in their words, told with when it opens: permits, a place, trials, who has bought. */
  soFar: string;
  name: string;
  sector: SectorId;
  /** A narrower trade of that sector. */
  trade: TradeId;
  city: string;
  country: CountryCode;
  currency: CurrencyCode;
  // the figures a plan cannot do without
  /** What a customer pays each time, tax as said. Period: `unit`, or `month` for a subscription. */
  price: number;
  /** What is sold, where it was told as two to four things: price, unit cost and volume are then the average and the sum of them. */
  lines: readonly SaleLine[];
  /** The least and the most that is charged, where the price is what those come to on average. */
  priceSpread: readonly [low: number, high: number];
  /** What the price is for, where it was said. */
  saleUnit: SaleUnitId;
  /** Units sold in one normal month, once under way, whatever period was said (the quote keeps it). */
  volume: number;
  /** Whether that is the volume of the first month already: said so, or sold before the plan. */
  volumeFromStart: boolean;
  /** Units sold in one month once sales have got to where they are meant to, and the month after opening (2 to 36) in which they do. */
  targetVolume: number;
  targetMonths: number;
  /** What the first months sell, percent of the volume of a normal one, and how many months (1 to 24) it stays there. */
  openingShare: number;
  openingMonths: number;
  /** Customers who follow the founder from where they were served before: nothing has to win them. */
  customersBrought: number;
  /** New customers in one month, where each then pays every month. */
  wonPerMonth: number;
  /** What each month of the year sells, January first, in ten-thousandths of the average one. */
  season: readonly number[];
  /** Growth of the volume, percent a month. */
  growth: number;
  /** Minutes of work that one sale takes, or one customer in a month where they pay every month. */
  minutesPerSale: number;
  /** What one unit costs in goods, materials and fees. */
  unitCost: number;
  /** What it goes on, where that was told part by part. */
  unitCostItems: readonly MoneyItem[];
  /** What the customer pays for on top of the price, so that neither price nor unit cost holds it. */
  chargedApart: string;
  /** Fixed costs of one month. */
  fixedCosts: number;
  /** What was told of them one by one, kept where their sum is told anew. */
  costList: string;
  /** Those that were told one by one, each in the founder's words: all of them, or some. */
  costLines: readonly CostLine[];
  /** Whether those are only some of them, and the founder does not know the rest. */
  costsOpen: boolean;
  /** What the people hired cost in one month, among the fixed costs, where it was told apart. */
  staffPay: number;
  /** Rent of one month, where it was told apart. */
  rent: number;
  /** What is spent in one month on getting known, where it was told. */
  marketingBudget: number;
  /** Money needed to open: works, equipment, first purchases. */
  investment: number;
  investmentItems: readonly MoneyItem[];
  /** Whether the list of purchases was told to end where it does, with little or nothing on it. */
  littleToBuy: boolean;
  /** Whether a business that already runs is taken over from somebody. */
  takeover: boolean;
  /** The founder's own money. */
  ownFunds: number;
  /** What somebody puts in for a part of the business: neither the founder's own nor paid back in instalments. */
  investorFunds: number;
  /** The part of the business given for it, percent. */
  investorShare: number;
  /** Money to be borrowed. */
  loan: number;
  /** Who gives the money that was told by whom it comes from; the sums above hold it. */
  moneySources: readonly MoneySource[];
  /** Term of the loan, in years. */
  loanYears: number;
  /** What the loan costs, percent a year. */
  loanRate: number;
  /** Whether family or friends lend it, and no bank. */
  familyLoan: boolean;
  /** Months in which only interest is paid, within the term. */
  graceMonths: number;
  /** People who work in the business, the founder included. */
  team: number;
  /** What the founder takes a month. */
  founderPay: number;
  /** The month of trading (2 to 36) in which the founder first takes that pay, and in which those hired are first paid: until then nothing. */
  founderPayFrom: number;
  /** What the founders take a month until then, all of them together, where it is not nothing. */
  founderPayFirst: number;
  staffPayFrom: number;
  /** The same told as a month of the calendar, `YYYY-MM`. */
  staffPayDate: string;
  /** What of the pay of those hired begins then, where some of them are paid from the opening. */
  staffPayLater: number;
  /** Whether the fixed costs include everybody's pay. */
  payIncluded: boolean;
  /** Whether the price includes the tax on sales. */
  taxIncluded: boolean;
  /** What changes how money comes in: a fee each month, a commission on what others sell, nights sold, jobs or contracts. */
  revenueShape: RevenueShape;
  /** Customers lost in a month, percent. */
  churn: number;
  /** Commission on each operation, percent of its amount; the price is then that amount. */
  commission: number;
  /** Rooms, flats or pitches to let. */
  rooms: number;
  /** Share of the nights that are let at normal pace, percent. */
  occupancy: number;
  /** First month of trading, `YYYY-MM`. */
  start: string;
  // lists, in the visitor's words
  rivals: readonly string[];
}

export type RevenueShape = 'transaction' | 'subscription' | 'lodging' | 'commission' | 'project';

export type FactId = keyof FactValues;

export interface Fact<Id extends FactId = FactId> {
  readonly id: Id;
  readonly value: FactValues[Id];
  readonly period: Period | null;
  /** How often a price of the month was told to be paid, where not every month. */
  readonly toldPer?: PricePeriod;
  /** Of the founder's pay: told as what is left after their own tax and contributions. */
  readonly isNet?: true;
  /** What the value counts: a currency, `percent`, `people`, `units`, `years`, `months`, `minutes`, or null for words. */
  readonly unit: CurrencyCode | 'percent' | 'people' | 'units' | 'years' | 'months' | 'minutes' | null;
  readonly quote: Quote | null;
  readonly origin: FactOrigin;
}

/** What is known: at most one fact of each kind, the last one said. */
export type FactSheet = { readonly [Id in FactId]?: Fact<Id> };

/** The value of a fact, or undefined where nobody said it. */
export function factValue<Id extends FactId>(sheet: FactSheet, id: Id): FactValues[Id] | undefined {
  return sheet[id]?.value as FactValues[Id] | undefined;
}

/** The sheet with these facts laid over it: the later fact of a kind wins. */
export function withFacts(sheet: FactSheet, facts: readonly Fact[]): FactSheet {
  return facts.length === 0 ? sheet : { ...sheet, ...Object.fromEntries(facts.map((fact) => [fact.id, fact])) };
}
