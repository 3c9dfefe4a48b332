import { findConcepts } from '../../sectors/concepts/find-concepts.ts';
import type { Draft } from '../draft.ts';
import type { Rival } from './gather-rivals.ts';

const DENIALS = /\b(?:no|ni|sin|nunca|tampoco|not|never|without|does not|do not|doesn.?t|don.?t)\b/gi;

/** Whether the rival was said to do what the business promises; null where nothing was said of it. */
export function keepsPromise({ sector }: Pick<Draft, 'sector'>, { words }: Rival, edge: string): boolean | null {
  const names = (text: string) => findConcepts(text, sector.id, ['edge']).some(({ es }) => es === edge || areFetched(es, edge));
  if (names(words)) return true;
  return DENIALS.test(words) && names(words.replace(DENIALS, ' ')) ? false : null;
}

/** Whoever fetches nothing at home fetches nothing at the office either. */
function areFetched(...edges: readonly string[]): boolean {
  return edges.every((edge) => FETCHED.test(edge));
}

const FETCHED = /^recogida .*\b(?:en casa|en el portal)\b/;
