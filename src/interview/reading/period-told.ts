import type { AmountPeriod } from './amount.ts';
import { periodAfter } from './find-period.ts';

const TOLD =
  /(?<![a-z])(?:(?:al?|a la|por|cada|an?|per|each|every|in an?|en un[oa]?|(?:on|in) an? (?:normal|typical|usual|average)) (dia|day|semana|week|mes|month|ano|year)|un[oa]? (dia|semana|mes) (?:normal|tipic[oa])|mensual(?:es|mente)?|monthly|semanal(?:es|mente)?|weekly|diari[oa]s?|daily|anual(?:es|mente)?|yearly)(?![a-z])/g;

/** The one period that these words tell, wherever they do; null for none or several. */
export function periodTold(folded: string): AmountPeriod | null {
  const told = new Set(
    [...folded.matchAll(TOLD)].map(([words, unit, other]) => {
      const name = unit ?? other;
      return periodAfter(name === undefined ? ` ${words}` : ` por ${name}`)?.per;
    }),
  );
  const [only] = told;
  return told.size === 1 ? (only ?? null) : null;
}
