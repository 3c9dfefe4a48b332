import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, type Language, perLanguage } from '../../language/language.ts';
import { numberWord } from '../../language/small-numbers.ts';
import type { FigureTable } from '../figures/figure.ts';

const YOUNGEST = 12;
const OLDEST = 99;
/** Nothing is counted by the two numbers: "20 to 80 flats" are no ages. */
const NO_NOUN =
  '(?= ?(?:anos|years?|yrs|y/?o|ish)(?![a-z])| ?(?:$|[.,;:)/–-])| (?:de|del|en|in|from|around|near|who|que|con|with|without|sin|and|y|e|or|o|living|to|for|on|at|old|within|whose|mostly|mainly|sobre|mas|a|para|por|both|is|are|est(?:an|a)|viven?|[a-z]+ing|[a-z]+(?:ados|adas|idos|idas))(?![a-z]))';
/** «De 25 a 55 años», "aged 25-55", "from 30 to 65": not money, nor a share, nor hours. */
const AGES = new RegExp(
  `(?<![\\d.,$€£])(\\d{2})(?: anos)?(?: a | y | to | and | hasta |-| ?– ?)(?:los )?(\\d{2})(?!\\d|[.,]\\d| ?(?:%|€|\\$|£))${NO_NOUN}`,
);

/** «De más de 40 años», "women over 40", "aged 65 and over": no end is told, and no quantity of what they own. */
const OPEN_AGES =
  /(?<![a-z])(?:(?:(?:mas|mayores|pasad[oa]s?) de|a partir de|desde)(?: los)? (\d{2})(?: anos(?! de)|(?= |[,.;]|$)(?<=mayores de(?: los)? \d\d))|(?:over|above|older than)(?: the age of)?[ -](\d{2})s?(?=[,.;)]|$| (?:who|that|with|and|in|from|living|looking|years old))|(?:aged?|from) (\d{2})(?:\+| and (?:over|older|up|above)| upwards))/;

/** "Families with a parent over 75": somebody of theirs is so old. */
const OF_THEIRS =
  /(?<![a-z])(?:with|con) (?:an? |un |una |el |la |su |their |some )?(?:elderly |aging |ageing )?(?:parents?|mother|father|mum|mom|dad|relatives?|grandparents?|padres?|madres?|abuel[oa]s?|familiar(?:es)?|mayor(?:es)?)(?: (?:de|over|aged|above|mayor(?:es)?))+ (?:mas de )?\d{2}(?: anos)?/g;

export interface Ages {
  readonly from: number;
  /** Null where no end was told. */
  readonly to: number | null;
}

/** How old the customers are, as the founder told it; null where they did not. */
export function findAges(facts: FactSheet): Ages | null {
  const told = foldText(factValue(facts, 'customer') ?? '').replace(OF_THEIRS, ' ');
  const match = AGES.exec(told);
  const [from, to] = [Number(match?.[1]), Number(match?.[2])];
  if (from >= YOUNGEST && to <= OLDEST && from < to) return { from, to };
  const open = OPEN_AGES.exec(told);
  const least = Number(open?.[1] ?? open?.[2] ?? open?.[3]);
  return least >= YOUNGEST ? { from: least, to: null } : null;
}

/** Where in the folded answer their ages are told; -1 where they are not. */
export function agesAt(folded: string): number {
  return (AGES.exec(folded) ?? OPEN_AGES.exec(folded))?.index ?? -1;
}

/** «De veintiuno a cuarenta años»: the number stands apart from «años». */
function ageWord(age: number): string {
  return (numberWord(age, 'es') ?? '').replace(/ún$/, 'uno').replace(/ y un$/, ' y uno');
}

/** The ages in words, after the people who have them: what stands beside a quote in one edition alone holds no figure. */
export function sayAges({ from, to }: Ages): Bilingual {
  if (to === null) return { es: `de más de ${ageWord(from)} años`, en: `over ${numberWord(from, 'en')}` };
  return {
    es: `de ${ageWord(from)} a ${ageWord(to)} años`,
    en: `aged ${numberWord(from, 'en')} to ${numberWord(to, 'en')}`,
  };
}

/** Firms and places have no age, and an adult's is no child's: it is that of whoever pays. */
export function mayBeAged({ en }: Bilingual, isAdult: boolean): boolean {
  return !FIRMS.test(en.split(WHAT_THEY_DO)[0] ?? en) && !(isAdult && CHILDREN.test(en));
}

/** "Women who work in offices" are people. */
const WHAT_THEY_DO = / (?:who|that|working|living) /;
export const ADULT_AGE = 18;
const CHILDREN = /\b(?:children|kids|teenagers|pupils|schoolchildren)$/;
const FIRMS =
  /\b(?:shops?|stores?|compan(?:y|ies)|firms?|business(?:es)?|restaurants?|bars?|caf[eé]s?|pubs?|hotels?|schools?|factor(?:y|ies)|offices?|clinics?|agenc(?:y|ies)|agents|councils?|associations?|workshops?|venues|farms?|gyms?|bakeries|wholesalers|distributors|supermarkets?|groceries|lodgings|buildings|apartments|houses)\b/;

/** The ages as both editions print them. */
function printAges({ to }: Ages): Bilingual {
  if (to === null) return { es: 'de más de {{fig:age-from}} años', en: 'over {{fig:age-from}}' };
  return { es: 'de {{fig:age-from}} a {{fig:age-to}} años', en: 'aged {{fig:age-from}} to {{fig:age-to}}' };
}

/** `age-from`, `age-to`: how old the customers are. */
export function ageFigures(facts: FactSheet): FigureTable {
  const { from, to } = findAges(facts) ?? { from: null, to: null };
  const figure = (value: number) => ({ kind: 'count', value, origin: 'said' }) as const;
  return { ...(from === null ? {} : { 'age-from': figure(from) }), ...(to === null ? {} : { 'age-to': figure(to) }) };
}

/** Those people with the ages told of them, where any were. */
export function withAges(who: Bilingual, facts: FactSheet): Bilingual {
  const ages = findAges(facts);
  return ages && mayBeAged(who, ages.from >= ADULT_AGE) ? perLanguage((language) => `${who[language]}, ${printAges(ages)[language]}`) : who;
}

/** Where one edition calls them by the founder's words, the ages stand in both all the same. */
export function withAgesInBoth(who: Bilingual, facts: FactSheet): Bilingual {
  const ages = findAges(facts);
  const has = (language: Language) => who[language].includes('{{fig:age-');
  if (!ages || has('es') === has('en')) return who;
  return perLanguage((language) => (has(language) ? who[language] : `${who[language]}, ${printAges(ages)[language]}`));
}

const OLD = /jubil|pensionist|tercera edad|retire[ds]?\b|pensioner/i;
const YOUNG = /universitari|instituto|estudiant|adolescent|student|teenage/i;
const OLD_FROM = 60;
const YOUNG_TO = 28;

/** Whether a take can be about customers of these ages: it is not about somebody retired where they are all younger. */
export function fitsAges(facts: FactSheet): (take: object) => boolean {
  const ages = findAges(facts);
  if (!ages) return () => true;
  return (take) => {
    const words = JSON.stringify(take);
    return ((ages.to ?? OLDEST) >= OLD_FROM || !OLD.test(words)) && (ages.from <= YOUNG_TO || !YOUNG.test(words));
  };
}
