// What is known of a month's costs where tests put it right.
import { type Fact, type FactSheet, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';

const sheet = (...facts: readonly Fact[]): FactSheet => withFacts({}, facts);
export const month = (id: 'fixedCosts' | 'staffPay' | 'founderPay' | 'rent', value: number, origin: 'said' | 'derived' = 'said') =>
  makeFact(id, value, { period: 'month', origin });
const line = (label: string, amount: number, kind: 'rent' | 'other' | 'marketing' | 'hired' | 'own' = 'other') => ({ label, amount, kind });

/** The one hired costs 1,100 within 2,775. */
export const TAILOR = sheet(
  makeFact('resources', "To open about $11,250, it'd be me and Rosa part-time, she's 15 hours a week and costs $1,100 a month."),
  makeFact('currency', 'USD'),
  makeFact('price', 35.64),
  makeFact('volume', 188),
  makeFact('unitCost', 2.95),
  month('fixedCosts', 2775, 'derived'),
  month('staffPay', 1100),
  month('rent', 1150),
  makeFact('costLines', [
    line('Rosa', 1100, 'hired'),
    line('Rent', 1150, 'rent'),
    line('utilities', 180),
    line('insurance', 75),
    line('phone and internet', 110),
    line('booking software', 40),
    line('ads', 120, 'marketing'),
  ]),
  makeFact('investment', 11_250),
  makeFact('ownFunds', 10_000),
  makeFact('loan', 8000),
  makeFact('team', 2),
);
/** Costs without anybody's pay. */
export const YARD = sheet(
  makeFact('resources', 'Luis Ortega part time as crew lead'),
  makeFact('currency', 'USD'),
  makeFact('price', 9500),
  makeFact('volume', 4),
  month('fixedCosts', 2300),
  makeFact('costLines', [line('storage yard', 650, 'rent'), line('fuel', 380), line('insurance', 420), line('bookkeeper', 850)]),
  makeFact('investment', 31_500),
  makeFact('ownFunds', 63_000),
  makeFact('loan', 20_000),
  makeFact('team', 1),
);
export const YARD_WRONG = withFacts(YARD, [month('staffPay', 2300)]);
export const SHOP = sheet(
  makeFact('resources', "I'll be in the shop myself, and Joss will help part-time, 20 hours a week."),
  makeFact('currency', 'GBP'),
  makeFact('price', 17.62),
  makeFact('volume', 979),
  month('fixedCosts', 2160),
  makeFact('costLines', [line('rent', 1350, 'rent'), line('electricity', 260), line('marketing', 180, 'marketing'), line('sundries', 370)]),
  month('founderPay', 1500),
  makeFact('payIncluded', false),
  makeFact('investment', 41_000),
  makeFact('ownFunds', 20_000),
  makeFact('loan', 18_000),
  makeFact('team', 1),
);
export const CLINIC = sheet(
  makeFact('currency', 'EUR'),
  makeFact('price', 53.88),
  makeFact('volume', 150),
  month('fixedCosts', 3518, 'derived'),
  makeFact('investment', 42_000),
  makeFact('team', 1),
);
export const KENNEL = sheet(
  makeFact('currency', 'USD'),
  makeFact('price', 46.37),
  makeFact('volume', 590),
  month('fixedCosts', 12_185),
  month('staffPay', 5600),
  month('founderPay', 3800),
  makeFact('payIncluded', true),
  makeFact('costLines', [
    line('rent', 5200, 'rent'),
    line('utilities', 750),
    line('insurance', 480),
    line('Gingr', 155),
    line('handlers', 5600, 'hired'),
  ]),
  makeFact('loan', 50_000),
  makeFact('familyLoan', false),
  makeFact('ownFunds', 34_000),
);
