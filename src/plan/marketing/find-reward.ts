// What a loyalty card gives, in words.
import type { FactSheet } from '../../facts/fact.ts';
import { readReward } from '../../facts/read-reward.ts';
import { type Bilingual, NO_WORDS, perLanguage } from '../../language/language.ts';

/** The one in so many that is given away; null where none was told. */
export function findReward(facts: FactSheet): Bilingual | null {
  const reward = readReward(facts);
  if (!reward) return null;
  const { match, ordinal } = reward;
  const isFeminine = match[1] === 'la' || match[3] === 'a' || match[3] === 'ª';
  return { es: `${isFeminine ? 'la' : 'el'} ${ordinal.es}${isFeminine ? 'a' : 'o'} gratis`, en: `the ${ordinal.en} one free` };
}

/** The same as it follows what is said of the card; nothing where none was told. */
export function rewardSlot(facts: FactSheet): { readonly reward: Bilingual } {
  const reward = findReward(facts);
  return { reward: reward ? perLanguage((language) => `: ${reward[language]}`) : NO_WORDS };
}
