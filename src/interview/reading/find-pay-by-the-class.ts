// What somebody is paid by the class, the shift or the session: "Priya teaches 8 classes a week at 35 dollars a class, so around twelve hundred a month", «le
// pago 20 euros la clase por diez clases a la semana». A month of it is a cost of every month, and neither a purchase nor a price.
import type { Ground } from './amount.ts';
import type { Span } from './clauses.ts';
import { EMPLOYEE } from './cost-words.ts';
import { roundMoney } from './money-details.ts';
import type { Numeral } from './numeral.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

export interface PayByTheClass extends Span {
  /** Of one month. */
  readonly value: number;
  /** The month's total was told beside it. */
  readonly isTold: boolean;
  /** Who is paid, by name; null where no name is told. */
  readonly name: string | null;
}

const COIN = '(?: ?(?:€|euros?|pesos|soles|dolares|dollars|pounds|quid|bucks))?';
const UNIT =
  '(clase|class|sesion|session|leccion|lesson|turno|shift|taller|workshop|servicio|gig|bolo|guardia|visita|visit|partido|game|ruta|route)(?:es|s)?';
const COUNTED = new RegExp(`^ (?:[a-z]+ )?${UNIT} (?:an?|per|each|every|al?|a la|por|cada) (week|semana|month|mes)(?![a-z])`);
const RATE = new RegExp(`^${COIN} ?(?:an?|per|each|/|la|el|por|cada|por cada) ?${UNIT}(?![a-z])`);
const BY_THE_MONTH = new RegExp(`^${COIN} (?:a month|per month|each month|every month|monthly|al mes|por mes|mensuales|cada mes)(?![a-z])`);
const TEACHES =
  'teaches|gives|takes|covers|does|runs|leads|works|gets?|is paid|earns|makes|is|will (?:teach|give|cover|do|get)|da|imparte|hace|lleva|cubre|cobra|gana|dara|hara|trabaja';
const NAMED = new RegExp(
  `(?<!\\p{L})(?!(?:She|He|It|This|That|There|Each|Every|Class|Clase|Ella|La|El|Una?|Cada)(?!\\p{L}))(\\p{Lu}\\p{Ll}{2,})(?: \\p{Lu}\\p{Ll}+)?,? (?:que |who |me )?(?:${TEACHES})(?!\\p{L})`,
  'u',
);
const PAYS = /(?<![a-z])(?:i pay|we pay|i'll pay|le pago|les? pagamos|le pagare|pago a|pagamos a|pagare a)(?![a-z])/;
const EMPLOYED = new RegExp(
  `(?<![a-z])(?:she|he|they|ella|${EMPLOYEE}|contractor|freelance(?:r|s)?|autonom[oa])(?![a-z])(?:,? (?:que |who |me )?(?:${TEACHES}|charges))`,
);
const OF_SALES =
  /(?<![a-z])(?:i charge|we charge|cobro|cobramos|vend\w+|i sell|we sell|customers?|client\w+|members?|students?|alumn\w+|soci[oa]s|people pay|pay me|pay us|nos pagan|me pagan)(?![a-z])/;
const TAIL =
  /^,? (?:as (?:a |an )?(?:contractor|freelancer?)|on invoice|como (?:autonom[oa]|freelance)|con factura|self-employed)(?![a-z])/;
const WEEKS_A_MONTH = 52 / 12;
/** How far a total said roughly may be from what it is made of. */
const NEARLY = 0.15;

/** The first in each sentence; null where the total that was told is another. */
export function findPayByTheClass(ground: Ground): readonly PayByTheClass[] {
  return sentencesOf(ground.text)
    .map(spanOf)
    .flatMap((sentence) => payIn(ground, sentence) ?? []);
}

function payIn({ text, folded, numerals }: Ground, { start, end }: Span): PayByTheClass | null {
  const plain = folded.replaceAll('’', "'").slice(start, end);
  const name = NAMED.exec(text.slice(start, end));
  const who = name ?? PAYS.exec(plain) ?? EMPLOYED.exec(plain);
  if (who === null || OF_SALES.test(plain)) return null;
  const told = numerals.filter((one) => !one.isArticle && one.start >= start + who.index && one.end <= end && one.low === one.high);
  const found = (pattern: RegExp) => firstAfter(told, folded, pattern);
  const [counted, rate, month] = [found(COUNTED), found(RATE), found(BY_THE_MONTH)];
  if (rate === null) return null;
  const spans = [counted, rate, month].filter((one) => one !== null);
  const until = Math.max(...spans.map((one) => one.end));
  const span = { start: start + who.index, end: until + (TAIL.exec(folded.slice(until, end))?.[0].length ?? 0), name: name?.[1] ?? null };
  if (counted === null) return month && { ...span, value: month.value, isTold: true };
  if (counted.match[1] !== rate.match[1]) return null;
  const times = /^(?:week|semana)$/.test(counted.match[2] ?? '') ? WEEKS_A_MONTH : 1;
  const value = counted.value * rate.value * times;
  if (month === null) return { ...span, value: roundMoney(Math.round(value)), isTold: false };
  return Math.abs(month.value - value) <= NEARLY * value ? { ...span, value: month.value, isTold: true } : null;
}

interface Found extends Span {
  readonly value: number;
  readonly match: RegExpExecArray;
}

function firstAfter(numerals: readonly Numeral[], folded: string, pattern: RegExp): Found | null {
  for (const { low, start, end } of numerals) {
    const match = pattern.exec(folded.slice(end));
    if (match) return { value: low, match, start, end: end + match[0].length };
  }
  return null;
}
