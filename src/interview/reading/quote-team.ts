// How much of an answer on the team is quoted: its first words, and as far as somebody's hours are told.
import { findPartTimers } from '../../facts/part-hours.ts';

const MOST_QUOTED = 120;
const MOST_WITH_HOURS = 400;

/** Where the quote ends. */
export function lengthQuoted(text: string): number {
  const [short, long] = [endOfWord(text, MOST_QUOTED), endOfWord(text, MOST_WITH_HOURS)];
  const countIn = (length: number) => findPartTimers(text.slice(0, length)).length;
  return countIn(long) > countIn(short) ? long : short;
}

/** Where the words end of which so many letters hold: none is cut in two. */
function endOfWord(text: string, most: number): number {
  return text.length <= most ? text.length : Math.max(0, text.lastIndexOf(' ', most));
}
