import { describe, expect, it } from 'vitest';
import { sectorOf } from '../../sectors/sectors.ts';
import { PRESUPPOSED, type PresupposedThing } from './denial-clues.ts';
import { dropDenied, speaksOf } from './drop-denied.ts';

const THINGS = Object.keys(PRESUPPOSED) as readonly PresupposedThing[];

describe('a pack without what the founder denies', () => {
  it('has no insurers where none are taken, in either language', () => {
    const pack = dropDenied(sectorOf('health_clinic', 'physiotherapy_clinic').pack, ['insurers']);
    expect(JSON.stringify(pack.channels) + JSON.stringify(pack.risks) + JSON.stringify(pack.measures)).not.toMatch(
      /insurer|aseguradora|mutua|cuadros médicos/i,
    );
    expect(pack.measures.es).toHaveLength(pack.measures.en.length);
  });

  it('keeps the licence when only the extraction goes', () => {
    const { permits } = dropDenied(sectorOf('cafe_restaurant').pack, ['kitchen', 'terrace']);
    expect(permits.en[0]).toBe('licence for the premises');
    expect(permits.es[0]).toBe('licencia de actividad');
    expect(permits.en).not.toContain('permit for outdoor tables');
  });

  it.each(THINGS)('of %s there is something to drop in some trade', (thing) => {
    expect(speaksOf([thing], EXAMPLES[thing])).toBe(true);
  });

  it('is the same pack where nothing is denied', () => {
    const { pack } = sectorOf('gym');
    expect(dropDenied(pack, [])).toBe(pack);
  });
});

/** One clause of a trade for each thing. */
const EXAMPLES: Readonly<Record<PresupposedThing, string>> = {
  insurers: 'chosen insurers’ lists',
  delivery: 'home delivery',
  online: 'boxes sold online',
  premises: 'shop window and sign',
  frozen: 'the rest is frozen raw from the week before',
  rent: 'a higher rent on renewal',
  staff: 'staff change every quarter',
  alcohol: 'barrels lost',
  vehicle: 'insured delivery vehicles',
  counter: 'window and counter on the street',
  booking: 'bookings that never turn up',
  kitchen: 'licence for the premises with kitchen extraction',
  terrace: 'permit for outdoor tables',
  subscription: 'active members',
  wholesale: 'calls on shops with a sample',
  adverts: 'adverts on Instagram and Facebook',
  networks: 'local Instagram',
  platforms: 'booking sites',
  tables: 'turns per table at each service',
  music: 'licence for background music',
  credit: 'restaurants pay late',
};
