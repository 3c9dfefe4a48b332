import { type Fact, type FactId, type FactSheet, factValue } from '../facts/fact.ts';
import { foldText } from '../language/fold-text.ts';
import type { Language } from '../language/language.ts';
import { spokenLanguage } from '../language/spoken-language.ts';
import { cleanWords, clipQuote } from './clip-quote.ts';
import type { Plan } from './plan.ts';
import { splitGoals } from './split-goals.ts';

const ANSWERS = ['problem', 'customer', 'solution', 'marketing', 'goals', 'competitors', 'resources'] as const;
const SHORT_ANSWERS = ['problem', 'solution'] as const;
const FIGURES = ['price', 'volume', 'unitCost', 'fixedCosts'] as const satisfies readonly FactId[];
const ANSWER_WORDS = 25;
const SHORT_WORDS = 20;
const FIGURE_WORDS = 9;
const GOAL_WORDS = 14;
const NOT_AN_ANSWER = /^(no (lo )?s[eé]|ni idea|no tengo ni idea|i (do not|don.?t) know|no idea|not sure|dunno|n\/?a)\W*$/i;

/**
 * The visitor's own words that the plan prints, by id: the answers, the words a figure was read from, and what money is spent on. Each is marked
 * with the language it was said in; where its few words do not tell, with that of the answers together, and at last with the session's.
 */
export function gatherQuotes(facts: FactSheet, language: Language): Plan['quotes'] {
  const usual = spokenLanguage(foldText(ANSWERS.map((id) => facts[id]?.value ?? '').join(' ')), language);
  const quotes: Record<string, { text: string; language: Language }> = {};
  const add = (id: string, text: string) => {
    if (text.length > 1 && !NOT_AN_ANSWER.test(text)) quotes[id] = { text, language: spokenLanguage(foldText(text), usual) };
  };
  for (const id of ANSWERS) add(id, clipQuote(String(facts[id]?.value ?? ''), ANSWER_WORDS));
  for (const id of SHORT_ANSWERS) add(shortQuote(id), clipQuote(String(facts[id]?.value ?? ''), SHORT_WORDS));
  for (const id of FIGURES) add(figureQuote(id), aroundFigure(facts[id]));
  splitGoals(String(facts.goals?.value ?? '')).forEach((goal, at) => {
    add(goalQuote(at), clipQuote(goal, GOAL_WORDS));
  });
  rivalsOf(facts).forEach((rival, at) => {
    add(rivalQuote(at), wordsAbout(rival, factValue(facts, 'competitors') ?? ''));
  });
  facts.investmentItems?.value.forEach((item, at) => {
    add(itemQuote(at), clipQuote(item.label, FIGURE_WORDS));
  });
  return quotes;
}

/** The same answer in fewer words: for the summary. */
export function shortQuote(id: (typeof SHORT_ANSWERS)[number]): string {
  return `${id}-short`;
}

export function figureQuote(id: (typeof FIGURES)[number]): string {
  return `said-${id === 'unitCost' ? 'unit-cost' : id === 'fixedCosts' ? 'fixed-costs' : id}`;
}

export function goalQuote(at: number): string {
  return `goal-${at + 1}`;
}

export function itemQuote(at: number): string {
  return `item-${at + 1}`;
}

export function rivalQuote(at: number): string {
  return `rival-${at + 1}`;
}

/** The rivals as named, cleaned; at most four. */
export function rivalsOf(facts: FactSheet): readonly string[] {
  const rivals = (facts.rivals?.value ?? []) as readonly string[];
  return rivals
    .map((rival) => clipQuote(cleanWords(rival), 8))
    .filter(Boolean)
    .slice(0, 4);
}

/** Between what is said of one rival and of the next. */
const NEXT_RIVAL = /[,;.\n]+|\s(?:y|e|and|or|o)\s(?=(?:el|la|los|las|un|una|the|an?|my)?\s?\S)/iu;
const FEWEST_WORDS_ABOUT = 3;

/** What was said of a rival in naming it («el Mercadona con su pan de bolsa»); empty where it was only named. */
function wordsAbout(rival: string, answer: string): string {
  const part = cleanWords(answer)
    .split(NEXT_RIVAL)
    .find((words) => words.includes(rival));
  const about = part?.replace(rival, '').trim().split(/\s+/) ?? [];
  return part && about.length >= FEWEST_WORDS_ABOUT ? clipQuote(part, GOAL_WORDS) : '';
}

/** The words a figure was read from; a figure taken from a correction may have none. */
function aroundFigure(fact: Fact | undefined): string {
  return fact?.quote ? clipQuote(fact.quote.text, FIGURE_WORDS) : '';
}
