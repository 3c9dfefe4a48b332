import type { Business } from './assume-funding.ts';
import { measureCapacity } from './measure-capacity.ts';
import { settledUnits, wholeWhenLarge } from './volume-trend.ts';

/** Customers go on being won as long as the people of the business can serve one more: by the time told for each, and by what the trade's busiest do. */
export function limitWinning(business: Business): Business {
  const { ramp, monthlyUnits } = business;
  const most = mostCustomers(business);
  if (!ramp?.winning || most === null) return business;
  const winning = { ...ramp.winning, most };
  return { ...business, ramp: { ...ramp, winning, normalUnits: wholeWhenLarge(settledUnits(monthlyUnits.value, winning)) } };
}

/** Null where neither is known. Time that is only usual in the trade says nothing about these people. */
function mostCustomers(business: Business): number | null {
  const { hands } = business;
  const byTime = hands?.minutes.origin === 'said' ? Math.floor((hands.hours.value * 60) / hands.minutes.value) : null;
  const limits = [byTime, measureCapacity(business)].filter((most) => most !== null);
  return limits.length === 0 ? null : Math.min(...limits);
}
