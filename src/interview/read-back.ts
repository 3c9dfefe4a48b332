// The last question: the key figures with their origin, and whether they are right.
import type { Fact, FactId, FactSheet } from '../facts/fact.ts';
import { factValue } from '../facts/fact.ts';
import { withNormalMonth } from '../facts/sales-of-normal-month.ts';
import { makeAssumptions } from '../finance/make-assumptions.ts';
import { spotContradictions } from '../finance/spot-contradictions.ts';
import { weighInputs } from '../finance/weigh-inputs.ts';
import { formatPercent } from '../language/format-percent.ts';
import { askWhich } from './ask-which.ts';
import { FACT_LABELS } from './fact-labels.ts';
import { GLOSSARY } from './glossary.ts';
import type { Reading } from './interview.ts';
import { keyFigures } from './key-figures.ts';
import {
  ALL_SAID,
  AS_IT_WAS,
  BEFORE,
  CHANGED,
  CLOSINGS,
  HELP,
  METER,
  MOVED,
  OPENING,
  SHORT_OPENING,
  TAKEN_BACK,
  UNNAMED,
  UNPRICED,
  WARNINGS,
  WHAT_TO_CORRECT,
} from './read-back-texts.ts';
import { sayAside } from './say-aside.ts';
import type { Scene } from './scene.ts';
import { fill } from './suggestion-texts.ts';
import { tellHoursPaid } from './tell-hours-paid.ts';
import { isList, wordBefore, wordChange } from './word-change.ts';
import { type Setting, settingOf, wordAddition, wordFact, wordFigure, wordTrade } from './word-fact.ts';

/** The read-back in full the first time; after that only what the last answer changed, or a shorter form. */
export function readBack(scene: Scene): string {
  const { exchanges, language } = scene;
  const earlier = exchanges.filter(({ question }) => question === 'read-back');
  const last = exchanges.at(-1);
  const closing = rotate(CLOSINGS[language], earlier.length);
  if (earlier.length === 0 || !last)
    return [OPENING[language], ...tellBusiness(scene), ...tellUnpriced(scene), ...warn(scene), closing].join('\n');
  const { question, reading } = last;
  const which = question === 'read-back' ? askWhich(scene) : '';
  const restored = reading.kind === 'undo' ? listRestored(scene) : [];
  if (restored.length > 0) return `${tellChanges(TAKEN_BACK[language], restored, scene)} ${closing}`;
  if (reading.facts.length > 0)
    return [
      tellChanges(rotate(CHANGED[language], earlier.length), reading.facts, scene),
      ...warnAnew(scene),
      which === '' ? closing : which,
    ].join(' ');
  if (which !== '') return which;
  if (question === 'read-back' && reading.kind === 'correction') {
    const bareNos = earlier.filter(({ reading }) => reading.kind === 'correction' && reading.facts.length === 0).length;
    return rotate(WHAT_TO_CORRECT[language], bareNos - 1);
  }
  const opening = question === 'read-back' ? openingOf(reading, scene) : '';
  return `${[opening, rotate(SHORT_OPENING[language], earlier.length), tellShortly(scene)].filter(Boolean).join(' ')}. ${closing}`;
}

/** What the last answer changed of what was read back, where nothing more can be asked; nothing where it changed nothing. */
export function tellLastChange(scene: Scene): string {
  const last = scene.exchanges.at(-1);
  const isCorrected = last?.question === 'read-back' || last?.question === 'volume-above-capacity';
  if (!isCorrected || last.reading.facts.length === 0) return '';
  const times = scene.exchanges.filter(({ question }) => question === 'read-back').length;
  return tellChanges(rotate(CHANGED[scene.language], times), last.reading.facts, scene);
}

/** What a correction that was taken back had changed, as it stands again. */
function listRestored({ before, facts }: Scene): Fact[] {
  const known = Object.values(facts) as Fact[];
  return known.filter(({ id, value }) => JSON.stringify(factValue(before, id)) !== JSON.stringify(value));
}

function openingOf(reading: Reading, scene: Scene): string {
  const { language } = scene;
  if (reading.kind === 'help') return reading.term ? GLOSSARY[reading.term].meaning[language] : HELP[language];
  return sayAside('read-back', scene) ?? '';
}

/** One line for the business, one for each key figure. */
function tellBusiness(scene: Scene): string[] {
  const { facts, language } = scene;
  const setting = settingOf(facts, language);
  const figures = keyFigures(scene).map(
    ({ id, words, origin, parts }) =>
      `· ${[`${capitalise(FACT_LABELS[id][language])}: ${words} (${origin})`, parts].filter(Boolean).join(': ')}`,
  );
  return [`${tellIdentity(facts, setting)}.`, ...figures, ...tellRivals(facts, setting), tellMeter(scene, setting)];
}

/** Who was named as a rival, so that a word which is none is seen. */
function tellRivals({ rivals }: FactSheet, setting: Setting): string[] {
  const words = rivals && wordAddition(rivals, setting);
  return words ? [`· ${capitalise(FACT_LABELS.rivals[setting.language])}: ${words}`] : [];
}

/** How much of what the plan hangs on the visitor said. */
function tellMeter({ facts, language, today }: Scene, { locale }: Setting): string {
  const { saidPct } = weighInputs(makeAssumptions(facts, today));
  return saidPct === 100 ? ALL_SAID[language] : METER[language].replace('{share}', formatPercent(saidPct, locale));
}

function tellIdentity(facts: FactSheet, setting: Setting): string {
  const known = (id: FactId) => {
    const fact = facts[id] as Fact | undefined;
    return fact ? wordFact(fact, setting) : null;
  };
  const place = [known('city'), known('country')].filter(Boolean).join(', ');
  return [known('name') ?? UNNAMED[setting.language], wordTrade(facts, setting), place].filter(Boolean).join(' · ');
}

/** Longer words, or words with figures, would not be read back whole. */
const MOST_QUOTED = 50;
const QUOTED = { es: (words: string) => `«${words}»`, en: (words: string) => `“${words}”` } as const;

/** That what was named to open with has no price, and what is assumed for it. */
function tellUnpriced({ facts, language, today }: Scene): string[] {
  const words = factValue(facts, 'resources');
  if (words === undefined || factValue(facts, 'investment') !== undefined) return [];
  const { investment, currency } = makeAssumptions(facts, today);
  const isShort = words.length <= MOST_QUOTED && !/\d/.test(words);
  const what = isShort ? ` (${QUOTED[language](words.replace(/[\s.]+$/, ''))})` : '';
  const setting = { ...settingOf(facts, language), currency };
  return [fill(UNPRICED[language], (name) => (name === 'what' ? what : wordFigure('investment', investment.value, setting)))];
}

/** What does not fit together in these figures. */
function warn({ facts, language, today }: Scene): string[] {
  return [
    ...spotContradictions(facts, today).map((contradiction) => WARNINGS[contradiction][language]),
    ...tellHoursPaid(facts, language, today),
  ];
}

/** What does not fit since the last answer. */
function warnAnew(scene: Scene): string[] {
  const old = warn({ ...scene, facts: scene.before });
  return warn(scene).filter((warning) => !old.includes(warning));
}

function tellShortly(scene: Scene): string {
  const { language } = scene;
  const main = keyFigures(scene).filter(({ id }) => id === 'price' || id === 'volume' || id === 'fixedCosts' || id === 'investment');
  return main.map(({ id, words }) => `${FACT_LABELS[id][language]}, ${words}`).join('; ');
}

/** Each changed fact with its new value and the one it had; where nothing changed, what was named stands as it did. */
function tellChanges(lead: string, heard: readonly Fact[], scene: Scene): string {
  const { exchanges, language } = scene;
  const [before, facts] = [withNormalMonth(scene.before), withNormalMonth(scene.facts)];
  const changed = heard.map((fact) => (fact.id === 'volume' ? (facts.volume ?? fact) : fact));
  const setting = settingOf(facts, language);
  const isKnownMoney = ({ id, value }: Fact) => id === 'currency' && settingOf(before, language).currency === value;
  const sayable = changed.filter((fact) => !isKnownMoney(fact));
  const fresh = sayable.filter(({ id, value }) => JSON.stringify(factValue(before, id)) !== JSON.stringify(value));
  const isFresh = (id: FactId) => fresh.some((fact) => fact.id === id);
  // The narrower trade says which sector it is, and the names who else there is.
  const isTold = ({ id }: Fact) =>
    (id === 'sector' && isFresh('trade')) ||
    (id === 'competitors' && isFresh('rivals')) ||
    ((id === 'volume' || id === 'saleUnit') && isFresh('season'));
  const word = (fact: Fact) => wordFact(fact, setting) ?? wordAddition(fact, setting);
  const worded = (fresh.length > 0 ? fresh : sayable).filter((fact) => word(fact) !== null && !isTold(fact));
  const alike = fresh.length > 0 ? [] : worded.filter(({ origin }) => origin === 'said');
  const told = (alike.length > 0 ? alike : worded.length > 0 ? worded : changed).map((fact) => {
    const label = FACT_LABELS[fact.id][language];
    if (fresh.length === 0 && isList(fact)) return label;
    const old = factValue(before, fact.id) === fact.value ? undefined : (before[fact.id] as Fact | undefined);
    const now = wordChange(fact, old, setting);
    const then = old && wordBefore(old, fact, setting);
    return [label, now && `, ${now}`, then && then !== now && ` (${BEFORE[language]} ${then})`].filter(Boolean).join('');
  });
  const named = new Set(worded.map(({ id }) => id));
  const opening = fresh.length > 0 ? lead : rotate(AS_IT_WAS[language], exchanges.length);
  return [`${opening} ${told.join('; ')}.`, tellMoved(named, scene)].filter(Boolean).join(' ');
}

/** What was read back and is another figure now, though nobody named it: an average, a sum, what is left to be lent. */
function tellMoved(named: ReadonlySet<FactId>, scene: Scene): string {
  const { before, language } = scene;
  const old = new Map(keyFigures({ ...scene, facts: before }).map((figure) => [figure.id, figure.words]));
  const moved = keyFigures(scene).filter(({ id, words }) => !named.has(id) && old.has(id) && old.get(id) !== words);
  if (moved.length === 0) return '';
  const told = moved.map(({ id, words }) => `${FACT_LABELS[id][language]}, ${words} (${BEFORE[language]} ${old.get(id)})`);
  return `${MOVED[language]} ${told.join('; ')}.`;
}

function rotate(variants: readonly string[], at: number): string {
  return variants[Math.max(0, at) % variants.length] ?? '';
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
