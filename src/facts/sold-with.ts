// The thing sold with what goes in its price: «El corte con barba lo dejo en 18 €» prices no bare haircut.
import { foldText } from '../language/fold-text.ts';
import { type Bilingual, LANGUAGES, type Language, perLanguage } from '../language/language.ts';
import type { Sector } from '../sectors/sector.ts';
import { type SoldPart, soldPart } from '../sectors/sold-parts.ts';
import { type FactSheet, factValue } from './fact.ts';
import { saleLines } from './sale-lines.ts';

type Unit = Sector['unit'];

/** «Corte con barba», "cut & beard", "haircut plus beard trim": the joint is kept, as far as a plan writes it. */
const JOINTS: Bilingual<readonly (readonly [RegExp, Bilingual])[]> = {
  es: [
    [/^(?:con|incluyendo|\+|mas|m[aá]s)$/, { es: 'con', en: 'with' }],
    [/^(?:y|e|&)$/, { es: 'y', en: 'and' }],
  ],
  en: [
    [/^(?:with|including|inc|plus|\+)$/, { es: 'con', en: 'with' }],
    [/^(?:and|&|n)$/, { es: 'y', en: 'and' }],
  ],
};
const JOINT = '(con|with|incluyendo|including|inc|plus|mas|más|y|e|and|n|&|\\+)';
const ARTICLE = '(?:(?:el|la|los|las|un|una|su|a|an|the|their) )?';
/** A haircut is a cut over the counter. */
const SHORTER: Readonly<Record<string, string>> = { haircut: '(?:hair)?cut' };
/** How far from the thing its price stands: «el corte con barba lo voy a dejar en unos 18». */
const REACH = 40;

/** The unit with what was told to go with it in the sentence that prices it; the unit itself where nothing was, or several things have prices of their own. */
export function soldWith(facts: FactSheet, unit: Unit): Unit {
  const part = findPart(facts, unit);
  return part ? withPart(unit, part) : unit;
}

/** Minutes that what goes in the price adds to the trade's own time; 0 where nothing does, or it is within that time. */
export function minutesOfPart(facts: FactSheet, unit: Unit): number {
  return findPart(facts, unit)?.minutes ?? 0;
}

function findPart(facts: FactSheet, unit: Unit): Part | null {
  const price = facts.price?.quote?.text;
  if (!price || saleLines(facts)) return null;
  const revenue = factValue(facts, 'revenue') ?? '';
  for (const sentence of revenue.split(/[.;!?]+(?=\s|$)/))
    for (const language of LANGUAGES) {
      const part = partIn(sentence, price, unit, language);
      if (part) return part;
    }
  return null;
}

interface Part extends SoldPart {
  readonly joint: Bilingual;
}

function partIn(sentence: string, price: string, unit: Unit, language: Language): Part | null {
  const names = [unit[language].one, unit[language].many].map((name) => SHORTER[name] ?? foldText(name));
  const said = foldText(sentence);
  const match = new RegExp(`(?<![a-z])(?:${names.join('|')})s? ${JOINT} ${ARTICLE}(.{3,})`).exec(said);
  const part = match && soldPart(match[2] ?? '', language);
  const joint = match && JOINTS[language].find(([words]) => words.test(match[1] ?? ''))?.[1];
  if (!part || !joint) return null;
  const end = match.index + match[0].length - (match[2]?.length ?? 0) + foldText(part.told[language]).length;
  return isPricedAt(said, { start: match.index, end }, foldText(price)) ? { joint, ...part } : null;
}

/** Its price comes right after it or right before, with no other sum between: «el corte a 15 y barba a 8» are two things. */
function isPricedAt(said: string, { start, end }: { readonly start: number; readonly end: number }, price: string): boolean {
  const at = said.indexOf(price);
  if (at < 0) return false;
  const isInside = at <= start && at + price.length >= end;
  const between = at >= end ? said.slice(end, at) : said.slice(at + price.length, start);
  return isInside || (between.length <= REACH && !/\d/.test(between) && (at >= end || at + price.length <= start));
}

function withPart(unit: Unit, { joint, told }: Part): Unit {
  return perLanguage((language) => ({
    one: `${unit[language].one} ${joint[language]} ${told[language]}`,
    many: unit[language].many,
  }));
}

const JOINED = / (?:con|y|with|and) .+$/;

/** Many of them by their whole name, as beside their price: «cortes con barba». */
export function namedInFull(unit: Unit): Bilingual {
  return perLanguage((language) => {
    const { one, many } = unit[language];
    return JOINED.test(many) ? many : `${many}${JOINED.exec(one)?.[0] ?? ''}`;
  });
}

/** One of them without what goes in its price, as a trade's usual figures are of it. */
export function bareUnit(unit: Unit): Bilingual {
  return perLanguage((language) => {
    const { one, many } = unit[language];
    return JOINED.test(many) ? one : one.replace(JOINED, '');
  });
}

/** Whether something goes in its price beside what the trade sells alone. */
export function isNamedInFull(unit: Unit): boolean {
  return bareUnit(unit).es !== unit.es.one;
}
