// Whether words name a purchase or a cost by one of the words of its label, whole or cut short: «la furgo», of «furgoneta».
import { foldText } from '../../language/fold-text.ts';

const SHORTEST = 3;
const SHORTEST_CUT = 4;
const NO_NAME =
  /^(?:son|era[n]?|que|esta[n]?|are|was|were|del?|las?|los|el|the|for|para|mis?|my|our|un[ao]?s?|and|con|with|por|al|mes|month|pay|paid|pagos?|costs?|coste|costo|gastos?|otr[oa]s?|other|used|new|nuev[oa]s?|segunda|mano|second|hand|cosas|things|todo|all|pues|bueno|luego|well|then|say|digamos|first|bits?|start|primer[ao]?s?|inicio|that|this)$/;

/** The one of these that the folded words name; undefined where they name none, or more. */
export function oneNamed<One extends { readonly label: string }>(words: string, all: readonly One[]): One | undefined {
  const said = words.split(/[^a-z]+/).filter((word) => word.length >= SHORTEST && !NO_NAME.test(word));
  const named = all.filter(({ label }) =>
    foldText(label)
      .split(/[^a-z]+/)
      .filter((word) => word.length >= SHORTEST && !NO_NAME.test(word))
      .some((word) => said.some((one) => isSame(one, word))),
  );
  return named.length === 1 ? named[0] : undefined;
}

function isSame(one: string, word: string): boolean {
  const [short, long] = [one, word].map((each) => each.replace(/(?<=[a-z]{3})s$/, '')) as [string, string];
  return short === long || (short.length >= SHORTEST_CUT && long.startsWith(short) && long.length - short.length > 2);
}
