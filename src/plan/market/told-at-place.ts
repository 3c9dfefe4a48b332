// What the account of the problem tells in passing of a kind of seller: «lo dejas tres días en un bazar», "you pay £200 at the official store".
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';

const SPAN = String.raw`(?:\d{1,3}|[a-z]{2,12}) (?:minuto|hora|dia|semana|mes|minute|hour|day|week|month)(?:e?s)?`;
const SUM = String.raw`[€$£] ?\d[\d.,]*|\d[\d.,]* ?(?:€|\$|£|euros?|pesos|soles|dolares|dollars|pounds|quid)`;
const AT = '(?:en|in|at|with|con) (?:un[oa]?s?|el|la|l[oa]s|the|an?|some|cualquier|any) (?:[a-z]+ )?';
const BEFORE = /^(?:(?:un[oa]?s?|el|la|l[oa]s|the|an?|some|otr[oa]s?|other|dos|tres|two|three) )+/;
/** A shorter word is in too many others. */
const SHORTEST = 4;

/** As a clause about whoever is called so by a common name: how long they take or what they charge; empty where the problem tells neither. */
export function toldAtPlace(facts: FactSheet, name: string): string {
  const [word = ''] = foldText(name).replace(BEFORE, '').split(' ');
  const stem = word.replace(/(?<=[^aeiou])es$|s$/, '');
  if (stem.length < SHORTEST || !/^[a-z]+$/.test(stem)) return '';
  const problem = foldText(factValue(facts, 'problem') ?? '');
  const told = new RegExp(String.raw`(?<![a-z\d])(?:(?<span>${SPAN})|(?<sum>${SUM})) ${AT}${stem}(?:e?s)?(?![a-z])`).exec(problem);
  if (told?.groups?.span) return `tarda ${told.groups.span}`;
  return told?.groups?.sum ? `cobra ${told.groups.sum}` : '';
}
