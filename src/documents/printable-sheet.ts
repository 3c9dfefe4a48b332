import { loosenLongWords, replaceUnprintable } from './replace-unprintable.ts';
import type { SheetData } from './sheet-data.ts';

/**
 * The same data with every text fit to be set. Words too long for a line may break, the name on the cover included,
 * save in titles and alternative texts, which have no lines.
 */
export function printableSheet(sheet: SheetData, canSet: (cluster: string) => boolean): SheetData {
  const printable = mapTexts(sheet, (key, text) => {
    const shown = replaceUnprintable(text, canSet);
    return key === 's' ? loosenLongWords(shown) : shown;
  });
  return { ...printable, cover: { ...printable.cover, name: loosenLongWords(printable.cover.name) } };
}

/** A copy of plain data with each text changed; `key` is the name that it, or the list it stands in, has. */
function mapTexts<Data>(data: Data, change: (key: string, text: string) => string): Data {
  const copy = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return change(name, value);
    if (Array.isArray(value)) return value.map((item) => copy(item, name));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([inner, item]) => [inner, copy(item, inner)]));
  };
  return copy(data, '') as Data;
}
