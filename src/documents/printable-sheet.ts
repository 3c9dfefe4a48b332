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

/** Plain data with each text changed, itself where none is; `key` is the name that a text, or the list it stands in, has. */
function mapTexts<Data>(data: Data, change: (key: string, text: string) => string): Data {
  const map = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return change(name, value);
    if (value === null || typeof value !== 'object') return value;
    const inner = value as Record<string, unknown>;
    const isList = Array.isArray(value);
    let changed: Record<string, unknown> | null = null;
    for (const key of Object.keys(inner)) {
      const item = map(inner[key], isList ? name : key);
      if (item === inner[key]) continue;
      changed ??= isList ? Object.assign([], inner) : { ...inner };
      changed[key] = item;
    }
    return changed ?? value;
  };
  return map(data, '') as Data;
}
