import { foldText } from '../../language/fold-text.ts';
import { ALTERNATIVES, type Alternative, type AlternativeId } from './alternative-words.ts';

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
  return /^\p{Ll}/u.test(name) && findAlternative(name) !== LAST;
}
