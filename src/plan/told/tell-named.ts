// What a told gloss leaves out: those named in passing, how many they are, how often they come, and places.
import { foldText } from '../../language/fold-text.ts';
import { listInBoth } from '../../language/format-list.ts';
import { type Bilingual, NO_WORDS, perLanguage } from '../../language/language.ts';
import type { Concept } from '../../sectors/concepts/concept.ts';
import { findNamed, type Named } from '../../sectors/concepts/find-named.ts';
import type { Plan } from '../plan.ts';
import { withChildrensAges } from './childrens-ages.ts';
import { findNames } from './find-names.ts';
import { withoutWhose } from './find-whose.ts';
import { withoutBesides } from './main-customers.ts';

const MOST_NAMED = 6;

type ToldText = Plan['quotes'][string];

/** All that is named in a text and not yet in its gloss, as one list: counts and names before what is there once; null where the gloss holds it all. */
export function tellNamed({ text, language }: ToldText, gloss: Bilingual, known: readonly string[]): Bilingual | null {
  const things = findNamed(text, language).filter((thing) => !isIn(gloss, thing.count.en === '' ? thing.noun : thing));
  const names = findNames(text, known).filter((name) => !isIn(gloss, name));
  const all = [...things.filter(isMeasured), ...names, ...things.filter((thing) => !isMeasured(thing))].slice(0, MOST_NAMED);
  // Names alone, «Priya», tell nothing of what is said of them.
  return things.length === 0 ? null : listOf(all);
}

/** What is named tells a quote where it leaves little of it out: «un texto, un cuarto y domingo» says nothing of an offer. */
export function tellsMost(named: string, gloss: string, text: string): boolean {
  return wordsOf(`${named} ${gloss}`).length >= MOST_TOLD * wordsOf(text).length;
}

const MOST_TOLD = 0.75;
const SHORTEST_WORD = 3;

function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= SHORTEST_WORD && !SMALL.test(word));
}

const SMALL = /^(?:los|las|una?s?|del|que|con|por|para|the|and|that|with|for|from|are|who|which)$/;

/** Counted, or how often. */
function isMeasured({ count, isPace }: Named): boolean {
  return isPace || count.es !== '';
}

function isIn(gloss: Bilingual, { es, en }: Bilingual): boolean {
  return foldText(gloss.es).includes(foldText(es)) || foldText(gloss.en).includes(foldText(en));
}

/** The groups both languages have words for, with what each is like as it was told («restaurantes nuevos»), and those no list holds. */
export function tellCustomers(
  groups: readonly Concept[],
  told: ToldText | undefined,
  most: number,
  isCounted = false,
): readonly Bilingual[] {
  if (!told) return groups.slice(0, most);
  // A gloss tells all of the answer; a name for them, those who are named first.
  const meant = isCounted ? told.text : withoutBesides(told.text);
  const people = findNamed(withoutWhose(meant), told.language).filter(
    ({ isPerson, like }) => isPerson && !NOBODY.test(like.en) && (isCounted || SEVERAL.test(like.es)),
  );
  const said = groups
    .filter((group) => !people.some((one) => isTraitOf(group, one) || one.like.es.endsWith(` ${group.es}`)))
    .map((group) => {
      const same = people.find(({ noun }) => isBegunBy(group, noun));
      if (same?.noun.en === group.en || same?.noun.es === group.es) return asTold(same, isCounted);
      const count = isCounted && same ? same.count : NO_WORDS;
      return perLanguage((language) => `${count[language]}${group[language]}`);
    });
  const others = people.filter(({ noun }) => !said.some((group) => isIn(group, noun) || headOf(group) === headOf(noun)));
  const several = others.filter((one, at) => !isOne(one) && others.findIndex(({ es }) => es === one.es) === at);
  const named = said.length + several.length > 0 ? several : others;
  return [...said, ...named.map((one) => asTold(one, isCounted))].slice(0, most).map((group) => withChildrensAges(group, told.text));
}

/** «Hijos e hijas» are the «hijos con padres mayores» named already. */
function headOf({ es }: Bilingual): string {
  return es.split(' ')[0] ?? es;
}

/** «Gente» alone tells of nobody. */
const NOBODY = /^(?:people|persons)$/;
/** One of them names no group. */
const SEVERAL = /^(?:\p{L}+s(?!\p{L})|gente|personal|p[uú]blico|clientela|poblaci[oó]n|familia)/u;

/** «Clínicas donde decide el gerente»: one person named beside groups is whom to ask, and no group. */
function isOne({ es }: Named): boolean {
  return /^(?:una?|el|la) /.test(es);
}

/** «Hombres jubilados» are one group, and not the retired besides. */
function isTraitOf({ es, en }: Bilingual, { like, noun }: Named): boolean {
  const trait = foldText(like.es.slice(noun.es.length).trim());
  return trait !== '' && foldText(es).split(' ').at(-1) === trait && !foldText(en).includes(foldText(noun.en));
}

/** «Rotiserías del barrio» are the «rotiserías» that were counted. */
function isBegunBy(group: Bilingual, noun: Bilingual): boolean {
  return group.es.startsWith(noun.es) || group.en.startsWith(noun.en);
}

function asTold({ like, es, en }: Named, isCounted: boolean): Bilingual {
  return isCounted ? { es, en } : like;
}

/** «Restaurantes y cafés nuevos»: what both are like is said once. */
function sayOnce(items: readonly Bilingual[]): readonly Bilingual[] {
  const [one, two, ...others] = items;
  if (!one || !two || others.length > 0) return items;
  const [like, english] = [one.es.split(' ').at(-1) ?? '', one.en.split(' ')[0] ?? ''];
  const isShared =
    one.es.includes(' ') &&
    one.en.includes(' ') &&
    !/^an?$/.test(english) &&
    two.es.endsWith(` ${like}`) &&
    two.en.startsWith(`${english} `);
  return isShared
    ? [
        { es: one.es.slice(0, -like.length - 1), en: one.en },
        { es: two.es, en: two.en.slice(english.length + 1) },
      ]
    : items;
}

export function listOf(told: readonly Bilingual[]): Bilingual {
  return listInBoth(sayOnce(told));
}
