// A PDF read through qpdf, which knows nothing of whoever wrote it: its objects, its pages and what each page paints.
import { execFileSync } from 'node:child_process';

const MOST_OUTPUT = 256 * 1024 * 1024;
const REFERENCE = /^\d+ \d+ R$/;
/** What leaves ink on the page. */
const PAINTING = new Set(['Tj', 'TJ', "'", '"', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's', 'Do', 'sh', 'EI']);

export type Dictionary = Readonly<Record<string, unknown>>;

export interface PdfFile {
  readonly catalog: Dictionary;
  /** The pages in order, each with its reference. */
  readonly pages: readonly { readonly reference: string; readonly page: Dictionary }[];
  readonly fonts: readonly Dictionary[];
  readonly encrypted: boolean;
  /** Follows a reference; anything else stays what it is. */
  get(value: unknown): unknown;
  dictionary(value: unknown): Dictionary;
  list(value: unknown): readonly unknown[];
  /** A stream's uncompressed content, a byte a character. */
  stream(value: unknown): string;
  /** What paints a page, in one stream or in several. */
  content(page: Dictionary): string;
}

interface Stored {
  readonly value?: unknown;
  readonly stream?: { readonly dict: Dictionary; readonly data?: string };
}

export function readPdf(path: string): PdfFile {
  const options = ['--json=2', '--json-key=qpdf', '--json-stream-data=inline', '--decode-level=generalized'];
  const json = execFileSync('qpdf', [...options, path], { encoding: 'utf8', maxBuffer: MOST_OUTPUT });
  const { qpdf } = JSON.parse(json) as { qpdf: [unknown, Record<string, Stored>] };
  const objects = qpdf[1];
  const stored = (value: unknown): Stored => {
    if (typeof value !== 'string' || !REFERENCE.test(value)) return { value };
    return objects[`obj:${value}`] ?? {};
  };
  const get = (value: unknown) => stored(value).stream?.dict ?? stored(value).value;
  const dictionary = (value: unknown): Dictionary => {
    const found = get(value);
    return found !== null && typeof found === 'object' && !Array.isArray(found) ? (found as Dictionary) : {};
  };
  const list = (value: unknown): readonly unknown[] => {
    const found = get(value);
    return Array.isArray(found) ? found : found === undefined || found === null ? [] : [found];
  };
  const stream = (value: unknown) => Buffer.from(stored(value).stream?.data ?? '', 'base64').toString('latin1');
  const trailer = objects.trailer?.value as Dictionary;
  const catalog = dictionary(trailer['/Root']);
  const listPages = (reference: unknown): PdfFile['pages'] => {
    const node = dictionary(reference);
    return node['/Type'] === '/Page' ? [{ reference: String(reference), page: node }] : list(node['/Kids']).flatMap(listPages);
  };
  return {
    catalog,
    pages: listPages(catalog['/Pages']),
    fonts: Object.values(objects).flatMap(({ value }) => (dictionary(value)['/Type'] === '/Font' ? [dictionary(value)] : [])),
    encrypted: '/Encrypt' in trailer,
    get,
    dictionary,
    list,
    stream,
    content({ '/Contents': contents }) {
      const parts = get(contents);
      return Array.isArray(parts) ? parts.map(stream).join('\n') : stream(contents);
    },
  };
}

/** The text of a string of the file; empty where it is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' && /^[ub]:/.test(value) ? value.slice(2) : '';
}

export interface Marks {
  /** The numbers that a page's marked content has for the structure, each with the language it names itself, if any. */
  readonly languages: ReadonlyMap<number, string>;
  /** How often the page paints outside of any mark. */
  readonly unmarked: number;
}

export function readMarks(content: string): Marks {
  const languages = new Map<number, string>();
  let depth = 0;
  let unmarked = 0;
  let number: number | null = null;
  let language = '';
  let previous = '';
  for (const token of listTokens(content)) {
    if (previous === '/MCID') number = Number(token);
    if (previous === '/Lang') language = token;
    if (token === 'BDC' || token === 'BMC') {
      depth++;
      if (number !== null) languages.set(number, language);
      number = null;
      language = '';
    } else if (token === 'EMC') depth--;
    else if (PAINTING.has(token) && depth <= 0) unmarked++;
    previous = token;
  }
  return { languages, unmarked };
}

/** Names, numbers, operators, and what stands in the brackets of strings. */
function* listTokens(content: string): Generator<string> {
  const token = /\(|<<|>>|<[^>]*>|\/[^\s<>[\]()/%]*|[^\s<>[\]()/%]+/g;
  for (let found = token.exec(content); found; found = token.exec(content)) {
    if (found[0] === '(') {
      token.lastIndex = endOfString(content, found.index);
      yield content.slice(found.index + 1, token.lastIndex - 1);
    } else if (!/^<[^<]/.test(found[0])) yield found[0];
  }
}

/** Past the bracket that closes the string that begins here; brackets within are in pairs or escaped. */
function endOfString(content: string, start: number): number {
  let depth = 0;
  for (let at = start; at < content.length; at++) {
    if (content[at] === '\\') at++;
    else if (content[at] === '(') depth++;
    else if (content[at] === ')' && --depth === 0) return at + 1;
  }
  return content.length;
}
