import { countryOf } from '../../countries/countries.ts';
import { type FactSheet, factValue, type Period } from '../../facts/fact.ts';
import { lineNamed, saleLines } from '../../facts/sale-lines.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { foldText } from '../../language/fold-text.ts';
import { isRecurring } from '../diagnose-plan.ts';
import { daysOfMonth, WEEKS_A_MONTH } from '../figures/days-of-month.ts';
import { dateInSeason } from './date-in-season.ts';
import { findGoalMonth, namesMonth } from './find-goal-month.ts';
import { withFullYears } from './full-years.ts';
import { countIn, isCeilingIn, isEachIn, todayIn, yearNamedIn } from './read-goal-count.ts';
import { moneyIn, ratingIn, shareIn, shareTodayIn } from './read-goal-numbers.ts';
import { splitGoals } from './split-goals.ts';

/** How often a goal counts what is sold. */
const PACE_WORDS = {
  day: /\b(?:al dia|por dia|cada dia|diari[oa]s?|a day|per day|each day|every day|daily)\b/,
  week: /\b(?:a la semana|por semana|cada semana|(?<!\b(?:plan|cuota|clase|abono|contrato|caja|cesta|menu|reunion|suscripcion)(?:es|s)? )semanales|a week|per week|each week|weekly(?! (?:plan|class|fee|box|basket|meeting|subscription|menu)))\b/,
  month: /\b(?:al mes|por mes|cada mes|mensual\w*|a month|per month|each month|monthly)\b|\bmes$/,
} as const;

/** A goal without a date is one of the first year. */
const MONTH_UNSAID = 12;

export interface Goal {
  readonly text: string;
  /** The month of the plan by which it is to be met; it may lie after the last one. */
  readonly month: number;
  /** The first month of those whose sales it counts, where it counts all there have been: the opening, or the first of the year that it names. */
  readonly since: number;
  /** The pace it counts at; `total`: all there have been by then; `active`: those there are that month. */
  readonly rate: Pace | 'total' | 'active';
  /** How many times its pace comes round in a month, days as they were told to be open; 1 where it counts at no pace. */
  readonly aMonth: number;
  /** What it counts up to; null where it names no number. */
  readonly target: number | null;
  /** The words that number stands before: «restoranes»; empty where it stands alone. */
  readonly noun: string;
  /** Whether only some of what those words name are counted. */
  readonly isPart: boolean;
  /** How many of them there are today, where that was told beside it. */
  readonly today: number | null;
  /** The calendar year it names. */
  readonly year: number | null;
  /** Whether what it names is not to be passed. */
  readonly isCeiling: boolean;
  /** Whether the money is for each of those who ask for it. */
  readonly isEach: boolean;
  /** The money it asks for, in a month where it asks for it every day or week; null where it names none. */
  readonly money: number | null;
  /** The share it names, percent. */
  readonly share: number | null;
  /** The rating out of five or ten that it names: 4.7. */
  readonly rating: number | null;
}

/** Which of several things sold a goal names; null where one is sold, or none is named. */
export function lineOfGoal(facts: FactSheet, { noun }: Goal): number | null {
  const labels = saleLines(facts)?.map(({ label }) => label) ?? [];
  return labels.length > 0 ? lineNamed(labels, noun) : null;
}

/** A goal with its place among those told, counted from 0. */
export type PlacedGoal = Goal & { readonly at: number };

/** The goals as stated, each with its month, and with the number, the money and the pace it names. */
export function gatherGoals(facts: FactSheet, model: FinancialModel): readonly Goal[] {
  const { assumptions: a } = model;
  const { southern } = countryOf(a.country);
  const unpaced = isRecurring(model) ? 'active' : 'total';
  return splitGoals(factValue(facts, 'goals') ?? '').map((text) => {
    const dated = withFullYears(text);
    const said = inLocalMoney(foldText(dated), a.country).replace(PRICED, '');
    const rate = paceIn(said) ?? (unpaced === 'total' && isLevel(text) ? toldPace(facts) : null) ?? unpaced;
    const aMonth = rate === 'day' ? daysOfMonth(facts) : rate === 'week' ? WEEKS_A_MONTH : 1;
    // The month told for opening is that of the opening, though permits have moved it.
    const isAtOpening = facts.start !== undefined && findGoalMonth(dated, facts.start.value, southern) === 1;
    const named = isAtOpening ? 1 : findGoalMonth(dated, a.start.value, southern);
    const count = countIn(said);
    const alone = count?.isMoney ? count.value : null;
    const target = alone === null ? (count?.value ?? null) : null;
    const by = named ?? (isHire(said) && isAloneAtFirst(facts) ? MONTH_UNSAID + 1 : MONTH_UNSAID);
    const told = named === null ? 'none' : isAtOpening || namesMonth(dated, a.start.value, southern) ? 'month' : 'span';
    const month = dateInSeason(
      { month: by, aMonth: target === null || rate === 'total' || rate === 'active' ? null : target * aMonth, told },
      model,
    );
    return {
      text,
      month,
      since: rate === 'total' && OF_A_YEAR.test(said) ? Math.max(1, month - MONTH_UNSAID + 1) : 1,
      rate,
      aMonth,
      target,
      noun: count?.noun ?? '',
      isPart: count?.isPart ?? false,
      today: todayIn(said) ?? shareTodayIn(said),
      year: yearNamedIn(said),
      isCeiling: isCeilingIn(said),
      isEach: isEachIn(said),
      money: inAMonth(moneyIn(said) ?? alone, aMonth),
      share: shareIn(said),
      rating: ratingIn(said),
    };
  });
}

/** «Al tercer año, 70 armarios», "70 wardrobes in year three": so many in that year, and not in all there have been. */
const OF_A_YEAR =
  /\b(?:segundo|tercer|second|third) (?:ano|year)\b|\b(?:ano|year) (?:two|three|dos|tres|[23])\b(?! (?:en total|in (?:all|total)))/;

/** "Three shops carrying my candles at $12 apiece": what one sells for. */
const PRICED =
  / (?:at|for|a|por) [$€£]?\d[\d.,]*(?: ?(?:€|euros?|pesos|soles|dollars|pounds|quid))? (?:apiece|each|a piece|la pieza|la unidad|cada un[oa]|a unit|per unit)\b/g;

const HIRE =
  /\b(?:segund[oa]|otr[oa]|second|another|one more|contratar(?: a)?(?: un[oa]?)?|hire(?: an?)?) (?!local|tienda|sede|clinica|furgoneta|shop|van|site|location|machine|maquina)[a-z]+/;
const FIRST_YEAR_ALONE =
  /\b(?:(?:just|only) me|on my own|alone|sol[oa]|solo yo|yo sol[oa]|nadie mas|nobody else) (?:for |in |during |durante |en )?(?:the |el )?(?:first|primer) (?:year|ano)\b|\b(?:first|primer) (?:year|ano) (?:just me|alone|on my own|sol[oa]|solo yo|yo sol[oa])\b/;

function isHire(said: string): boolean {
  return HIRE.test(said);
}

/** Told to be one person for the whole first year: whoever joins comes once it is over. */
function isAloneAtFirst(facts: FactSheet): boolean {
  return [facts.resources?.value, facts.team?.quote?.text].some((text) => FIRST_YEAR_ALONE.test(foldText(text ?? '')));
}

/** «Llegar a 120 cajas» is a level and no sum of all there have been: it counts at the pace at which sales were told. */
const LEVEL = /^(?:que )?(?:llegar a|llegue(?:mos)? a|alcanzar|estar en|get (?:up )?to|reach|be at|hit|grow to|getting to|subir a)\b/;

/** The one pace at which sales were told; null where they were told at two, or at none. */
function toldPace({ volume, revenue }: FactSheet): Pace | null {
  const told = `${volume?.period ? PERIOD_WORDS[volume.period] : ''} ${foldText(volume?.quote?.text ?? '')} ${foldText(revenue?.value ?? '')}`;
  const paces = PACES.filter((id) => PACE_WORDS[id].test(told));
  return paces.length === 1 ? (paces[0] ?? null) : null;
}

const PACES = ['day', 'week', 'month'] as const;
type Pace = (typeof PACES)[number];
const PERIOD_WORDS: Readonly<Record<Period, string>> = { hour: '', day: 'daily', week: 'weekly', month: 'monthly', year: '', unit: '' };

function paceIn(said: string): Pace | null {
  return PACES.find((id) => PACE_WORDS[id].test(said)) ?? null;
}

/** Whoever goes on buying is counted as there are, and by no pace. */
const WHOM =
  /^(?:\w+ )?(?:client|customer|pacient|patient|alumn|student|soci|member|user|usuari|famil|hogar|casas?\b|perr|gat[oa]s?\b|mascot|dogs?\b|cats?\b|pets?\b|houses?\b|homes?\b|regular|abonad|suscript|subscriber)/;

function isLevel(text: string): boolean {
  const said = foldText(text);
  return LEVEL.test(said) && !WHOM.test(countIn(said)?.noun ?? '');
}

/** Whether it is a level that was told without its pace, where sales are counted one by one: nothing says of how long. */
export function isUnpacedLevel({ rate, text }: Goal): boolean {
  return rate === 'total' && isLevel(text);
}

/** In Peru a luca is one sol. */
function inLocalMoney(said: string, country: string): string {
  return country === 'PE' ? said.replace(/\blucas?\b/g, 'soles') : said;
}

/** Whether it counts by the day, the week or the month: what it asks for is then a month's. */
export function isPaced({ rate }: Pick<Goal, 'rate'>): boolean {
  return rate !== 'total' && rate !== 'active';
}

/** «900 lucas diarias», "$2,000 a week": what that comes to in a month. */
function inAMonth(money: number | null, aMonth: number): number | null {
  return money === null || aMonth === 1 ? money : Math.round(money * aMonth);
}

/** What the goal comes to in a month: those served in it, where they pay month after month; null where it counts at no pace. */
export function monthlyTarget({ rate, aMonth, target }: Goal): number | null {
  if (target === null || rate === 'total') return null;
  return target * aMonth;
}

/** `goal-1-instalment`: there only where the goal is sooner than the loan's term. */
export function repaymentFigure(at: number): string {
  return `goal-${at + 1}-instalment`;
}

/** The money that a goal names. */
export function moneyFigure(at: number): string {
  return `goal-${at + 1}-money`;
}

/** The share that a goal names. */
export function shareFigure(at: number): string {
  return `goal-${at + 1}-share`;
}

/** The rating that a goal names. */
export function ratingFigure(at: number): string {
  return `goal-${at + 1}-rating`;
}

/** The first month that brings what a goal names; there only where one of the plan's does. */
export function reachedFigure(at: number): string {
  return `goal-${at + 1}-reached`;
}

/** The number that a goal names. */
export function targetFigure(at: number): string {
  return `goal-${at + 1}-target`;
}

/** The calendar year that a goal names. */
export function yearNamedFigure(at: number): string {
  return `goal-${at + 1}-calendar-year`;
}

/** How many of what a goal counts there are today. */
export function todayFigure(at: number): string {
  return `goal-${at + 1}-today`;
}

/** What the thing that a goal names was told to cost. */
export function itemFigure(at: number): string {
  return `goal-${at + 1}-item`;
}

export function goalFigure(at: number): string {
  return `goal-${at + 1}-units`;
}
