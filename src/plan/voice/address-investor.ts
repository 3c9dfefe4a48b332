import type { Plan } from '../plan.ts';
import { changeTexts } from './speak-locally.ts';

/** Where somebody invests and nobody lends, whoever reads the plan is an investor: what a bank or a lender would ask is asked by them. */
export function addressInvestor<Part extends Plan['cover'] | Plan['pages']>(part: Part): Part {
  return changeTexts(part, ({ es, en }) => ({ es: rename(es, SPANISH), en: rename(en, ENGLISH) }));
}

type Renaming = readonly (readonly [RegExp, string])[];

/** A balance at the bank, and money in and out of it, stay there. */
const SPANISH: Renaming = [
  [/(?<!\b(?:sale|en|ningún) )\b(un|el|al|Un|El|Al) banco\b(?! de)/g, '$1 inversor'],
  [/(?<!\bsale )\bdel banco\b(?! de)/g, 'del inversor'],
];
const ENGLISH: Renaming = [
  [/(?<!\b(?:of|in|at) )\b(the|The) bank\b(?! (?:account|holiday|transfer|statement))/g, '$1 investor'],
  [/(?<!\b(?:in|at) )\b([Aa]) (?:bank|lender)\b(?! (?:account|holiday|transfer|statement))/g, '$1n investor'],
  [/\b(the|The) lender\b/g, '$1 investor'],
  [/\blenders(?= ask about)/g, 'investors'],
  [/\blending against\b/g, 'investing in'],
];

function rename(text: string, renaming: Renaming): string {
  return renaming.reduce((so, [from, to]) => so.replace(from, to), text);
}
