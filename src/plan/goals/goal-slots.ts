// The numbers of a goal as its name holds them: in figures, in words, with how often and with those beside the first.
import { type Bilingual, type Language, NO_WORDS, perLanguage } from '../../language/language.ts';
import { numberWord } from '../../language/small-numbers.ts';
import type { PlanText } from '../plan.ts';
import { numbersIn } from '../told/quoted-numbers.ts';
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

/** The numbers beside the first: how many there are today, and the year. */
export function withOthers(name: PlanText, { at, text, today, year }: PlacedGoal): PlanText {
  const inDigits = numbersIn(text);
  const others: readonly PlanText[] = [
    ...(today !== null && inDigits.includes(today)
      ? [{ es: `hoy, {{fig:${todayFigure(at)}}}`, en: `today, {{fig:${todayFigure(at)}}}` }]
      : []),
    ...(year === null ? [] : [perLanguage(() => `{{fig:${yearNamedFigure(at)}}}`)]),
  ];
  return others.length === 0 ? name : perLanguage((language) => `${name[language]} (${others.map((other) => other[language]).join('; ')})`);
}

/** The figure of its one number in digits; null where it has none, or several. */
export function slotIn({ text, at, target, money, share, rating, today, year }: PlacedGoal): string | null {
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

export const AT_MOST: Bilingual<(limit: string) => string> = { es: (limit) => `${limit} como mucho`, en: (limit) => `${limit} at most` };

export const PACE: Readonly<Record<Goal['rate'], PlanText>> = {
  day: { es: ' al día', en: ' a day' },
  week: { es: ' a la semana', en: ' a week' },
  month: { es: ' al mes', en: ' a month' },
  active: NO_WORDS,
  total: NO_WORDS,
};

const HUNDRED: Bilingual = { es: 'cien', en: 'a hundred' };
/** From two hundred on; in Spanish they would have to agree with what is counted. */
const HUNDREDS: Readonly<Record<Language, readonly string[]>> = {
  es: [],
  en: ['two hundred', 'three hundred', 'four hundred', 'five hundred', 'six hundred', 'seven hundred', 'eight hundred', 'nine hundred'],
};
const THOUSAND: Bilingual = { es: 'mil', en: 'a thousand' };

/** In words that are the same whatever is counted; null where they would have to agree with it. */
export function countOf(value: number, language: Language): string | null {
  if (value === 100) return HUNDRED[language];
  if (value === 1_000) return THOUSAND[language];
  const hundreds = HUNDREDS[language][value / 100 - 2];
  if (hundreds) return hundreds;
  return value > 12 && value % 10 === 1 ? null : numberWord(value, language);
}
