import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../language/language.ts';
import type { Book } from './book.ts';
import { composeBook } from './compose-book.ts';
import { nameCell } from './name-cell.ts';
import { BUSINESSES, type Business, florist, HOSTILE } from './workbook-fixture.ts';
import { writeWorkbook } from './write-workbook.server.ts';

const MINUTE = 60_000;
/** What no figure of a workbook is: a cell that still holds it was not recalculated. */
const STALE = -987_654_321;

const compose = ({ plan, model }: Business, language: Language) => composeBook(plan, model, language).book;

describe('a written workbook', () => {
  it('has the same bytes whenever it is written', async () => {
    const [one, two] = [await writeWorkbook(compose(florist(), 'es')), await writeWorkbook(compose(florist(), 'es'))];
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
  });

  it('opens again with formulas, their values, frozen heads, print settings, its title and no text that is a formula', async () => {
    const book = compose(HOSTILE, 'es');
    const bytes = await writeWorkbook(book);
    const opened = await readXlsx(bytes, { readStyles: true });
    expect(opened.sheets.map(({ name }) => name)).toEqual(book.sheets.map(({ name }) => name));
    expect(opened.properties?.title).toBe(book.title);
    expect(opened.properties?.creator).toBe('Trama');
    const files = unzip(bytes);
    expect([...files.keys()].filter((name) => /vbaProject|externalLinks|\.bin$|hyperlink/i.test(name))).toEqual([]);
    for (const [index, sheet] of book.sheets.entries()) {
      const xml = files.get(`xl/worksheets/sheet${index + 1}.xml`) ?? '';
      const formulas = [...xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*><f>([^<]+)<\/f><v>([^<]+)<\/v><\/c>/g)].map(([, cell]) => cell ?? '');
      const wanted = sheet.cells.filter(({ formula }) => formula !== null).map(({ row, column }) => nameCell(row, column));
      expect(formulas.sort(), sheet.name).toEqual(wanted.sort());
      expect(xml).not.toMatch(/<hyperlink|t="e"/);
      expect(xml).toMatch(/<pane [^>]*state="frozen"/);
      expect(xml).toMatch(/orientation="landscape"/);
    }
    expect(files.get('xl/workbook.xml')).toContain('Print_Titles" localSheetId="10">Menor!$1:$5,Menor!$A:$A<');
  });
});

describe('recalculated by another program', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'workbooks-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it(
    'every workbook gives the model’s figures, and follows when a cell is changed',
    async () => {
      const books = Object.entries(BUSINESSES).map(
        ([name, business], at) => [name, compose(business, at % 2 === 0 ? 'es' : 'en')] as const,
      );
      const expected = new Map<string, Book>([...books, ['florist at another price', compose(florist(35), 'es')]]);
      const written = new Map<string, Book>([...books, ['florist at another price', withPrice(compose(florist(), 'es'), 35)]]);
      const [source, target] = [join(folder, 'written'), join(folder, 'recalculated')];
      for (const path of [source, target]) mkdirSync(path);
      for (const [name, book] of written) writeFileSync(join(source, `${name}.xlsx`), await writeWorkbook(withStaleValues(book)));

      await recalculate(
        [...written.keys()].map((name) => join(source, `${name}.xlsx`)),
        target,
        join(folder, 'profile'),
      );
      for (const [name, book] of expected) {
        const found = await readValues(join(target, `${name}.xlsx`));
        const wrong = book.sheets.flatMap((sheet, index) =>
          sheet.cells.flatMap(({ row, column, value, formula }) => {
            if (formula === null) return [];
            const figure = found[index]?.get(nameCell(row, column));
            return figure === value ? [] : [`${sheet.name}!${nameCell(row, column)}: ${figure}, expected ${value} from ${formula}`];
          }),
        );
        expect(wrong.slice(0, 12), name).toEqual([]);
      }
    },
    20 * MINUTE,
  );
});

/** The same book with every formula's value wrong. */
function withStaleValues(book: Book): Book {
  const stale = (sheet: Book['sheets'][number]) => ({
    ...sheet,
    cells: sheet.cells.map((cell) => (cell.formula === null ? cell : { ...cell, value: STALE })),
  });
  return { ...book, sheets: book.sheets.map(stale) };
}

/** The same book with another price in its cell, as a reader would type it. */
function withPrice(book: Book, price: number): Book {
  const [assumptions, ...others] = book.sheets;
  const row = assumptions?.cells.find(({ value }) => value === 'Precio por unidad')?.row;
  if (!assumptions || row === undefined) throw new Error('the price has no row');
  const cells = assumptions.cells.map((cell) => (cell.row === row && cell.column === 1 ? { ...cell, value: price } : cell));
  return { ...book, sheets: [{ ...assumptions, cells }, ...others] };
}

/** LibreOffice believes the values in a file unless it is told to work them out on opening: 0 is «always». */
const ALWAYS_RECALCULATE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`;

/** Opens all files in one run of LibreOffice, which works every formula out, and saves them again. */
function recalculate(files: readonly string[], target: string, profile: string): Promise<void> {
  mkdirSync(join(profile, 'user'), { recursive: true });
  writeFileSync(join(profile, 'user', 'registrymodifications.xcu'), ALWAYS_RECALCULATE);
  const options = [`-env:UserInstallation=file://${profile}`, '--headless', '--norestore', '--convert-to', 'xlsx', '--outdir', target];
  return new Promise((resolve, reject) => {
    // A group of its own, so that what it starts can be ended with it.
    const office = spawn('soffice', [...options, ...files], { stdio: 'ignore', detached: true });
    const timer = setTimeout(() => office.pid && process.kill(-office.pid, 'SIGKILL'), 18 * MINUTE);
    office.once('error', reject);
    office.once('exit', (code) => {
      clearTimeout(timer);
      code === 0 ? resolve() : reject(new Error(`LibreOffice ended with ${code}`));
    });
  });
}

/** The numbers of each sheet by cell, as they stand in the file. */
async function readValues(path: string): Promise<readonly ReadonlyMap<string, number>[]> {
  const files = unzip(readFileSync(path));
  const count = [...files.keys()].filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name)).length;
  return Array.from({ length: count }, (_, index) => {
    const xml = files.get(`xl/worksheets/sheet${index + 1}.xml`) ?? '';
    const cells = xml.matchAll(/<c r="([A-Z]+\d+)"([^>]*)>(?:<f[^>]*>[^<]*<\/f>)?<v>([^<]*)<\/v><\/c>/g);
    return new Map(
      [...cells].flatMap(([, cell = '', attributes = '', value]) =>
        /t="(s|str|e)"/.test(attributes) ? [] : [[cell, Number(value)] as const],
      ),
    );
  });
}

/** The files of an archive as texts, by the directory at its end. */
function unzip(archive: Uint8Array): ReadonlyMap<string, string> {
  const bytes = Buffer.from(archive);
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size, name, extra, note, local] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
      bytes.readUInt32LE(at + 42),
    ];
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + size);
    files.set(bytes.toString('utf8', at + 46, at + 46 + name), (method === 0 ? packed : inflateRawSync(packed)).toString('utf8'));
    at += 46 + name + extra + note;
  }
  return files;
}
