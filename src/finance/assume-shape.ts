// How money comes in: the trade names the shape, and the visitor's words can change it.
import type { RevenueShape } from '../facts/fact.ts';
import { monthOfDayLimit } from '../facts/find-day-limit.ts';
import { findGroupPlaces } from '../facts/find-group-places.ts';
import { findStay } from '../facts/find-stay.ts';
import { findTimetable } from '../facts/find-timetable.ts';
import { isNightsLine } from '../facts/nights-line.ts';
import { saleLines } from '../facts/sale-lines.ts';
import { foldText } from '../language/fold-text.ts';
import { isDeed, type SaleUnitId, saleUnitNamed } from '../sectors/sale-units.ts';
import type { Sector } from '../sectors/sector.ts';
import type { Assumed, ShapeAssumptions } from './assumption.ts';
import { type Ground, inHundredths, saidAs, usual } from './ground.ts';
import { saidFigure } from './said-figure.ts';

/** Customers who leave in a month where neither they nor the trade say so. Our own estimate, percent. */
const USUAL_CHURN_PCT = 4;
/** Nights let out of a hundred at normal pace. Our own estimate. */
const USUAL_OCCUPANCY_PCT = 50;
const DAYS_A_MONTH = 365 / 12;

/** Trades that let nights rather than sell hours or things. */
const LODGING: Sector['id'] = 'tourism_lodging';

export function assumeShape(ground: Ground): ShapeAssumptions {
  const { facts } = ground;
  const shape = facts.revenueShape ? saidAs(facts.revenueShape, facts.revenueShape.value) : impliedShape(ground);
  const commission = saidFigure(facts, 'commission');
  const ticket = saidFigure(facts, 'price');
  return {
    shape,
    ...(shape.value === 'subscription' ? { churnBasisPoints: assumeChurn(ground), ...assumePlaces(ground) } : {}),
    ...(EACH_DONE.has(shape.value) ? assumeDayMost(ground) : {}),
    ...(shape.value === 'commission' && commission && ticket
      ? {
          commission: {
            ticketCents: saidAs(ticket, inHundredths(ticket.value)),
            basisPoints: saidAs(commission, inHundredths(commission.value)),
          },
        }
      : {}),
    ...(shape.value === 'lodging' && countsNights(ground) ? { lodging: assumeRooms(ground) } : {}),
  };
}

/** Whether what is sold is nights and no more: dinners and baskets beside them take no room. */
function countsNights({ facts }: Ground): boolean {
  if (saleLines(facts)?.every(isNightsLine) === false) return false;
  return saidFigure(facts, 'rooms') !== undefined || saidFigure(facts, 'volume') === undefined;
}

/** Shapes whose sales are each done by somebody, one after another. */
const EACH_DONE: ReadonlySet<RevenueShape> = new Set<RevenueShape>(['transaction', 'project']);

/** What a day allows at most, unless more than that were told of: then one of the two was not understood. */
function assumeDayMost({ facts }: Ground): Pick<ShapeAssumptions, 'dayMost'> {
  const most = monthOfDayLimit(facts);
  const told = Math.max(saidFigure(facts, 'volume')?.value ?? 0, saidFigure(facts, 'targetVolume')?.value ?? 0);
  return most === null || told > most ? {} : { dayMost: { value: most, origin: 'derived' } };
}

/** A commission, rooms, a churn or a price by the month gives the shape away; else the trade does. */
function impliedShape({ facts, sector }: Ground): ShapeAssumptions['shape'] {
  if (saidFigure(facts, 'commission')) return { value: 'commission', origin: 'derived' };
  if (saidFigure(facts, 'churn')) return { value: 'subscription', origin: 'derived' };
  if (saidFigure(facts, 'rooms')) return { value: 'lodging', origin: 'derived' };
  const shape = shapeOf(sector);
  if (shape === 'subscription' && isPaidEachTime(facts)) return { value: 'transaction', origin: 'derived' };
  const paysMonthly = shape === 'transaction' && saidFigure(facts, 'price')?.period === 'month';
  return paysMonthly ? { value: 'subscription', origin: 'derived' } : usual(shape);
}

/** What is done once and paid once: where the price is for one of these, nobody pays by the month, whatever the trade is used to. */
const DONE_ONCE: ReadonlySet<SaleUnitId> = new Set<SaleUnitId>([
  ...([
    'job',
    'project',
    'visit',
    'session',
    'afternoon',
    'class',
    'workshop',
    'course',
    'event',
    'service',
    'repair',
    'installation',
  ] as const),
  ...(['consultation', 'treatment', 'trip', 'tour', 'order', 'purchase', 'delivery'] as const),
]);

function isPaidEachTime(facts: Ground['facts']): boolean {
  const [unit, price] = [facts.saleUnit?.value, saidFigure(facts, 'price')];
  const isDone = unit === undefined ? countsDeeds(facts) : DONE_ONCE.has(unit);
  return price !== undefined && price.period !== 'month' && isDone && facts.churn === undefined;
}

/** "20 sweeps a week": sales that were counted in what is done once. */
function countsDeeds({ volume }: Ground['facts']): boolean {
  const counted = /\d[\d.,]* (\p{L}+)/u.exec(foldText(volume?.quote?.text ?? ''))?.[1] ?? '';
  const unit = saleUnitNamed(counted);
  return isDeed(counted) || (unit !== undefined && DONE_ONCE.has(unit));
}

function shapeOf({ id, revenueModel }: Sector): RevenueShape {
  if (id === LODGING) return 'lodging';
  if (revenueModel === 'subscription' || revenueModel === 'retainer') return 'subscription';
  if (revenueModel === 'commission' || revenueModel === 'take-rate') return 'commission';
  return revenueModel === 'project' ? 'project' : 'transaction';
}

function assumeChurn({ facts, sector }: Ground): Assumed {
  const churn = saidFigure(facts, 'churn');
  if (churn) return saidAs(churn, inHundredths(churn.value));
  const stay = findStay(facts);
  // Who stays ten months on average leaves at a rate of one in ten a month.
  if (stay !== null) return { value: Math.round(10_000 / stay), origin: 'derived' };
  return usual(inHundredths(sector.monthlyChurnPct?.base ?? USUAL_CHURN_PCT));
}

/** The places of a week's classes shared by how often each comes, else groups times their size, unless more customers than that were told of: then one of the two was not understood. */
function assumePlaces({ facts }: Ground): Pick<ShapeAssumptions, 'places'> {
  const places = findTimetable(facts) ?? findGroupPlaces(facts);
  const told = Math.max(saidFigure(facts, 'volume')?.value ?? 0, saidFigure(facts, 'targetVolume')?.value ?? 0);
  return places === null || told > places ? {} : { places: { value: places, origin: 'derived' } };
}

/** Unsaid rooms are as many as the trade's usual nights fill at that occupancy. */
function assumeRooms({ facts, sector }: Ground): NonNullable<ShapeAssumptions['lodging']> {
  const rooms = saidFigure(facts, 'rooms');
  const occupancy = saidFigure(facts, 'occupancy');
  const told = rooms && occupancyOf(rooms.value, facts);
  const basisPoints = occupancy ? saidAs(occupancy, inHundredths(occupancy.value)) : (told ?? usual(inHundredths(USUAL_OCCUPANCY_PCT)));
  if (rooms) return { rooms: saidAs(rooms, rooms.value), occupancyBasisPoints: basisPoints };
  const roomNights = (DAYS_A_MONTH * basisPoints.value) / 10_000;
  return { rooms: usual(Math.ceil(sector.monthlyUnits.base / roomNights)), occupancyBasisPoints: basisPoints };
}

/** What the nights told for a normal month are of those there are; undefined where none were told, or more than there are. */
function occupancyOf(rooms: number, facts: Ground['facts']): Assumed | undefined {
  const nights = Math.max(saidFigure(facts, 'volume')?.value ?? 0, saidFigure(facts, 'targetVolume')?.value ?? 0);
  const share = nights / (rooms * DAYS_A_MONTH);
  return share > 0 && share <= 1 ? { value: Math.round(share * 10_000), origin: 'derived' } : undefined;
}
