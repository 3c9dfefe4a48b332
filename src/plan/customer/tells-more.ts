// Whether the words told of a rival say more than its name.
import { stemsIn } from '../../language/stem-words.ts';

/** «El sobrino que sabe de ordenadores», told of the nephew who knows computers: the words about it are its name. */
export function tellsMore(words: string, name: string): boolean {
  const named = stemsIn(name, SHORTEST_WORD);
  return stemsIn(words, SHORTEST_WORD).filter((stem) => !named.includes(stem)).length >= FEWEST_MORE;
}

const SHORTEST_WORD = 3;
const FEWEST_MORE = 2;
