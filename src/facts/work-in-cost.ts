// What of the cost of a sale pays whoever does the work: «42 la limpiadora y 3 de producto», "48 goes to the teacher".
import { foldText } from '../language/fold-text.ts';
import { costParts } from './cost-parts.ts';
import { type FactSheet, factValue } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';
import { TOPICS } from './topic.ts';

/** Work that a sale's cost pays for, and how much of that cost is pay, from 0 to 1. */
export interface WorkInCost {
  readonly share: number;
}

const WORKER =
  '(?:cuidador|profesor|docente|terapeut|repartidor|chofer|conductor|limpiador|monitor|instructor|carer|tutor|teacher|driver|cleaner|instructor|therapist|walker|courier|rider)[a-z]*';
const WORK = [
  '\\bl[eo]s? pag\\w+ a(?! \\d)',
  `\\b(?:el|la|l[oa]s|al|del|un|una|mi|su|cada|a|de|the|an?|my|our|each) ${WORKER}(?!['’]?s? (?:sell|vend))`,
  `\\b${WORKER}['’]?s?['’]? (?:wages?|pay|fees?|time)\\b`,
  '\\b(?:wages?|salar(?:y|ies)|sueldos?|salarios?|jornal(?:es)?|honorarios|mano de obra|labou?r)\\b',
].join('|');
const PAYS_WORK = new RegExp(`(?<!\\b(?:sin|ni|no|without|aparte|before) (?:los |las |el |la |my |the )?)(?:${WORK})`);
/** "Cleaners' wages sit in visit cost": told with what a month costs. */
const HELD_THERE =
  /\b(?:wages?|pay|sueldos?|salarios?|pagos?)\b[^.;\d]{0,40}\b(?:in|within|inside|en|dentro de[l]?)\b[^.;\d]{0,12}(?:(?:visit|unit|sale|direct|job|session|class|lesson)s?['’]?s? costs?|costs? of (?:each|a|every|the)|coste?s? (?:directo|unitario|de cada|por|del?))\b/;
/** "Five freelance teachers paid by the hour": on nobody's payroll. */
const BY_THE_HOUR =
  /\b(?:autonom[oa]s|freelance\w*|contractors?|self.employed)\b[^.;]{0,30}\b(?:cobra\w*|pagad[oa]s?|pagamos|paid|charge|bill)\b[^.;\d]{0,12}\b(?:por|by|per|a|an)\b[^.;\d]{0,8}\b(?:horas?|clases?|visitas?|sesion(?:es)?|servicios?|hour|class|lesson|visit|session|job)\b/;
/** A part that pays a rider beside the goods is no work that the team would do. */
const MOST_OF_IT = 0.5;
const NUMBER = /\d+(?:[.,]\d{1,2})?/g;
const PIECES = /[,;:+](?!\d)| (?:y|e|and|mas|plus) /;
const LEAST_PART = 0.05;

/** Whether words tell of the pay of whoever does the work, folded. */
export function paysWork(words: string): boolean {
  return PAYS_WORK.test(words);
}

/** Null where nobody is paid out of each sale, as far as was told. */
export const findWorkInCost = keptWithFacts((facts): WorkInCost | null => {
  const cost = factValue(facts, 'unitCost');
  if (cost === undefined || cost <= 0 || facts.unitCost?.unit === 'percent') return null;
  const parts = costParts(facts);
  const paid = parts.filter(({ label }) => PAYS_WORK.test(foldText(label))).reduce((sum, { amount }) => sum + amount, 0);
  if (paid > 0) return { share: paid / cost };
  const words = foldText(facts.unitCost?.quote?.text ?? '');
  if (PAYS_WORK.test(words)) return { share: (besideIt(words, cost) ?? cost) / cost };
  return isToldElsewhere(facts) ? { share: 1 } : null;
});

/** Whether the work itself is paid out of each sale: no hours of the team are needed for it, and selling more hires nobody. */
export function isWorkPaidBySale(facts: FactSheet): boolean {
  const work = findWorkInCost(facts);
  return work !== null && work.share >= MOST_OF_IT;
}

/** The amount told in one piece with the words of pay; null where there is none, or it is no part of the whole: «18 mil» of 18,000. */
function besideIt(words: string, cost: number): number | null {
  const piece = words.split(PIECES).find((part) => PAYS_WORK.test(part)) ?? '';
  const [amount, ...others] = [...piece.matchAll(NUMBER)].map(([text]) => Number(text.replace(',', '.')));
  return amount !== undefined && others.length === 0 && amount < cost && amount >= cost * LEAST_PART ? amount : null;
}

/** Told with what a month costs, or of the people; whose wages were told by the month is on the payroll. */
function isToldElsewhere(facts: FactSheet): boolean {
  const quotes = [facts.payIncluded, facts.staffPay, facts.fixedCosts, facts.team].map((fact) => fact?.quote?.text);
  const told = foldText([...TOPICS.map((topic) => factValue(facts, topic)), ...quotes].join('. '));
  return HELD_THERE.test(told) || (facts.staffPay === undefined && BY_THE_HOUR.test(told));
}
