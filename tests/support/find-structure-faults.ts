// What keeps a PDF from being read aloud well: the conditions of PDF/UA-1 that a program can look for, read from the file itself.
import { type Dictionary, type Marks, type PdfFile, readMarks, textOf } from './read-pdf.ts';

const HEADING = /^\/H([1-6])$/;
/** The types of ISO 32000-1 that these documents may use. */
const STANDARD = new Set(
  'Document Part Sect Div P H1 H2 H3 L LI Lbl LBody Table TR TH TD THead TBody TFoot Caption Span Quote BlockQuote Note Link Figure'
    .split(' ')
    .map((name) => `/${name}`),
);
/** What may stand directly inside of what. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  '/Table': ['/THead', '/TBody', '/TFoot', '/TR', '/Caption'],
  '/THead': ['/TR'],
  '/TBody': ['/TR'],
  '/TFoot': ['/TR'],
  '/TR': ['/TH', '/TD'],
  '/L': ['/LI', '/Caption'],
  '/LI': ['/Lbl', '/LBody'],
};

interface Mark {
  readonly page: string;
  readonly number: number;
}

interface Element {
  readonly type: string;
  readonly own: Dictionary;
  readonly kids: readonly Element[];
  /** Its own, or that of what it stands in. */
  readonly language: string;
  /** What is painted as its own, not as a part's: the page and the number of each mark. */
  readonly marks: readonly Mark[];
}

export interface Structure {
  readonly faults: readonly string[];
  /** How many elements there are of each type. */
  readonly counts: Readonly<Record<string, number>>;
  /** The languages of each element that holds words or drawings itself: those the words name, else its own or that of what it stands in. */
  readonly languages: readonly string[];
  /** Titles of the first-level headings, and of the bookmarks. */
  readonly titles: readonly string[];
  readonly bookmarks: readonly string[];
}

export function readStructure(file: PdfFile): Structure {
  const faults: string[] = [];
  const pages = new Map(file.pages.map(({ reference, page }) => [reference, readMarks(file.content(page))]));
  const root = file.dictionary(file.catalog['/StructTreeRoot']);
  const roles = file.dictionary(root['/RoleMap']);
  const read = (reference: unknown, parent: unknown, page: unknown, around: string): Element => {
    const own = file.dictionary(reference);
    const type = STANDARD.has(String(own['/S'])) ? String(own['/S']) : String(roles[String(own['/S'])] ?? own['/S']);
    const onPage = own['/Pg'] ?? page;
    const language = textOf(own['/Lang']) || around;
    if (own['/P'] !== parent) faults.push(`${type} names another parent than the one it stands in`);
    const marks: Mark[] = [];
    const parts: unknown[] = [];
    for (const kid of file.list(own['/K'])) {
      const inner = file.dictionary(kid);
      if (typeof file.get(kid) === 'number') marks.push({ page: String(onPage), number: Number(file.get(kid)) });
      else if (inner['/Type'] === '/MCR') marks.push({ page: String(inner['/Pg'] ?? onPage), number: Number(inner['/MCID']) });
      else if ('/S' in inner) parts.push(kid);
    }
    return { type, own, language, marks, kids: parts.map((kid) => read(kid, reference, onPage, language)) };
  };
  const whole = textOf(file.catalog['/Lang']);
  const top = file.list(root['/K']).map((kid) => read(kid, file.catalog['/StructTreeRoot'], undefined, whole));
  const all = top.flatMap(listElements);
  const bookmarks = listBookmarks(file, file.dictionary(file.catalog['/Outlines'])['/First']);
  faults.push(
    ...findFileFaults(file, bookmarks),
    ...findPageFaults(file, pages, all),
    ...all.flatMap((element) => findElementFaults(element)),
    ...findHeadingFaults(all),
    ...all.filter(({ type }) => type === '/Table').flatMap((table) => findTableFaults(table, file)),
  );
  return {
    faults,
    counts: Object.fromEntries(Object.entries(Object.groupBy(all, ({ type }) => type)).map(([type, found]) => [type, found?.length ?? 0])),
    languages: all.flatMap(({ marks, language }) => [
      ...new Set(marks.map(({ page, number }) => pages.get(page)?.languages.get(number) || language)),
    ]),
    titles: all.flatMap(({ type, own }) => (type === '/H1' ? [textOf(own['/T'])] : [])),
    bookmarks,
  };
}

function listElements(element: Element): readonly Element[] {
  return [element, ...element.kids.flatMap(listElements)];
}

function listBookmarks(file: PdfFile, first: unknown): readonly string[] {
  const titles: string[] = [];
  for (let at = first; at !== undefined; at = file.dictionary(at)['/Next']) {
    const item = file.dictionary(at);
    titles.push('/Dest' in item || '/A' in item ? textOf(item['/Title']) : '', ...listBookmarks(file, item['/First']));
  }
  return titles;
}

function findFileFaults(file: PdfFile, bookmarks: readonly string[]): string[] {
  const { catalog } = file;
  const about = file.stream(catalog['/Metadata']);
  const mark = file.dictionary(catalog['/MarkInfo']);
  const needed: [boolean, string][] = [
    [mark['/Marked'] === true && mark['/Suspects'] !== true, 'the file does not say that it is tagged'],
    [file.dictionary(catalog['/ViewerPreferences'])['/DisplayDocTitle'] === true, 'the window shows the file’s name, not its title'],
    [/^(es|en)(-[A-Z]{2})?$/.test(textOf(catalog['/Lang'])), 'the file has no language'],
    [/pdfuaid:part(="|>)1/.test(about), 'the file does not say that it is PDF/UA-1'],
    [/<dc:title>[\s\S]*?<rdf:li[^>]*>[^<]+</.test(about), 'the file has no title'],
    [!file.encrypted, 'the file is encrypted'],
    [bookmarks.length > 0 && bookmarks.every((title) => title.length > 0), 'a bookmark has no title or leads nowhere'],
  ];
  const fonts = file.fonts.filter((font) => font['/Subtype'] === '/Type0' && !('/ToUnicode' in font));
  return [
    ...needed.flatMap(([holds, fault]) => (holds ? [] : [fault])),
    ...fonts.map((font) => `the letters of ${font['/BaseFont']} have no text`),
  ];
}

/** Everything painted is either part of the structure or said to be decoration, and everything the structure names is painted. */
function findPageFaults(file: PdfFile, pages: ReadonlyMap<string, Marks>, all: readonly Element[]): string[] {
  const named = new Set(all.flatMap(({ marks }) => marks.map(({ page, number }) => `${page} ${number}`)));
  const painted = new Set([...pages].flatMap(([page, { languages }]) => [...languages.keys()].map((number) => `${page} ${number}`)));
  const faults = file.pages.flatMap(({ reference, page }, at) => {
    const { languages, unmarked } = pages.get(reference) ?? { languages: new Map(), unmarked: 0 };
    return [
      ...('/StructParents' in page && languages.size > 0 ? [] : [`page ${at + 1} is not tagged`]),
      ...(unmarked === 0 ? [] : [`page ${at + 1} paints ${unmarked} times outside of the structure`]),
      ...('/Annots' in page && page['/Tabs'] !== '/S' ? [`page ${at + 1} does not order its links`] : []),
    ];
  });
  const stray = [...painted].filter((place) => !named.has(place)).length;
  const missing = [...named].filter((place) => !painted.has(place)).length;
  if (stray > 0) faults.push(`${stray} painted parts stand in no element`);
  if (missing > 0) faults.push(`${missing} parts of elements are painted nowhere`);
  return faults;
}

function findElementFaults({ type, own, kids }: Element): string[] {
  const faults = STANDARD.has(type) ? [] : [`${type} is no standard type`];
  if (type === '/Figure') {
    if (textOf(own['/Alt']).trim().length === 0) faults.push('a figure has no alternative text');
    if (!listAttributes(own).some((attributes) => '/BBox' in attributes)) faults.push('a figure has no frame');
  }
  const allowed = INSIDE[type];
  if (allowed) faults.push(...kids.flatMap((kid) => (allowed.includes(kid.type) ? [] : [`${kid.type} stands in ${type}`])));
  if (type === '/LI' && !kids.some((kid) => kid.type === '/LBody')) faults.push('an item of a list has no body');
  return faults;
}

function findHeadingFaults(all: readonly Element[]): string[] {
  const levels = all.flatMap(({ type }) => Number(HEADING.exec(type)?.[1] ?? Number.NaN)).filter((level) => !Number.isNaN(level));
  const faults = levels[0] === 1 ? [] : ['the first heading is not of the first level'];
  for (const [at, level] of levels.entries()) {
    if (at > 0 && level > (levels[at - 1] ?? 0) + 1) faults.push(`heading ${at + 1} skips a level`);
  }
  for (const [at, heading] of all.entries()) {
    if (!HEADING.test(heading.type)) continue;
    const within = listElements(heading);
    const next = all.slice(at + within.length).find(({ marks }) => marks.length > 0);
    if (next?.marks[0]?.page !== within.flatMap(({ marks }) => marks).at(-1)?.page)
      faults.push(`${textOf(heading.own['/T'])} is the last on its page`);
  }
  return faults;
}

/** A head of header cells with their scope; as many cells in each row; each cell names a header of its own table. */
function findTableFaults(table: Element, file: PdfFile): string[] {
  const cells = listElements(table);
  const headers = cells.filter(({ type }) => type === '/TH');
  const names = new Set(headers.map(({ own }) => textOf(own['/ID'])));
  const rows = cells.filter(({ type }) => type === '/TR');
  const head = table.kids.find(({ type }) => type === '/THead');
  const faults: string[] = [];
  if (!head?.kids[0]?.kids.every(({ type }) => type === '/TH')) faults.push('a table has no head of header cells');
  if (!headers.every(({ own }) => listAttributes(own).some((found) => '/Scope' in found))) faults.push('a header cell has no scope');
  if (new Set(rows.map(({ kids }) => kids.reduce((columns, cell) => columns + columnsOf(cell, file), 0))).size > 1)
    faults.push('the rows of a table differ in length');
  const lost = cells.filter(({ type, own }) => {
    const named = listAttributes(own).flatMap((found) => file.list(found['/Headers']).map(textOf));
    return type === '/TD' && (named.length === 0 || !named.every((name) => name.length > 0 && names.has(name)));
  });
  return lost.length === 0 ? faults : [...faults, `${lost.length} cells of a table name no header of it`];
}

/** How many columns a cell stands over. */
function columnsOf({ own }: Element, file: PdfFile): number {
  return listAttributes(own).reduce((most, found) => Math.max(most, Number(file.get(found['/ColSpan']) ?? 1)), 1);
}

function listAttributes(own: Dictionary): readonly Dictionary[] {
  const found = own['/A'];
  return (Array.isArray(found) ? found : [found]).filter((item): item is Dictionary => item !== null && typeof item === 'object');
}
