// Whether those who come were told to be grown up: what the law asks of whoever works with children is then not asked.
import { foldText } from '../language/fold-text.ts';
import { type FactSheet, factValue } from './fact.ts';

const ADULTS =
  /\b(?:adult[oa]s?|profesionales|emplead[oa]s|trabajador[ea]s|universitari[oa]s|jubilad[oa]s|mayores de (?:18|edad)|adults?|professionals|employees|workers|university students|retirees|over[- ]18s?)\b/;
const AGES = /\b(\d{2}) (?:a|y|to|and|-|–) (\d{2})\b(?! ?(?:€|euros?|%|horas?|hours?|min))/;
const CHILDREN =
  /\b(?:nin[oa]s?|peques?|hij[oa]s?|chic[oa]s|adolescentes?|menores(?! de 18 no)|infantil\w*|escolar\w*|primaria|secundaria|bachillerato|colegios?|famili\w+|children|kids?|teens?|teenagers?|pupils? aged|school\w*|famil\w+|parents|under[- ]18s?)\b/;
const GROWN_UP = 18;

/** Told by a word or by their ages, and no child named beside them. */
export function servesAdults(facts: FactSheet): boolean {
  const told = foldText(factValue(facts, 'customer') ?? '');
  if (CHILDREN.test(told)) return false;
  return ADULTS.test(told) || Number(AGES.exec(told)?.[1] ?? 0) >= GROWN_UP;
}
