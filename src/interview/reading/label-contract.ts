// What a contract is called where it stands among what is sold: «contrato con el club», "rugby contract".
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual, Language } from '../../language/language.ts';

/** Words that name nobody. */
const NO_NAME =
  "(?:is|are|was|at|pays?|paying|me|nos|paga\\w*|va|us|for|por|still|missing|and|y|e|then|luego|also|tambien|they|we|i|have|has|ve|got|there|theres|there's|thats|that's|want|wants|give|gives|hay|tengo|tenemos|falta|lost|es|son|un|una|a|an|the|our|my|el|la|lo|mi|su|nuestro|nuestra|with|con|de|del|to|hasta|from|each|about|of|it|its|it's|on|signed|firmado)";
const WORD = `(?!${NO_NAME}(?![a-z']))[a-z][a-z'-]*`;
const HEAD =
  '(?:club|team|school|college|university|council|company|firm|hotel|office|association|federation|nursery|care home|rugby|football|hockey|cricket|netball|basketball|rfc|fc|equipo|colegio|escuela|instituto|universidad|ayuntamiento|empresa|oficina|asociacion|federacion|fundacion|residencia|guarderia|futbol|baloncesto|balonmano|gestoria|bufete|mutua|contract|retainer|contrato|convenio|concierto|iguala)';
const NAMED = new RegExp(
  `(?<![a-z])(?<article>(?:the|el|la|un|una|a|our) )?(?<core>(?:${WORD} ){0,3}?${HEAD}(?![a-z])(?: ${WORD}| (?:with|con|de|del|for|of) (?:(?:the|a|an|el|la|un|una) )?${WORD}){0,3})`,
);
const CONTRACT = /(?<![a-z])(?:contract|retainer|contrato|convenio|concierto|iguala)(?![a-z])/;
/** Who signs it has the article of their own words. */
const WITH: Bilingual<(who: string, article: string) => string> = {
  es: (who, article) => `contrato con ${/^(?:un|una|el|la)$/.test(article) ? `${article} ` : ''}${who}`,
  en: (who) => `${who} contract`,
};
const UNNAMED: Bilingual = { es: 'contrato', en: 'contract' };

/** `named`: the words that tell who pays it. */
export function labelOfContract(named: string, language: Language): string {
  const match = NAMED.exec(foldText(named).replaceAll('’', "'"));
  const { core = '', article = '' } = match?.groups ?? {};
  if (match === null) return UNNAMED[language];
  const at = match.index + match[0].length - core.length;
  const own = named.slice(at, at + core.length);
  return CONTRACT.test(core) ? own : WITH[language](own, article.trim());
}
