// A goal in few words, for the edition that is not in the visitor's language: as near to what was said as both languages have words for.
import { KIN_WORDS, kinNamed } from '../../facts/kin.ts';
import { foldText } from '../../language/fold-text.ts';
import { formatMonthName } from '../../language/format-date.ts';
import { type Bilingual, perLanguage } from '../../language/language.ts';
import { MONTH_NAMES, monthOfName } from '../../language/month-names.ts';
import { numberWord, smallNumber } from '../../language/small-numbers.ts';
import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';
import { goalQuote } from '../told/gather-quotes.ts';
import { OCCUPATIONS } from '../told/occupation-words.ts';
import { numbersIn } from '../told/quoted-numbers.ts';
import { findGoalKind, isAccount } from './find-goal-kind.ts';
import { type Goal, type PlacedGoal, ratingFigure, targetFigure } from './gather-goals.ts';
import { accountNamed, type GoalKind, NAMED_BUYERS } from './goal-clues.ts';
import { CLOSER, PLAIN } from './goal-names.ts';
import { AT_MOST, countOf, PACE, slotIn, withOthers } from './goal-slots.ts';
import { isNoneLost } from './measure-none.ts';
import { nameOpenDays, nameTimes } from './measure-open-days.ts';
import { namesThings } from './measure-sold.ts';
import { nameFinished } from './name-finished.ts';
import { nameOpening } from './name-opening.ts';
import { nameThings } from './name-things.ts';

/** The goal in few words, for the edition that is not in the visitor's language; null where none tells it. */
export function nameGoal(draft: Draft, goal: PlacedGoal): PlanText | null {
  const kind = findGoalKind(draft, goal);
  // Books are no sales: where both languages have a word for what is counted, it is kept.
  const ownThings =
    kind === 'units' && namesThings(goal, draft) ? nameThings(goal, draft.sector.id, draft.quotes[goalQuote(goal.at)]?.language) : null;
  if (ownThings) return ownThings;
  if (kind === null || kind === 'line') return nameThings(goal, draft.sector.id, draft.quotes[goalQuote(goal.at)]?.language);
  return nameGoalOf(kind === 'accounts' && isAccount(draft) ? 'units' : kind, goal);
}

/** By what it is about; the first whose words it holds, else the plain one. The one number it has in digits is a figure. */
function nameGoalOf(kind: GoalKind, goal: PlacedGoal): PlanText | null {
  if (kind === 'open') return nameOpening(goal);
  const name = nameByKind(kind, goal);
  return name && withOthers(name, goal);
}

function nameByKind(kind: GoalKind, goal: PlacedGoal): PlanText | null {
  const said = foldText(goal.text);
  const number = slotIn(goal);
  if (kind === 'units') return nameUnits(goal, number, PEOPLE.test(said) ? CUSTOMERS : UNITS);
  if (kind === 'customers') return nameCounted(goal, number, CUSTOMERS);
  if (kind === 'finished') return nameCounted(goal, number, nameFinished(said));
  if (kind === 'booked') return nameBooked(goal, number);
  if (kind === 'regulars' && REGULAR_CUSTOMERS.test(foldText(goal.noun))) return nameCounted(goal, number, COMING_BACK);
  if (kind === 'partners') return nameCounted(goal, number, sendersOf(accountNamed(said)));
  if (kind === 'reviews' && goal.target !== null) return nameReviews(goal);
  if (kind === 'accounts') return bound(nameCounted(goal, number, ofSize(accountNamed(said), said)), said);
  if (kind === 'days') return nameOpenDays(said);
  if (kind === 'hire') return nameHire(said);
  const name = CLOSER.find((closer) => closer.kind === kind && closer.clues.test(said))?.name ?? PLAIN[kind];
  if (name === undefined) return null;
  if (kind === 'loan') return withTerm(toKin(said) ?? name, said);
  if (kind === 'none') return inMonth(name, said);
  if (kind === 'churn' && isNoneLost(goal)) return inMonth(NONE_LOST, said);
  if (kind === 'full' && number === null) return withTimes(name, said);
  return number === null ? name : withNumber(kind, goal, name, number);
}

const NONE_LOST: Bilingual = { es: 'ninguna baja', en: 'no customers leaving' };

/** «Dos agencias grandes»: the size that was asked of them. */
function ofSize(named: Bilingual, said: string): Bilingual {
  return /\b(?:grandes|big|large)\b/.test(said) ? { es: `${named.es} grandes`, en: `large ${named.en}` } : named;
}

/** «Cero reclamaciones en agosto»: the month that was named. */
function inMonth(name: PlanText, said: string): PlanText {
  const number = monthOfName(IN_MONTH.exec(said)?.[1] ?? '');
  if (number === 0) return name;
  const month = perLanguage((language) => formatMonthName(`2000-${String(number).padStart(2, '0')}`, language));
  return { es: `${name.es} en ${month.es}`, en: `${name.en} in ${month.en}` };
}

const IN_MONTH = new RegExp(`\\b(?:en|in|during|durante) (${MONTH_NAMES})\\b`);

/** «Llenar los sábados», «la agenda llena de jueves a sábado»: the days that are to be full. */
function withTimes(name: PlanText, said: string): PlanText {
  const times = nameTimes(said);
  return times ? perLanguage((language) => `${name[language]} ${times[language]}`) : name;
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

/** Customers, and not the dogs or the houses that come back with theirs. */
const REGULAR_CUSTOMERS =
  /^(?:regulars?|regular (?:customers?|clients?)|client[ea]s? (?:fij[oa]s?|habituales)|fij[oa]s|habituales|abonad[oa]s)(?![a-z])/;
const COMING_BACK: Bilingual = { es: 'clientes habituales', en: 'regular customers' };

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
