// Where a province has taxes of its own: on a small company's profit in Spain and Canada, and on sales in Canada.
import type { Country, CountryCode, ProfitTax } from './country.ts';
import { own, seen } from './make-rate.ts';

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

/** The country with the taxes of the province a place is in; as it is where those are not known to be others. `place`: folded. */
export function inProvince(country: Country, place: string): Country {
  if (isBasquePlace(country.code, place)) return { ...country, profitTax: SMALL_BASQUE };
  const province = country.code === 'CA' ? CANADIAN.find(({ places }) => places.test(place)) : undefined;
  if (province === undefined || country.salesTax === null) return country;
  return {
    ...country,
    salesTax: { ...country.salesTax, standard: own(province.sales) },
    profitTax: { ...country.profitTax, first: own(province.profit) },
  };
}

/** Micro and small companies since 2019, alike in the three: Norma Foral 2/2018 of Bizkaia, and those of Álava and Gipuzkoa of the same year. */
const SMALL_BASQUE: ProfitTax = { first: seen(20, 'Norma Foral 2/2018', 2019) };

interface Province {
  readonly places: RegExp;
  /** The part of the tax on sales that a business gets back: the harmonised one, or the federal alone beside a retail tax that it only passes on. */
  readonly sales: number;
  /** Federal and provincial, on a small company's profit. */
  readonly profit: number;
}

/** Our own knowledge of 2026, to be confirmed with the Canada Revenue Agency. Quebec's tax is got back as the federal one is. */
const CANADIAN: readonly Province[] = [
  { places: /\b(?:halifax|dartmouth|lunenburg|wolfville|cape breton|nova scotia|nueva escocia|ns)\b/, sales: 14, profit: 10.5 },
  {
    places:
      /\b(?:toronto|ottawa|hamilton|kitchener|mississauga|brampton|guelph|barrie|thunder bay|markham|oshawa|niagara falls|sault ste marie|london|windsor|kingston|ontario|on)\b/,
    sales: 13,
    profit: 12.2,
  },
  { places: /\b(?:moncton|fredericton|saint john|new brunswick|nb)\b/, sales: 15, profit: 11.5 },
  { places: /\b(?:charlottetown|prince edward island|pei)\b/, sales: 15, profit: 10 },
  { places: /\b(?:st\.? john['’]?s|newfoundland|nl)\b/, sales: 15, profit: 11.5 },
  {
    places: /\b(?:montreal|quebec|quebec city|ciudad de quebec|gatineau|laval|longueuil|sherbrooke|trois-rivieres|qc)\b/,
    sales: 14.975,
    profit: 12.2,
  },
  {
    places: /\b(?:vancouver|victoria|kelowna|kamloops|nanaimo|burnaby|abbotsford|whistler|prince george|british columbia|bc)\b/,
    sales: 5,
    profit: 11,
  },
  {
    places: /\b(?:calgary|edmonton|lethbridge|red deer|medicine hat|banff|canmore|grande prairie|fort mcmurray|alberta|ab)\b/,
    sales: 5,
    profit: 11,
  },
  { places: /\b(?:saskatoon|regina|saskatchewan|sk)\b/, sales: 5, profit: 10 },
  { places: /\b(?:winnipeg|manitoba|mb)\b/, sales: 5, profit: 9 },
  { places: /\b(?:whitehorse|yellowknife|yukon|northwest territories|nunavut)\b/, sales: 5, profit: 11 },
];
