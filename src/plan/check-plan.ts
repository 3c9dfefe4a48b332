// The checks a composed plan must pass before it is set: every number printed is a figure of the model, in both languages alike.
import type { IntegrityCheck } from '../finance/financial-model.ts';
import { LANGUAGES } from '../language/language.ts';
import { amountOf } from './figures/figure.ts';
import { channelFigure, freeFigure } from './figures/gather-channel-figures.ts';
import { monthFigure } from './figures/gather-month-figures.ts';
import type { Plan, PlanText } from './plan.ts';
import { textsOf } from './plan-texts.ts';
import { areNumbersOf, numbersIn } from './told/quoted-numbers.ts';

const SLOT = /\{\{(fig|quote|mark):([^}*]+)\*?\}\}/g;

/** `again` is the same plan composed a second time. */
export function checkPlan(plan: Plan, again: Plan): readonly IntegrityCheck[] {
  return [
    { id: 'printed-numbers-are-figures', passed: isEveryNumberAFigure(plan) },
    { id: 'both-languages-have-the-same-figures', passed: areLanguagesAlike(plan) },
    { id: 'nothing-is-left-unfilled', passed: isFilled(plan) },
    { id: 'channels-share-the-budget', passed: doChannelsShareTheBudget(plan) },
    { id: 'funnel-reaches-the-forecast', passed: doesFunnelReach(plan) },
    { id: 'shortfall-is-printed', passed: isShortfallPrinted(plan) },
    { id: 'written-twice-is-the-same', passed: JSON.stringify(plan) === JSON.stringify(again) },
  ];
}

/** No digit stands outside a figure, and each figure or quote named exists and is a value. Names are the visitor's own. */
function isEveryNumberAFigure(plan: Plan): boolean {
  const named = ({ name, displayName }: Plan) => [name, ...(displayName ? LANGUAGES.map((language) => displayName[language]) : [])];
  const own = [...named(plan), plan.cover.place ?? ''].filter((text) => text !== '');
  const sound = Object.values(plan.figures).every(({ value }) => (typeof value === 'number' ? Number.isFinite(value) : value !== ''));
  const texts = textsOf(plan).flatMap(({ text }) => LANGUAGES.map((language) => text[language]));
  return sound && texts.every((text) => !/\d/.test(without(text, own)) && [...text.matchAll(SLOT)].every((slot) => isThere(plan, slot)));
}

function without(text: string, own: readonly string[]): string {
  return own.reduce((rest, name) => rest.replaceAll(name, ''), text.replace(SLOT, ''));
}

/** Where something that is no figure comes from, said by a sign alone. */
const SIGNS: ReadonlySet<string> = new Set(['said', 'sector']);

function isThere(plan: Plan, [, kind, id = '']: RegExpMatchArray): boolean {
  if (kind === 'mark') return SIGNS.has(id);
  return (kind === 'fig' ? plan.figures[id] : plan.quotes[id]) !== undefined;
}

/** The same figures in both editions. A quote may be told natively in the edition that is not in its language: its numbers are figures there. */
function areLanguagesAlike(plan: Plan): boolean {
  return textsOf(plan).every(({ text }) => isSameInBoth(plan, text));
}

/** Whether a text names the same figures in both editions, and each quote in the edition of its language. */
export function isSameInBoth(plan: Pick<Plan, 'figures' | 'quotes'>, text: PlanText): boolean {
  return isAlike(plan, text) && isQuotedInItsOwn(plan, text);
}

function isAlike({ figures, quotes }: Pick<Plan, 'figures' | 'quotes'>, { es, en }: PlanText): boolean {
  const only = (there: string, here: string) => {
    const quoted = withoutShared(slotsOf(there, 'quote'), slotsOf(here, 'quote')).flatMap((id) => numbersIn(quotes[id]?.text ?? ''));
    return areNumbersOf(quoted, withoutShared(slotsOf(here, 'fig'), slotsOf(there, 'fig')), figures);
  };
  return only(es, en) && only(en, es);
}

function isQuotedInItsOwn({ quotes }: Pick<Plan, 'quotes'>, { es, en }: PlanText): boolean {
  const quoted = { es: slotsOf(es, 'quote'), en: slotsOf(en, 'quote') };
  return [...quoted.es, ...quoted.en].every((id) => {
    const { language = 'es' as const, text = '' } = quotes[id] ?? {};
    return quoted[language].includes(id) || { es, en }[language].toLowerCase().includes(text.toLowerCase());
  });
}

function slotsOf(text: string, named: string): readonly string[] {
  return [...text.matchAll(SLOT)].flatMap(([, kind, id = '']) => (kind === named ? [id] : []));
}

/** What the first holds more often than the second. */
function withoutShared(some: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return some.filter((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function isFilled(plan: Plan): boolean {
  const leftover = /undefined|\bNaN\b|\bnull\b|\[object|\{\{|\}\}/;
  return textsOf(plan).every(({ text }) =>
    LANGUAGES.every((language) => text[language] !== '' && !leftover.test(text[language].replace(SLOT, ''))),
  );
}

/** The channels share out the marketing money of a month to the last unit, with what is held back; twelve of them are the year's. */
function doChannelsShareTheBudget({ figures }: Plan): boolean {
  const value = (id: string) => amountOf(figures, id);
  let [shared, at] = [value('budget-held'), 0];
  while (figures[channelFigure(at)]) shared += value(channelFigure(at++));
  return shared === value('cost-marketing') && 12 * shared === -value('marketing-out-y1');
}

/**
 * Month by month, what new customers buy and what past ones buy is what is sold; the new ones are those of the funnel. Each comes by a channel or
 * another source, whose months are its year and the month's new customers; of those it reaches so many ask and one in so many buys.
 */
function doesFunnelReach({ figures }: Plan): boolean {
  const value = (id: string) => amountOf(figures, id);
  const sum = (ids: readonly string[]) => ids.reduce((all, id) => all + value(id), 0);
  const customers = value('funnel-customers');
  const months = Array.from({ length: 12 }, (_, at) => (what: string) => monthFigure(at + 1, what));
  const sources = Object.keys(figures).flatMap((id) => (id.endsWith('-one-in') ? [id.replace('-one-in', '')] : []));
  const yearOf = (source: string) => value(source.startsWith('channel') ? `${source}-customers` : source);
  const isRow = (source: string) =>
    sum(months.map((month) => `${source}-${month('new')}`)) === yearOf(source) &&
    value(`${source}-reached`) === yearOf(source) * value(`${source}-one-in`);
  const isColumn = (month: (what: string) => string) => sum(sources.map((source) => `${source}-${month('new')}`)) === value(month('new'));
  const isSold = (month: (what: string) => string) =>
    value(month('after')) > 0 || value(month('new-units')) + value(month('again')) === value(month('units'));
  return (
    value('funnel-asks') === (customers - value(freeFigure('brought'))) * value('one-in-asks') &&
    sum(sources.map((source) => `${source}-reached`)) === value('funnel-reached') &&
    sum(months.map((month) => month('new'))) === customers &&
    sources.every(isRow) &&
    months.every((month) => isColumn(month) && isSold(month))
  );
}

/** Cash below zero is said in words, with its amount, not only shown in a table. */
function isShortfallPrinted(plan: Plan): boolean {
  return ['cash-low', 'told-cash-low'].every((id) => {
    const lowest = Number(plan.figures[id]?.value);
    const isLowest = ([, kind, shown = '']: RegExpMatchArray) => kind === 'fig' && Math.abs(Number(plan.figures[shown]?.value)) === -lowest;
    return lowest >= 0 || textsOf(plan).some(({ text }) => [...text.es.matchAll(SLOT)].some(isLowest));
  });
}
