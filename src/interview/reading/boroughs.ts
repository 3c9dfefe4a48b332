// Parts of a city that are told alone as if they were one, each by the city they are of.
import { foldText } from '../../language/fold-text.ts';

const BOROUGHS: Readonly<Record<string, string>> = {
  'Buenos Aires': 'palermo',
  Lima: 'miraflores|san isidro',
  Santiago: 'providencia|las condes|nunoa',
  'Ciudad de México': 'coyoacan',
  'New York': 'brooklyn|queens|bronx|manhattan',
  London: 'hackney|camden|islington|brixton|peckham|walthamstow|croydon',
};

const CITY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(BOROUGHS).flatMap(([city, names]) => names.split('|').map((name) => [name, city] as const)),
);

/** «Las Condes»: Santiago. Null for what is a city of its own. */
export function cityOfBorough(name: string): string | null {
  return CITY_OF.get(foldText(name)) ?? null;
}
