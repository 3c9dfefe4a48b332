// «Mi sueldo es de 1.600 y el de Tom, de 1.400»: one line or several of a month's costs told anew, each put right by whose it is.
import { type CostLine, type Fact, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Ground } from './amount.ts';
import { findAmounts } from './find-amounts.ts';
import { partsIn } from './find-cost-sum.ts';
import { isTakenBack } from './is-taken-back.ts';
import { quoteOf } from './make-fact.ts';
import { linesOf } from './name-cost-lines.ts';
import type { ReadingContext } from './reading-context.ts';
import { factsOfLines } from './told-cost-lines.ts';

/** Who talks. */
const ME =
  /^(?:for |para |i pay )?(?:yo|mi|mio|me|my|mine|myself)(?:['’]s)?(?! (?:soci[oa]|business partner|partner|co-?founder))(?![a-z])/;
/** «Son 70.000, de Julio 20.000» is who pays for the opening: whose pay it is says that it is pay. */
const PAY = /(?<![a-z])(?:sueldos?|salarios?|nominas?|cobra|gana|pay|wages?|salar(?:y|ies)|earns|gets)(?![a-z])/;
const NAME = /(?<!\p{L})\p{Lu}\p{Ll}{2,}/gu;

/** The lines known with those told here put right, and what they come to; none where these words tell of no pay that is known line by line. */
export function correctCostLines(ground: Ground, context: ReadingContext): readonly Fact[] {
  const known = factValue(context.known, 'costLines') ?? [];
  if (!known.some(({ kind }) => kind === 'own' || kind === 'hired')) return [];
  const all = partsIn(
    ground,
    findAmounts(ground).filter((amount) => !isTakenBack(ground, amount)),
  );
  const parts = all.filter(({ start }) => PAY.test(sentenceUpTo(ground.folded, start)));
  if (parts.length === 0) return [];
  const told = linesOf(ground, parts, all, context).filter(
    ({ kind, label }) => kind === 'own' || kind === 'hired' || namesOf(label).length > 0,
  );
  const put = known.map((line) => told.findLast((one) => isSame(one, line))?.amount ?? line.amount);
  const isMatched = known.some((line) => told.some((one) => isSame(one, line)));
  if (!isMatched) return [];
  const lines = known.map((line, at) => ({ ...line, amount: put[at] ?? line.amount }));
  const changed = new Set(
    known.filter((line) => told.some((one) => isSame(one, line))).map(({ kind }) => (kind === 'own' ? 'founderPay' : 'staffPay')),
  );
  // What is put right is said of these; the other figures stay as they were.
  return factsOfLines(lines, quoteOf(ground.text, context.answer, 0, ground.text.length)).filter(
    ({ id }) => id === 'costLines' || changed.has(id as 'founderPay' | 'staffPay') || (id === 'staffPay' && changed.size > 0),
  );
}

function sentenceUpTo(folded: string, at: number): string {
  return folded.slice(0, at).replace(/^.*[.;!?](?=\s)/s, '');
}

function isSame(told: CostLine, line: CostLine): boolean {
  if (line.kind !== 'own' && line.kind !== 'hired') return false;
  if (ME.test(foldText(told.label)) && ME.test(foldText(line.label))) return true;
  const names = namesOf(line.label);
  return namesOf(told.label).some((name) => names.includes(name));
}

function namesOf(label: string): readonly string[] {
  return [...label.matchAll(NAME)].map(([name]) => foldText(name)).filter((name) => name !== 'sueldo');
}
