// 22 trades × 8 countries × 3 volumes = 528 whole models, each from figures the trade itself gives.
import { describe, expect, it } from 'vitest';
import type { CountryCode } from '../countries/country.ts';
import { SECTOR_IDS, type SectorId } from '../sectors/sector.ts';
import { buildModel } from './build-model.ts';
import type { FinancialModel } from './financial-model.ts';
import { makeAssumptions } from './make-assumptions.ts';
import { said, TODAY } from './said-facts-fixture.ts';

const COUNTRIES: readonly CountryCode[] = ['ES', 'MX', 'CO', 'AR', 'CL', 'PE', 'CR', 'US', 'CA', 'AU', 'GB'];
const VOLUMES_PCT = [80, 100, 120] as const;

/** The trade at its normal pace, a fifth below it and a fifth above; its fixed costs stay. */
function coursesOf(sector: SectorId, country: CountryCode): FinancialModel[] {
  const usual = makeAssumptions(said({ sector, country }), TODAY);
  const pace = usual.ramp?.normalUnits ?? Number.NaN;
  return VOLUMES_PCT.map((pct) => {
    const volume = Math.round(pace * pct * 10) / 1000;
    return buildModel(said({ sector, country, volume, growth: 0, fixedCosts: usual.fixedCosts.value }), TODAY);
  });
}

describe.each(SECTOR_IDS)('%s', (sector) => {
  it.each(COUNTRIES)('holds together in %s, whatever the volume, and more of it brings more', (country) => {
    const models = coursesOf(sector, country);
    for (const model of models) {
      expect(model.contradictions).not.toContain('figure-out-of-range');
      expect(model.checks.filter(({ passed }) => !passed)).toEqual([]);
      expect(model.checks).toHaveLength(26);
    }
    const [low, base, high] = models.map(({ years }) => ({ sales: years[0].revenue, earned: years[2].operatingResult }));
    if (!low || !base || !high) throw new Error('a course is missing');
    expect(low.sales).toBeLessThan(base.sales);
    expect(base.sales).toBeLessThan(high.sales);
    expect(low.earned).toBeLessThan(base.earned);
    expect(base.earned).toBeLessThan(high.earned);
  });
});
