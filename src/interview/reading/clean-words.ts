import { keptForTheTurn } from '../../language/kept-for-the-turn.ts';

const LONGEST = 4_000;
// Control characters, zero-width ones, and those that turn the direction of writing.
const CONTROLS = /(?!\n)\p{Cc}/gu;
const INVISIBLE = /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\uffff]/g;
const BRACES = /\{\{|\}\}/g;

/**
 * What was said, fit to be kept and printed: NFC, no control or invisible characters, no double braces (they mark figures in the plan's
 * texts), spaces closed up; line breaks stay. At most 4,000 characters.
 */
export const cleanWords = keptForTheTurn((text): string => {
  return stripBraces(
    text.slice(0, LONGEST).toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROLS, ' ').replace(INVISIBLE, ''),
  )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, LONGEST);
});

/** Taking away a pair can bring two braces together: until none is left. */
function stripBraces(text: string): string {
  const stripped = text.replace(BRACES, '');
  return stripped === text ? text : stripBraces(stripped);
}
