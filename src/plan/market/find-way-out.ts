// The way out that the account of the problem itself names beside others: "or the builder draws it on the back of a bag".
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { LANGUAGES } from '../../language/language.ts';
import { cleanWords } from '../told/clip-quote.ts';
import { tellSeller } from './tell-seller.ts';

const WAY_OUT =
  /,? (?:or|o|u) ((?:the|an?|el|la|un|una) (\p{Ll}+)) (?:draws?|does|makes?|sells?|cooks?|fixes|cuts?|lo|la|te|les?|se lo|dibuja|hace|vende|arregla|corta) [^.;!?]+/iu;

/** Who does it, and in what words; null where nobody is named there, or they are among the rivals already. */
export function findWayOut(facts: FactSheet): { readonly name: string; readonly words: string } | null {
  const found = WAY_OUT.exec(cleanWords(factValue(facts, 'problem') ?? ''));
  const [whole = '', name = '', noun = ''] = found ?? [];
  const told = foldText(`${factValue(facts, 'competitors') ?? ''} ${factValue(facts, 'customer') ?? ''}`);
  if (name === '' || !LANGUAGES.some((language) => tellSeller(name, language)) || told.includes(foldText(noun))) return null;
  return { name, words: whole.replace(/^,? (?:or|o|u) /i, '') };
}
