// The figures a visitor is asked to check, in words, each with where it comes from.
import type { FactId } from '../facts/fact.ts';
import type { Assumed, Origin } from '../finance/assumption.ts';
import { makeAssumptions } from '../finance/make-assumptions.ts';
import type { Bilingual } from '../language/language.ts';
import type { Scene } from './ask-question.ts';
import { ASSUMED, ORIGIN_WORDS } from './read-back-texts.ts';
import { settingOf, wordFact, wordFigure } from './word-fact.ts';

export interface KeyFigure {
  readonly id: FactId;
  readonly words: string;
  /** «dicho por ti», «del sector»… */
  readonly origin: string;
}

/** Nine figures, said or assumed, in the order a plan uses them. */
export function keyFigures({ facts, language, today }: Pick<Scene, 'facts' | 'language' | 'today'>): KeyFigure[] {
  const assumptions = makeAssumptions(facts, today);
  const setting = { ...settingOf(facts, language), currency: assumptions.currency };
  const tell = (id: FactId, words: string, origin: Origin): KeyFigure => ({ id, words, origin: originOf(id, origin)[language] });
  const figure = (id: FactId, { value, origin }: Assumed, scale = 1) => tell(id, wordFigure(id, value / scale, setting), origin);
  const { value: month, origin } = assumptions.start;
  const start = wordFact({ id: 'start', value: month, period: null, unit: null, quote: null, origin: 'said' }, setting) ?? '';
  return [
    figure('price', assumptions.priceCents, 100),
    figure('volume', assumptions.monthlyUnits),
    figure('unitCost', assumptions.unitCostCents, 100),
    figure('fixedCosts', assumptions.fixedCosts),
    figure('investment', assumptions.investment),
    figure('ownFunds', assumptions.ownFunds),
    figure('loan', assumptions.loan),
    figure('team', assumptions.team),
    tell('start', start, origin),
  ];
}

const BEYOND_THE_TRADE: ReadonlySet<FactId> = new Set<FactId>(['ownFunds', 'loan', 'team', 'start']);

function originOf(id: FactId, origin: Origin): Bilingual {
  return origin === 'sector' && BEYOND_THE_TRADE.has(id) ? ASSUMED : ORIGIN_WORDS[origin];
}
