// The checks a composed plan must pass before it is set: every number printed is a figure of the model, in both languages alike.
import type { IntegrityCheck } from '../finance/financial-model.ts';
import { LANGUAGES } from '../language/language.ts';
import { channelFigure } from './gather-channel-figures.ts';
import { monthFigure } from './gather-month-figures.ts';
import type { Plan, PlanText } from './plan.ts';
import { textsOf } from './plan-texts.ts';

const SLOT = /\{\{(fig|quote):([^}*]+)\*?\}\}/g;

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

function isThere(plan: Plan, [, kind, id = '']: RegExpMatchArray): boolean {
  return (kind === 'fig' ? plan.figures[id] : plan.quotes[id]) !== undefined;
}

/** The same figures in both editions; a quote without a number may be told natively in the edition that is not in its language. */
function areLanguagesAlike(plan: Plan): boolean {
  const slots = (text: string, named: string) =>
    [...text.matchAll(SLOT)].flatMap(([, kind, id = '']) => (kind === named ? [id] : [])).sort();
  const isAlike = ({ es, en }: PlanText) => slots(es, 'fig').join() === slots(en, 'fig').join();
  const isOwn = ({ es, en }: PlanText) => {
    const quoted = { es: slots(es, 'quote'), en: slots(en, 'quote') };
    return [...quoted.es, ...quoted.en].every((id) => {
      const { language = 'es' as const, text = '' } = plan.quotes[id] ?? {};
      if (/\d/.test(text)) return quoted.es.includes(id) && quoted.en.includes(id);
      return quoted[language].includes(id) || { es, en }[language].toLowerCase().includes(text.toLowerCase());
    });
  };
  return textsOf(plan).every(({ text }) => isAlike(text) && isOwn(text));
}

function isFilled(plan: Plan): boolean {
  const leftover = /undefined|\bNaN\b|\bnull\b|\[object|\{\{|\}\}/;
  return textsOf(plan).every(({ text }) =>
    LANGUAGES.every((language) => text[language] !== '' && !leftover.test(text[language].replace(SLOT, ''))),
  );
}

/** The channels share out the marketing money of a month to the last unit; twelve of them are the year's. */
function doChannelsShareTheBudget({ figures }: Plan): boolean {
  const value = (id: string) => Number(figures[id]?.value ?? 0);
  let [shared, at] = [0, 0];
  while (figures[channelFigure(at)]) shared += value(channelFigure(at++));
  return shared === value('cost-marketing') && 12 * shared === -value('marketing-out-y1');
}

/** The customers of the funnel buy what the first year sells, and not a customer more; where they subscribe, none is active who was not won. Each comes by a channel, or unpaid. */
function doesFunnelReach({ figures }: Plan): boolean {
  const value = (id: string) => Number(figures[id]?.value ?? 0);
  const [customers, each, units] = [value('funnel-customers'), value('uses-sometimes'), value('units-y1')];
  const isChained =
    value('funnel-asks') === customers * value('one-in-asks') && value('funnel-sees') === value('funnel-asks') * value('one-in-sees');
  const active = Array.from({ length: 12 }, (_, at) => value(monthFigure(at + 1, 'units')));
  let [arrived, channel] = [value('free-customers'), 0];
  while (figures[channelFigure(channel)]) arrived += value(`${channelFigure(channel++)}-customers`);
  const isExact = customers * each >= units && (customers - 1) * each < units;
  return isChained && arrived === customers && (isExact || customers >= Math.max(...active));
}

/** Cash below zero is said in words, with its amount, not only shown in a table. */
function isShortfallPrinted(plan: Plan): boolean {
  return ['cash-low', 'told-cash-low'].every((id) => {
    const lowest = Number(plan.figures[id]?.value);
    const isLowest = ([, kind, shown = '']: RegExpMatchArray) => kind === 'fig' && Math.abs(Number(plan.figures[shown]?.value)) === -lowest;
    return lowest >= 0 || textsOf(plan).some(({ text }) => [...text.es.matchAll(SLOT)].some(isLowest));
  });
}
