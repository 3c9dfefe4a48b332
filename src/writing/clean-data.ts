const MOST_LETTERS = 4000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Words of a visitor as they may travel to a model: no braces of a token, nothing unseen, at most 4,000 characters. */
export function cleanData(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(/\{{2,}|\}{2,}/g, ' ')
    .slice(0, MOST_LETTERS)
    .toWellFormed();
}
