// Who gives a sum, by the words of its clause, folded.
import { KIN_WORDS } from '../../facts/kin.ts';
import { INVESTOR, LENDER, MORE_KIN, OWED, RAISED } from './funding-words.ts';

export type Giver = 'own' | 'gift' | 'grant' | 'unemployment' | 'familyLoan' | 'bank' | 'invested';

const word = (words: string) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'g');

const GRANT_WORDS = `grants?|subvencion(?:es)?|subsidios?|no reembolsables?|non[- ]repayable|a fondo perdido|ayudas? (?:leader|publicas?|del (?:gobierno|ayuntamiento|estado|cabildo)|de la (?:junta|xunta|diputacion|comunidad|generalitat|camara))|capital (?:semilla|abeja)|semilla inicia|fondo (?:semilla|emprender|concursable)|start-?up chile|beca|${RAISED}`;
const GRANT = word(GRANT_WORDS);
/** Of a loan too, where a loan is told. */
const AWARDED = word('awarded|granted|concedid[oa]s?|concedio|concedieron|conceden|adjudicad[oa]s?|adjudicaron');
const LENDERS = word(LENDER);
const UNEMPLOYMENT = word('capitaliza\\w*|capitalizo|paro capitalizado|pago unico|(?:el|del) (?:paro|desempleo)');
const INVESTS = word(`${INVESTOR}|socios? (?:inversor(?:es)?|capitalistas?)`);
const KIN = word(`${KIN_WORDS}|${MORE_KIN}|amig[oa]s?|friends?|family`);
const LENDS = word(
  `${OWED}|lend(?:s|ing)?|lent|devolv\\w+|devuelv\\w+|(?:pay|paid|paying) (?:her|him|them|it) back|repay\\w*|sin (?:prisas?|(?:ningun )?interes(?:es)?)|(?:no|without(?: any)?) interest|interest[- ]free`,
);
const BANK = word(`${LENDER}|(?:micro)?(?:loan|credit) fund|[a-z]+ fund(?! (?:de|of))|people ?fund`);
const OURS = word(
  "ahorr\\w+|juntad[oa]s?|guardad[oa]s?|mi[oa]s|nuestr[oa]s?|propi[oa]s?|mi bolsillo|pongo|pondre|ponemos|pondremos|aport(?:o|amos|are|aremos|ad[oa]s?|aciones?|a|an)|tengo|tenemos|cuento con|contamos con|dispon(?:go|emos)|contribut(?:es?|ed|ing)|mine|ours|(?:my|our|his|her) own|own (?:money|funds|cash)|savings?|saved|put by|puts? in|putting in|chip(?:s|ping)? in|set aside|i have|we have|i've got|we've got|i've|from (?:his|hers|mine|me|us|ours)|de (?:l[oa]s )?(?:suyos|soci[oa]s)|yo|from me|from us|and me|plus me|myself|ourselves|(?:my|our|mis?|nuestr[oa]s)\\s+(?=#)",
);
const NOT_OWED =
  /(?<![a-z])(?:no|ni|sin|nunca|not|never|don't|won't|doesn't want|needn't)(?: (?:hay que|tengo que|tenemos que|need to|have to|se|me|it|l[oa]s?))* (?:devolv\w+|devuelv\w+|repay\w*|pay(?:ing)? (?:(?:her|him|them|it) )?back|it back)(?![a-z])/g;
/** «Son» is no son. */
const THEY_ARE = /(?<!(?:my|our|his|her) )(?<![a-z])son(?![a-z])/g;
/** "How it is financed" says of no sum that it is owed. */
const FINANCED_WITH = /(?<![a-z])(?:l[oa]s? )?financ(?:iamos|io|iaremos|iare|iaria|iariamos) con(?![a-z])/g;
const NO_LOAN =
  /(?<![a-z])(?:no (?:es |un |hay )?(?:un )?(?:prestamo|credito)|not? (?:an? )?(?:bank )?loan|no (?:pedimos|pido|pedire|pediremos) [a-z ]*(?:prestamo|credito)[a-z ]*)(?![a-z])/g;

/** Null where no word tells. `isOwed`: whether only what is owed is asked for. */
export function giverIn(said: string, isOwed = false): Giver | null {
  const words = said.replace(THEY_ARE, ' ').replace(NOT_OWED, ' ').replace(FINANCED_WITH, ' ').replace(NO_LOAN, ' ');
  const isOfKin = has(words, KIN);
  if (isOwed) return isOfKin && has(words, LENDS) ? 'familyLoan' : null;
  if (has(words, GRANT) || (has(words, AWARDED) && !has(words, LENDS) && !has(words, LENDERS))) return 'grant';
  if (has(words, UNEMPLOYMENT)) return 'unemployment';
  if (has(words, INVESTS)) return 'invested';
  if (isOfKin) return has(words, LENDS) ? 'familyLoan' : 'gift';
  const [own, owed] = [nearest(words, OURS), Math.min(nearest(words, LENDS), nearest(words, BANK))];
  if (own === Number.POSITIVE_INFINITY && owed === Number.POSITIVE_INFINITY) return null;
  return own <= owed ? 'own' : 'bank';
}

/** Said to be given, and not lent. */
export function isGrant(said: string): boolean {
  return has(said, GRANT);
}

function has(words: string, pattern: RegExp): boolean {
  return nearest(words, pattern) < Number.POSITIVE_INFINITY;
}

/** How far from the sum, which stands at the sign, the words stand. */
function nearest(words: string, pattern: RegExp): number {
  const at = words.indexOf('#');
  const distances = [...words.matchAll(pattern)].map(({ index, 0: found }) =>
    at < 0 ? index : index > at ? index - at : at - index - found.length,
  );
  return Math.min(Number.POSITIVE_INFINITY, ...distances);
}
