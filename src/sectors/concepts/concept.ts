import type { Bilingual } from '../../language/language.ts';

/**
 * What a concept is about, and the words it must fit after.
 * offer, edge, resource: «con…» / “with…” · customer: «para…» / “for…” · pain: a noun phrase, as in «lo que frena: …» / “put off by…” ·
 * alternative: with its article, as in «hoy acude a: …» / “turns today to…” · channel: as in «se entera por: …» / “hears of it through…”.
 */
export type ConceptKind = 'offer' | 'edge' | 'customer' | 'pain' | 'alternative' | 'channel' | 'resource';

/** A thing that founders say, in the words of both languages, so that one said in Spanish is told natively in English. */
export interface Concept {
  readonly kind: ConceptKind;
  /** Noun phrases that fit after the words of their kind. */
  readonly es: string;
  readonly en: string;
  /** Other ways of saying it. Small words and endings do not count: «entrega mismo día» is found in «entregamos el mismo día». */
  readonly clues: Bilingual<readonly string[]>;
  /** Of the clause it is found in, folded: with it the clue speaks of something else. */
  readonly unless?: RegExp;
  /** Of what was told whole: the listed concept that it says more of. */
  readonly narrows?: Concept;
}

/** Whether one of these is it, or what it says more of. */
export function isAmong({ narrows, ...one }: Concept, concepts: readonly Concept[]): boolean {
  return concepts.some((other) => other.es === one.es || other.es === narrows?.es);
}
