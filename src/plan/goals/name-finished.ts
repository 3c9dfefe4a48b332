// Jobs done to the end, as a goal counts them: «treinta planos aprobados».
import type { Bilingual } from '../../language/language.ts';
import type { PlanText } from '../plan.ts';

interface Work {
  readonly words: RegExp;
  readonly name: Bilingual;
  /** Whether what it is in Spanish is feminine. */
  readonly isFeminine?: boolean;
}

const WORKS: readonly Work[] = [
  { words: /\b(?:drawings?|plans|planos)\b/, name: { es: 'planos', en: 'drawings' } },
  { words: /\b(?:designs?|disenos)\b/, name: { es: 'diseños', en: 'designs' } },
  { words: /\b(?:houses|homes|casas|viviendas)\b/, name: { es: 'casas', en: 'houses' }, isFeminine: true },
  { words: /\bextensions?\b/, name: { es: 'ampliaciones', en: 'extensions' }, isFeminine: true },
  { words: /\blofts?\b/, name: { es: 'buhardillas', en: 'lofts' }, isFeminine: true },
  { words: /\b(?:kitchens?|cocinas)\b/, name: { es: 'cocinas', en: 'kitchens' }, isFeminine: true },
  { words: /\b(?:bathrooms?|banos)\b/, name: { es: 'baños', en: 'bathrooms' } },
  { words: /\breformas\b/, name: { es: 'reformas', en: 'refurbishments' }, isFeminine: true },
  { words: /\b(?:obras|sites?)\b/, name: { es: 'obras', en: 'building jobs' }, isFeminine: true },
  { words: /\binstalaciones\b/, name: { es: 'instalaciones', en: 'installations' }, isFeminine: true },
  { words: /\b(?:projects?|proyectos)\b/, name: { es: 'proyectos', en: 'projects' } },
];
const JOBS: Work = { words: /./, name: { es: 'trabajos', en: 'jobs' } };

const STATES: readonly { readonly words: RegExp; readonly es: string; readonly en: string }[] = [
  { words: /\b(?:aprobad|approved)/, es: 'aprobad', en: 'approved' },
  { words: /\b(?:entregad|delivered|handed over)/, es: 'entregad', en: 'delivered' },
];

/** Without its count. */
export function nameFinished(said: string): PlanText {
  const { name, isFeminine } = WORKS.find(({ words }) => words.test(said)) ?? JOBS;
  const state = STATES.find(({ words }) => words.test(said)) ?? { es: 'terminad', en: 'finished' };
  return { es: `${name.es} ${state.es}${isFeminine ? 'as' : 'os'}`, en: `${name.en} ${state.en}` };
}
