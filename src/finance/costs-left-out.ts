import type { FactSheet } from '../facts/fact.ts';
import { keptWithFacts } from '../facts/kept-with-facts.ts';
import { foldText } from '../language/fold-text.ts';
import type { CostAssumptions } from './assumption.ts';

const COST =
  /\b(?:alquiler|renta|arriendo|local|(?<=\bel )bajo|furgo(?:neta)?|camioneta|luz|gas|agua|internet|telefono|celular|movil|seguros?|monotributo|cuota|autonomos?|gestor\w*|asesor\w*|contador\w*|gasolina|nafta|limpieza|sueldos?|rent|lease|electric\w*|power|water|phones?|insurance|diesel|fuel|utilities|accountant|software|storage|cleaning|wages)\b/g;
const MARKETING =
  /\b(?:publicidad|marketing|anuncios?|pauta|promocion\w*|redes|volantes|folletos|ads?|adverts?|advertising|promotion|flyers|leaflets)\b/;
const PREMISES =
  /\b(?:alquil\w*|renta|arriendo|local|nave|taller|obrador|oficina|despacho|coworking|consult\w+|puesto|bajo|rent\w*|leas\w+|premises|shop|office|workshop|studio|desk|coworking|unit(?<!storage unit)|pitch|stall|kitchen|room)\b/;
const PAY =
  /\b(?:sueldos?|salarios?|nominas?|pag(?:o|as|ar|arle|amos)|cobr\w+|personal|emplead\w+|empleadas?|ayudantes?|chic[oa]s?|wages?|salar(?:y|ies)|payroll|staff|pay|paying|paid|draw\w*|helpers?|assistants?|(?:para|de) mi\b|sacarme|sacar|llevarme|vivir|live on|myself)\b/;
const COSTS_OF_A_LIST = 3;

/** Whether the fixed costs are the sum of costs named one by one, and marketing is none of them. */
export const isMarketingUnlisted = keptWithFacts((facts): boolean => {
  return isUnlisted(facts, MARKETING);
});

/** The same of what is paid for a place to work in. */
export const isRentUnlisted = keptWithFacts((facts): boolean => {
  return isUnlisted(facts, PREMISES);
});

/** The same of anybody's pay. */
export function isPayUnlisted(facts: FactSheet): boolean {
  return isUnlisted(facts, facts.staffPay ? PAY_OF_ALL : PAY);
}

/** Where what somebody hired gets is told by itself, a word of pay is theirs: the founder's own, or everybody's, is named so. */
const PAY_OF_ALL =
  /(?<![a-z])(?:(?:mi|nuestr[oa]s?|my|our|own) (?:propi[oa] |own )?(?:sueldos?|salarios?|nominas?|pay|salar(?:y|ies)|wages?|draw(?:ings)?)|(?:sueldo|salario) (?:mio|propio|para mi)|pay(?:ing)? (?:myself|ourselves|everyone|everybody|all of us)|drawings|sueldos|salarios|nominas|wages|salaries|payroll)(?![a-z])/;

function isUnlisted(facts: FactSheet, words: RegExp): boolean {
  const { fixedCosts, costsOpen, costList } = facts;
  if (fixedCosts?.origin !== 'derived' && costList === undefined) return false;
  const told = withoutPurchases(foldText(costWords(facts)), facts);
  return !costsOpen?.value && new Set(told.match(COST) ?? []).size >= COSTS_OF_A_LIST && !words.test(told);
}

/** Launch advertisements or a first month's rent among what is bought to open are no cost of each month. */
function withoutPurchases(told: string, { investmentItems }: FactSheet): string {
  return (investmentItems?.value ?? []).reduce((words, { label }) => words.replace(foldText(label), ' '), told);
}

/** The answers that told what a month costs: that on the means, and where the costs were asked apart, that one. */
export function costWords({ resources, fixedCosts, costList }: FactSheet): string {
  const isApart = fixedCosts?.quote && fixedCosts.quote.answer !== resources?.quote?.answer;
  return [costList?.value ?? resources?.value ?? '', ...(isApart ? [fixedCosts.quote?.text ?? ''] : [])].join('. ');
}

/** What a month costs beyond the fixed costs as they were told: pay, or marketing, that they leave out. Whole currency units. */
export function costsLeftOut({ extraPay, marketing, isMarketingApart }: CostAssumptions): number {
  return extraPay.value + (isMarketingApart ? marketing.value : 0);
}
