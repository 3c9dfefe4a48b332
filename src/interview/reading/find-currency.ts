import type { CurrencyCode } from '../../countries/country.ts';

export interface FoundCurrency {
  readonly currency: CurrencyCode;
  readonly isShared: boolean;
  /** "Dollars", "bucks": in Canada, Australia or New Zealand their own. */
  readonly isAnyDollar?: boolean;
  readonly length: number;
}

const CODE = 'usd|eur|gbp|mxn|cop|ars|uyu|clp|pen|dop|gtq|crc|cad|aud|nzd';
const BEFORE = new RegExp(
  `(us\\$|u\\$s|mx\\$|ar\\$|uy\\$|\\$u|co\\$|cl\\$|rd\\$|nz\\$|au\\$|ca\\$|cdn\\$|(?<![a-z])[ca]\\$|s/\\.?|€|£|\\$|(?<![a-z])(?:${CODE}|us))( {0,2})$`,
);
const AFTER: readonly (readonly [CurrencyCode, RegExp])[] = [
  ['EUR', /^(?:[ -]?(?:€|euros?\b|eurillos?\b|eurazos?\b|leuros?\b|pavos?\b|eur\b)|e(?=[ ,.;)/]|$))/],
  ['GBP', /^[ -]?(?:£|gbp\b|pounds?(?: sterling)?\b(?! of\b)|quid\b|libras?(?: esterlinas)?\b(?! de\b)|sterling\b)/],
  ['COP', /^ ?(?:cop\b|pesos colombianos)/],
  ['ARS', /^ ?(?:ars\b|pesos argentinos)/],
  ['UYU', /^ ?(?:uyu\b|pesos uruguayos)/],
  ['CLP', /^ ?(?:clp\b|pesos chilenos)/],
  ['PEN', /^ ?(?:pen\b|soles\b|nuevos soles)/],
  ['DOP', /^ ?(?:rd\$|dop\b|pesos dominicanos)/],
  ['GTQ', /^ ?(?:gtq\b|quetzal(?:es)?\b|quetzalitos\b)/],
  ['CRC', /^ ?(?:crc\b|colon(?:es)?\b|coloncitos\b)/],
  ['CAD', /^[ -]?(?:c\$|cad\b|canadian dollars?\b|dolares canadienses\b|loonies\b)/],
  ['AUD', /^[ -]?(?:au?\$|aud\b|(?:australian|aussie) dollars?\b|dolares australianos\b)/],
  ['NZD', /^[ -]?(?:nz\$|nzd\b|(?:new zealand|kiwi) dollars?\b|dolares neozelandeses\b)/],
  ['MXN', /^ ?(?:mxn\b|m\.n\.|mn\b|pesos(?: mexicanos)?\b|pesitos\b|varos\b)/],
  ['USD', /^[ -]?(?:us\$|\$|usd\b|dolares\b|dolar\b|(?:us |american )?dollars?\b|bucks?\b|verdes\b|balboas?\b)/],
];
const CENTS: readonly (readonly [CurrencyCode | null, RegExp])[] = [
  ['GBP', /^ ?(?:p\b(?!\.\S)|pence\b)/],
  [null, /^ ?(?:c\b(?!\/)|cents?\b|centimos?\b|centavos?\b|cts\b|¢)/],
];
const SIGNS: Readonly<Record<string, CurrencyCode>> = {
  us$: 'USD',
  u$s: 'USD',
  us: 'USD',
  mx$: 'MXN',
  ar$: 'ARS',
  uy$: 'UYU',
  $u: 'UYU',
  co$: 'COP',
  cl$: 'CLP',
  rd$: 'DOP',
  ca$: 'CAD',
  cdn$: 'CAD',
  c$: 'CAD',
  au$: 'AUD',
  a$: 'AUD',
  nz$: 'NZD',
  's/': 'PEN',
  's/.': 'PEN',
  '€': 'EUR',
  '£': 'GBP',
  $: 'USD',
};

/** Signs that are folded into that of any money, so that whatever reads money reads them. */
const FOLDED_SIGNS: Readonly<Record<string, CurrencyCode>> = { '₡': 'CRC', '¢': 'CRC', Q: 'GTQ' };

/** The currency said right before a number; `before` ends where the number starts, `original` is the same span as typed. */
export function currencyBefore(before: string, original: string): FoundCurrency | null {
  const match = BEFORE.exec(before);
  const folded = match && FOLDED_SIGNS[original[match.index] ?? ''];
  if (folded) return { currency: folded, isShared: false, length: match[0].length };
  const sign = match?.[1];
  if (match === null || sign === undefined || (sign === 'us' && match[2] === '')) return null;
  const isCode = /^[a-z]+$/.test(sign);
  if (isCode && original.slice(match.index, match.index + sign.length) !== sign.toUpperCase()) return null;
  const currency = SIGNS[sign] ?? toCode(sign);
  return currency && { currency, isShared: sign === '$', length: match[0].length };
}

/** The currency said right after a number: a sign, a code, a word, slang included. "$350 pesos" is the pesos'. */
export function currencyAfter(after: string, original: string): FoundCurrency | null {
  for (const [currency, pattern] of AFTER) {
    const match = pattern.exec(after);
    if (match === null) continue;
    const word = match[0].trim();
    if (WORDLIKE_CODES.has(word) && original.slice(0, match[0].length).trim() !== word.toUpperCase()) continue;
    const folded = word === '$' ? FOLDED_SIGNS[original[match[0].indexOf('$')] ?? ''] : undefined;
    if (folded) return { currency: folded, isShared: false, length: match[0].length };
    const isPlain = PLAIN_DOLLARS.test(word);
    return { currency, isShared: SHARED_WORDS.has(word), ...(isPlain && { isAnyDollar: true }), length: match[0].length };
  }
  return null;
}

/** The first currency named in a text; "dollars" are those of no country in particular. */
export function currencyNamed(folded: string, text: string): FoundCurrency | null {
  for (const { index } of folded.slice(0, 300).matchAll(/(?:^|(?<=[ \d]))(?=[\p{L}€$£])/gu)) {
    const found = currencyAfter(` ${folded.slice(index, index + 40)}`, ` ${text.slice(index, index + 40)}`);
    if (found) return found;
  }
  return null;
}

/** "50 c", "80 céntimos", "60p": hundredths. The currency is null unless the word names it. */
export function centsAfter(after: string): { readonly currency: CurrencyCode | null; readonly length: number } | null {
  for (const [currency, pattern] of CENTS) {
    const match = pattern.exec(after);
    if (match) return { currency, length: match[0].length };
  }
  return null;
}

/** "200 pounds" of what is sold at so many dollars a pound, «700 libras» where «la libra» is told: no money, but a weight. `after` follows the number. */
export function isPoundOfWeight(folded: string, after: string): boolean {
  if (LIBRAS.test(after)) return LIBRA_WEIGHED.test(folded);
  return /^ pounds?\b/.test(after) && /(?:\b(?:per|a|each)|\/) ?pound\b/.test(folded) && /[$€]|dollars?|bucks|usd/.test(folded);
}

const LIBRAS = /^ libras?(?! esterlinas?)(?![a-z])/;
const LIBRA_WEIGHED =
  /(?<![a-z])(?:la|por|cada|media|una|x) libra(?! esterlina)(?![a-z])|(?<![a-z])libras de (?!ahorro|inversi|deuda|capital)[a-z]/;

/** English words: as codes they are written in capitals. */
const WORDLIKE_CODES: ReadonlySet<string> = new Set(['pen', 'cop', 'cad']);
const SHARED_WORDS: ReadonlySet<string> = new Set(['$', 'pesos', 'pesitos']);
const PLAIN_DOLLARS = /^-?(?:dolar(?:es)?|dollars?|bucks?)$/;

function toCode(sign: string): CurrencyCode | null {
  const code = sign.toUpperCase();
  return isCurrency(code) ? code : null;
}

const CODES: ReadonlySet<string> = new Set(CODE.toUpperCase().split('|'));

function isCurrency(code: string): code is CurrencyCode {
  return CODES.has(code);
}
