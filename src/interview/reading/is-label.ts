import { type Ground, leftOf, rightOf } from './amount.ts';
import type { Numeral } from './numeral.ts';

const PHONE_BEFORE =
  /\b(?:telefono|tfno|tlfn?o?|tel|movil|celular|phone|mobile|call|text|whats ?app|wasap|ring|llama\w*|numero|cif|nif|dni|rut|cuit|iban)\b[^\d,;]{0,24}$/;
const PHONE_SHAPE = /^(?:\+|00|0\d{2,4} \d|[679]\d\d \d{3} \d{3}$|[679]\d\d \d\d \d\d \d\d$)/;
const POST_CODE_BEFORE = /\b(?:codigo postal|c\.?p\.?|post ?code|postal code|zip(?: code)?)[: ]*$/;
const STREET_BEFORE =
  /(?:(?<!pie de )\b(?:calle|avenida|avda?|carretera|gran via|rambla|callejon|carrer)|\bc\/)\.? ?(?:[a-z.]+ ){0,4}(?:n[uº.]?(?:mero)? ?)?$/;
/** These are also a walk, a seat or a race: a street only with a name in capitals. */
const SQUARE_BEFORE = /\b(?:plaza|paseo|carrera|camino|ronda|via|travesia) (?:[a-z.]+ ){0,4}$/;
const NAME_BEFORE = /\p{Lu}\p{Ll}+,? $/u;
const STREET_AFTER = /^,? (?:(?!(?:on|in|the|per|a|by|at|of|from) )[a-z]+ ){1,2}(?:street|road|avenue|lane|square|rd|ave)\b/;
const STREET_END = /^(?: ?$| ?[,;.)\n]| (?:de|en|in|with|con|y|que)\b)/;
const DOOR_BEFORE =
  /(?<!\b(?:per|each|a|cost|por|cada|one|every|storage|industrial) )\b(?:unit|suite|flat|apt|apartment|portal|puerta|gate) $/;
const VERSION_BEFORE = /\b(?:version|v|ley|iso|windows|norma|article|articulo|epigrafe|cnae|covid)[ -]?$/;
const FOUNDED_BEFORE =
  /\b(?:(?:desde|since|fundad[oa] en|founded in|established in|est\.?|abrio en|abrieron en|cerro en|opened in|closed in|shut in|back in|en|in)(?: el)?(?: ano)?|ano) $/;

/** A number that names instead of counting: a phone, a postcode, a house number, a version, the year something was founded. */
export function isLabel(ground: Ground, numeral: Numeral): boolean {
  const { low, high, scale, isArticle } = numeral;
  if (low !== high || scale !== 1 || isArticle) return false;
  const before = leftOf(ground, numeral);
  const after = rightOf(ground, numeral);
  return (
    isPhone(ground, numeral) ||
    POST_CODE_BEFORE.test(before) ||
    VERSION_BEFORE.test(before) ||
    isHouse(ground, numeral) ||
    (DOOR_BEFORE.test(before) && low < 100 && /^ ?,/.test(after)) ||
    isPastYear(ground, numeral)
  );
}

/** "Calle Mayor 14", "45 Mill Lane". */
function isHouse(ground: Ground, numeral: Numeral): boolean {
  if (numeral.hasDecimals || numeral.low >= 2000) return false;
  const before = leftOf(ground, numeral);
  const after = rightOf(ground, numeral);
  const isNamed = SQUARE_BEFORE.test(before) && NAME_BEFORE.test(ground.text.slice(Math.max(0, numeral.start - 30), numeral.start));
  return ((STREET_BEFORE.test(before) || isNamed) && STREET_END.test(after)) || STREET_AFTER.test(after);
}

/** "Desde 1995": a year gone by, never a round amount. */
function isPastYear(ground: Ground, numeral: Numeral): boolean {
  const isYear = numeral.low >= 1850 && numeral.low <= 2026 && numeral.low % 50 !== 0;
  const isBare = /^\d{4}$/.test(ground.folded.slice(numeral.start, numeral.end));
  return isYear && isBare && FOUNDED_BEFORE.test(leftOf(ground, numeral)) && !/^ ?(?:[%/]|al |a month|per )/.test(rightOf(ground, numeral));
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
