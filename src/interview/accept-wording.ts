// Whether a follow-up may be asked in other words than ours. The answer is read by our own grammar, so a yes must go on meaning what it means.
import { foldText } from '../language/fold-text.ts';
import type { Bilingual } from '../language/language.ts';
import type { Template } from './ask-follow-up.ts';
import type { FollowUpChoice } from './interview.ts';
import type { Scene } from './scene.ts';

/** What the question itself, folded, must hold and what would turn it round. */
interface Sense {
  readonly holds: Bilingual<RegExp>;
  readonly turned?: Bilingual<RegExp>;
}

/** A yes leaves the figure as it is. */
const IS_IT_RIGHT: Sense = {
  holds: {
    es: /\b(?:segur[oa]s?|correct[oa]|es es[ea]|son es[oa]s|dejo|dejamos|se queda|confirma\w*)\b/,
    en: /\b(?:sure|certain|right|correct|leave|keep|confirm|stands?)\b/,
  },
  turned: {
    es: /\b(?:no|cambi\w+|corrig\w+|correg\w+|modific\w+|revis\w+|ajust\w+|retoc\w+|sub\w+|baj\w+|equivoc\w+|error\w*|otr[oa]s?|demasiad\w+|sobra\w*|quiza\w*|mejor)\b/,
    en: /\b(?:not|chang\w+|adjust\w*|revis\w+|correct (?:it|that|this)|rais\w+|lower\w*|reduc\w+|mistake\w*|wrong|error\w*|too|an?other|instead|perhaps|rather|better)\b|n't\b/,
  },
};

/** A yes alone says nothing, so both ways must be named. */
const ONE_OR_OTHER: Sense = { holds: { es: /\bo\b/, en: /\bor\b/ } };

const SENSES: Readonly<Record<Exclude<FollowUpChoice, 'contrast'>, Sense>> = {
  'odd-price': IS_IT_RIGHT,
  'odd-unit-cost': IS_IT_RIGHT,
  'odd-fixed-costs': IS_IT_RIGHT,
  'odd-investment': IS_IT_RIGHT,
  'price-below-cost': ONE_OR_OTHER,
  'volume-above-capacity': ONE_OR_OTHER,
  'fixed-costs-above-mature-revenue': ONE_OR_OTHER,
  'founder-unpaid': ONE_OR_OTHER,
  'own-pay': { holds: { es: /\b(?:sueldo|cobr\w+|vives|sacar|ganar)\b/, en: /\b(?:pay|live on|take|draw|earn)\b/ } },
  tax: {
    holds: { es: /\b(?:inclu\w+|dentro)\b/, en: /\b(?:includ\w+|inside)\b/ },
    turned: {
      es: /\b(?:no|sin|aparte|fuera|anad\w+|sum\w+|exclu\w+|antes|net[oa])\b/,
      en: /\b(?:not|without|on top|exclu\w+|before|net|plus|add\w*|extra)\b|n't\b/,
    },
  },
  period: {
    holds: { es: /\b(?:al mes|cada mes|mensual\w*)\b.* o |\bo\b.*\b(?:al mes|cada mes|mensual\w*)/, en: /month\w*\b.* or |\bor\b.*month/ },
  },
  'service-time': { holds: { es: /\b(?:cuanto|tiempo|lleva\w*|tarda\w*|dura\w*)\b/, en: /\b(?:how long|time|takes?)\b/ } },
  currency: { holds: { es: /\b(?:moneda|divisa)s?\b/, en: /\bcurrenc(?:y|ies)\b/ } },
};

/** Letters beyond those of our own words. */
const SLACK_LETTERS = 50;
const SLOT = /\{\{fig:(\w+)\}\}/g;

/**
 * The words proposed for this follow-up with its figures in them; null where there are none, or where they are not one question of the same
 * sense with the same figures, about as long as ours. Their language and manners are looked at before (see writing/review-question.ts).
 */
export function acceptWording(followUp: FollowUpChoice, { text, words }: Template, { wording, language }: Scene): string | null {
  if (wording?.followUp !== followUp) return null;
  const proposed = wording.words.trim();
  const sense = followUp === 'contrast' ? null : SENSES[followUp];
  const question = foldText(questionIn(proposed.replace(SLOT, ' ')));
  const isSound =
    isOneQuestion(proposed, language === 'es') &&
    slotsIn(proposed) === slotsIn(toSlots(text)) &&
    proposed.length <= toSlots(text).length + SLACK_LETTERS &&
    (sense === null || (sense.holds[language].test(question) && !sense.turned?.[language].test(question)));
  return isSound ? proposed.replace(SLOT, (_, name: string) => words[name] ?? '') : null;
}

/** The text with its `{…}` as slots, as a model is shown it. */
export function toSlots(text: string): string {
  return text.replace(/\{(\w+)\}/g, '{{fig:$1}}');
}

/** One question at the very end, with the marks of its language, addressed as we address visitors. */
function isOneQuestion(text: string, isSpanish: boolean): boolean {
  const [opening, closing] = [text.split('¿').length - 1, text.split('?').length - 1];
  const isMarked = closing === 1 && text.endsWith('?') && opening === (isSpanish ? 1 : 0);
  return isMarked && !/[\n!¡*]|(?<!\p{L})(?:usted|ustedes|vosotr[oa]s|vuestr[oa]s?)(?!\p{L})/iu.test(text);
}

/** From the mark that opens it, or else its last sentence. */
function questionIn(text: string): string {
  return text.slice(Math.max(text.lastIndexOf('¿'), text.search(/[^.:;]*$/)));
}

function slotsIn(text: string): string {
  return [...text.matchAll(SLOT)]
    .map(([, name]) => name)
    .sort()
    .join(' ');
}
