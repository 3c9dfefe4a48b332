import { foldText } from '../language/fold-text.ts';

const KIN =
  'viej[oa]s?|padres?|madres?|papas?|mamas?|papis|suegr[oa]s?|abuel[oa]s?|herman[oa]s?|ti[oa]s?|prim[oa]s?|cunad[oa]s?|familia(?:res|r)?|' +
  'amig[oa]s?|parejas?|marido|esposo|esposa|novi[oa]|hij[oa]s?|' +
  'dad|mum|mom|parents|father|mother|brothers?|sisters?|uncle|aunt|grandparents|gran(?:dad|ny|dmother|dfather)?|cousins?|in-laws|family|friends?|husband|wife|partner';
/** What family does, and what one has from it. */
const LENDS = 'prestan?|prestarian?|prestaran?|prestado|adelantan?|(?:me|nos) (?:l[oa]s? )?dejan?|lends?|lending|lent';
const LOAN = `${LENDS}|prestamos?|prestad[oa]s?|loan(?:s|ed|ing)?|borrow(?:ing|ed)?`;
/** A few words in between: none of them a bank's, and no other clause. */
const BETWEEN = '(?:(?!banc|bank|\\bico\\b|credit union|caja\\b| y | and |[,;:!?] ).){0,40}?';

const FAMILY_LENDS = new RegExp(`\\b(?:${KIN})\\b${BETWEEN}\\b(?:${LENDS})\\b|\\b(?:${LOAN})\\b${BETWEEN}\\b(?:${KIN})\\b`);

/** Whether these words tell of money lent by family or friends: «lo que nos presta mi viejo», “a loan from my parents”. */
export function tellsFamilyLender(words: string): boolean {
  return FAMILY_LENDS.test(foldText(words));
}
