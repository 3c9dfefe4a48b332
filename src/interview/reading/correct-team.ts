// "There's three of us with Tash", «somos dos nada más», «voy yo sola»: how many work there, told in a sentence of the corrections.
import type { Fact } from '../../facts/fact.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import type { Ground } from './amount.ts';
import { countTeamListed, findMeAnd } from './list-team.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

const MANY = 'two|three|four|five|six|seven|eight|nine|ten';
const OF_US = new RegExp(`(?<!(?<![a-z])(?:the|both|all|each|for|between) )(?<![a-z\\d])(${MANY}|[2-9]|1\\d) of us(?![a-z])`);
const WE_ARE =
  /(?<![a-z])(?<!no )(?:somos|seremos|trabajamos|estaremos) (?:solo |solamente |nada mas )?(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|[2-9])(?: personas| nada mas| solamente| en total| en el equipo| no mas)?(?=[.,;:!?\n]|$| y | pero | no )/;
const WE_ARE_EN = new RegExp(
  `(?<![a-z])(?:we are|we're|we'll be|there are|there'?s) (?!not )(?:only |just )?(${MANY}|[2-9])(?: people| in total| now| altogether)?(?=[.,;:!?\\n]|$| and | but | not )`,
);
const ALONE =
  /(?<![a-z])(?:(?:estoy|voy|trabajo|soy|estare) (?:yo )?(?:sol[oa])|(?:solo|solamente|nada mas) (?:estoy |soy )?yo|yo sol[oa]|(?:it's |it is )?(?:just|only) me|i(?:'m| am) (?:alone|on my own|by myself)|i work (?:alone|on my own|by myself))(?= ?(?:[.,;:!?\n]|$|(?:y|and|pero|but|al|in|at|de|for|nobody|no|sin|with no|without)(?![a-z])))/;

/** "It's only me and Jo": one besides, and no more said of who else. */
const WITH_ONE =
  /(?<![a-z])(?:just|only|solo|solamente) (?:me|yo) (?:and|y) (?!(?:them|they|you|him|her|us|an?|two|three|my|un|una|dos|tres|mi|the|some|it|it's|that|then|nobody|maybe|el|la|ya|que|no|nadie|luego)(?![a-z]))[a-z]{2,}(?= ?(?:[.,;:!?]|$))(?! ?, ?(?:and |y )?[a-z]{3,} ?(?:,|and |y ))/;

/** Nothing where no such sentence is. */
export function correctTeam({ folded, text, language }: Ground, { answer }: ReadingContext): readonly Fact[] {
  const words = folded.replaceAll('’', "'");
  const together = findMeAnd({ folded: words, text, language });
  if (together) {
    const { people, start, end } = together;
    return [makeFact('team', people, { unit: 'people', quote: quoteOf(text, answer, start, end), origin: 'derived' })];
  }
  const named = peopleNamed({ folded: words, text, language });
  if (named)
    return [makeFact('team', named.people, { unit: 'people', quote: quoteOf(text, answer, named.start, named.end), origin: 'derived' })];
  const pair = WITH_ONE.exec(words);
  if (pair) {
    const quote = quoteOf(text, answer, pair.index, pair.index + pair[0].length);
    return [makeFact('team', 2, { unit: 'people', quote, origin: 'derived' })];
  }
  const match = OF_US.exec(words) ?? WE_ARE.exec(words) ?? WE_ARE_EN.exec(words);
  const alone = match === null ? ALONE.exec(words) : null;
  const found = match ?? alone;
  const people = alone ? 1 : match && (smallNumber(match[1] ?? '') || Number(match[1]));
  if (!found || !people) return [];
  return [makeFact('team', people, { unit: 'people', quote: quoteOf(text, answer, found.index, found.index + found[0].length) })];
}

/** «Somos yo, Lupita, Josué y en el mes 6 Wendy», "it's me, Ana and from month six Sam": those named, whenever they come; a month is nobody. */
function peopleNamed({
  folded,
  text,
  language,
}: Pick<Ground, 'folded' | 'text' | 'language'>): { readonly people: number; readonly start: number; readonly end: number } | null {
  const match = WE_NAME.exec(folded);
  if (!match?.[1] || folded.length !== text.length) return null;
  const end = match.index + match[0].length;
  const start = end - match[1].length;
  const blank = (words: string) => words.replace(NOBODY, (said) => ' '.repeat(said.length)).replace(/,(?= (?:y|and) )/g, ' ');
  const plain = blank(folded.slice(start, end));
  const people = countTeamListed({ folded: plain, text: blankLike(text.slice(start, end), plain), language });
  return people === null || people < 2 ? null : { people, start, end };
}

function blankLike(text: string, plain: string): string {
  return [...text].map((sign, at) => (plain[at] === ' ' ? ' ' : sign)).join('');
}

const WE_NAME =
  /(?<![a-z])(?:somos|seremos|estamos|estaremos|el equipo (?:es|son|somos)|we are|we're|we'll be|it's|it is|it'll be|the team is):? ((?:yo|me|myself|i)(?=[ ,])[^.;!?\n]*)/;
/** When they come, what they get, how many that makes. */
const NOBODY =
  /(?<![a-z])(?:(?:ya )?(?:en|desde|a partir de|hasta|from|in|by|as of|starting(?: in)?) (?:el |del |the )?(?:mes|month) (?:\d{1,2}|[a-z]+)|(?:del|desde el) (?:mes \d{1,2}|[a-z]+ mes)(?: en adelante)?|(?:luego|despues|mas tarde|then|later)(?= )|(?:entra(?:ra|ria)?|se (?:suma|incorpora)|joins?|comes in)(?= )|(?:con|a|por|at|on) [$€£]?\d[\d.,]*(?: mil| k)?(?: al mes| a month)?|,? ?(?:en total )?(?:\d{1,2}|dos|tres|cuatro|cinco|seis|two|three|four|five|six) (?:personas|people|en total|in all|in total))(?![a-z\d])/g;
