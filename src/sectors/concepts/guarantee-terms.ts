// The times and shares of a promise with its condition, in words: by when, how long, how much off for each week.
import { numberWord } from '../../language/small-numbers.ts';
import { countOf, inSpanish } from './find-terms.ts';
import { type Saying, UNIT } from './guarantee-clues.ts';
import { NUMBER, UNITS } from './term-clues.ts';

export const NOTHING: Saying = ['', ''];
const WITHIN = new RegExp(
  `\\b(?:en|antes de|dentro de|durante|in|within|inside|before|during|for)(?: (?:los|las|the|el|la|su|its|your|menos de|under))?(?: primer[oa]?s?| first)? ${NUMBER.replace('[a-z]{2', 'a|[a-z]{2')} ?${UNIT}\\b`,
);
const FIRST = /\b(?:el|the) (?:primer|first) (?<unit>ano|year|mes|month|invierno|winter|verano|summer)\b/;
const FIRST_SPANS: readonly (readonly [RegExp, Saying])[] = [
  [/^(?:ano|year)$/, [' en el primer año', ' in the first year']],
  [/^(?:mes|month)$/, [' en el primer mes', ' in the first month']],
  [/^(?:invierno|winter)$/, [' en el primer invierno', ' in the first winter']],
  [/^(?:verano|summer)$/, [' en el primer verano', ' in the first summer']],
];
/** «Un 5 % menos por cada semana»: what is taken off as time goes by. */
export const MONEY_OFF =
  /\b(?:descuent\w+|rebaj\w+|discount|knock|off|menos)\b.{0,40}?\b(?<percent>\d{1,2}|[a-z]{3,12}) ?(?:%|por ciento|per ?cent)[^,]{0,40}?\b(?:por|for|per) ?(?:cada|each|every)? ?(?<each>dia|semana|hora|day|week|hour)\b|\b(?<off>\d{1,2}|[a-z]{3,12}) ?(?:%|por ciento|per ?cent) (?:off|de descuento|menos|discount)[^,]{0,40}? (?:por|for|per) ?(?:cada|each|every)? ?(?<eachOff>dia|semana|hora|day|week|hour)\b/;
const EACH: readonly (readonly [RegExp, Saying])[] = [
  [/^(?:dia|day)$/, ['cada día de retraso', 'each day late']],
  [/^(?:semana|week)$/, ['cada semana de retraso', 'each week late']],
  [/^(?:hora|hour)$/, ['cada hora de retraso', 'each hour late']],
];
/** By when it has to happen; nothing where that was not told. */
export function withinIn(when: string): Saying {
  const first = FIRST.exec(when)?.groups?.unit;
  const named = first && FIRST_SPANS.find(([clue]) => clue.test(first))?.[1];
  if (named) return named;
  const { number, unit } = WITHIN.exec(when)?.groups ?? {};
  const span = spanOf(number, unit);
  return span ? [` en ${span[0]}`, ` within ${span[1]}`] : NOTHING;
}

/** What is taken off for each day, week or hour late; null where none is. */
export function moneyOff(then: string): Saying | null {
  const { percent, each, off, eachOff } = MONEY_OFF.exec(then)?.groups ?? {};
  const words = wordsFor(percent ?? off);
  const pace = EACH.find(([clue]) => clue.test(each ?? eachOff ?? ''))?.[1];
  return words && pace ? [`${words[0]} por ciento de descuento por ${pace[0]}`, `${words[1]} per cent off for ${pace[1]}`] : null;
}

/** So many of a unit, in both languages; null where no word says it. */
export function spanOf(number: string | undefined, unit: string | undefined): Saying | null {
  const time = UNITS.find(({ clue }) => clue.test(unit ?? ''));
  const value = countOf(number);
  if (!time || value === null) return null;
  const es = inSpanish(value, time);
  const en = value === 1 ? `${time.en === 'hour' ? 'an' : 'a'} ${time.en}` : `${numberWord(value, 'en')} ${time.en}s`;
  return es === null ? null : [es, en];
}

/** A number in the words of both languages. */
export function wordsFor(number: string | undefined): Saying | null {
  const value = countOf(number);
  const [es, en] = value === null ? [null, null] : [numberWord(value, 'es'), numberWord(value, 'en')];
  return es && en ? [es, en] : null;
}
