import type { Amount, Ground } from './amount.ts';

/** "35 €, no 32": what stands after the no is what is taken back. */
export function isTakenBack({ folded, numerals }: Ground, { start, end }: Amount): boolean {
  if (isAsked(folded.slice(0, start), folded.slice(end)) && numerals.filter(({ isArticle }) => !isArticle).length === 1) return false;
  const before = folded.slice(Math.max(0, start - 40), start);
  // "1,500, wait no 1,600": what comes after is what stands.
  if (/(?<![a-z])(?:wait|espera|sorry|perdon[ae]?)[,:]? no[,:]? ?[$€£]?$/.test(before)) return false;
  return /(?:^|[,;. (])(?:(?:y |and )?(?:no|not|nunca)|en (?:vez|lugar) de|instead of|rather than|antes(?: era| eran| dije)?|i said|dije|había dicho|habia dicho)(?: (?:el|la|los|las|un|una|the|a|son|es|de|at|eran?|que|como|about|unos))*(?: [$€£])?[ $€£]*$/.test(
    before,
  );
}

/** «¿El coste no era 8?», "isn't it 8?": told, and not taken back. */
function isAsked(before: string, after: string): boolean {
  return (
    /^[^.;!\n]{0,40}\?/.test(after) &&
    /(?<![a-z])(?:no (?:era[n]?|es|son|seria[n]?)|(?:is|are|was|were|should)n?['’]?t?)(?![a-z])/.test(before)
  );
}
