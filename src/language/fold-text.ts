import { keptForTheTurn } from './kept-for-the-turn.ts';

/** Every unit but those that are folded already, which most of any text is. */
const UNFOLDED = /[^\n -@[-~]/g;
const SPACES = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]/;
const MARKS = /\p{M}/gu;
const TWINS: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  ª: 'ª',
  º: 'º',
};

/**
 * Lower case without accents, one UTF-16 unit for each unit of the text, so that an offset in one is an offset in the other.
 * Every kind of space becomes a plain one (a line break stays), every dash a hyphen, wide digits plain digits.
 */
export const foldText = keptForTheTurn((text: string): string => text.replace(UNFOLDED, foldKnown));

/** What each letter and sign becomes, made when it is first met: there are no more than 65,536 of them. */
const FOLDED = new Map<string, string>();

function foldKnown(unit: string): string {
  const known = FOLDED.get(unit) ?? foldUnit(unit);
  FOLDED.set(unit, known);
  return known;
}

function foldUnit(unit: string): string {
  if (unit === '\r') return '\n';
  if (SPACES.test(unit)) return ' ';
  if (unit < '\x7f') return unit.toLowerCase();
  const twin = TWINS[unit];
  if (twin !== undefined) return twin;
  const plain = unit.normalize('NFKD').replace(MARKS, '').toLowerCase();
  return plain.length === 1 ? plain : unit;
}
