// What the founder told of the ways of getting known, and the sums told of them after they were named.
import { foldText } from '../../language/fold-text.ts';
import { stemsIn } from '../../language/stem-words.ts';

/** A way of getting known as it was told, with what was said of it in the clauses after its name. */
export interface ToldChannel {
  readonly words: string;
  readonly about: string;
  /** Of a month, told after the names. */
  readonly sum?: number;
}

/** "Google local ads, door hangers, Nextdoor, signs… 250 of it Google, 80 for Nextdoor and signs": a sum goes to the one it names, and what names several is none. */
export function withSumsOfThem(told: readonly ToldChannel[]): readonly ToldChannel[] {
  const sums = told.map(({ words }, at) => {
    const [, sum = '', name = ''] = SUM_OF_ONE.exec(words) ?? [];
    const own = new Set(stemsIn(name, SHORTEST));
    const named = told.flatMap((other, place) =>
      place < at && stemsIn(other.words, SHORTEST).some((stem) => own.has(stem)) ? [place] : [],
    );
    return { sum, named };
  });
  return told.flatMap((channel, at) => {
    if ((sums[at]?.named.length ?? 0) > 0) return [];
    const sum = sums.find(({ named }) => named.length === 1 && named[0] === at)?.sum;
    return [sum === undefined ? channel : { ...channel, sum: Number(sum.replace(/[.,]/g, '')) }];
  });
}

const SHORTEST = 3;
const SUM_OF_ONE =
  /^(?:unos |about |around )?[$€£]?(\d[\d.,]*) ?(?:€|euros?|pesos|dollars|pounds)? ?(?:(?:of it|of that|of them|de ellos|de eso)\s)?(?:(?:for|to|on|in|para|en|de|al?)\s)?(?:(?:the|el|la|los|las)\s)?(\p{L}.*)$/iu;

/** Whether folded words tell how many of all buy, or what is spent on all, and so name no way. */
export function isOfAll(said: string): boolean {
  return ONE_OF_SO_MANY.test(said) || BUDGET_OF_ALL.test(said);
}

/** "Three out of five who try it stay on": how many buy. */
const ONE_OF_SO_MANY =
  /(?<![a-z])(?:\d+|one|two|three|four|un[oa]?|dos|tres|cuatro) (?:out of|in|of every|de cada) (?:\d+|two|three|four|five|ten|dos|tres|cuatro|cinco|diez)(?![a-z])/;
/** «150 € al mes en publicidad»: all of it. */
const BUDGET_OF_ALL =
  /^(?:(?:luego|then|y|and|unos|about) )*[$€£]?[\d.,]+ ?(?:€|euros?|pesos|dollars|pounds)?(?: (?:al mes|a month|per month|mensuales))? (?:en|for|on|de|of|in) (?:la |the )?(?:publicidad|marketing|ads|advertising|promocion|campana)$/;

/** «Eso gratis», "that's free": of the one named before. */
export function isToldFree(clause: string): boolean {
  return FREE.test(foldText(clause));
}

const FREE =
  /^(?:y |and )?(?:(?:eso|esos|esas|esto|that|those|it|they)(?:.?s| es| son| is| are| me salen?)? )?(?:gratis|gratuit[oa]s?|free(?: of charge)?|for (?:free|nothing)|sin (?:coste|costo|pagar nada)|no (?:me )?cuestan? nada|costs? nothing)$/;
