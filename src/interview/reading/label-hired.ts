// What a line that pays somebody is called: who it is, without the words that tell it («A mi sobrino le pago 4.800», "it'd be me and Rosa part-time").
import { WORKS_HOURS } from './kind-of-cost.ts';
import { KIN, WORKER } from './people-words.ts';

const MOST_WORDS = 3;
/** Words of a sum, and nobody's name. */
const OF_A_SUM = /^(?:brut[oa]s?|net[oa]s?|gross|al mes|a month|mensuales|seguridad social|payroll tax)/iu;
const OPENS = /^(?:(?:a|al|to|for|para|pay|pago a)\s+)?(?:(?:mi|my|nuestr[oa]|our|el|la|the|un|una|an?)\s+)?/iu;
const CLOSES = /\s+(?:les?|him|her|them|que|who|which)$/iu;
/** «Ciarán who's on half time», «Noelia, que está a media jornada». */
const TOLD_OF = /,? (?:(?:que|who)(?:['’]s)?|does|works|comes|hace|trabaja|viene) .*$/iu;
const NAME =
  /(?<!\p{L})(?!(?:I|Me|My|Mi|Yo|Just|Only|Solo|And|We|It|He|She|They|Damos|Doy|Hay|Somos|Estamos|Llevamos|Tenemos|Tengo|Trabajamos|Desde|Then|There|From|Con|Para)(?!\p{L}))\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,})?/gu;
const PERSON = new RegExp(`(?<!\\p{L})(?:${KIN}|${WORKER})(?!\\p{L})(?: \\p{Lu}\\p{Ll}+)?`, 'giu');

/** `before` is what stands before the sum and no other sum's words; the label as it is where it is short, or names nobody. */
export function labelOfHired(label: string, before: string): string {
  const [worker] = WORKS_HOURS.test(label.trim()) ? (label.match(NAME) ?? []) : [];
  if (worker !== undefined) return worker;
  if (OF_A_SUM.test(label)) return lastPerson(before) ?? label;
  const who = label.replace(TOLD_OF, '');
  if (who !== label && isOpenedByPerson(who)) return labelOfHired(who, before);
  const bare = label.replace(OPENS, '').replace(CLOSES, '').trim();
  const isToldOf = /^(?:a|al|to|para|for|pago a) /iu.test(label) || CLOSES.test(label);
  if (label.split(/\s+/).length <= MOST_WORDS) return isToldOf && bare !== '' ? bare : label;
  if (isOpenedByPerson(label)) return isToldOf && bare !== '' ? bare : label;
  return lastPerson(label) ?? label;
}

/** «Mikel, media jornada con seguridad social». */
function isOpenedByPerson(label: string): boolean {
  const bare = label.replace(OPENS, '');
  return [NAME, PERSON].some((pattern) => [...bare.matchAll(pattern)][0]?.index === 0);
}

function lastPerson(words: string): string | undefined {
  return [...words.matchAll(NAME)].at(-1)?.[0] ?? [...words.matchAll(PERSON)].at(-1)?.[0];
}
