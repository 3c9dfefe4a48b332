// Every place that is known by its name, folded: countries, cities, regions, and the quarters of large cities.
import type { CountryCode } from '../../countries/country.ts';
import { foldText } from '../../language/fold-text.ts';
import { keptForTheTurn } from '../../language/kept-for-the-turn.ts';
import { CITIES, COUNTRY_NAMES, REGIONS } from './places.ts';
import { QUARTERS } from './quarter-places.ts';

/** A place by its name. */
export interface Entry {
  readonly name: string;
  readonly kind: 'city' | 'region' | 'country';
  readonly countries: readonly CountryCode[];
  /** As those of a country write it, where that is otherwise: San Jose is San José in Costa Rica. */
  readonly spelt?: Readonly<Partial<Record<CountryCode, string>>>;
  /** Known by the city it is of, which is its name here. */
  readonly isQuarter?: true;
}

/** The known places by their names as `keyOf` gives them. */
export function indexEntries(): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  const rows = [
    ['country', COUNTRY_NAMES],
    ['city', CITIES],
    ['region', REGIONS],
  ] as const;
  for (const [kind, countries] of rows) {
    for (const [code, names] of countries) {
      for (const name of names) {
        const key = keyOf(foldText(name));
        const known = entries.get(key);
        if (known === undefined) entries.set(key, { name, kind, countries: [code] });
        else if (known.kind === kind && !known.countries.includes(code))
          entries.set(key, {
            ...known,
            countries: [...known.countries, code],
            ...(name === known.name ? {} : { spelt: { ...known.spelt, [code]: name } }),
          });
      }
    }
  }
  for (const [city, code, names] of QUARTERS) {
    for (const name of names.split('|')) {
      const key = keyOf(foldText(name));
      if (!entries.has(key)) entries.set(key, { name: city, kind: 'city', countries: [code], isQuarter: true });
    }
  }
  return entries;
}

/** Folded words as the names of places are compared. */
export const keyOf = keptForTheTurn((folded): string => {
  return folded.replace(/[.'’]/g, '').replace(/-/g, ' ').replace(/\s+/g, ' ').trim();
});
