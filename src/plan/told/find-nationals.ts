// Of which country the customers are, where the founder tells it of people: they are counted by it, and not with all who live around.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';

type Nation = readonly [home: string, adjective: string, noun: string, es: string, en: string];

/** `adjective` beside a word for people; `noun`: people by itself. In folded text. */
const NATIONS: readonly Nation[] = [
  ['GB', 'britanic[oa]s?|ingles(?:es)?|british|english(?!.speak)', 'brits|britons', 'Británicos', 'British residents'],
  ['DE', 'aleman(?:es|as)?|german', 'germans', 'Alemanes', 'German residents'],
  ['FR', 'frances(?:es|as)|french', '(?!)', 'Franceses', 'French residents'],
  ['NL', 'holandes(?:es|as)|neerlandes(?:es|as)|dutch', '(?!)', 'Neerlandeses', 'Dutch residents'],
  ['US', 'estadounidenses|american', 'americans|gringos', 'Estadounidenses', 'American residents'],
  ['RO', 'ruman[oa]s|romanian', 'romanians', 'Rumanos', 'Romanian residents'],
  ['UA', 'ucranian[oa]s|ukrainian', 'ukrainians', 'Ucranianos', 'Ukrainian residents'],
  ['MA', 'marroquies|moroccan', 'moroccans', 'Marroquíes', 'Moroccan residents'],
  ['CO', 'colombian[oa]s|colombian', 'colombians', 'Colombianos', 'Colombian residents'],
  ['VE', 'venezolan[oa]s|venezuelan', 'venezuelans', 'Venezolanos', 'Venezuelan residents'],
  ['', 'extranjer[oa]s|foreign|expatriate', 'expats|expatriates|foreigners', 'Residentes extranjeros', 'Foreign residents'],
];

const PEOPLE =
  '(?:residentes|jubilad[oa]s|vecin[oa]s|familias|parejas|gente|personas|clientes|alumn[oa]s|mayores|residents|retirees|retired|pensioners|families|couples|people|customers|students|folks)';

/** Those whom the customers are told to be, or whom the problem is told of; null where neither is, or they are at home. */
export function findNationals(facts: FactSheet): Bilingual | null {
  const home = factValue(facts, 'country') ?? '';
  const told = foldText(`${factValue(facts, 'customer') ?? ''}. ${factValue(facts, 'problem') ?? ''}`);
  const found = NATIONS.find(([country, adjective, noun]) => {
    const beside = `(?:${adjective}) ${PEOPLE}|${PEOPLE} (?:${adjective})`;
    return country !== home && new RegExp(`\\b(?:${noun}|${beside})\\b`).test(told);
  });
  return found ? { es: found[3], en: found[4] } : null;
}
