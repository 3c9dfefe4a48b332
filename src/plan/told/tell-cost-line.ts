// A line of a month's costs in both languages: whose pay it is, the rent, what getting known takes, or what it was called.
import type { CostLine } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import { monthCost } from './month-cost-words.ts';
import { payOfRole } from './role-pay-words.ts';

const NAME = /(?<!\p{L})(\p{Lu}\p{Ll}{1,}(?: (?:de |del )?\p{Lu}\p{Ll}+)?)(?:['’]s)?(?!\p{L})/u;
/** Nothing but a name. */
const ALONE = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u;
/** Who talks, and no name. */
const ME = /^(?:(?:for|para|de|to|trabajo) )?(?:yo|mi|mio|mia|me|mine|myself|my|i|lo mio|el mio)(?:['’]s)?(?![a-z])/;
const SEVERAL = /(?<![a-z])(?:nuestr[oa]s?|nosotr[oa]s|us|our|founders|soci[oa]s|partners|each|cada|both|ambos|owners|duen[oa]s)(?![a-z])/;

/** Null where it has no words but the founder's own. `isOneOfSeveral`: others who own it are paid in lines of their own. */
export function tellCostLine({ label, kind }: CostLine, isOneOfSeveral = false): Bilingual | null {
  if (kind === 'own') return tellOwn(label, isOneOfSeveral);
  if (kind === 'pay') return { es: 'Sueldos', en: 'Pay' };
  if (kind === 'rent') return { es: 'Alquiler', en: 'Rent' };
  if (kind === 'marketing') return { es: 'Publicidad', en: 'Marketing' };
  const told = capitalised(monthCost(label));
  if (kind === 'other' && told === null && ALONE.test(label.trim())) return { es: label.trim(), en: label.trim() };
  if (kind === 'other' || told) return told;
  const role = payOfRole(label);
  const name = role ? undefined : NAME.exec(label)?.[1];
  return name ? { es: `Sueldo de ${name}`, en: `${name}’s pay` } : role;
}

function tellOwn(label: string, isOneOfSeveral: boolean): Bilingual {
  const folded = foldText(label).trim();
  if (SEVERAL.test(folded)) return { es: 'Sueldo de los socios', en: 'The founders’ pay' };
  const name = ME.test(folded) ? undefined : NAME.exec(label.replace(/^I(?: |$)/, ''))?.[1];
  if (name) return { es: `Sueldo de ${name}, en sociedad`, en: `${name}’s pay, as a partner` };
  return { es: 'Sueldo propio', en: isOneOfSeveral ? 'Own pay' : 'The founder’s pay' };
}

function capitalised(told: Bilingual | null): Bilingual | null {
  const upper = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return told && { es: upper(told.es), en: upper(told.en) };
}
