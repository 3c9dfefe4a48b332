// Whom it is for, in the founder's own words, where the first words of that answer name them plainly: "Night and early shift staff at the
// hospital on Grant Road" says more than «personal». In the other edition too where it has every word of it.
import { foldText } from '../../language/fold-text.ts';
import { listInBoth } from '../../language/format-list.ts';
import { type Bilingual, type Language, perLanguage } from '../../language/language.ts';
import { stemsIn } from '../../language/stem-words.ts';
import { tellPhrases } from '../../sectors/concepts/phrase.ts';
import { readPhrases } from '../../sectors/concepts/read-phrase.ts';
import type { Plan } from '../plan.ts';
import { withChildrensAges } from './childrens-ages.ts';

const LEAST_WORDS = 3;
const MOST_WORDS = 11;
const SHORTEST_NOUN = 4;

/** What follows is said of them, or is somebody else. */
const ENDS =
  /[,;:.!?()\n«»“”"–—/]|\s-\s|\s(?=\d)|\s(?:who|whose|that|which|where|when|but|plus|and also|or|aged|between|mostly|mainly|usually|que|quienes|donde|cuando|pero|y también|y tambien|o|sobre todo|entre|mayormente|principalmente)(?!\p{L})/u;
/** Somebody talks, or something is stated: no name of a group. */
const STATES =
  /(?<!\p{L})(?:i|no|not|sé|we|my|our|me|us|you|your|it|its|they|he|she|is|are|was|were|have|has|need|needs|want|wants|live|work|hate|can|will|would|there|yo|mi|mis|nos|nuestr[oa]s?|tú|tu|usted|es|son|está|están|hay|tiene|tienen|quiere|quieren|necesitan?|viven?|trabajan?|buscan?|va|van|será|serán|crowds?|everyone|anyone|anybody|todo el mundo|cualquiera|todos)(?!\p{L})/iu;
const OPENER =
  /^(?:(?:pues|bueno|well|so|mainly|mostly|sobre todo|principalmente|primero|en primer lugar|first(?: of all)?|firstly),? (?:(?:los|las|the) (?=\p{L}))?)+/iu;
const JOINT_LAST =
  /(?: (?:de|del|en|a|al|con|y|e|para|por|la|el|los|las|un|una|sin|desde|hasta|más|mas|unos|unas|of|in|at|on|with|and|for|from|to|the|a|an|one|near|by|over|under|up|within|about|around|aged))+$/iu;

/** The first words of an answer on customers that name a group of them, to go within a sentence; null where they do not. */
export function groupNamed({ text }: Plan['quotes'][string]): string | null {
  const end = ENDS.exec(text)?.index ?? text.length;
  const words = text.slice(0, end).trim().replace(OPENER, '').replace(JOINT_LAST, '');
  const count = words.split(/\s+/).length;
  const isPlain = /^\p{Lu}\p{Ll}+,? \p{Ll}/u.test(text) && !STATES.test(words) && !/\d/.test(words);
  return isPlain && count >= LEAST_WORDS && count <= MOST_WORDS ? words.charAt(0).toLowerCase() + words.slice(1) : null;
}

/** The groups that were recognised, in the edition of the founder's language the named one in their words and first. */
export function inOwnWords(groups: readonly Bilingual[], told: Plan['quotes'][string] | undefined): readonly Bilingual[] {
  const named = told && groupNamed(told);
  if (!told || !named) return groups;
  const { language } = told;
  const meant = groups.filter((group) => names(named, group, language));
  const phrases = readPhrases(named, language);
  const inBoth = (phrases && tellPhrases(phrases)) ?? (meant.length > 0 ? listInBoth(meant) : null);
  if (!inBoth) return groups;
  const whole = perLanguage((edition) => (edition === language ? named : inBoth[edition]));
  return [withChildrensAges(whole, told.text), ...groups.filter((group) => !meant.includes(group) && !isSameHead(inBoth, group))];
}

/** «Hijos e hijas», with nothing more said of them, beside «hijos con padres mayores»: the same people. */
function isSameHead(whole: Bilingual, group: Bilingual): boolean {
  return /^\p{L}+(?: [ey] \p{L}+)?$/u.test(whole.es) && whole.es.split(' ')[0] === group.es.split(' ')[0];
}

/** Whether the words hold a noun of the group. */
function names(words: string, group: Bilingual, language: Language): boolean {
  const stems = new Set(stemsIn(foldText(words), SHORTEST_NOUN));
  return stemsIn(foldText(group[language]), SHORTEST_NOUN).some((stem) => stems.has(stem));
}
