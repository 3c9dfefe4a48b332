// What a visitor typed, fit to be kept: whatever is seen stays, whatever only hides or turns what is seen goes.

const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Controls but for line breaks and tabs. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;
/** They turn the direction of what follows, so that it reads other than it is. Hebrew and Arabic need none of them. */
const DIRECTION_ORDERS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Without a width and without a use in any writing: soft hyphen, zero-width space, word joiners, byte order mark, fillers, annotations. */
const NOTHINGS = /[\u00ad\u115f\u1160\u17b4\u17b5\u180e\u200b\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff0-\uffff]/g;
/** Letters that can hide a message nobody sees; three flags are spelt with them after a black flag. */
const HIDDEN_LETTERS = /(\u{1f3f4}[\u{e0061}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e0fff}]/gu;
/** Marks of direction and joiners have a use beside the letters that join or run from right to left. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u;
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f/u;
const JOINERS = /[\u061c\u200c-\u200f]/gu;
/** More accents on one letter than any writing has. */
const PILED_MARKS = /(\p{M}{5})\p{M}+/gu;

/** NFC, with `\n` as the line break. */
export function cleanAnswer(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_ENDS, '\n')
    .replace(CONTROLS, '')
    .replace(DIRECTION_ORDERS, '')
    .replace(NOTHINGS, '')
    .replace(HIDDEN_LETTERS, '$1')
    .replace(JOINERS, (joiner, at: number, whole: string) => (hasUse(joiner, whole, at) ? joiner : ''))
    .normalize('NFC')
    .replace(PILED_MARKS, '$1');
}

function hasUse(joiner: string, whole: string, at: number): boolean {
  const [left, right] = [characterBefore(whole, at), String.fromCodePoint(whole.codePointAt(at + 1) ?? 0)];
  if (JOINING.test(left) || JOINING.test(right)) return true;
  return joiner === '\u200d' && PICTURE.test(left) && PICTURE.test(right);
}

function characterBefore(whole: string, at: number): string {
  const isPair = /[\udc00-\udfff]/.test(whole.charAt(at - 1));
  return whole.slice(Math.max(0, at - (isPair ? 2 : 1)), at);
}
