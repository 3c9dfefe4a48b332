import type { Amount } from './amount.ts';

/** "18 an hour", «30 horas a la semana», "18 is what he gets an hour": a rate and its hours are nobody. */
export function isOfHours(folded: string, { start, end }: Pick<Amount, 'start' | 'end'>): boolean {
  return OF_HOURS.test(folded.slice(start, end + 40).replace(/^[$€£]?\d[\d.,]*/, ''));
}

const OF_HOURS =
  /^ ?(?:€|euros?|bucks|dollars?|pesos)? ?(?:(?:is|es|are|son) (?:what|lo que) [^.;\d]{0,20})?(?:an?|per|the|la|por|each|cada|\/)? ?(?:hours?|hrs?|horas?)(?![a-z])/;
