// Where a province has a treasury of its own, and what it takes of a small company's profit.
import type { CountryCode, ProfitTax } from './country.ts';
import { seen } from './make-rate.ts';

const BASQUE =
  /\b(?:bilbao|bilbo|barakaldo|getxo|guecho|durango|portugalete|santurtzi|basauri|vitoria(?:-gasteiz)?|san sebastian|donostia|irun|eibar|errenteria|zarautz|tolosa|mondragon|arrasate|pais vasco|euskadi|basque country|bizkaia|vizcaya|gipuzkoa|guipuzcoa|alava|araba)\b/;
const NAVARRESE = /\b(?:pamplona|iruna|tudela|estella|navarra)\b/;
/** A town near Madrid and an island's port bear the same name as the one by the bay. */
const NEITHER = /\bsan sebastian de\b/;

/** Whether taxes are the province's own there, Navarre's or those of the Basque three. `place`: folded. */
export function isForalPlace(country: CountryCode, place: string): boolean {
  return isBasquePlace(country, place) || (country === 'ES' && NAVARRESE.test(place));
}

/** Whether it is in one of the Basque provinces. `place`: folded. */
export function isBasquePlace(country: CountryCode, place: string): boolean {
  return country === 'ES' && BASQUE.test(place) && !NEITHER.test(place);
}

/** What the province takes of a small company's profit; null where that is not known to be another than the country's. `place`: folded. */
export function provincialProfitTax(country: CountryCode, place: string): ProfitTax | null {
  return isBasquePlace(country, place) ? SMALL_BASQUE : null;
}

/** Micro and small companies since 2019, alike in the three: Norma Foral 2/2018 of Bizkaia, and those of Álava and Gipuzkoa of the same year. */
const SMALL_BASQUE: ProfitTax = { first: seen(20, 'Norma Foral 2/2018', 2019) };
