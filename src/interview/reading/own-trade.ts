// What the founders say they open, in an answer that is about those who need it.
import type { FactSheet } from '../../facts/fact.ts';
import { isOnWheels } from '../../facts/sells-on-wheels.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Ground } from './amount.ts';
import { findPlace } from './find-place.ts';
import { findSector, type SectorGuess } from './find-sector.ts';

/** The problem is a scene with anybody in it: the vet who charged, the kitchen nobody mopped. Only what somebody says they open is theirs. */
const OF_ONES_OWN =
  /(?<![a-z])(?:(?:quiero|queremos|voy a|vamos a|quisiera|pienso|me gustaria|want to|going to|plan to|would like to|i'll|we'll) (?:abrir|montar|poner|crear|lanzar|empezar|open|start|launch|set up|run|create|build)|(?:i'm|i am|we're|we are|estoy|estamos) (?:doing|running|setting up|opening|starting|montando|abriendo|poniendo) (?:una?|an?) |(?:abro|abrimos|monto|montamos|soy|somos|we are|i am|i'm|we run|i run) (?:una?|an?) )/;

/** «Para ella creamos Ceiba Activa, una tienda online de ropa»: what is founded is told after its name. */
const FOUNDED =
  /(?<![a-z])(?:cre(?:o|amos|e|are|aremos|ando)|abr(?:o|imos|ire|iremos)|mont(?:o|amos|are)|lanz(?:o|amos|are)|nace|(?:i'm|i am|we're|we are|i'll be|we'll be) (?:starting|opening|launching|building|setting up)|(?:i|we) (?:start|open|launch|run|founded|started|opened))[^,.;:]{0,60},\s*(?:una?|an?) ([^.;:]{4,90})/;

/** What a problem says outright that its founders open; null where it tells of others alone. */
export function ownTrade({ text, folded }: Pick<Ground, 'text' | 'folded'>): SectorGuess | null {
  const founded = foundedAs(folded);
  if (founded) return founded;
  if (!OF_ONES_OWN.test(folded)) return null;
  const guess = findSector(withoutPlace(text));
  return guess.sure && !guess.isWeak ? guess : null;
}

/** What is said to be founded, where that is sure. */
export function foundedAs(folded: string): SectorGuess | null {
  const founded = FOUNDED.exec(folded)?.[1];
  const called = founded === undefined ? null : findSector(withoutPlace(founded), true);
  return called?.best && called.sure ? called : null;
}

/** The names of places are no clues of a trade. */
export function withoutPlace(text: string): string {
  const place = findPlace(text);
  return place ? `${text.slice(0, place.start)} ${text.slice(place.end)}` : text;
}

/** They said what they found; then what a customer gets («un conjunto en tela probada») names no other. */
export function isFounded({ problem, sector }: FactSheet): boolean {
  return sector !== undefined && problem !== undefined && foundedAs(foldText(problem.value)) !== null;
}

/** What is served from the van that the problem told is no café's. */
export function isServedFromVan({ problem, sector }: FactSheet): boolean {
  return sector?.value === 'food_truck' && isOnWheels(problem?.value ?? '');
}

/** The words without what the business is said not to be. */
export function withoutDeniedKind(text: string): string {
  return text.replace(NO_SUCH, ' ');
}

/** "A van not a shop", «fábrica no», «no es un bar»: what it is said not to be. */
const NO_SUCH = /(?<!\p{L})(?:not (?:an? |the )?|no (?:es |una? |es una? ))\p{L}+|(?<!\p{L})(?:\p{L}+ )?\p{L}+ no(?=[,.;!]|$)/giu;
