/** The colón's, typed as a cent too. */
const COLON_SIGN = /₡|¢(?= ?\d)/g;
/** «Q35», «Q.150»; "Q3" is a quarter of a year. */
const QUETZAL_SIGN = /(?<![\p{L}\d])q\.?(?= ?\d{2})/gu;

/** The signs of money that few countries use folded into one that is read everywhere, as long as they were; `text` still tells which it was. */
export function foldSigns(text: string, folded: string): string {
  return folded.replace(COLON_SIGN, '$').replace(QUETZAL_SIGN, (sign, at: number) => (text[at] === 'Q' ? '$'.padEnd(sign.length) : sign));
}
