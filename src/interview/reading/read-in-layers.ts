// What an answer may tell beside everything else, each read by itself before the rest: the sales altogether, the money of a country, the town, the name,
// the trade, who pays for the opening.
import type { Reading } from '../interview.ts';
import { readWithoutDenied } from './denied-funds.ts';
import { readWithoutEachOfPack } from './each-of-pack.ts';
import { readWithFundsAside } from './funds-aside.ts';
import { readWithHiredPay } from './hired-with-charges.ts';
import { readWithInvestmentPutRight } from './investment-put-right.ts';
import { readWithoutLeftOver } from './left-over.ts';
import { readWithMeansInPassing } from './means-in-passing.ts';
import { readWithMissingCosts } from './missing-costs.ts';
import { readWithMissingPurchases } from './missing-purchases.ts';
import { readWithoutMockedTeam } from './mocked-team.ts';
import { readPartsAfterSum } from './parts-after-sum.ts';
import { readWithPayInSteps } from './pay-in-steps.ts';
import { readWithPricesThenCounts } from './prices-then-counts.ts';
import { readWithPurchasesPutRight } from './purchases-put-right.ts';
import { readWithLucas } from './read-lucas.ts';
import type { ReadingContext } from './reading-context.ts';
import { readWithRestToTotal } from './rest-to-total.ts';
import { readWithTimeOfOne } from './time-of-one.ts';
import { readWithOutright } from './told-outright.ts';
import { readWithCardFee } from './with-card-fee.ts';
import { readWithCity } from './with-city.ts';
import { readWithContract } from './with-contract.ts';
import { readWithCostTotal } from './with-cost-total.ts';
import { readWithForgottenCost } from './with-forgotten-cost.ts';
import { readWithFunds } from './with-funds.ts';
import { readWithListTotal } from './with-list-total.ts';
import { readWithMonthTotal } from './with-month-total.ts';
import { readWithName } from './with-name.ts';
import { readWithOwnDues } from './with-own-dues.ts';
import { readWithPaidPeople } from './with-paid-people.ts';
import { readWithPayByTheClass } from './with-pay-by-the-class.ts';
import { readWithPayByTheHour } from './with-pay-by-the-hour.ts';
import { readWithRemarks } from './with-remarks.ts';
import { readWithReserve } from './with-reserve.ts';
import { readWithTeamPutRight } from './with-team-put-right.ts';
import { readWithThingsBesideNights } from './with-things-beside-nights.ts';
import { readWithTrade } from './with-trade.ts';
import { readWithWorkerPay } from './with-worker-pay.ts';
import { readWithoutFillers } from './without-fillers.ts';
import { readWithoutKnownOpening } from './without-known-opening.ts';
import { readWithoutPriceCounted } from './without-price-counted.ts';
import { readWithoutPurchase } from './without-purchase.ts';
import { readWithoutRoughTotal } from './without-rough-total.ts';
import { readWithoutTurnover } from './without-turnover.ts';

type Read = (words: string) => Reading;

const LAYERS: readonly ((words: string, context: ReadingContext, read: Read) => Reading)[] = [
  readWithOwnDues,
  readWithPricesThenCounts,
  readWithThingsBesideNights,
  readWithCostTotal,
  readWithRestToTotal,
  readWithListTotal,
  readWithReserve,
  readWithoutKnownOpening,
  readWithoutEachOfPack,
  readWithContract,
  readWithInvestmentPutRight,
  readWithPurchasesPutRight,
  readWithMissingPurchases,
  readWithoutMockedTeam,
  readWithTeamPutRight,
  readWithoutPriceCounted,
  readWithoutFillers,
  readWithoutPurchase,
  readWithMeansInPassing,
  readWithoutDenied,
  readWithoutTurnover,
  readWithoutRoughTotal,
  readWithLucas,
  readWithCardFee,
  readWithCity,
  readWithName,
  readWithTrade,
  readWithMissingCosts,
  readWithForgottenCost,
  readWithRemarks,
  readWithPayInSteps,
  readWithPaidPeople,
  readWithMonthTotal,
  readWithPayByTheClass,
  readWithPayByTheHour,
  readWithHiredPay,
  readWithWorkerPay,
  readWithTimeOfOne,
  readWithoutLeftOver,
  readPartsAfterSum,
  readWithFundsAside,
  readWithFunds,
  readWithOutright,
];

/** `read` reads what all of them leave. */
export function readInLayers(answer: string, context: ReadingContext, read: Read): Reading {
  return LAYERS.reduceRight<Read>((rest, layer) => (words) => layer(words, context, rest), read)(answer);
}
