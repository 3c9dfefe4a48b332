import { loosenLongWords, replaceUnprintable } from './replace-unprintable.ts';
import type { SheetData } from './sheet-data.ts';

/** The same data with every text fit to be set. Words too long for a line may break, save in titles and alternative texts, which have no lines. */
export function printableSheet(sheet: SheetData, canSet: (cluster: string) => boolean): SheetData {
  return JSON.parse(JSON.stringify(sheet), (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    const text = replaceUnprintable(value, canSet);
    return key === 's' ? loosenLongWords(text) : text;
  });
}
