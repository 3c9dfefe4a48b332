import type { CurrencyCode } from '../../countries/country.ts';
import type { Bilingual } from '../../language/language.ts';

/** The moneys that are written with a bare $ and are not the dollar of the United States: a reader abroad would take them for it. */
export const PESOS: Readonly<Partial<Record<CurrencyCode, Bilingual>>> = {
  MXN: { es: 'en pesos mexicanos', en: 'in Mexican pesos' },
  COP: { es: 'en pesos colombianos', en: 'in Colombian pesos' },
  ARS: { es: 'en pesos argentinos', en: 'in Argentine pesos' },
  UYU: { es: 'en pesos uruguayos', en: 'in Uruguayan pesos' },
  CLP: { es: 'en pesos chilenos', en: 'in Chilean pesos' },
  CAD: { es: 'en dólares canadienses', en: 'in Canadian dollars' },
  AUD: { es: 'en dólares australianos', en: 'in Australian dollars' },
  NZD: { es: 'en dólares neozelandeses', en: 'in New Zealand dollars' },
};
