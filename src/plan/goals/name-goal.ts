// A goal in few words, for the edition that is not in the visitor's language: as near to what was said as both languages have words for.
import { KIN_WORDS, kinNamed } from '../../facts/kin.ts';
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, type Language, NO_WORDS, perLanguage } from '../../language/language.ts';
import { numberWord, smallNumber } from '../../language/small-numbers.ts';
import { findPaces } from '../../sectors/concepts/find-paces.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { PlanText } from '../plan.ts';
import { OCCUPATIONS } from '../told/occupation-words.ts';
import { numbersIn } from '../told/quoted-numbers.ts';
import { tellItem } from '../told/tell-item.ts';
import {
  type Goal,
  moneyFigure,
  type PlacedGoal,
  ratingFigure,
  shareFigure,
  targetFigure,
  todayFigure,
  yearNamedFigure,
} from './gather-goals.ts';
import { accountNamed, type GoalKind, NAMED_BUYERS } from './goal-clues.ts';
import { CLOSER, DOINGS, PARTS, PLAIN } from './goal-names.ts';
import { nameOpenDays } from './measure-open-days.ts';
import { nameOpening } from './name-opening.ts';

/** By what it is about; the first whose words it holds, else the plain one. The one number it has in digits is a figure. */
export function nameGoalOf(kind: GoalKind, goal: PlacedGoal): PlanText | null {
  if (kind === 'open') return nameOpening(goal);
  const name = nameByKind(kind, goal);
  return name && withOthers(name, goal);
}

/** «20 restauraciones al mes» of one of several things sold: as many of what both languages have a word for; null where they have none. */
export function nameThings(goal: PlacedGoal, sector: SectorId, told: Language = 'es'): PlanText | null {
  const number = slotIn(goal);
  const doing = DOINGS.find(({ clues }) => clues.test(foldText(goal.text)))?.name;
  if (doing && number === null) return withOthers(withPace(doing, goal.text), goal);
  const whom = SIGNED_WITH.exec(goal.text)?.groups?.whom;
  if (whom && number === null) return withOthers({ es: `firmar con ${whom}`, en: `sign with ${whom}` }, goal);
  const part = number === null || goal.share === null ? undefined : PARTS.find(({ clues }) => clues.test(foldText(goal.text)))?.name;
  if (part)
    return withOthers(
      perLanguage((language) => `${part[language]}: ${goal.isCeiling ? AT_MOST[language](number ?? '') : number}`),
      goal,
    );
  if (number !== null && goal.share !== null && DIRECT.test(foldText(goal.text)))
    return { es: `ventas directas: ${number}`, en: `direct sales: ${number}` };
  const things = number === null || goal.money !== null || goal.noun === '' ? null : tellItem(goal.noun, told, sector);
  return things && perLanguage((language) => `${number} ${things[language]}${PACE[goal.rate][language]}`);
}

/** Whom it is to be signed with, by a name that is the same in both editions. */
const SIGNED_WITH = /\b(?:firmar|sign(?: up)?) (?:con|with) (?<whom>\p{Lu}[\p{L}&]+(?: \p{Lu}[\p{L}&]+)*)/u;
const DIRECT = /\bdirect/;

function withPace(name: PlanText, text: string): PlanText {
  const [pace] = findPaces(foldText(text)).filter(({ es }) => /veces|una vez/.test(es));
  return pace ? perLanguage((language) => `${name[language]} ${pace[language]}`) : name;
}

/** The numbers beside the first: how many there are today, and the year. */
function withOthers(name: PlanText, { at, text, today, year }: PlacedGoal): PlanText {
  const inDigits = numbersIn(text);
  const others: readonly PlanText[] = [
    ...(today !== null && inDigits.includes(today)
      ? [{ es: `hoy, {{fig:${todayFigure(at)}}}`, en: `today, {{fig:${todayFigure(at)}}}` }]
      : []),
    ...(year === null ? [] : [perLanguage(() => `{{fig:${yearNamedFigure(at)}}}`)]),
  ];
  return others.length === 0 ? name : perLanguage((language) => `${name[language]} (${others.map((other) => other[language]).join('; ')})`);
}

function nameByKind(kind: GoalKind, goal: PlacedGoal): PlanText | null {
  const said = foldText(goal.text);
  const number = slotIn(goal);
  if (kind === 'units') return nameUnits(goal, number, PEOPLE.test(said) ? CUSTOMERS : UNITS);
  if (kind === 'customers') return nameCounted(goal, number, CUSTOMERS);
  if (kind === 'booked') return nameBooked(goal, number);
  if (kind === 'partners') return nameCounted(goal, number, sendersOf(accountNamed(said)));
  if (kind === 'reviews' && goal.target !== null) return nameReviews(goal);
  if (kind === 'accounts') return bound(nameCounted(goal, number, accountNamed(said)), said);
  if (kind === 'days') return nameOpenDays(said);
  if (kind === 'hire') return nameHire(said);
  const name = CLOSER.find((closer) => closer.kind === kind && closer.clues.test(said))?.name ?? PLAIN[kind];
  if (name === undefined) return null;
  if (kind === 'loan') return withTerm(toKin(said) ?? name, said);
  return number === null ? name : withNumber(kind, goal, name, number);
}

/** Whom it is to be, by the work where both languages have a word for it. */
function nameHire(said: string): PlanText | null {
  const closer = CLOSER.find((name) => name.kind === 'hire' && name.clues.test(said))?.name;
  const work = OCCUPATIONS.find(({ words }) => words.test(said))?.name;
  const plain = PLAIN.hire;
  if (closer || !plain || !work) return closer ?? plain ?? null;
  return { es: `${plain.es}, ${work.es}`, en: `${plain.en}, ${work.en}` };
}

/** By whom it was lent, where they are family: «haberle pagado la mitad a mi tía». */
function toKin(said: string): PlanText | null {
  const kin = kinNamed(OWN_KIN.exec(said)?.[1] ?? '');
  if (kin === undefined) return null;
  const isHalf = /\b(?:la mitad|half)\b/.test(said);
  return {
    es: `devolver ${isHalf ? 'la mitad de ' : ''}lo prestado a ${kin.es}`.replace(/ a el /, ' al '),
    en: `pay back ${isHalf ? 'half of ' : ''}what the ${kin.en} lent`,
  };
}

const OWN_KIN = new RegExp(`\\b(?:mis?|nuestr\\w+|my|our) (${KIN_WORDS})(?![a-z-])`);

/** «En tres años»: by when, where it was told in words. */
function withTerm(name: PlanText, said: string): PlanText {
  const years = smallNumber(TERM.exec(said)?.[1] ?? '');
  return years === undefined
    ? name
    : perLanguage((language) => `${name[language]} ${IN_YEARS[language](numberWord(years, language) ?? '')}`);
}

const TERM = /\b(?:en|in|within|over) ([a-z]+) (?:anos|years)\b/;
const IN_YEARS: Bilingual<(count: string) => string> = { es: (count) => `en ${count} años`, en: (count) => `in ${count} years` };

/** The figure of its one number in digits; null where it has none, or several. */
function slotIn({ text, at, target, money, share, rating, today, year }: PlacedGoal): string | null {
  const [digits, ...others] = numbersIn(text).filter((value) => value !== today && value !== year);
  if (digits === undefined || others.length > 0) return null;
  const figures: readonly (readonly [number | null, string])[] = [
    [money, moneyFigure(at)],
    [share, shareFigure(at)],
    [rating, ratingFigure(at)],
    [target, targetFigure(at)],
  ];
  const named = figures.find(([value]) => value === digits)?.[1];
  return named === undefined ? null : `{{fig:${named}}}`;
}

/** What an amount is asked of, for each kind that names one. */
const AMOUNTS: Readonly<Partial<Record<GoalKind, PlanText>>> = {
  sales: { es: 'ventas de', en: 'sales of' },
  profit: { es: 'un beneficio de', en: 'a profit of' },
  living: { es: 'un sueldo de', en: 'pay of' },
  buy: { es: 'una compra de', en: 'a purchase of' },
  cushion: { es: 'una caja de', en: 'cash of' },
};
/** Kinds whose number is a rating, a share or a count of what they name. */
const SCORED: ReadonlySet<GoalKind> = new Set(['reviews', 'churn', 'full', 'again', 'score']);

/** As many as are to be written, and the rating beside them. */
function nameReviews({ at, target, rating, text }: PlacedGoal): PlanText {
  const said = foldText(text);
  return perLanguage((language) => {
    const many = numbersIn(text).includes(target ?? 0) ? `{{fig:${targetFigure(at)}}}` : (countOf(target ?? 0, language) ?? '');
    const where = GOOGLE.test(said) ? ON_GOOGLE[language] : '';
    return `${many} ${REVIEWS[language]}${where}${rating === null ? '' : RATED[language](`{{fig:${ratingFigure(at)}}}`)}`.trim();
  });
}

const GOOGLE = /\bgoogle\b/;
const REVIEWS: Bilingual = { es: 'reseñas', en: 'reviews' };
const ON_GOOGLE: Bilingual = { es: ' en Google', en: ' on Google' };
const RATED: Bilingual<(rating: string) => string> = { es: (rating) => `, con nota de ${rating}`, en: (rating) => `, rated ${rating}` };

/** What is in the diary for later, and not delivered by then. */
function nameBooked(goal: PlacedGoal, number: string | null): PlanText {
  const name = nameCounted(goal, number, UNITS);
  return { es: `${name.es}, su reserva firmada`, en: `${name.en} booked` };
}

function sendersOf(named: Bilingual): Bilingual {
  const whom = named === NAMED_BUYERS ? PARTNERS : named;
  return { es: `${whom.es} que manden trabajo`, en: `${whom.en} sending work` };
}

const PARTNERS: Bilingual = { es: 'negocios', en: 'businesses' };

function withNumber(kind: GoalKind, { money, rate, share, isEach, isCeiling }: PlacedGoal, name: PlanText, number: string): PlanText {
  const amount = money === null ? undefined : AMOUNTS[kind];
  return perLanguage((language) => {
    const each = kind === 'living' && isEach ? EACH[language] : '';
    if (amount) return `${amount[language]} ${number}${PACE[rate][language]}${each}`;
    if (isCeiling && CAPPED.has(kind)) return `${name[language]}: ${AT_MOST[language](number)}`;
    return SCORED.has(kind) && (share !== null || !COUNTED_IN_PARTS.has(kind)) ? `${name[language]}: ${number}` : name[language];
  });
}

/** Of these a number that is no share counts something else. */
const COUNTED_IN_PARTS: ReadonlySet<GoalKind> = new Set(['again', 'full']);
const EACH: Bilingual = { es: ' por cabeza', en: ' each' };
const CAPPED: ReadonlySet<GoalKind> = new Set(['churn', 'owed', 'debt']);
const AT_MOST: Bilingual<(limit: string) => string> = { es: (limit) => `${limit} como mucho`, en: (limit) => `${limit} at most` };

const PACE: Readonly<Record<Goal['rate'], PlanText>> = {
  day: { es: ' al día', en: ' a day' },
  week: { es: ' a la semana', en: ' a week' },
  month: { es: ' al mes', en: ' a month' },
  active: NO_WORDS,
  total: NO_WORDS,
};

function nameUnits({ rate, target }: Goal, number: string | null, counted: Bilingual): PlanText {
  return perLanguage((language) => {
    const count = number ?? (target === null ? null : countOf(target, language));
    const pace = PACE[rate][language];
    return `${count ? `${count} ${counted[language]}` : pace ? counted[language] : COUNTED[language]}${pace}`;
  });
}

const COUNTED: PlanText = { es: 'un número de {{units}}', en: 'a number of {{units}}' };

/** Whom a goal counts stays what was counted. */
const PEOPLE = /\b(?:clientes?|clientas?|customers?)\b/;
const UNITS: Bilingual = { es: '{{units}}', en: '{{units}}' };
const CUSTOMERS: Bilingual = { es: 'clientes', en: 'customers' };

function nameCounted({ target }: Goal, number: string | null, whom: Bilingual): PlanText {
  return perLanguage((language) =>
    [number ?? (target === null ? null : countOf(target, language)), whom[language]].filter(Boolean).join(' '),
  );
}

/** Buyers under contract, or who come back on fixed days, are more than buyers. */
function bound(name: PlanText, said: string): PlanText {
  const terms = TERMS.find(({ words }) => words.test(said))?.told;
  // «Ocho contratos con contrato» says it twice.
  return terms && !/contrato/.test(name.es) ? perLanguage((language) => `${name[language]} ${terms[language]}`) : name;
}

const TERMS: readonly { readonly words: RegExp; readonly told: PlanText }[] = [
  { words: /\b(?:contrat\w*|convenio\w*|contracts?)\b/, told: { es: 'con contrato', en: 'under contract' } },
  { words: /\b(?:firm(?:ar|ad[oa]s?|e|emos)|sign(?:ed|ing)?)\b/, told: { es: 'con el acuerdo firmado', en: 'signed up' } },
  { words: /\b(?:fij[oa]s|regulars?|steady)\b/, told: { es: 'que compren siempre', en: 'that buy regularly' } },
];

const HUNDRED: Bilingual = { es: 'cien', en: 'a hundred' };
/** From two hundred on; in Spanish they would have to agree with what is counted. */
const HUNDREDS: Readonly<Record<Language, readonly string[]>> = {
  es: [],
  en: ['two hundred', 'three hundred', 'four hundred', 'five hundred', 'six hundred', 'seven hundred', 'eight hundred', 'nine hundred'],
};
const THOUSAND: Bilingual = { es: 'mil', en: 'a thousand' };

/** In words that are the same whatever is counted; null where they would have to agree with it. */
function countOf(value: number, language: Language): string | null {
  if (value === 100) return HUNDRED[language];
  if (value === 1_000) return THOUSAND[language];
  const hundreds = HUNDREDS[language][value / 100 - 2];
  if (hundreds) return hundreds;
  return value > 12 && value % 10 === 1 ? null : numberWord(value, language);
}
