// Whether a paragraph reworded by a model may take the place of the embedded one: both languages, its figures, its length, each sentence.
import { foldText } from '../language/fold-text.ts';
import { LANGUAGES, type Language } from '../language/language.ts';
import type { Plan, PlanText } from '../plan/plan.ts';
import { textsOf } from '../plan/plan-texts.ts';
import { SLOT } from './find-quantities.ts';
import { type Finding, type Grounds, NEWS, reviewSentence, sentencesOf } from './review-sentence.ts';

/** A sentence that may not stand, and why. */
export interface Rejection extends Finding {
  readonly language: Language;
  readonly sentence: string;
}

/** The same for every paragraph of a plan. */
export interface ReviewContext {
  readonly quotes: Plan['quotes'];
  readonly names: ReadonlySet<string>;
  readonly canary: string;
  readonly instructions: string;
}

/** Letters of a paragraph against those of the outline's: a page holds what was composed for it, and little more. */
const SHORTEST = 0.55;
const LONGEST = 1.25;
const SLACK_LETTERS = 24;

export function reviewPassage(outline: PlanText, reworded: PlanText, context: ReviewContext): readonly Rejection[] {
  return LANGUAGES.flatMap((language) => {
    const [ours, theirs] = [outline[language], reworded[language]];
    const ofWhole = [
      ...reviewTokens(ours, theirs),
      ...reviewStrong(ours, theirs),
      ...reviewLength(ours, theirs),
      ...reviewNews(ours, theirs),
    ];
    const grounds: Grounds = { ...context, language, outline: ours, quoted: quotedIn(ours, context.quotes) };
    return [
      ...ofWhole.map((finding) => ({ language, sentence: theirs, ...finding })),
      ...sentencesOf(theirs).flatMap((sentence) =>
        reviewSentence(sentence, grounds).map((finding) => ({ language, sentence, ...finding })),
      ),
    ];
  });
}

/** Words with a capital in any text of the plan, in the visitor's words and in names, folded. */
export function namesIn(plan: Plan): ReadonlySet<string> {
  const own = [plan.name, plan.cover.place ?? '', ...Object.values(plan.quotes).map(({ text }) => text)];
  const texts = [...own, ...textsOf(plan).flatMap(({ text }) => LANGUAGES.map((language) => text[language]))];
  return new Set(texts.flatMap((text) => text.replace(SLOT, ' ').match(/\p{Lu}[\p{L}’'-]*/gu) ?? []).map(foldText));
}

/** Each figure and quote of the outline once, with its mark, and no other: so both languages hold the same. */
function reviewTokens(outline: string, reworded: string): readonly Finding[] {
  const [asked, given] = [outline, reworded].map((text) => [...text.matchAll(SLOT)].map(([slot]) => slot)) as [string[], string[]];
  const unknown = given.filter((slot) => !asked.includes(slot)).map((words): Finding => ({ offence: 'unknown-token', words }));
  const missing = asked.filter((slot) => !given.includes(slot)).map((words): Finding => ({ offence: 'missing-token', words }));
  const most = (slot: string) => asked.filter((one) => one === slot).length;
  const repeated = [...new Set(given)]
    .filter((slot) => asked.includes(slot) && given.filter((one) => one === slot).length !== most(slot))
    .map((words): Finding => ({ offence: 'repeated-token', words }));
  const broken = /\{\{|\}\}/.exec(reworded.replace(SLOT, ' ')) ? [{ offence: 'unknown-token', words: '{{' } satisfies Finding] : [];
  return [...unknown, ...missing, ...repeated, ...broken];
}

/** Bold stands around a figure where the outline has it, and nowhere else. */
function reviewStrong(outline: string, reworded: string): readonly Finding[] {
  const bare = reworded.replace(/\*\*\{\{fig:[^{}]+\}\}\*\*/g, (strong) => (outline.includes(strong) ? '' : strong));
  return bare.includes('**') ? [{ offence: 'markup', words: '**' }] : [];
}

/** No more words of gain, nor of loss, than the outline has. */
function reviewNews(outline: string, reworded: string): readonly Finding[] {
  const count = (pattern: RegExp, text: string) => text.match(new RegExp(pattern, 'giu'))?.length ?? 0;
  const turned = [NEWS.gain, NEWS.loss].find((pattern) => count(pattern, reworded) > count(pattern, outline));
  return turned ? [{ offence: 'turned-news', words: turned.exec(reworded)?.[0] ?? '' }] : [];
}

function reviewLength(outline: string, reworded: string): readonly Finding[] {
  const [asked, given] = [outline, reworded].map((text) => text.replace(SLOT, 'figure').trim().length) as [number, number];
  const fits = given >= asked * SHORTEST - SLACK_LETTERS && given <= asked * LONGEST + SLACK_LETTERS && given > 0;
  return fits ? [] : [{ offence: 'length', words: `${given} letters for ${asked}` }];
}

function quotedIn(outline: string, quotes: Plan['quotes']): string {
  return [...outline.matchAll(SLOT)].map(([, kind, id = '']) => (kind === 'quote' ? (quotes[id]?.text ?? '') : '')).join(' ');
}
