// A place told as a part of the city that was told: «del barrio de San Lorenzo», "the Mission district". A town may be called so too.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';

/** Whether the answers on the problem or the customers tell of it as a quarter. */
export function isQuarterOf(known: FactSheet, place: string): boolean {
  const story = foldText([factValue(known, 'problem'), factValue(known, 'customer')].join('. '));
  const name = foldText(place).replace(/[^a-z\d ]/g, '.');
  return new RegExp(
    `(?<![a-z])(?:barrios?|barriada|colonia|urbanizacion|distrito|zona|sector|district|quarter|neighbou?rhood)(?: (?:de|del|of|el|la|los|las))* ${name}(?![a-z])|(?<![a-z])${name} (?:district|quarter|neighbou?rhood|estate|area)(?![a-z])`,
  ).test(story);
}
