// The figures a visitor is asked to check, in words, each with where it comes from.
import { type Fact, type FactId, type FactSheet, factValue, type MoneyItem } from '../facts/fact.ts';
import { ownAlone } from '../facts/money-sources.ts';
import { isAveragePrice, saleLines } from '../facts/sale-lines.ts';
import { inNormalMonth, normalOf, withNormalMonth } from '../facts/sales-of-normal-month.ts';
import type { Assumed, Assumptions, Origin } from '../finance/assumption.ts';
import { missingHours } from '../finance/hire-hours.ts';
import { makeAssumptions } from '../finance/make-assumptions.ts';
import { toldUnitCost } from '../finance/told-unit-cost.ts';
import { toldVolume } from '../finance/volume-trend.ts';
import type { Bilingual, Language } from '../language/language.ts';
import { ASSUMED, ORIGIN_WORDS, WITH_TAX, WITHOUT_TAX } from './read-back-texts.ts';
import type { Scene } from './scene.ts';
import { type Setting, settingOf, wordFact, wordFigure, wordParts } from './word-fact.ts';

export interface KeyFigure {
  readonly id: FactId;
  readonly words: string;
  /** «dicho por ti», «del sector»… */
  readonly origin: string;
  /** «alquiler 950 €, luz 160 €»: what it was told to be made of. */
  readonly parts?: string;
}

/** Said in so few interviews that they are told only where they were said. */
const TERMS: readonly FactId[] = ['rooms', 'occupancy', 'commission', 'churn'];

/** Nine figures, said or assumed, in the order a plan uses them, and what was said of how they are counted. */
export function keyFigures({ facts, language, today }: Pick<Scene, 'facts' | 'language' | 'today'>): KeyFigure[] {
  const assumptions = makeAssumptions(facts, today);
  const setting = { ...settingOf(facts, language), currency: assumptions.currency };
  const tell = (id: FactId, words: string, origin: Origin): KeyFigure => ({ id, words, origin: originOf(id, origin)[language] });
  const figure = (id: FactId, { value, origin }: Assumed, scale = 1) => tell(id, wordFigure(id, value / scale, setting), origin);
  const { value: month, origin } = assumptions.start;
  const start = wordFact({ id: 'start', value: month, period: null, unit: null, quote: null, origin: 'said' }, setting) ?? '';
  const said = (ids: readonly FactId[]) =>
    ids.flatMap((id) => {
      const fact = facts[id] as Fact | undefined;
      const words = fact && wordFact(fact, setting);
      // The plan's own where nobody told how long it takes.
      const told = id === 'targetMonths' ? assumptions.ramp?.monthsOrigin : undefined;
      return fact && words ? [tell(id, words, told ?? fact.origin)] : [];
    });
  // A part of it others give, who are told by their names.
  const ownMoney = () => {
    const own = facts.investorFunds && facts.ownFunds ? said(['ownFunds']) : [figure('ownFunds', assumptions.ownFunds)];
    const given = (factValue(facts, 'ownFunds') ?? 0) - (ownAlone(facts) ?? 0);
    return given > 0 ? own.map((told) => ({ ...told, words: `${told.words}${wordGiven(given, setting)}` })) : own;
  };
  // The price as the visitor knows it: the model may work with a part of it, net of tax or only the commission.
  const lines = saleLines(withNormalMonth(facts));
  const volume = toldVolume(assumptions);
  const normal = normalOf(facts);
  const average = isAveragePrice(facts) ? ON_AVERAGE[language] : '';
  const price = said(['price']).map((told) => ({ ...told, words: `${told.words}${average}${wordTax(facts, language)}` }));
  return [
    ...(lines && facts.lines ? tellLines({ ...facts.lines, value: lines }, setting, tell) : []),
    ...(price.length > 0 ? price : [figure('price', assumptions.priceCents, 100)]),
    figure('volume', { ...volume, value: inNormalMonth(volume.value, normal) }),
    ...said(['season', 'growth', 'targetVolume', 'openingShare', 'openingMonths', 'targetMonths', 'customersBrought']),
    ...supposedOpening(assumptions, facts).map((share) => figure('openingShare', share)),
    ...said(TERMS),
    ...workTime(assumptions).map((minutes) => figure('minutesPerSale', minutes)),
    figure('unitCost', toldUnitCost(assumptions), 100),
    { ...figure('fixedCosts', assumptions.fixedCosts), ...tellParts(factValue(facts, 'costLines'), setting) },
    ...(facts.staffPay ? said(['staffPay', 'staffPayLater', 'staffPayFrom', 'staffPayDate']) : []),
    ...said(['founderPay', 'founderPayFrom', 'founderPayFirst']),
    { ...figure('investment', assumptions.investment), ...tellParts(factValue(facts, 'investmentItems'), setting) },
    ...ownMoney(),
    ...said(['investorFunds']),
    figure('loan', assumptions.loan),
    ...said(['loanRate', 'loanYears', 'graceMonths', 'moneySources']),
    figure('team', assumptions.team),
    tell('start', start, origin),
  ];
}

/** A pace that was told is not sold on the first day: with what part of it the plan opens, while there is still somebody to ask. */
function supposedOpening({ ramp, monthlyUnits }: Assumptions, { openingShare }: FactSheet): readonly Assumed[] {
  if (!ramp?.fact || ramp.winning || openingShare) return [];
  return [{ value: Math.round((monthlyUnits.value * 100) / ramp.normalUnits), origin: monthlyUnits.origin }];
}

/** What was told part by part: of one part alone the sum tells all. */
function tellParts(items: readonly MoneyItem[] | undefined, setting: Setting): Pick<KeyFigure, 'parts'> {
  if (items === undefined || items.length < 2) return {};
  return { parts: wordParts(items, setting) };
}

/** «20.000 €, de los que 5.000 € te los dan». */
function wordGiven(given: number, setting: Setting): string {
  const sum = wordFigure('ownFunds', given, setting);
  return setting.language === 'es' ? `, de los que ${sum} te los dan` : `, ${sum} of it given to you`;
}

/** What follows a price that is the mean of several. */
export const ON_AVERAGE: Bilingual = { es: ' de media', en: ' on average' };

/** The things sold, each with its price and how many of it. */
function tellLines(
  fact: Fact<'lines'>,
  setting: Setting,
  tell: (id: FactId, words: string, origin: Origin) => KeyFigure,
): readonly KeyFigure[] {
  const words = wordFact(fact, setting);
  return words === null ? [] : [tell('lines', words, fact.origin)];
}

/** How long a sale takes: where it was told, and where the hours that are missing hang on it. */
function workTime(assumptions: Assumptions): readonly Assumed[] {
  const { hands } = assumptions;
  if (!hands) return [];
  return hands.minutes.origin === 'said' || missingHours(assumptions, toldVolume(assumptions).value) > 0 ? [hands.minutes] : [];
}

/** ", con impuesto": only where it was said. */
function wordTax(facts: FactSheet, language: Language): string {
  const taxIncluded = factValue(facts, 'taxIncluded');
  if (taxIncluded === undefined) return '';
  return (taxIncluded ? WITH_TAX : WITHOUT_TAX)[language];
}

const BEYOND_THE_TRADE: ReadonlySet<FactId> = new Set<FactId>(['ownFunds', 'loan', 'team', 'start']);

function originOf(id: FactId, origin: Origin): Bilingual {
  return origin === 'sector' && BEYOND_THE_TRADE.has(id) ? ASSUMED : ORIGIN_WORDS[origin];
}
