// What a sale takes, by the things that were named beside its cost: «en barniz, tela y tornillería se me van 45».
import { type FactSheet, factValue } from '../../facts/fact.ts';
import type { Bilingual, Language } from '../../language/language.ts';
import { findNamed } from '../../sectors/concepts/find-named.ts';
import { listOf } from './tell-named.ts';

const LIST = '([^.;:\\d€$£]{3,80}?)';
const SUM = '[€$£]?\\d[\\d.,]*';
/** The list, then its sum; the sum, then its list. */
const TOLD: Readonly<Record<Language, readonly RegExp[]>> = {
  es: [
    new RegExp(`(?:^|[.;,]\\s*)en ${LIST} (?:se (?:me|nos) van?|gasto|gastamos|se gastan?|pongo) [^.;\\d]{0,20}(?<sum>${SUM})`, 'i'),
    new RegExp(`(?:se (?:me|nos) van?|gasto|gastamos|se gastan?) [^.;\\d]{0,20}(?<sum>${SUM})[^.;\\d]{0,30}? en ${LIST}(?=[.;]|$)`, 'i'),
  ],
  en: [
    new RegExp(`(?:spend|costs?|goes?|takes?) [^.;\\d]{0,20}(?<sum>${SUM})[^.;\\d]{0,30}? (?:on|in) ${LIST}(?=[.;]|$)`, 'i'),
    new RegExp(`(?:^|[.;,]\\s*)${LIST} (?:costs?|come to|comes to|takes?) (?:me |us )?[^.;\\d]{0,20}(?<sum>${SUM})`, 'i'),
  ],
};
const BOUGHT_IN = /\b(?:compro|compramos|(?:I|we) buy|bought in)\b/i;
const RESOLD: Bilingual = { es: 'la compra de lo que se revende', en: 'what is bought in to resell' };
const JOINTS = /,\s*(?:y |e |and )?| y | e | and /;
const FEWEST = 2;

/** Those things where both languages have a word for each of them and the sum beside them is the cost of a sale; with what is bought to be sold again beside them. Else null. */
export function findCostThings(facts: FactSheet, language: Language): Bilingual | null {
  const told = `${factValue(facts, 'revenue') ?? ''}. ${facts.unitCost?.quote?.text ?? ''}`;
  const lines = factValue(facts, 'lines') ?? [];
  const sums = [factValue(facts, 'unitCost'), ...lines.map(({ unitCost }) => unitCost)];
  for (const clue of TOLD[language]) {
    const match = clue.exec(told);
    const list = match?.[match.groups?.sum === match[1] ? 2 : 1]?.trim();
    if (!list || !sums.includes(sumOf(match?.groups?.sum))) continue;
    const things = findNamed(list, language);
    const pieces = list.split(JOINTS);
    if (pieces.length < FEWEST || things.length !== pieces.length) continue;
    const isResold = lines.filter(({ unitCost }) => unitCost !== undefined).length > 1 && BOUGHT_IN.test(told);
    const nouns = things.map(({ noun }) => noun);
    return listOf(isResold ? [...nouns, RESOLD] : nouns);
  }
  return null;
}

function sumOf(words: string | undefined): number {
  return Number((words ?? '').replace(/[€$£]|[.,]$/g, '').replace(',', '.'));
}
