// Statements of the founder, in the words both languages have for them.
import type { Concept, ConceptKind } from '../sectors/concepts/concept.ts';
import { findConcepts } from '../sectors/concepts/find-concepts.ts';
import type { Draft } from './draft.ts';
import { offerQuote, painQuote } from './gather-quotes.ts';
import { isLacking, listSaid, sharpen } from './gather-said.ts';
import type { Told } from './pair-pains.ts';
import type { PlanText } from './plan.ts';
import { quoteNatively } from './quote-natively.ts';

const MOST_NAMED = 4;

/** In the words both languages have for it, else as it was told. */
export function tellPain(draft: Draft, { words: said, at }: Told): PlanText {
  const pains = named(draft, said, ['pain']);
  const missed = pains ? null : isLacking(said) ? named(draft, said, ['offer', 'edge']) : null;
  const native = pains ?? (missed && { es: `no encontrar ${missed.es}`, en: `not finding ${missed.en}` });
  return quoteNatively(draft.quotes, painQuote(at), native);
}

/** As `tellPain`, of a part of the offer. */
export function tellOffer(draft: Draft, offer: Told): PlanText {
  const offers = offersIn(draft, offer);
  return quoteNatively(draft.quotes, offerQuote(offer.at), offers.length > 0 ? listSaid(offers, MOST_NAMED) : null);
}

/** What is named of it, as many as are told. */
export function offersIn({ sector }: Draft, { words: said }: Told): readonly Concept[] {
  return findConcepts(said, sector.id, ['offer', 'edge']).slice(0, MOST_NAMED);
}

function named({ sector, said: { lacks } }: Draft, said: string, kinds: readonly ConceptKind[]): PlanText | null {
  const found = sharpen(findConcepts(said, sector.id, kinds), lacks);
  return found.length > 0 ? listSaid(found, MOST_NAMED) : null;
}
