// Relatives and friends by the words for them in both languages: whoever reads them, and whoever names them in the other language.
import type { Bilingual } from '../language/language.ts';

interface Kin extends Bilingual {
  /** A piece of a pattern, of folded text. */
  readonly words: string;
}

/** In Spanish with the article. What the words leave open, the gender above all, is left open. */
const KIN: readonly Kin[] = [
  { words: 'cunados|brothers[- ]in[- ]law', es: 'los cuñados', en: 'brothers-in-law' },
  { words: 'cunado|brother[- ]in[- ]law', es: 'el cuñado', en: 'brother-in-law' },
  { words: 'cunada|sister[- ]in[- ]law', es: 'la cuñada', en: 'sister-in-law' },
  { words: 'suegros|(?:parents[- ])?in[- ]laws?', es: 'los suegros', en: 'parents-in-law' },
  { words: 'suegro|father[- ]in[- ]law', es: 'el suegro', en: 'father-in-law' },
  { words: 'suegra|mother[- ]in[- ]law', es: 'la suegra', en: 'mother-in-law' },
  { words: 'yerno|son[- ]in[- ]law', es: 'el yerno', en: 'son-in-law' },
  { words: 'nuera|daughter[- ]in[- ]law', es: 'la nuera', en: 'daughter-in-law' },
  {
    words:
      'padres|papas|viejos|(?:padre|papa) y (?:mi )?(?:madre|mama)|(?:madre|mama) y (?:mi )?(?:padre|papa)|parents|folks|m[uo]m and (?:my )?dad',
    es: 'los padres',
    en: 'parents',
  },
  { words: 'madre|mama|ama|amatxo|mare|vieja|mother|m[uo]m', es: 'la madre', en: 'mother' },
  { words: 'padre|papa|aita|pare|viejo|father|dad', es: 'el padre', en: 'father' },
  { words: 'abuelos|grandparents', es: 'los abuelos', en: 'grandparents' },
  { words: 'abuela|yaya|iaia|amona|amama|avia|nona|grandmother|grandma|granny|gran|nan|nana|nanny', es: 'la abuela', en: 'grandmother' },
  { words: 'abuelo|yayo|iaio|aitona|aitite|avi|nono|grandfather|grandpa|grandad|granddad', es: 'el abuelo', en: 'grandfather' },
  { words: 'hermanas|sisters', es: 'las hermanas', en: 'sisters' },
  { words: 'brothers', es: 'los hermanos', en: 'brothers' },
  { words: 'hermanos', es: 'los hermanos', en: 'siblings' },
  { words: 'hermana|tata|sister', es: 'la hermana', en: 'sister' },
  { words: 'hermano|brother', es: 'el hermano', en: 'brother' },
  { words: 'tios|aunt and uncle|uncle and aunt', es: 'los tíos', en: 'aunt and uncle' },
  { words: 'tia|aunt(?:ie|y)?', es: 'la tía', en: 'aunt' },
  { words: 'tio|uncle', es: 'el tío', en: 'uncle' },
  { words: 'primos|cousins', es: 'los primos', en: 'cousins' },
  { words: 'prima', es: 'la prima', en: 'cousin' },
  { words: 'primo', es: 'el primo', en: 'cousin' },
  { words: 'sobrina|niece', es: 'la sobrina', en: 'niece' },
  { words: 'sobrino|nephew', es: 'el sobrino', en: 'nephew' },
  { words: 'hijos|children|kids', es: 'los hijos', en: 'children' },
  { words: 'hija|daughter', es: 'la hija', en: 'daughter' },
  { words: 'hijo|son', es: 'el hijo', en: 'son' },
  { words: 'mujer|esposa|wife', es: 'la esposa', en: 'wife' },
  { words: 'marido|esposo|husband', es: 'el marido', en: 'husband' },
  { words: 'novia|girlfriend', es: 'la novia', en: 'girlfriend' },
  { words: 'novio|boyfriend', es: 'el novio', en: 'boyfriend' },
  { words: 'madrina|godmother', es: 'la madrina', en: 'godmother' },
  { words: 'padrino|godfather', es: 'el padrino', en: 'godfather' },
  { words: 'amigos|friends', es: 'los amigos', en: 'friends' },
  { words: 'amigas', es: 'las amigas', en: 'friends' },
  { words: 'amiga', es: 'la amiga', en: 'friend' },
  { words: 'amigo', es: 'el amigo', en: 'friend' },
  { words: 'friend', es: 'una amistad', en: 'friend' },
  { words: 'familiares|relatives|family members', es: 'los familiares', en: 'relatives' },
  { words: 'familiar|cousin|relative', es: 'un familiar', en: 'relative' },
  { words: 'familia|family', es: 'la familia', en: 'family' },
];

/** A piece of a pattern that any of them matches, the longer first. */
export const KIN_WORDS = KIN.map(({ words }) => words).join('|');

/** Who the first of them in these words is; undefined where nobody is named. `folded` is folded text. */
export function kinNamed(folded: string): Bilingual | undefined {
  const named = new RegExp(`(?<![a-z-])(?:${KIN_WORDS})(?![a-z-])`).exec(folded)?.[0];
  return named === undefined ? undefined : KIN.find(({ words }) => new RegExp(`^(?:${words})$`).test(named));
}
