// The last question: the key figures with their origin, and whether they are right.
import type { Fact, FactId, FactSheet } from '../facts/fact.ts';
import { factValue } from '../facts/fact.ts';
import type { Assumed, Assumptions, Origin } from '../finance/assumption.ts';
import { makeAssumptions } from '../finance/make-assumptions.ts';
import type { Bilingual } from '../language/language.ts';
import type { Scene } from './ask-question.ts';
import {
  ASSUMED,
  BEFORE,
  CHANGED,
  CLOSINGS,
  HELP,
  OPENING,
  ORIGIN_WORDS,
  SHORT_OPENING,
  UNNAMED,
  WHAT_TO_CORRECT,
} from './read-back-texts.ts';
import { FACT_LABELS, type Setting, settingOf, wordFact, wordFigure } from './word-fact.ts';

interface KeyFigure {
  readonly id: FactId;
  readonly words: string;
  readonly origin: Origin;
}

/** The read-back in full the first time; after that only what the last answer changed, or a shorter form. */
export function readBack(scene: Scene): string {
  const { exchanges, language } = scene;
  const earlier = exchanges.filter(({ question }) => question === 'read-back');
  const last = earlier.at(-1)?.reading;
  const closing = rotate(CLOSINGS[language], earlier.length);
  if (!last) return [OPENING[language], ...tellBusiness(scene), closing].join('\n');
  if (last.facts.length > 0) return `${tellChanges(last.facts, earlier.length, scene)} ${closing}`;
  if (last.kind === 'correction') {
    const bareNos = earlier.filter(({ reading }) => reading.kind === 'correction' && reading.facts.length === 0).length;
    return rotate(WHAT_TO_CORRECT[language], bareNos - 1);
  }
  if (last.kind === 'help') return `${HELP[language]} ${closing}`;
  return `${SHORT_OPENING[language]} ${tellShortly(scene)}. ${closing}`;
}

/** One line for the business, one for each key figure. */
function tellBusiness(scene: Scene): string[] {
  const { facts, language } = scene;
  const setting = settingOf(facts, language);
  const figures = keyFigures(scene).map(
    ({ id, words, origin }) => `· ${capitalise(FACT_LABELS[id][language])}: ${words} (${originOf(id, origin)[language]})`,
  );
  return [`${tellIdentity(facts, setting)}.`, ...figures];
}

const BEYOND_THE_TRADE: ReadonlySet<FactId> = new Set<FactId>(['ownFunds', 'loan', 'team', 'start']);

function originOf(id: FactId, origin: Origin): Bilingual {
  return origin === 'sector' && BEYOND_THE_TRADE.has(id) ? ASSUMED : ORIGIN_WORDS[origin];
}

function tellIdentity(facts: FactSheet, setting: Setting): string {
  const known = (id: FactId) => {
    const fact = facts[id] as Fact | undefined;
    return fact ? wordFact(fact, setting) : null;
  };
  const place = [known('city'), known('country')].filter(Boolean).join(', ');
  return [known('name') ?? UNNAMED[setting.language], known('sector')?.toLowerCase(), place].filter(Boolean).join(' · ');
}

function tellShortly(scene: Scene): string {
  const { language } = scene;
  const main = keyFigures(scene).filter(({ id }) => id === 'price' || id === 'volume' || id === 'fixedCosts' || id === 'investment');
  return main.map(({ id, words }) => `${FACT_LABELS[id][language]}, ${words}`).join('; ');
}

/** Each changed fact with its new value and the one it had. */
function tellChanges(changed: readonly Fact[], at: number, { before, facts, language }: Scene): string {
  const setting = settingOf(facts, language);
  const sayable = changed.filter((fact) => wordFact(fact, setting) !== null);
  const told = (sayable.length > 0 ? sayable : changed).map((fact) => {
    const now = wordFact(fact, setting);
    const old = factValue(before, fact.id) === fact.value ? undefined : (before[fact.id] as Fact | undefined);
    const then = old && wordFact(old, setting);
    const label = FACT_LABELS[fact.id][language];
    return [label, now && `, ${now}`, then && ` (${BEFORE[language]} ${then})`].filter(Boolean).join('');
  });
  return `${rotate(CHANGED[language], at)} ${told.join('; ')}.`;
}

function keyFigures({ facts, language, today }: Scene): KeyFigure[] {
  const assumptions: Assumptions = makeAssumptions(facts, today);
  const setting = { ...settingOf(facts, language), currency: assumptions.currency };
  const figure = (id: FactId, { value, origin }: Assumed, scale = 1): KeyFigure => ({
    id,
    words: wordFigure(id, value / scale, setting),
    origin,
  });
  const { start } = assumptions;
  return [
    figure('price', assumptions.priceCents, 100),
    figure('volume', assumptions.monthlyUnits),
    figure('unitCost', assumptions.unitCostCents, 100),
    figure('fixedCosts', assumptions.fixedCosts),
    figure('investment', assumptions.investment),
    figure('ownFunds', assumptions.ownFunds),
    figure('loan', assumptions.loan),
    figure('team', assumptions.team),
    { id: 'start', words: wordFact({ ...NO_FACT, id: 'start', value: start.value }, setting) ?? '', origin: start.origin },
  ];
}

const NO_FACT = { period: null, unit: null, quote: null, origin: 'said' } as const;

function rotate(variants: readonly string[], at: number): string {
  return variants[Math.max(0, at) % variants.length] ?? '';
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
