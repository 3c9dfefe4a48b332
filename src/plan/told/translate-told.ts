// The founder's words whole in the other language, where every word of them is known: the edition in that language says these after the words as they were said, and quotes these elsewhere.
import { capitalise } from '../../language/capitalise.ts';
import type { Bilingual, Language } from '../../language/language.ts';
import { translatePhrase, translateStatement } from '../../sectors/concepts/statements/translate-statement.ts';
import type { Plan } from '../plan.ts';
import { clipName, NAME_LETTERS } from './clip-quote.ts';

type Told = Plan['quotes'][string];

/** Quotes whose words are statements or the names of groups, goals, channels, rivals and purchases; what is offered is summed up instead. */
const TRANSLATED = /^(?:problem|customer|story|goal|channel)(?:-|$)/;
/** A list of two or three names is told by the lists that hold them. */
const FEWEST_WORDS_OF_GROUP = 6;

/** By the id of their quote. */
export function translationsOf(quotes: Plan['quotes']): Readonly<Record<string, string>> {
  const told = Object.entries(quotes).flatMap(([id, quote]) => {
    const translated = TRANSLATED.test(id) ? (translateTold(id, quote) ?? clippedOf(quotes, id)) : null;
    return translated === null ? [] : [[id, translated] as const];
  });
  return Object.fromEntries(told);
}

/** A channel's short name as the whole one is translated, cut in its turn: half a name says nothing that could be translated. */
function clippedOf(quotes: Plan['quotes'], id: string): string | null {
  const whole = /^channel-\d+(?=-short$)/.exec(id)?.[0];
  const quote = whole === undefined ? undefined : quotes[whole];
  const translated = whole === undefined || quote === undefined ? null : translateTold(whole, quote);
  return translated === null ? null : clipName(translated, NAME_LETTERS);
}

/** Whether the other edition has it whole. */
function isTranslated(quotes: Plan['quotes'], id: string): boolean {
  const quote = quotes[id];
  return quote !== undefined && TRANSLATED.test(id) && translateTold(id, quote) !== null;
}

/** Whether its translation says what the words that stand for it leave out: an account, or of a channel a sum, what it shows or what those named do. */
export function isToldWhole(quotes: Plan['quotes'], id: string, native: Bilingual | null): boolean {
  const { text = '' } = quotes[id] ?? {};
  const isChannel =
    /^channel/.test(id) && SAYS_MORE.test(text) && text.split(' ').length >= FEWEST_WORDS && !/ que /.test(native?.es ?? '');
  return (isChannel || /^(?:problem|story)/.test(id)) && isTranslated(quotes, id);
}

/** A sum, what is shown on a network, or a clause of whoever is named. */
const SAYS_MORE = /[€$£]|^(?:TikTok|WhatsApp|Instagram) (?:con|with) | (?:que|who) /u;
const FEWEST_WORDS = 3;

const known = new Map<string, string | null>();

function translateTold(id: string, { text, language }: Told): string | null {
  const key = `${id.split('-')[0]} ${language} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const translated = translate(id, text, language);
  known.set(key, translated);
  return translated;
}

/** A statement is cut where a clause ends; a name that is cut is none. */
function translate(id: string, text: string, language: Language): string | null {
  const isCut = text.endsWith('…');
  const isStated = /^(?:problem|story)/.test(id);
  if ((isCut && !isStated) || (/^customer/.test(id) && text.split(' ').length < FEWEST_WORDS_OF_GROUP)) return null;
  const told = isStated ? translateStatement(text.replace('…', ''), language) : translatePhrase(text, language);
  if (told === null) return null;
  const written = told.replace(/⟦([^⟧]+)⟧/g, (_, digits: string) => writeNumber(digits, language));
  const whole = /^[\p{Lu}\d]/u.test(text) ? capitalise(written) : written;
  return isCut ? `${whole}…` : whole;
}

const THOUSANDS: Bilingual = { es: ',', en: '.' };
const DECIMALS: Bilingual = { es: '.', en: ',' };

/** «260 €» is "€260", "1,100" is «1.100»: the same number as the other language writes it. */
function writeNumber(said: string, from: Language): string {
  const sign = /[€$£]/.exec(said)?.[0] ?? '';
  const bare = said.replace(/[€$£\s]/g, '');
  // A mark before three digits parts thousands, whichever it is in that country.
  const whole = bare.replace(/[.,](?=\d{3}(?!\d))/g, THOUSANDS[from]);
  const digits = whole.replace(/[.,](?=\d{1,2}$)/, DECIMALS[from]);
  if (sign === '') return digits;
  return from === 'es' ? `${sign}${digits}` : `${digits}\u00a0${sign}`;
}
