// Whether it is worth a question how long one sale takes: where the hours of the team hang on it, and nobody has told.
import { type FactSheet, factValue } from '../facts/fact.ts';
import { splitTeam } from '../facts/split-team.ts';
import { assumeBusiness, groundOf } from '../finance/assume-business.ts';
import type { Business } from '../finance/assume-funding.ts';
import { hoursForSales, salesThatFit } from '../finance/assume-hands.ts';
import { toldVolume } from '../finance/volume-trend.ts';
import type { SaleUnitId } from '../sectors/sale-units.ts';
import type { SectorId } from '../sectors/sector.ts';
import type { TradeId } from '../sectors/trades.ts';

/** The hours there are against the sales that are counted on. */
export interface HoursAtStake {
  /** Minutes of one sale as is usual in the trade, which the team has not; null where nothing is known of it. */
  readonly usual: number | null;
  /** Minutes there are for each sale. */
  readonly room: number;
  /** Sales a month that fit at the usual minutes. */
  readonly most: number;
  readonly volume: number;
  readonly team: number;
  /** Each customer pays every month: the minutes are those of a month. */
  readonly isMonthly: boolean;
}

/** Who sells by appointment or makes by the piece; in the others customers are served together, or the work is not in the sale. */
const BY_APPOINTMENT: ReadonlySet<SectorId> = new Set([
  'health_clinic',
  'beauty_salon',
  'repair_shop',
  'crafts',
  'construction_trades',
  'cleaning',
]);
const TRADES_BY_PIECE: ReadonlySet<string> = new Set<TradeId>([
  'pastry_workshop',
  'photographer',
  'design_studio',
  'video_studio',
  'translation_practice',
  'removals',
]);
/** Sold by the night, the wash or the contract, or by the hour itself. */
const TRADES_BY_TIME: ReadonlySet<string> = new Set<TradeId>(['pet_boarding', 'dog_daycare', 'laundry', 'office_cleaning', 'home_care']);
const UNITS_OF_WORK: ReadonlySet<string> = new Set<SaleUnitId>([
  'session',
  'consultation',
  'treatment',
  'massage',
  'haircut',
  'repair',
  'installation',
  'visit',
  'garment',
]);

/** Where there is a working day for each sale, the hours are not what it fails by. */
const WORKING_DAY = 8 * 60;

/** The hours at stake, where team and sales were told and the time was not; null where they suffice, or do not bear on the sales. */
export function weighHours(facts: FactSheet, today: string): HoursAtStake | null {
  const [team, said] = [factValue(facts, 'team'), factValue(facts, 'volume')];
  if (team === undefined || said === undefined || factValue(facts, 'sector') === undefined) return null;
  if (factValue(facts, 'minutesPerSale') !== undefined) return null;
  const business = assumeBusiness(facts, today);
  // What sales are meant to get to has to be made too.
  const volume = Math.max(toldVolume(business).value, factValue(facts, 'targetVolume') ?? 0);
  const isMonthly = business.shape.value === 'subscription';
  const { hands } = business;
  const ground = groundOf(facts);
  const hours = hoursForSales(ground, business.trade, splitTeam(facts, team));
  const room = Math.floor((hours * 60) / volume);
  if (!hands)
    return isByAppointment(facts, business) && room <= WORKING_DAY ? { usual: null, room, most: 0, volume, team, isMonthly } : null;
  if (hands.minutes.origin !== 'sector' || volume <= (salesThatFit(ground, business) ?? volume)) return null;
  const usual = hands.minutes.value;
  return { usual, room, most: Math.floor((hours * 60) / usual), volume, team, isMonthly };
}

/** Whether each sale is work of its own, begun and ended. */
function isByAppointment(facts: FactSheet, { sector, trade, shape, lodging }: Business): boolean {
  if (lodging || shape.value !== 'transaction' || TRADES_BY_TIME.has(trade ?? '')) return false;
  return BY_APPOINTMENT.has(sector) || TRADES_BY_PIECE.has(trade ?? '') || UNITS_OF_WORK.has(factValue(facts, 'saleUnit') ?? '');
}

/** As round as one would say it: five minutes, half hours, hours. */
export function roundMinutes(minutes: number): number {
  const step = minutes < 20 ? 1 : minutes < 100 ? 5 : minutes < 300 ? 30 : 60;
  return Math.max(1, Math.floor(minutes / step) * step);
}
