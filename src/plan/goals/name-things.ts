// A goal of which no kind is known, by the things it counts, the part it names or what is to be done.
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, LANGUAGES, type Language, perLanguage } from '../../language/language.ts';
import { numberWord, smallNumber } from '../../language/small-numbers.ts';
import { findPaces } from '../../sectors/concepts/find-paces.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { PlanText } from '../plan.ts';
import { numbersIn } from '../told/quoted-numbers.ts';
import { tellItem } from '../told/tell-item.ts';
import type { PlacedGoal } from './gather-goals.ts';
import { DOINGS, PARTS } from './goal-names.ts';
import { AT_MOST, countOf, PACE, slotIn, withOthers } from './goal-slots.ts';

/** «20 restauraciones al mes» of one of several things sold: as many of what both languages have a word for; null where they have none. */
export function nameThings(goal: PlacedGoal, sector: SectorId, told: Language = 'es'): PlanText | null {
  const slot = slotIn(goal);
  const doing = DOINGS.find(({ clues }) => clues.test(foldText(goal.text)))?.name;
  if (doing && slot === null) return withOthers(withPace(doing, goal.text), goal);
  const whom = SIGNED_WITH.exec(goal.text)?.groups?.whom;
  if (whom && slot === null) return withOthers({ es: `firmar con ${whom}`, en: `sign with ${whom}` }, goal);
  if (goal.share !== null) return nameShare(goal, slot === null ? shareInWords(goal.text) : perLanguage(() => slot));
  const things = goal.money === null ? tellCounted(goal.noun, told, sector) : null;
  if (things === null) return null;
  const [es, en] = LANGUAGES.map((language) => slot ?? (goal.target === null ? null : countOf(goal.target, language)));
  if (!es || !en) return null;
  const counted = { es, en };
  return perLanguage((language) => `${counted[language]} ${things[language]}${PACE[goal.rate][language]}`);
}

function nameShare(goal: PlacedGoal, share: Bilingual | null): PlanText | null {
  if (share === null) return null;
  const part = PARTS.find(({ clues }) => clues.test(foldText(goal.text)))?.name ?? (DIRECT.test(foldText(goal.text)) ? DIRECT_SALES : null);
  if (part === null) return null;
  const named = perLanguage((language) => `${part[language]}: ${goal.isCeiling ? AT_MOST[language](share[language]) : share[language]}`);
  return withOthers(named, goal);
}

const DIRECT_SALES: Bilingual = { es: 'ventas directas', en: 'direct sales' };

/** «Siete de cada diez», "seven out of ten": in words, as it was told. */
function shareInWords(text: string): Bilingual | null {
  const [, some = '', all = ''] = SOME_OF.exec(foldText(text)) ?? [];
  const [part, whole] = [smallNumber(some), smallNumber(all)];
  if (part === undefined || whole === undefined || numbersIn(text).length > 0) return null;
  return {
    es: `${numberWord(part, 'es')} de cada ${numberWord(whole, 'es')}`,
    en: `${numberWord(part, 'en')} in ${numberWord(whole, 'en')}`,
  };
}

const SOME_OF = /\b([a-z]+) (?:de cada|in|out of(?: every)?) ([a-z]+)\b/;

/** What is counted, or the noun of it alone where both languages have no word for what it is like: «planes semanales activos», "private events". */
function tellCounted(noun: string, told: Language, sector: SectorId): Bilingual | null {
  const words = noun.split(' ').filter(Boolean);
  const counted = COUNTED.find(({ clues }) => clues.test(foldText(noun)))?.name;
  if (counted) return counted;
  for (let length = words.length; length > 0; length--) {
    const part = told === 'en' ? words.slice(words.length - length) : words.slice(0, length);
    const item = tellItem(part.join(' '), told, sector);
    if (item) return item;
  }
  return null;
}

/** Whom it is to be signed with, by a name that is the same in both editions. */
const SIGNED_WITH = /\b(?:firmar|sign(?: up)?) (?:con|with) (?<whom>\p{Lu}[\p{L}&]+(?: \p{Lu}[\p{L}&]+)*)/u;
const DIRECT = /\bdirect/;

function withPace(name: PlanText, text: string): PlanText {
  const [pace] = findPaces(foldText(text)).filter(({ es }) => /veces|una vez/.test(es));
  return pace ? perLanguage((language) => `${name[language]} ${pace[language]}`) : name;
}

/** What is counted and never bought. */
const COUNTED: readonly { readonly clues: RegExp; readonly name: Bilingual }[] = [
  { clues: /^(?:personas|people)\b/, name: { es: 'personas', en: 'people' } },
  { clues: /^(?:libros|books)\b/, name: { es: 'libros', en: 'books' } },
  { clues: /^(?:planes|(?:[a-z]+ ){0,2}plans)\b/, name: { es: 'planes', en: 'plans' } },
];
