// How a plan reads, in numbers: what it shares with another, what in it is the visitor's own, how easy it is to read.
import { createTextSetter, flatten } from '../../src/documents/set-text.ts';
import type { Language } from '../../src/language/language.ts';
import { LEGAL } from '../../src/plan/money/outlook-words.ts';
import type { Block, Plan, PlanText } from '../../src/plan/plan.ts';

const RUN = 8;

/** Sentences of running text as printed in one edition; labels, tables and legal text aside. */
export function sentencesOf(plan: Plan, language: Language): readonly string[] {
  const setter = createTextSetter(plan, language);
  const print = (text: PlanText) => flatten(setter.rich(text));
  const quoted = (quote: string) => flatten([setter.quote(quote)]);
  return plan.pages
    .flatMap(({ blocks }) => blocks.flatMap((block) => proseOf(block, print, quoted)))
    .flatMap((text) => text.split(/(?<=[.?!]”?)\s+/))
    .filter((sentence) => wordsOf(sentence).length > 2 && !LEGAL.variants.some((legal) => legal[language] === sentence));
}

function proseOf(block: Block, print: (text: PlanText) => string, quoted: (quote: string) => string): readonly string[] {
  switch (block.type) {
    case 'lead':
    case 'paragraph':
      return [print(block.text)];
    case 'notice':
      return block.points.map(print);
    case 'quote':
      return [quoted(block.quote)];
    case 'list':
      return block.items.map(print);
    case 'scenes':
      return block.scenes.map(({ text }) => print(text));
    case 'columns':
      return block.columns.flat().flatMap((inner) => proseOf(inner, print, quoted));
    default:
      return [];
  }
}

export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
}

function runsOf(sentences: readonly string[]): ReadonlySet<string> {
  const runs = sentences.flatMap((sentence) => {
    const words = wordsOf(sentence);
    return Array.from({ length: Math.max(0, words.length - RUN + 1) }, (_, at) => words.slice(at, at + RUN).join(' '));
  });
  return new Set(runs);
}

/** Share of the runs of eight words of one text that stand in the other too, percent. */
export function sharedPct(one: readonly string[], other: readonly string[]): number {
  const [own, theirs] = [runsOf(one), runsOf(other)];
  return (100 * [...own].filter((run) => theirs.has(run)).length) / Math.max(1, own.size);
}

/** The sentences of one text that share such a run with the other. */
export function sharedSentences(one: readonly string[], other: readonly string[]): readonly string[] {
  const theirs = runsOf(other);
  return one.filter((sentence) => [...runsOf([sentence])].some((run) => theirs.has(run)));
}

/** Share of the sentences of one text that the other does not hold, percent: what changes when another business is told. */
export function changedPct(one: readonly string[], other: readonly string[]): number {
  const theirs = new Set(other);
  return (100 * one.filter((sentence) => !theirs.has(sentence)).length) / Math.max(1, one.length);
}

/** How easy a text reads, 0 to 100: Flesch 1948 for English, Fernández Huerta 1959 for Spanish. Syllables are counted by groups of vowels. */
export function readingEase(sentences: readonly string[], language: Language): number {
  const words = sentences.flatMap(wordsOf).filter((word) => /\p{L}/u.test(word));
  const syllables = words.reduce((sum, word) => sum + countSyllables(word, language), 0);
  const perSentence = words.length / Math.max(1, sentences.length);
  const perWord = syllables / Math.max(1, words.length);
  return language === 'en' ? 206.835 - 1.015 * perSentence - 84.6 * perWord : 206.84 - 1.02 * perSentence - 60 * perWord;
}

function countSyllables(word: string, language: Language): number {
  const groups = word.match(/[aeiouyáéíóúü]+/g)?.length ?? 1;
  const silent = language === 'en' && /[^aeiouy]e$/.test(word) && groups > 1 ? 1 : 0;
  return Math.max(1, groups - silent);
}
