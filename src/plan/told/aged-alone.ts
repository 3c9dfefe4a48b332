// «Mujeres de 25 a 55 años, y muchachos»: ages told of those named before them, and of nobody named after.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, LANGUAGES, perLanguage } from '../../language/language.ts';
import { ADULT_AGE, agesAt, findAges, mayBeAged, sayAges } from './gather-ages.ts';

/** The groups, the ages with the one they were told of; null where all stand before the ages, or where it cannot be told which do. */
export function agedAlone(groups: readonly Bilingual[], facts: FactSheet): readonly Bilingual[] | null {
  const folded = foldText(factValue(facts, 'customer') ?? '');
  const [ages, at] = [findAges(facts), agesAt(folded)];
  if (ages === null || at < 0) return null;
  const places = groups.map((group) => placeOf(group, folded));
  const before = groups.filter((_, index) => (places[index] ?? -1) >= 0 && (places[index] ?? -1) < at);
  const after = groups.filter((_, index) => (places[index] ?? -1) > at);
  const [aged, ...more] = before;
  if (aged === undefined || more.length > 0 || after.length === 0 || before.length + after.length < groups.length) return null;
  if (!mayBeAged(aged, ages.from >= ADULT_AGE)) return null;
  const end = after.length === 1 ? ',' : '';
  const told = sayAges(ages);
  return [perLanguage((language) => `${aged[language]}${aged.en.includes(' ') ? ', ' : ' '}${told[language]}${end}`), ...after];
}

/** Where the answer names them, in whichever language; -1 where it does by another word. */
function placeOf(group: Bilingual, folded: string): number {
  return Math.max(...LANGUAGES.map((language) => folded.indexOf(foldText(group[language]).split(' ')[0] ?? '\n')));
}
