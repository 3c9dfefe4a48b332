// What a loyalty card gives, as it was told of it: every tenth one free.
import { type FactSheet, factValue } from '../facts/fact.ts';
import { foldText } from '../language/fold-text.ts';
import { type Bilingual, perLanguage } from '../language/language.ts';

const ORDINALS: readonly { readonly clue: string; readonly es: string; readonly en: string }[] = [
  { clue: 'segund|second|2', es: 'segund', en: 'second' },
  { clue: 'tercer|third|3', es: 'tercer', en: 'third' },
  { clue: 'cuart|fourth|4', es: 'cuart', en: 'fourth' },
  { clue: 'quint|fifth|5', es: 'quint', en: 'fifth' },
  { clue: 'sext|sixth|6', es: 'sext', en: 'sixth' },
  { clue: 'septim|seventh|7', es: 'séptim', en: 'seventh' },
  { clue: 'octav|eighth|8', es: 'octav', en: 'eighth' },
  { clue: 'noven|ninth|9', es: 'noven', en: 'ninth' },
  { clue: 'decim|tenth|10', es: 'décim', en: 'tenth' },
  { clue: 'undecim|eleventh|11', es: 'undécim', en: 'eleventh' },
  { clue: 'duodecim|twelfth|12', es: 'duodécim', en: 'twelfth' },
];

/** «El décimo café gratis», "every sixth cut free". */
const FREE =
  /\b(?:(el|la|cada|the|every|your) )?(segund|tercer|cuart|quint|sext|septim|octav|noven|decim|undecim|duodecim|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d{1,2}(?=st|nd|rd|th|º|ª|o |a ))(o|a|st|nd|rd|th|º|ª)?(?: [a-z]+){0,2} (?:es |sale |is |for )?(?:gratis|de regalo|free)\b/;

/** The first of them is the second one free. */
const FIRST_ORDINAL = 2;

/** One in how many is given away; null where none was told. */
export function rewardEvery(facts: FactSheet): number | null {
  const at = ORDINALS.findIndex(({ clue }) => clue.split('|').includes(matchReward(facts)?.[2] ?? ''));
  return at < 0 ? null : at + FIRST_ORDINAL;
}

function matchReward(facts: FactSheet): RegExpExecArray | null {
  return FREE.exec(foldText(factValue(facts, 'marketing') ?? ''));
}

/** The one in so many that is given away; null where none was told. */
export function findReward(facts: FactSheet): Bilingual | null {
  const match = matchReward(facts);
  const ordinal = ORDINALS[(rewardEvery(facts) ?? 0) - FIRST_ORDINAL];
  if (!match || !ordinal) return null;
  const isFeminine = match[1] === 'la' || match[3] === 'a' || match[3] === 'ª';
  return { es: `${isFeminine ? 'la' : 'el'} ${ordinal.es}${isFeminine ? 'a' : 'o'} gratis`, en: `the ${ordinal.en} one free` };
}

/** The same as it follows what is said of the card; nothing where none was told. */
export function rewardSlot(facts: FactSheet): { readonly reward: Bilingual } {
  const reward = findReward(facts);
  return { reward: reward ? perLanguage((language) => `: ${reward[language]}`) : { es: '', en: '' } };
}
