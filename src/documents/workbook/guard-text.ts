/** What a spreadsheet would take for the beginning of a formula if the cell were ever typed in again. */
const STARTS_FORMULA = /^[=+\-@\t\r\0]/;
/** Control characters, halves of characters, and two codes that no XML file can hold. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
/** The file format's own way of writing a character by its number: text that looks like it would be read as that character. */
const CHARACTER_CODE = /_x(?=[0-9a-fA-F]{4}_)/g;

/**
 * A visitor's words as the text of a cell. They never become a formula, not even when the cell is edited or the sheet is saved as plain text:
 * what begins like one is led by an apostrophe. Characters that no spreadsheet file can hold are left out; tabs and new lines become spaces.
 */
export function guardText(text: string): string {
  const led = STARTS_FORMULA.test(text) ? `'${text}` : text;
  return led
    .replace(/[\t\n\r]+/g, ' ')
    .replace(UNPRINTABLE, '')
    .replace(CHARACTER_CODE, '_x005F_x');
}
