import { type FactSheet, factValue } from '../facts/fact.ts';
import { spaceLet } from '../facts/lets-space.ts';
import { worksAtCustomers } from '../facts/works-at-customers.ts';
import { worksInOwnPlace } from '../facts/works-in-own-place.ts';
import type { Benchmark } from '../sectors/benchmark.ts';
import { calledAsOffered } from '../sectors/called-as-offered.ts';
import { calledMobile } from '../sectors/called-mobile.ts';
import { calledSpace } from '../sectors/called-space.ts';
import type { Sector, SectorId } from '../sectors/sector.ts';
import { sectorOf } from '../sectors/sectors.ts';
import { calledAsTold } from '../sectors/told-parts.ts';

/** The answers that tell what is sold; the problem tells of others too. */
const SOLD = ['name', 'solution', 'revenue'] as const;

/**
 * The trade's usual values as they hold for this business: whoever works where the customers are spends on getting there what the others spend
 * on premises; whoever works at home, or in premises of their own, spends nothing on them. It is called by what it sells of all that its trade
 * may; where no kind of business was told or recognised, it has the usual values of the one assumed and is called by what it sells.
 */
export function usualOfBusiness(facts: FactSheet, id: SectorId, trade: string | null | undefined): Sector {
  const space = spaceLet(facts);
  const sector = space
    ? calledSpace(sectorOf(id, trade), space)
    : facts.sector
      ? calledAsTold(sectorOf(id, trade), trade, soldIn(facts))
      : calledAsOffered(sectorOf(id, trade), offerOf(facts), !trade);
  const { rentPct, otherFixedPct } = sector;
  const withoutRent = { ...sector, rentPct: { ...rentPct, low: 0, base: 0, high: 0 } };
  if (worksAtCustomers(facts)) return { ...calledMobile(withoutRent), otherFixedPct: together(rentPct, otherFixedPct) };
  return worksInOwnPlace(facts) ? withoutRent : sector;
}

function offerOf(facts: FactSheet) {
  return {
    name: factValue(facts, 'name')?.trim() ?? '',
    solution: factValue(facts, 'solution') ?? '',
    told: (['solution', 'customer', 'problem'] as const).map((topic) => factValue(facts, topic) ?? '').join('. '),
  };
}

/** What the answers tell of what is sold. */
export function soldIn(facts: FactSheet): string {
  return SOLD.map((topic) => factValue(facts, topic) ?? '').join('. ');
}

function together(a: Benchmark, b: Benchmark): Benchmark {
  return { ...b, low: a.low + b.low, base: a.base + b.base, high: a.high + b.high };
}
