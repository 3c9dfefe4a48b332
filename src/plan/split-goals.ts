export const MOST_GOALS = 3;
const FEWEST_WORDS = 2;
/** Where one goal ends and the next begins: a stop or a comma that parts no number, or an «y» before what is to be done. */
const BORDER =
  /\s*(?:(?:\.(?!\d)|[;\n])+|,(?!\d))\s*|\s+(?:y|e|and)\s+(?=(?:que |no |to |not )?\p{L}+(?:ar|er|ir|arme|arnos|ing)\b)|\s+and\s+(?=(?:to|have|hire|open|sign|earn|pay|reach|win|get|live|not) )/iu;

/** The goals of one answer, three at most, in the visitor's words; a single one where it cannot be parted. */
export function splitGoals(answer: string): readonly string[] {
  const parts = answer
    .split(BORDER)
    .map((part) => part.trim().replace(/^(?:y|e|and)\s+/iu, ''))
    .filter((part) => part.split(/\s+/).length >= FEWEST_WORDS || /\p{L}{6,}/u.test(part));
  return parts.slice(0, MOST_GOALS);
}
