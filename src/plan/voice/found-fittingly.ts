// What a founder does with a business of its kind: a shop is opened, a program is launched, and somebody starts as a planner.
import type { Plan } from '../plan.ts';
import { changeTexts } from './speak-locally.ts';

type Change = readonly [found: RegExp, said: (verb: string) => string];

const like = (sample: string, text: string) => (/^\p{Lu}/u.test(sample) ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : text);

const SPANISH: readonly Change[] = [
  [/(?<!\p{L})abrir(?= (?:un programa|una aplicación|una plataforma)(?!\p{L}))/giu, (verb) => like(verb, 'lanzar')],
  [/(?<!\p{L})abrir(?= un (?:servicio|oficio)(?!\p{L}))/giu, (verb) => like(verb, 'poner en marcha')],
];

/** A few words between the article and the noun: «an invoicing software product». */
const ENGLISH: readonly Change[] = [
  [
    /\bopen(?:ing)?(?= an? (?:[\w’-]+ ){0,3}(?:software|app|platform|marketplace)\b)/gi,
    (verb) => like(verb, /ing$/i.test(verb) ? 'launching' : 'launch'),
  ],
  [/\bopen(?:ing)?(?= an? (?:[\w’-]+ )?planner\b)/gi, (verb) => like(verb, /ing$/i.test(verb) ? 'starting as' : 'start as')],
  [/\bopen(?:ing)?(?= an? (?:[\w’-]+ ){0,4}service\b)/gi, (verb) => like(verb, /ing$/i.test(verb) ? 'starting' : 'start')],
];

/** The pages with the verb that fits what is founded. */
export function foundFittingly<Part extends Plan['cover'] | Plan['pages']>(part: Part): Part {
  return changeTexts(part, ({ es, en }) => ({ es: changed(es, SPANISH), en: changed(en, ENGLISH) }));
}

function changed(text: string, changes: readonly Change[]): string {
  return changes.reduce((said, [found, verb]) => said.replace(found, verb), text);
}
