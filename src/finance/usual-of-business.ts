import { type FactSheet, factValue } from '../facts/fact.ts';
import { worksAtCustomers } from '../facts/works-at-customers.ts';
import type { Benchmark } from '../sectors/benchmark.ts';
import type { Sector, SectorId } from '../sectors/sector.ts';
import { sectorOf } from '../sectors/sectors.ts';
import { calledAsTold } from '../sectors/told-parts.ts';

/** The answers that tell what is sold; the problem tells of others too. */
const SOLD = ['name', 'solution', 'revenue'] as const;

/**
 * The trade's usual values as they hold for this business: whoever works where the customers are spends on getting there what the others spend
 * on premises. It is called by what it sells of all that its trade may.
 */
export function usualOfBusiness(facts: FactSheet, id: SectorId, trade: string | null | undefined): Sector {
  const sector = calledAsTold(sectorOf(id, trade), trade, soldIn(facts));
  if (!worksAtCustomers(facts)) return sector;
  const { rentPct, otherFixedPct } = sector;
  return { ...sector, rentPct: { ...rentPct, low: 0, base: 0, high: 0 }, otherFixedPct: together(rentPct, otherFixedPct) };
}

/** What the answers tell of what is sold. */
export function soldIn(facts: FactSheet): string {
  return SOLD.map((topic) => factValue(facts, topic) ?? '').join('. ');
}

function together(a: Benchmark, b: Benchmark): Benchmark {
  return { ...b, low: a.low + b.low, base: a.base + b.base, high: a.high + b.high };
}
