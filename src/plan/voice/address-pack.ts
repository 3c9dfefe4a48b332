// What a pack says to its reader where the reader is called «vos», and what in it is told of somebody else.
import { speakVos } from '../../countries/voice/speak-vos.ts';
import type { DrawnPack } from '../draw-pack.ts';

/** What a pack bids its reader and its customers do, whose first word is always an imperative. */
export function bidAsVos(pack: DrawnPack): DrawnPack {
  const bid = (text: string) => speakVos(text, () => true);
  const [one, two, three] = pack.steps.es;
  return {
    ...pack,
    steps: { ...pack.steps, es: [bid(one), bid(two), bid(three)] },
    rivalTest: { ...pack.rivalTest, es: bid(pack.rivalTest.es) },
  };
}

/** The clauses of a pack that tell of somebody: nothing in them is said to the reader. */
export function toldIn({ steps, rivalTest, bankAsk, peak, trough, ...told }: DrawnPack): readonly string[] {
  return spanishIn(told).filter((text) => text !== '');
}

function spanishIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('es' in value) return [value.es].flat().filter((text) => typeof text === 'string');
  return Object.values(value).flatMap(spanishIn);
}
