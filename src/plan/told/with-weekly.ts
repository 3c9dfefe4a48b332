// What is done on one day of every week, as it was told: «un cuentacuentos cada sábado», "a tasting every Friday".
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import type { Concept } from '../../sectors/concepts/concept.ts';
import { DAY_NAMES, DAYS } from '../../sectors/concepts/term-clues.ts';

/** Letters between what is done and its day: «una sesión de cuentacuentos para bebés cada sábado». */
const BETWEEN = '(?: (?!(?:y|e|and|plus|con|with) )[a-z]+){0,4}?';
const EACH = `(?:cada|todos los|los|every|each|on) (?<day>${[...DAYS.keys()].join('|')})`;

/** One thing with its day, wherever it is listed. */
const known = new Map<string, Concept>();

/** The same promises, the day of each with those that were told with one. */
export function withWeekly(promises: readonly Concept[], facts: FactSheet): readonly Concept[] {
  return promises.map((one) => {
    const day = dayOf(one, facts);
    if (!day || foldText(one.es).includes(foldText(day.es))) return one;
    const weekly = { ...one, es: `${one.es} cada ${day.es}`, en: `${one.en} every ${day.en}` };
    const before = known.get(weekly.es) ?? weekly;
    known.set(weekly.es, before);
    return before;
  });
}

/** Something to go to on one day of every week, among promises told with their days; null where none was. */
export function findWeekly(promises: readonly Concept[]): Concept | null {
  return promises.find(({ es }) => ON_A_DAY.test(foldText(es)) && MEETING.test(foldText(es))) ?? null;
}

const ON_A_DAY = new RegExp(` cada (?:${[...DAYS.keys()].join('|')})$`);
const MEETING =
  /\b(?:cuentacuentos|cuentos|club de|talleres|taller|catas?|encuentros?|conciertos?|charlas?|tertulias?|intercambio|degustacion\w*)\b/;

function dayOf({ es, en, clues }: Concept, facts: FactSheet): Bilingual | null {
  const told = foldText(factValue(facts, 'solution') ?? '');
  for (const words of [es, en, ...clues.es, ...clues.en].map(stemOf).filter((stem) => stem.length > 3)) {
    const day = new RegExp(`\\b${words}[a-z]*${BETWEEN} ${EACH}\\b`).exec(told)?.groups?.day;
    const name = day && DAY_NAMES[DAYS.get(day) ?? -1];
    if (name) return { es: name[0], en: name[1] };
  }
  return null;
}

/** Its words without the last letter of many: «talleres» and «taller». */
function stemOf(words: string): string {
  return foldText(words)
    .replace(/[^a-z ]/g, '')
    .replace(/ (?:sessions?|sesiones|sesion)$/, '')
    .replace(/s$/, '');
}
