// How many of the things a customer owns, where the founder tells it and how often "each": each owner, or each of the things.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import { smallNumber } from '../../language/small-numbers.ts';

export interface Owned {
  readonly from: number;
  readonly to: number;
  /** Several of them. */
  readonly things: Bilingual;
}

const THINGS: readonly (readonly [told: RegExp, es: string, en: string])[] = [
  [/apartamentos?|apartments?/, 'apartamentos', 'apartments'],
  [/pisos?|departamentos?|flats?|lets?/, 'pisos', 'flats'],
  [/viviendas?|casas?|chalets?|propiedades|inmuebles|houses?|homes?|villas?|propert(?:y|ies)|listings?/, 'viviendas', 'homes'],
  [/locales|tiendas|puntos de venta|shops|stores|outlets/, 'locales', 'shops'],
  [/furgonetas?|camiones|vehiculos?|coches|vans|trucks|vehicles|cars/, 'vehículos', 'vehicles'],
  [/sillones|puestos|chairs|stations/, 'sillones', 'chairs'],
];

const NUMBER = '(\\d{1,3}|[a-z]{2,7})';
const SPAN = new RegExp(
  `\\b(?:con|de|tienen|with|who own|owning|of|have) (?:entre |between |from )?${NUMBER} (?:a|y|o|to|and|or) ${NUMBER} ([a-z]+(?: [a-z]+)?)`,
);
/** "About eight check-ins a month each". */
const EACH =
  /\b(?:cada un[oa]|por (?:piso|apartamento|vivienda|casa|local|vehiculo)|each|apiece|per (?:flat|apartment|property|home|shop|van))\b/;

/** What each customer owns several of; null where no span was told, or how often was not told of each. */
export function findOwned(facts: FactSheet): Owned | null {
  const told = foldText(factValue(facts, 'customer') ?? '');
  const [, least = '', most = '', thing = ''] = SPAN.exec(told) ?? [];
  const [from, to] = [Number(least) || smallNumber(least) || 0, Number(most) || smallNumber(most) || 0];
  const named = THINGS.find(([words]) => new RegExp(`\\b(?:${words.source})\\b`).test(thing));
  return named && EACH.test(told) && from >= 1 && to > from ? { from, to, things: { es: named[1], en: named[2] } } : null;
}
