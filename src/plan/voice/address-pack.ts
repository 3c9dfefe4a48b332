// What a pack says to its customers where they are called «vos», and what in it is told of somebody.
import { speakVos } from '../../countries/voice/speak-vos.ts';
import type { DrawnPack } from '../draw-pack.ts';

/** What a pack bids its customers do, whose first word is always an imperative. */
export function bidAsVos(pack: DrawnPack): DrawnPack {
  const bid = (text: string) => speakVos(text, () => true);
  const [one, two, three] = pack.steps.es;
  return { ...pack, steps: { ...pack.steps, es: [bid(one), bid(two), bid(three)] } };
}

/** The clauses of a pack that tell of somebody: nothing in them is said to the customer. */
export function toldIn({ steps, bankAsk, peak, trough, ...told }: DrawnPack): readonly string[] {
  return spanishIn(told).filter((text) => text !== '');
}

function spanishIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('es' in value) return [value.es].flat().filter((text) => typeof text === 'string');
  return Object.values(value).flatMap(spanishIn);
}
