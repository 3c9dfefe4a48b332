import { foldText } from '../../language/fold-text.ts';
import { ALTERNATIVES, type Alternative, type AlternativeId } from './alternative-words.ts';
import { KNOWN_BRANDS } from './known-brands.ts';

const LAST = ALTERNATIVES.at(-1) as Alternative;

/** What kind of alternative a phrase tells of; something else to spend on, where no word tells. */
export function findAlternative(phrase: string): Alternative {
  const said = foldText(phrase);
  return ALTERNATIVES.find(({ clues }) => clues.test(said)) ?? LAST;
}

/** The kind by its id. */
export function alternativeOf(id: AlternativeId): Alternative {
  return ALTERNATIVES.find((kind) => kind.id === id) ?? LAST;
}

/** «freelancers» is a kind of rival and nobody's name. */
export function isKindAlone(name: string): boolean {
  return /^\p{Ll}/u.test(name) && !isBrand(name) && findAlternative(name) !== LAST;
}

/** «amazon», "pets at home": whose name everybody knows, without its capitals. */
function isBrand(name: string): boolean {
  const said = foldText(name);
  return KNOWN_BRANDS.some(([, names]) => names.exec(said)?.[0] === said);
}
