import { type Ground, leftOf, rightOf } from './amount.ts';
import type { Numeral } from './numeral.ts';

const PHONE_BEFORE =
  /\b(?:telefono|tfno|tlfn?o?|tel|movil|celular|phone|mobile|call|text|whats ?app|wasap|ring|llama\w*|numero|cif|nif|dni|rut|cuit|iban)\b[^\d,;]{0,24}$/;
const PHONE_SHAPE = /^(?:\+|00|0\d{2,4} \d|[679]\d\d \d{3} \d{3}$|[679]\d\d \d\d \d\d \d\d$)/;
const POST_CODE_BEFORE = /\b(?:codigo postal|c\.?p\.?|post ?code|postal code|zip(?: code)?)[: ]*$/;
const STREET_BEFORE =
  /(?:\b(?:calle|avenida|avda?|plaza|paseo|carrera|camino|carretera|poligono|local|kilometro|km)|\bc\/)\.? (?:[a-z.]+ ){0,4}(?:n[uº.]?(?:mero)? ?)?$/;
const STREET_AFTER = /^,? (?:[a-z]+ ){1,2}(?:street|road|avenue|lane|square|st|rd|ave)\b/;
const VERSION_BEFORE = /\b(?:version|v|web|ley|iso|windows|norma|modelo|model|article|articulo|epigrafe|cnae|covid|estrella)[ -]?$/;
const PAST_YEAR_BEFORE =
  /\b(?:desde(?: el)?(?: ano)?|since|en(?: el)?(?: ano)?|in|de|from|founded in|fundad[oa] en|est\.?|ano|abrio|opened|back in|until|hasta|hacia|circa)[ (]*$/;

/** A number that names instead of counting: a phone, a postcode, a house number, a version, the year something was founded. */
export function isLabel(ground: Ground, numeral: Numeral): boolean {
  const { low, high, scale, hasDecimals, start, end } = numeral;
  if (low !== high || scale !== 1 || numeral.isArticle) return false;
  const before = leftOf(ground, numeral);
  if (isPhone(ground, numeral)) return true;
  if (POST_CODE_BEFORE.test(before) || VERSION_BEFORE.test(before)) return true;
  if (!hasDecimals && low < 2000 && (isHouse(before, rightOf(ground, numeral)) || STREET_AFTER.test(rightOf(ground, numeral)))) return true;
  const isYear = low >= 1850 && low <= 2026 && /^\d{4}$/.test(ground.folded.slice(start, end));
  return isYear && PAST_YEAR_BEFORE.test(before) && /^(?: ?$| ?[,;.:)]| (?:[a-z]))/.test(rightOf(ground, numeral));
}

/** "Calle Mayor 14", not "local 900 €" nor "calle y 3 mesas". */
function isHouse(before: string, after: string): boolean {
  return (
    STREET_BEFORE.test(before) &&
    !/\b(?:local|km|kilometro) $/.test(before) &&
    !/^ ?(?:€|\$|£|%|euros?|pesos|al |\/|m2|m²|metros)/.test(after)
  );
}

/** A run of seven digits or more, grouped as phones are or after a word of calling. */
function isPhone({ folded }: Ground, { start, end }: Numeral): boolean {
  const head = /[\d+() -]*$/.exec(folded.slice(Math.max(0, start - 20), start))?.[0] ?? '';
  const tail = /^[\d() -]*/.exec(folded.slice(end, end + 20))?.[0] ?? '';
  const from = start - head.length;
  const run = folded.slice(from, end + tail.length).trim();
  if (!/^[\d+() -]+$/.test(run) || run.replaceAll(/\D/g, '').length < 7) return false;
  const isMoney = /^ ?(?:€|\$|£|euros?|pesos|dolares|dollars|pounds|usd|eur|cop|clp)/.test(folded.slice(end));
  return !isMoney && (PHONE_SHAPE.test(run) || PHONE_BEFORE.test(folded.slice(Math.max(0, from - 40), from)));
}
