// The hours that a counter can be open with somebody behind it, against those told.
import type { CountryCode } from '../../countries/country.ts';
import type { FactSheet } from '../../facts/fact.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { hourCost } from '../../finance/hour-cost.ts';
import { runWithMorePay } from '../../finance/run-other-case.ts';
import type { Sector, SectorId } from '../../sectors/sector.ts';
import { isSoldToFirms } from '../marketing/sale-kind.ts';
import { findOpening } from '../told/find-opening.ts';
import { daysOfMonth } from './days-of-month.ts';
import { amountOf, type FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/** Where somebody has to stand behind a counter for as long as the door is open. */
const COUNTERS: readonly SectorId[] = ['cafe_restaurant', 'retail_shop'];
/** So many hours a day are a whole day open: nothing has to be asked. Our own measure. */
const WHOLE_DAY = 10;
/** Hours a day that such a place usually opens. Our own measure. */
const USUAL_DAY: Readonly<Partial<Record<SectorId, number>>> = { cafe_restaurant: 10, retail_shop: 8 };
const EARLIEST = 6;

/**
 * `counter-day`: hours a day that the counter has for one person behind it, of those that are paid, where that is less than a day open, those who join in the fullest hour (`counter-besides`) taken off; `counter-from`, `counter-to` as
 * told, `counter-open` what they add up to in a month and `counter-short` what is missing of it; `counter-opens` when the door would open, where
 * only its closing was told; `counter-hour` what each hour more a day costs in a month, or all that is missing in `counter-cost`, and `counter-result`, the first year with that paid. Where the hours are
 * fewer than such a place usually opens (`counter-usual`): the hours of the counter (`counter-own`) over the days of a month (`counter-days`), in hours
 * a day (`counter-fit`), and what the usual day lacks in hours (`counter-usual-short`) and in money (`counter-usual-cost`).
 */
export function gatherCounterFigures(model: FinancialModel, sector: Sector, facts: FactSheet, capacity: FigureTable): FigureTable {
  if (!COUNTERS.includes(sector.id) || isSoldToFirms({ facts, sector })) return {};
  const days = daysOfMonth(facts);
  const own = amountOf(capacity, 'role-1');
  const paid = amountOf(capacity, 'legal-work') || own;
  const besides = sector.id === 'cafe_restaurant' ? besidesAtPeak(capacity) : 0;
  const day = Math.floor(paid / days - besides);
  const hour = hourCost(model, facts);
  const opening = findOpening(facts);
  if (opening?.from != null) {
    const open = Math.round((opening.to - opening.from + besides) * days);
    const short = open - own;
    return {
      ...peakFigure(besides),
      'counter-from': { kind: 'clock', value: opening.from, origin: 'said' },
      'counter-to': { kind: 'clock', value: opening.to, origin: 'said' },
      'counter-open': derived('count', open),
      ...(short > 0
        ? {
            'counter-short': derived('count', short),
            ...paidFigures(model, 'counter-cost', { hour, short }),
            ...closingFigure({ ...opening, from: opening.from }, short / days),
          }
        : {}),
    };
  }
  if (day < 1 || day >= WHOLE_DAY) return {};
  const opens = opening && opening.to - day >= EARLIEST ? opening.to - day : null;
  return {
    ...peakFigure(besides),
    'counter-day': derived('count', day),
    ...(opening && opens !== null
      ? { 'counter-to': { kind: 'clock', value: opening.to, origin: 'said' }, 'counter-opens': derived('clock', opens) }
      : {}),
    ...costFigure('counter-hour', hour, days),
    ...usualFigures(model, {
      usual: USUAL_DAY[sector.id] ?? WHOLE_DAY,
      days,
      paid,
      besides,
      hour: amountOf(capacity, 'paid-hour') || hour,
    }),
  };
}

interface Counter {
  readonly usual: number;
  readonly days: number;
  readonly paid: number;
  readonly besides: number;
  /** What an hour costs, where it is known. */
  readonly hour: number | null;
}

/** What the usual day open lacks of the hours that are paid; nothing where they are enough. */
function usualFigures(model: FinancialModel, { usual, days, paid, besides, hour }: Counter): FigureTable {
  const short = Math.round((usual + besides) * days - paid);
  if (short <= 0) return {};
  return {
    'counter-own': derived('count', paid),
    'counter-days': derived('count', Math.round(days)),
    'counter-fit': derived('rating', Math.round((paid / days - besides) * 10) / 10),
    'counter-usual': { kind: 'count', value: usual, origin: 'sector' },
    'counter-usual-short': derived('count', short),
    ...paidFigures(model, 'counter-usual-cost', { hour, short }),
    ...fewerHours(model, Math.floor(paid / days - besides)),
  };
}

/** What the hours that are missing cost a month, and `counter-result`, what the first year comes to where they are paid. */
function paidFigures(
  model: FinancialModel,
  id: string,
  { hour, short }: { readonly hour: number | null; readonly short: number },
): FigureTable {
  if (hour === null) return {};
  const cost = Math.round(hour * short);
  return { [id]: derived('money', cost), 'counter-result': derived('money', runWithMorePay(model, cost).resultYear1) };
}

/** Hours of the clock by which a counter with few hours has its best ones: from breakfast, up to closing time in the evening, or up to midnight. Our own knowledge. */
const BREAKFAST = 8;
const SHOPS_CLOSE = 20;
const SHOPS_CLOSE_EARLY = 18;
const MIDNIGHT = 24;
const EARLY_CLOSING: readonly CountryCode[] = ['GB', 'IE', 'US', 'CA', 'AU', 'NZ'];
const EVENINGS = /bar|pub|pizz|grill|burger/;

/** `counter-out-from` and `counter-out-to`: the day that the hours there are can open, where its best hours are usually. */
function fewerHours({ assumptions: { sector, trade, country } }: FinancialModel, hours: number): FigureTable {
  if (hours < 1) return {};
  const closes = EARLY_CLOSING.includes(country) ? SHOPS_CLOSE_EARLY : SHOPS_CLOSE;
  const isEvening = EVENINGS.test(trade ?? '');
  const to = sector === 'retail_shop' ? closes : isEvening ? MIDNIGHT : BREAKFAST + hours;
  return {
    'counter-out-from': { kind: 'clock', value: to - hours, origin: 'sector' },
    'counter-out-to': { kind: 'clock', value: to, origin: 'sector' },
  };
}

/** `counter-out-to`: when the door closes where no hour is paid beside those there are. */
function closingFigure({ from, to }: { readonly from: number; readonly to: number }, shortADay: number): FigureTable {
  const closes = to - Math.ceil(shortADay);
  return closes > from ? { 'counter-out-to': derived('clock', closes) } : {};
}

/** Who joins whoever is behind the counter for the fullest hour of each day; 0 where one serves it alone, or it takes more than there are. */
function besidesAtPeak(capacity: FigureTable): number {
  const servers = amountOf(capacity, 'seat-servers');
  return servers > 1 && servers <= amountOf(capacity, 'team-full') + amountOf(capacity, 'team-part') ? servers - 1 : 0;
}

function peakFigure(besides: number): FigureTable {
  return besides > 0 ? { 'counter-besides': derived('count', besides) } : {};
}

function costFigure(id: string, hour: number | null, hours: number): FigureTable {
  return hour === null ? {} : { [id]: derived('money', Math.round(hour * hours)) };
}
