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
export function foldText(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at++) folded += foldUnit(text.charAt(at));
  return folded;
}

function foldUnit(unit: string): string {
  if (unit >= 'a' && unit <= 'z') return unit;
  if (unit === '\n' || unit === '\r') return '\n';
  if (SPACES.test(unit)) return ' ';
  if (unit < '\x7f') return unit.toLowerCase();
  const twin = TWINS[unit];
  if (twin !== undefined) return twin;
  const plain = unit.normalize('NFKD').replace(MARKS, '').toLowerCase();
  return plain.length === 1 ? plain : unit;
}
