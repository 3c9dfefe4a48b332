// Whom to ask for each kind of permit in each country.
import type { CountryCode } from '../../countries/country.ts';
import { type Bilingual, perLanguage } from '../../language/language.ts';
import { DUTIES } from './country-permits.ts';
import { ANYWHERE, OFFICES, STANDS_IN } from './office-words.ts';
import type { PermitKind } from './permit-kinds.ts';

/** Whom to ask, with their article. */
export function officeFor(country: CountryCode, kind: PermitKind): Bilingual {
  if (kind === 'register') return DUTIES[country].registerWith;
  if (kind === 'zoning' || kind === 'works') return withTown(country, BESIDE_TOWN[kind]);
  const own = OFFICES[country][kind];
  if (own) return own;
  return isStoodIn(kind) ? officeFor(country, STANDS_IN[kind]) : ANYWHERE[kind];
}

function isStoodIn(kind: PermitKind): kind is keyof typeof STANDS_IN {
  return kind in STANDS_IN;
}

const BESIDE_TOWN = { zoning: { es: 'quien alquila', en: 'the landlord' }, works: { es: 'el contratista', en: 'the builder' } } as const;

function withTown(country: CountryCode, other: Bilingual): Bilingual {
  const town = officeFor(country, 'town');
  return perLanguage((language) => `${town[language]}; ${other[language]}`);
}
