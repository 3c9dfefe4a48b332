// What a loyalty card gives, as it was told of it: every tenth one free.
import { foldText } from '../language/fold-text.ts';
import { type FactSheet, factValue } from './fact.ts';

const ORDINALS: readonly { readonly every: number; readonly clue: string; readonly es: string; readonly en: string }[] = [
  { every: 2, clue: 'segund|second', es: 'segund', en: 'second' },
  { every: 3, clue: 'tercer|third', es: 'tercer', en: 'third' },
  { every: 4, clue: 'cuart|fourth', es: 'cuart', en: 'fourth' },
  { every: 5, clue: 'quint|fifth', es: 'quint', en: 'fifth' },
  { every: 6, clue: 'sext|sixth', es: 'sext', en: 'sixth' },
  { every: 7, clue: 'septim|seventh', es: 'séptim', en: 'seventh' },
  { every: 8, clue: 'octav|eighth', es: 'octav', en: 'eighth' },
  { every: 9, clue: 'noven|ninth', es: 'noven', en: 'ninth' },
  { every: 10, clue: 'decim|tenth', es: 'décim', en: 'tenth' },
  { every: 11, clue: 'undecim|eleventh', es: 'undécim', en: 'eleventh' },
  { every: 12, clue: 'duodecim|twelfth', es: 'duodécim', en: 'twelfth' },
];

/** «El décimo café gratis», "every sixth cut free". */
const FREE =
  /\b(?:(el|la|cada|the|every|your) )?(segund|tercer|cuart|quint|sext|septim|octav|noven|decim|undecim|duodecim|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d{1,2}(?=st|nd|rd|th|º|ª|o |a ))(o|a|st|nd|rd|th|º|ª)?(?: [a-z]+){0,2} (?:es |sale |is |for )?(?:gratis|de regalo|free)\b/;

/** One in how many is given away; null where none was told. */
export function rewardEvery(facts: FactSheet): number | null {
  return readReward(facts)?.ordinal.every ?? null;
}

/** What was told of a card, and how it was said; null where none was. */
export function readReward(facts: FactSheet): { readonly match: RegExpExecArray; readonly ordinal: (typeof ORDINALS)[number] } | null {
  const match = FREE.exec(foldText(factValue(facts, 'marketing') ?? ''));
  const ordinal = match && ORDINALS.find(({ clue, every }) => [...clue.split('|'), `${every}`].includes(match[2] ?? ''));
  return ordinal ? { match, ordinal } : null;
}
