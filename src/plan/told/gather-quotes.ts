import { costParts } from '../../facts/cost-parts.ts';
import type { Fact, FactId, FactSheet } from '../../facts/fact.ts';
import { saleLines } from '../../facts/sale-lines.ts';
import { unpricedPurchases } from '../../facts/unpriced-purchases.ts';
import { capitalise } from '../../language/capitalise.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Language } from '../../language/language.ts';
import { spokenLanguage } from '../../language/spoken-language.ts';
import { reasonsIn } from '../../sectors/concepts/without-us.ts';
import { tellOffers, tellProblems } from '../customer/pair-pains.ts';
import { splitGoals } from '../goals/split-goals.ts';
import { gatherRivals } from '../market/gather-rivals.ts';
import { tellChannels } from '../marketing/tell-channels.ts';
import type { Plan } from '../plan.ts';
import { clipCase } from './clip-case.ts';
import { cleanWords, clipName, clipQuote, NAME_LETTERS } from './clip-quote.ts';
import { clipWithPerson } from './clip-with-person.ts';
import { nameOfPerson } from './find-person.ts';
import { findTeamWords } from './find-team-words.ts';
import { findCredentials } from './gather-credentials.ts';
import { withoutItsName } from './split-told.ts';
import { afterSentence, storySentences } from './story-sentences.ts';

const ANSWERS = ['problem', 'customer', 'solution', 'marketing', 'goals', 'competitors', 'resources'] as const;
/** Told whole, the person it happened to included: they are what the page about the customer is made of. */
const WHOLE_ANSWERS: readonly string[] = ['problem', 'customer', 'solution'];
const SHORT_ANSWERS = ['problem', 'customer', 'solution'] as const;
/** Figures whose words the page about the assumptions prints. */
export const QUOTED_FIGURES = ['price', 'volume', 'unitCost', 'fixedCosts'] as const satisfies readonly FactId[];
export type QuotedFigure = (typeof QUOTED_FIGURES)[number];
const WHOLE_WORDS = 44;
const ANSWER_WORDS = 25;
const SHORT_WORDS = 20;
/** Fewer words than these tell of no offer. */
const FEWEST_WORDS = 3;
const FIGURE_WORDS = 9;
const GOAL_WORDS = 14;
const REASON_WORDS = 14;
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
  const clip = (id: FactId, mostWords: number) =>
    (id === 'problem' ? clipCase : clipQuote)(withoutItsName(String(facts[id]?.value ?? ''), facts.name?.value ?? ''), mostWords);
  for (const id of ANSWERS) add(id, clip(id, WHOLE_ANSWERS.includes(id) ? WHOLE_WORDS : ANSWER_WORDS));
  const account = withoutItsName(String(facts.problem?.value ?? ''), facts.name?.value ?? '');
  add('problem', clipWithPerson(account, WHOLE_WORDS, nameOfPerson(facts)));
  for (const id of SHORT_ANSWERS) add(shortQuote(id), clip(id, SHORT_WORDS));
  const problem = String(facts.problem?.value ?? '');
  if (HOW_IT_BEGAN.test(problem)) add(shortQuote('problem'), clipCase(problem.replace(HOW_IT_BEGAN, ''), SHORT_WORDS));
  add(shortQuote('solution'), shortOffer(facts));
  for (const { at, quote } of tellProblems(facts)) add(painQuote(at), quote);
  for (const { at, quote } of tellOffers(facts)) add(offerQuote(at), quote);
  storySentences(facts).forEach((sentence, at) => {
    add(storyQuote(at), sentence);
  });
  add(AFTER, afterSentence(facts));
  for (const id of QUOTED_FIGURES) add(figureQuote(id), aroundFigure(facts[id]));
  splitGoals(String(facts.goals?.value ?? '')).forEach((goal, at) => {
    add(goalQuote(at), clipQuote(goal, GOAL_WORDS));
  });
  tellChannels(facts).forEach((channel, at) => {
    add(channelQuote(at), capitalise(channel));
    add(shortChannelQuote(at), capitalise(clipName(channel, NAME_LETTERS)));
  });
  gatherRivals(facts).forEach(({ name, isNamed, words }, at) => {
    add(rivalQuote(at), words);
    if (!isNamed || /\d/.test(name)) add(rivalNameQuote(at), name);
  });
  add(REASON, clipQuote(reasonsIn(facts.competitors?.value ?? ''), REASON_WORDS));
  add(CREDENTIALS, findCredentials(facts));
  if (quotes[CREDENTIALS]?.text !== findTeamWords(facts)) add(TEAM_WORDS, findTeamWords(facts));
  (saleLines(facts) ?? []).forEach(({ label }, at) => {
    add(lineQuote(at), clipQuote(label, FIGURE_WORDS));
  });
  costParts(facts).forEach(({ label }, at) => {
    add(costPartQuote(at), clipQuote(label, FIGURE_WORDS));
  });
  facts.costLines?.value.forEach(({ label }, at) => {
    add(costLineQuote(at), clipQuote(label, FIGURE_WORDS));
  });
  const unpriced = unpricedPurchases(facts);
  const things = unpriced.length > 0 ? unpriced : (facts.investmentItems?.value ?? []).map(({ label }) => label);
  things.forEach((thing, at) => {
    add(itemQuote(at), clipQuote(thing, FIGURE_WORDS));
  });
  return quotes;
}

/** "Honestly it started with our friend Jess.": the problem comes after. */
const HOW_IT_BEGAN =
  /^(?:(?:honestly|well|so|the truth is|pues|mira|bueno|la verdad(?: es que)?|a ver),? )?(?:(?:it|this|the idea)(?: all)? (?:started|began|came|comes) (?:with|from|out of)|(?:todo |esto |la idea )?(?:empez[oó]|naci[oó]|surgi[oó]|vino|viene|sali[oó]) (?:con|de|por|cuando))[^.;!?]{0,60}[.;!?]\s+(?=\S)/iu;

/** The offer from its first statement that tells something, and those that follow it word for word while they are short. */
function shortOffer(facts: FactSheet): string {
  const answer = cleanWords(facts.solution?.value ?? '');
  const [first, ...others] = tellOffers(facts).filter(({ words }) => countWords(words) >= FEWEST_WORDS);
  const whole = others.reduce((told, { words }) => {
    const longer = `${told}. ${words}`;
    return answer.includes(longer) && countWords(longer) <= OFFER_WORDS ? longer : told;
  }, first?.words ?? '');
  return clipQuote(whole.replace(THEY_GET, ''), OFFER_WORDS);
}

/** «Recibe un menú»: after words that say that it is sold, what. */
const THEY_GET = /^(?:recibe[ns]?|se llevan?|they (?:get|receive)|what they get is|you get|customers? (?:gets?|receives?)) (?=\p{L})/iu;
const OFFER_WORDS = 26;

function countWords(text: string): number {
  return text.split(' ').length;
}

/** Why one is chosen, as it was told among the rivals. */
export const REASON = 'reason';

/** Who does the work. */
export const TEAM_WORDS = 'team-words';

/** What changes for a customer, as the end of the story. */
export const AFTER = 'story-after';

/** One sentence of the problem, for a scene of the story. */
export function storyQuote(at: number): string {
  return `story-${at + 1}`;
}

/** What the founder knows of the trade. */
export const CREDENTIALS = 'credentials';

/** The same answer in fewer words: for the summary. */
export function shortQuote(id: (typeof SHORT_ANSWERS)[number]): string {
  return `${id}-short`;
}

/** One statement of the problem. */
export function painQuote(at: number): string {
  return `problem-${at + 1}`;
}

/** One statement of the offer. */
export function offerQuote(at: number): string {
  return `solution-${at + 1}`;
}

export function figureQuote(id: QuotedFigure): string {
  return `said-${id === 'unitCost' ? 'unit-cost' : id === 'fixedCosts' ? 'fixed-costs' : id}`;
}

export function goalQuote(at: number): string {
  return `goal-${at + 1}`;
}

/** One way of getting known, as it was named. */
export function channelQuote(at: number): string {
  return `channel-${at + 1}`;
}

/** Its first words, where one line holds no more of them. */
export function shortChannelQuote(at: number): string {
  return `${channelQuote(at)}-short`;
}

export function itemQuote(at: number): string {
  return `item-${at + 1}`;
}

/** One of the things that a sale's cost goes on. */
export function costPartQuote(at: number): string {
  return `cost-part-${at + 1}`;
}

/** One of the costs of a month, as it was called. */
export function costLineQuote(at: number): string {
  return `cost-line-${at + 1}`;
}

/** One of the things sold, as it was called. */
export function lineQuote(at: number): string {
  return `line-${at + 1}`;
}

export function rivalQuote(at: number): string {
  return `rival-${at + 1}`;
}

/** The name of what was only described, which has a language, or that holds a digit. */
export function rivalNameQuote(at: number): string {
  return `rival-${at + 1}-name`;
}

/** The words a figure was read from; a figure taken from a correction may have none. */
export function aroundFigure(fact: Fact | undefined): string {
  if (!fact?.quote) return '';
  // What one sale takes is listed before its sum, and told where the cost is.
  const from = fact.id === 'unitCost' ? Math.max(0, fact.quote.text.search(/[€$£]?\s?\d/)) : 0;
  return clipQuote(fact.quote.text.slice(from).trim(), FIGURE_WORDS);
}
