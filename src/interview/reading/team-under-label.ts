// "Team: me and a part timer from month 5": under its label, those who work there are counted, and the months count nobody.
import type { Fact } from '../../facts/fact.ts';
import { factsAs } from './collect-facts.ts';
import type { ReadingContext } from './reading-context.ts';

const MONTHS =
  /(?<!\p{L})(?:from|since|starting|as of|desde|a partir de|en)(?: (?:in|the|el|del))* (?:(?:month|mes) (?:\d{1,2}|\p{L}+)|\p{L}+ (?:month|mes)|\d{1,2}(?:th|rd|nd|º|o)? (?:month|mes))(?!\p{L})/giu;

export function withoutMonths(words: string): string {
  return words.replace(MONTHS, ' ');
}

/** How many they are, whatever was known; undefined where the words count nobody. */
export function teamUnderLabel(words: string, { known, ...context }: ReadingContext): Fact | undefined {
  const { team: _, ...others } = known;
  return factsAs('team', withoutMonths(words).trim(), { ...context, known: others }).find(({ id }) => id === 'team');
}
