import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Draft } from '../draft.ts';
import { accountNamed } from '../goals/goal-clues.ts';
import type { PlanText } from '../plan.ts';

const EACH_YEAR =
  /\b(?:renuev|renov|compr|repon|encarg|renew|restock|buy|order)[a-z]*\b[^.;,]{0,30}\b(?:cada|todos los|every|each) (?:anos?|curso|temporada|years?|term|season)\b/;

/** So many buyers whom the founder named, and who were told to buy again each year: «los seis colegios, que renuevan biblioteca cada curso»; null where none were. */
export function eachYear({ facts, figures }: Draft): PlanText | null {
  const told = foldText(factValue(facts, 'customer') ?? '');
  if (!figures['customers-named'] || !EACH_YEAR.test(told)) return null;
  const named = accountNamed(told);
  return {
    es: `{{fig:customers-named}} ${named.es} que renuevan su compra cada año, según se contó`,
    en: `{{fig:customers-named}} ${named.en} that renew their order each year, as stated`,
  };
}
