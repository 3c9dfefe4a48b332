// A goal in few words, for the edition that is not in the visitor's language: as near to what was said as both languages have words for.
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, type Language, NO_WORDS, perLanguage } from '../../language/language.ts';
import { numberWord, smallNumber } from '../../language/small-numbers.ts';
import type { PlanText } from '../plan.ts';
import { numbersIn } from '../told/quoted-numbers.ts';
import { type Goal, moneyFigure, type PlacedGoal, ratingFigure, shareFigure, targetFigure } from './gather-goals.ts';
import { accountNamed, type GoalKind } from './goal-clues.ts';

/** By what it is about; the first whose words it holds, else the plain one. The one number it has in digits is a figure. */
export function nameGoalOf(kind: GoalKind, goal: PlacedGoal): PlanText | null {
  const said = foldText(goal.text);
  const number = slotIn(goal);
  if (kind === 'units') return nameUnits(goal, number, PEOPLE.test(said) ? CUSTOMERS : UNITS);
  if (kind === 'customers') return nameCounted(goal, number, CUSTOMERS);
  if (kind === 'accounts') return bound(nameCounted(goal, number, accountNamed(said)), said);
  const name = CLOSER.find((closer) => closer.kind === kind && closer.clues.test(said))?.name ?? PLAIN[kind];
  if (name === undefined) return null;
  if (kind === 'loan') return withTerm(name, said);
  return number === null ? name : withNumber(kind, goal, name, number);
}

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
function slotIn({ text, at, target, money, share, rating }: PlacedGoal): string | null {
  const [digits, ...others] = numbersIn(text);
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
};
/** Kinds whose number is a rating, a share or a count of what they name. */
const SCORED: ReadonlySet<GoalKind> = new Set(['reviews', 'churn', 'full', 'again']);

function withNumber(kind: GoalKind, { money, rate }: PlacedGoal, name: PlanText, number: string): PlanText {
  const amount = money === null ? undefined : AMOUNTS[kind];
  return perLanguage((language) => {
    if (amount) return `${amount[language]} ${number}${PACE[rate][language]}`;
    return SCORED.has(kind) ? `${name[language]}: ${number}` : name[language];
  });
}

/** What has no plain name stands in the founder's words. */
const PLAIN: Readonly<Partial<Record<GoalKind, Bilingual>>> = {
  reviews: { es: 'buenas reseñas', en: 'good reviews' },
  hire: { es: 'sumar a alguien al equipo', en: 'add somebody to the team' },
  suppliers: { es: 'pagar a tiempo a los proveedores', en: 'pay suppliers on time' },
  proof: { es: 'un título, un certificado o un premio', en: 'a qualification, a certificate or an award' },
  again: { es: 'clientes que vuelven', en: 'customers who come back' },
  wages: { es: 'un sueldo digno para todo el equipo', en: 'a decent wage for the whole team' },
  loan: { es: 'devolver lo prestado', en: 'pay back what was borrowed' },
  living: { es: 'un sueldo para quien dirige', en: 'a living for the founder' },
  rest: { es: 'tiempo libre', en: 'time off' },
  profit: { es: 'ganar dinero', en: 'make a profit' },
  sales: { es: 'un nivel de ventas', en: 'a level of sales' },
  full: { es: 'trabajar al completo', en: 'be fully booked' },
  buy: { es: 'pagar una compra grande', en: 'pay for something big' },
  churn: { es: 'que se vayan pocos clientes', en: 'few customers leaving' },
  referred: { es: 'clientes que llegan recomendados', en: 'customers who come recommended' },
};

const CLOSER: readonly { readonly kind: GoalKind; readonly clues: RegExp; readonly name: Bilingual }[] = [
  {
    kind: 'living',
    clues: /\b((?:cobrar todos los meses|cada mes) desde el (?:primero|principio)|every month from the (?:first|start|beginning))/,
    name: { es: 'cobrar todos los meses desde el primero', en: 'get paid every month from the first' },
  },
  {
    kind: 'living',
    clues: /\b(cobrar todos los meses|cada mes|pay myself (?:each|every) month|every month)/,
    name: { es: 'cobrar todos los meses', en: 'get paid every month' },
  },
  { kind: 'reviews', clues: /\bgoogle\b/, name: { es: 'nota en Google', en: 'Google rating' } },
  { kind: 'living', clues: /\b(vivir de|living)/, name: { es: 'vivir de ello', en: 'make a living from it' } },
  {
    kind: 'rest',
    clues: /\b(sabados? por la tarde|saturday afternoons?)/,
    name: { es: 'no trabajar los sábados por la tarde', en: 'no work on Saturday afternoons' },
  },
  { kind: 'rest', clues: /\b(sabado|saturday)/, name: { es: 'no trabajar los sábados', en: 'no work on Saturdays' } },
  { kind: 'rest', clues: /\b(domingo|sunday)/, name: { es: 'no trabajar los domingos', en: 'no work on Sundays' } },
  { kind: 'rest', clues: /\b(vacacion|holiday|fortnight)/, name: { es: 'vacaciones', en: 'a holiday' } },
  {
    kind: 'hire',
    clues: /\b(crew|cuadrilla)\b/,
    name: { es: 'una segunda cuadrilla', en: 'a second crew' },
  },
  { kind: 'expand', clues: /\b(?:tercera silla|third chair)\b/, name: { es: 'una tercera silla', en: 'a third chair' } },
  { kind: 'rest', clues: /\b(?:agosto|august)\b/, name: { es: 'no trabajar en agosto', en: 'no work in August' } },
  {
    kind: 'living',
    clues: /\b(?:dejar|renunciar|quit|leave|leaving|give up)\b/,
    name: { es: 'dejar el empleo de ahora', en: 'leave the present job' },
  },
  {
    kind: 'hire',
    clues: /\b(fisio|therapist|terapeuta)/,
    name: { es: 'una persona más en consulta', en: 'one more therapist' },
  },
  { kind: 'hire', clues: /\b(aprendi|apprentice)/, name: { es: 'una persona aprendiz', en: 'an apprentice' } },
  {
    kind: 'expand',
    clues: /\b(segund[oa] (?:local|tienda)|second (?:shop|place|location))/,
    name: { es: 'un segundo local', en: 'a second shop' },
  },
  { kind: 'expand', clues: /\b(furgoneta|van)\b/, name: { es: 'otra furgoneta', en: 'another van' } },
  { kind: 'profit', clues: /\b(break.?even|cubrir gastos)/, name: { es: 'cubrir gastos', en: 'break even' } },
  {
    kind: 'none',
    clues: /\b(?:papeleo|paperwork)\b.*\b(?:segur|insur)|\b(?:segur|insur)\w* (?:papeleo|paperwork)/,
    name: { es: 'nada de papeleo con aseguradoras', en: 'no insurance paperwork' },
  },
  {
    kind: 'none',
    clues: /\b(papeleo|paperwork)/,
    name: { es: 'nada de papeleo', en: 'no paperwork' },
  },
  { kind: 'none', clues: /\b(reclamacion|queja|complaint)/, name: { es: 'ninguna reclamación', en: 'no complaints' } },
];

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
  return terms ? perLanguage((language) => `${name[language]} ${terms[language]}`) : name;
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
