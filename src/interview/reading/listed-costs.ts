// A month's costs told one by one with no total, wherever they stand in an answer: under a head («De gastos fijos: el alquiler son 1.150, luz y agua
// 320, …», "each month rent is 950, power 420, …") or known by their names.
import type { CostLine } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Amount, Ground } from './amount.ts';
import type { Span } from './clauses.ts';
import { STEADY_NOUN } from './cost-words.ts';
import type { Part } from './find-cost-sum.ts';
import { partsIn } from './find-cost-sum.ts';
import { countMonthly, isOfOpening } from './monthly-words.ts';
import { linesOf } from './name-cost-lines.ts';
import type { ReadingContext } from './reading-context.ts';
import { statementsOf } from './statements-of.ts';

export interface ListedCosts {
  readonly parts: readonly Part[];
  readonly lines: readonly CostLine[];
  /** What the founder takes, told beside them; null where nobody said. */
  readonly own: CostLine | null;
  /** What holds them, and nothing else. */
  readonly span: Span;
}

const FEWEST = 3;
/** Of a list without a head, which another list stands beside, so many are such as nobody pays but by the month. */
const FEWEST_STEADY = 3;
export const HEAD =
  /(?<![a-z])(?:gastos (?:fijos|mensuales|generales|corrientes|del mes|de (?:cada|un) mes|al mes)|(?:costes|costos) (?:fijos|mensuales)|(?:de|los|lo|en|mis) fij[oa]s?|fijos|(?:cada|al|por) mes|mensualmente|todos los meses|mensual(?:es)?|fixed(?: (?:costs?|expenses|outgoings|overheads?))?|overheads?|outgoings|running costs|monthly(?: (?:costs?|bills|expenses))?|(?:each|every|a|per) month)(?![a-z])/;
/** «Fijo la renta», "costs are rent": the words of the head that its first cost is told with. */
const HEAD_OF_LABEL =
  /^(?:(?:gastos?|costs?|costes?|costos?|bills|expenses|outgoings|overheads?|fij[oa]s?|fixed|monthly|mensual(?:es)?|(?:al|por|cada) mes|(?:a|each|every|per) month|mes|month|pues|a ver|let me see|bueno|well|pago|pagamos|pagar[eé](?:mos)?|tengo|tenemos|son|are|is|el|la|los|las|the|(?:i|we)(?:['’]ll|['’]d)? (?:pay|have))[\s,:]+)+(?=\p{L})/iu;
const STEADY = new RegExp(`(?<![a-z])${STEADY_NOUN}(?![a-z])`);
/** One of them holds the others. */
const OF_A_TOTAL =
  /(?<![a-z])(?:de (?:eso|esos|ell[oa]s|ahi|l[oa]s (?:que|cuales))|of (?:which|that|those|it)|inclu(?:ye|yendo|ding|des)|incluid[oa]s?|included)(?![a-z])/;
/** What is told of each, or not of every month alike. */
const IN_STEPS =
  /(?<![a-z])(?:cada un[oa]|cada soci[oa]|each|apiece|(?:primer|first|month|mes|ano|year)[a-z]*|a partir|desde|luego|despues|then|after|until|hasta)(?![a-z])/;
/** Nothing that a month takes. */
const OF_ELSE =
  /(?<![a-z])(?:prestamos?|creditos?|hipoteca|ahorr\w+|inver\w+|precios?|tickets?|vend\w+|ventas?|clientes?|total|suman?|loans?|mortgage|savings?|saved|invest\w*|prices?|sell\w*|sales?|customers?|per (?:sale|unit|head)|por (?:venta|unidad|cliente)|each|cada un[oa])(?![a-z])/;

/** The list, where all that its sentence tells is such a cost; null where a sum of it has no name or is of anything else. */
export function listedCosts(ground: Ground, amounts: readonly Amount[], context: ReadingContext): ListedCosts | null {
  const all = partsIn(ground, amounts);
  const monies = amounts.filter(({ kind }) => kind === 'money' || kind === 'plain');
  const sentences = statementsOf(ground.text);
  const within = ({ start, end }: Span) => all.filter((sum) => sum.start >= start && sum.start < end);
  for (const sentence of sentences) {
    const sums = within(sentence);
    const isAll = monies.filter(({ start }) => start >= sentence.start && start < sentence.end).length === sums.length;
    if (sums.length < FEWEST || !isAll || OF_A_TOTAL.test(ground.folded.slice(sentence.start, sentence.end))) continue;
    const told = linesOf(ground, sums, all, context);
    const own = told.findIndex(({ kind }) => kind === 'own');
    const many = own < 0 ? sums.length : own;
    const parts = sums.slice(0, many);
    const opening = ground.folded.slice(sentence.start, sums[0]?.start);
    const isMixed = context.question !== 'fixed-costs' && sentences.some((one) => one !== sentence && within(one).length >= FEWEST);
    const lines = listOf(told.slice(0, many), HEAD.test(opening), isMixed);
    if (lines === null) continue;
    // «…, gestoría 140 y mi sueldo 1.300»: what the founder takes closes the list and is told beside it.
    const isLast = own < 0 || (many === sums.length - 1 && !IN_STEPS.test(ground.folded.slice(parts.at(-1)?.end, sentence.end)));
    const end = isLast ? sentence.end : (parts.at(-1)?.end ?? sentence.end);
    return { parts, lines, own: isLast ? (told[own] ?? null) : null, span: { start: sentence.start, end } };
  }
  return null;
}

function listOf(told: readonly CostLine[], isHeaded: boolean, isMixed: boolean): readonly CostLine[] | null {
  if (told.length < FEWEST || !(isHeaded || isMixed)) return null;
  const lines = told.map((line, at) => (at === 0 ? { ...line, label: line.label.replace(HEAD_OF_LABEL, '') } : line));
  const names = lines.map(({ label }) => foldText(label));
  const isNamed = lines.every(({ kind }, at) => {
    const name = names[at] ?? '';
    return /[a-z]{3}/.test(name) && !OF_ELSE.test(name) && !isOfOpening(name) && kind !== 'own' && kind !== 'pay';
  });
  if (!isNamed) return null;
  if (isHeaded) return names.some((name) => countMonthly(name) > 0) ? lines : null;
  const isSteady = names.filter((name) => STEADY.test(name)).length >= FEWEST_STEADY;
  return isSteady && names.every((name) => countMonthly(name) > 0) ? lines : null;
}
