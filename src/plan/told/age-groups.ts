// The ages told of customers, beside those of several groups that they were told of.
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, perLanguage } from '../../language/language.ts';
import type { Plan } from '../plan.ts';
import { ADULT_AGE, type Ages, agesAt, mayBeAged, sayAges } from './gather-ages.ts';

const PLAIN_WORDS = 2;
/** Of the first word of a group, without its ending. */
const STEM_LETTERS = 6;
const PEOPLE: Bilingual = { es: 'personas', en: 'people' };

/** The groups with the ages after whom they were told of: those named before them, and nobody named after. */
export function withAgesTold(groups: readonly Bilingual[], ages: Ages, told: Plan['quotes'][string] | undefined): readonly Bilingual[] {
  const isAdult = ages.from >= ADULT_AGE;
  const before = namedBeforeAges(groups, told).filter((group) => mayBeAged(group, isAdult));
  const after = groups.filter((group) => !before.includes(group));
  const [last, ...others] = before.toReversed();
  if (last && after.length > 0) return [...others.toReversed(), aged(last, ages, after.length === 1 && others.length === 0), ...after];
  return ageFirst(groups, ages, isAdult);
}

/** Those whose name stands in the text before the ages, in its order. */
function namedBeforeAges(groups: readonly Bilingual[], told: Plan['quotes'][string] | undefined): readonly Bilingual[] {
  if (!told) return [];
  const text = foldText(told.text);
  const ages = agesAt(text);
  const placed = groups.map((group) => ({ group, at: text.search(stemOf(group[told.language])) }));
  return placed
    .filter(({ at }) => at >= 0 && at < ages)
    .toSorted((one, other) => one.at - other.at)
    .map(({ group }) => group);
}

function stemOf(name: string): RegExp {
  const [head = ''] = foldText(name).split(/[^a-z]+/);
  return new RegExp(`(?<![a-z])${head.replace(/e?s$/, '').slice(0, STEM_LETTERS)}`);
}

/** The ages after those who are people: after them all, or after the first, which comes before the firms. */
function ageFirst(groups: readonly Bilingual[], ages: Ages, isAdult: boolean): readonly Bilingual[] {
  if (groups.length > 1 && groups.every((group) => mayBeAged(group, isAdult))) {
    const [last, ...before] = groups.toReversed();
    return [...before.toReversed(), perLanguage((language) => `${last?.[language]}, ${sayAges(ages)[language]}`)];
  }
  const first = groups.find((group) => mayBeAged(group, isAdult));
  const others = groups.filter((group) => group !== first);
  return [aged(first ?? PEOPLE, ages, others.length === 1), ...others];
}

/** «Mujeres de treinta a cincuenta años»; after a longer name of theirs, a comma, and one before a single other group. */
function aged(group: Bilingual, ages: Ages, isBeforeOne: boolean): Bilingual {
  const joint = group.en.split(' ').length > PLAIN_WORDS ? ', ' : ' ';
  return perLanguage((language) => `${group[language]}${joint}${sayAges(ages)[language]}${isBeforeOne ? ',' : ''}`);
}
