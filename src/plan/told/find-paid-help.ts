import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';

const HELP =
  /\b(?:pib[ea]s?|chic[oa]s?|muchach[oa]s?|chav[oa]s?|ayudantes?|aprendi[zc]\w*|emplead[oa]s?|camarer[oa]s?|boy|girl|kid|lad|helper|assistant|apprentice|trainee|part.?timer)\b/;
const COST =
  /\b(?:luz|gas|agua|internet|telefono|seguros?|monotributo|cuota|gestoria|contador|alquiler|renta|gasolina|insurance|electric\w*|power|water|phone|diesel|fuel|rent|utilities|accountant)\b/;
const AMOUNT = /\d{2,}|\b(?:mil|lucas|millones|thousand|k)\b/;

/** Whether whoever helps was told among the costs of a month: «entre luz, gas y el pibe se van otros 900.000». */
export function isHelpAmongCosts(facts: FactSheet): boolean {
  const told = foldText(factValue(facts, 'resources') ?? '');
  return told.split(/[.;](?=\s|$)/).some((sentence) => HELP.test(sentence) && COST.test(sentence) && AMOUNT.test(sentence));
}
