import type { Sector } from '../sectors/sector.ts';

/** Work that is learnt in days: the law's least pays for it. */
const LEARNT_IN_DAYS: readonly string[] = ['home_cleaning', 'holiday_flat_cleaning', 'car_wash'];
/** Work of people with a degree, or of the few who can do it. */
const STUDIED: readonly Sector['id'][] = ['saas', 'marketplace_app', 'consulting_freelance', 'agency', 'health_clinic'];
/** What is paid on top of the law's least, percent of it. Our own assumptions, to be asked for. */
const ON_TOP = { learntInDays: 0, trade: 25, studied: 60 } as const;

/** Whoever knows a trade is not had at the law's least, and whoever studied for it even less: what is paid on top of that, percent. */
export function skilledPct({ id, isLicensed }: Pick<Sector, 'id' | 'isLicensed'>, trade: string | null): number {
  if (LEARNT_IN_DAYS.includes(trade ?? '')) return ON_TOP.learntInDays;
  return isLicensed === true || STUDIED.includes(id) ? ON_TOP.studied : ON_TOP.trade;
}
