// Whether food and drink are sold from a trailer, a van or a cart, whatever kind of place the offer sounds like.
import { foldText } from '../language/fold-text.ts';
import { factValue } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';

const WHEELS =
  /\b(?:horsebox(?: trailer)?|(?:coffee|food|catering|converted|serving|my|our|the|a) trailer|food ?trucks?|(?:coffee|catering) (?:van|cart|truck|bike)|(?:un|el|mi|nuestro) (?:carrito|remolque|trailer|food ?truck)|(?:furgoneta|camioneta|triciclo|carrito|caravana) (?:de (?:cafe|comida|helados)|cafetera|gastronomica))\b/;
/** Somebody sits down there, or it is only a part of it. */
const SEATED = /\b(?:tables|mesas|seats|asientos|comedor|dining room|our (?:cafe|restaurant)|mi (?:cafeteria|restaurante))\b/;
const TOLD_IN = ['solution', 'resources', 'marketing', 'revenue', 'soFar'] as const;

/** «No es una cafetería, es un remolque»: what it is said to be. */
export function isOnWheels(words: string): boolean {
  return WHEELS.test(foldText(words));
}

export const sellsOnWheels = keptWithFacts((facts): boolean => {
  const items = (factValue(facts, 'investmentItems') ?? []).map(({ label }) => label);
  const told = foldText([...TOLD_IN.map((topic) => factValue(facts, topic) ?? ''), ...items].join('. '));
  return WHEELS.test(told) && !SEATED.test(told);
});
