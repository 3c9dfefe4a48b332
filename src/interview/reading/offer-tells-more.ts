// Which of two readings of an answer on several things sold tells more of them.
import type { Fact, FactId, SaleLine } from '../../facts/fact.ts';
import { isSameThing, lineNamed } from '../../facts/sale-lines.ts';
import type { Span } from './clauses.ts';
import { newNameIn } from './offer-names.ts';

/** What is sold, told thing by thing. */
export interface Heard {
  readonly facts: readonly Fact[];
  /** What was sold before. */
  readonly before: readonly SaleLine[];
  /** The answer with blanks for the sentences that tell them. */
  readonly rest: string;
  readonly spans: readonly Span[];
  /** The names of those of which something is told. */
  readonly spoken: readonly string[];
  /** How many figures are told. */
  readonly told: number;
}

/** Whether more is told of each thing than in the other reading. */
export function tellsMore(own: Heard, other: readonly Fact[]): boolean {
  const [lines, heard] = [linesIn(own.facts), linesIn(other)];
  const { before } = own;
  if (lines === null) return false;
  const isKnown = ({ label }: SaleLine) =>
    lineNamed(
      before.map((line) => line.label),
      label,
    ) !== null;
  const isStray = other.some(
    ({ id, quote }) => OF_ELSE.has(id) && quote !== null && own.spans.some(({ start, end }) => quote.start < end && quote.end > start),
  );
  if (heard === null) return isStray || !lines.every(isKnown) || fieldsNew(lines, before) > 0 || own.told > 1;
  const isTwice = heard.some(({ label }, at) => heard.slice(0, at).some((one) => isSameThing(one.label, label)));
  if (isAlike(lines, heard)) return isStray || isTwice;
  // Some are sold no more.
  const isFewer =
    heard.length < before.length &&
    heard.every((line) => before.some(({ label }) => label === line.label)) &&
    own.spoken.every((label) => heard.some((line) => line.label === label));
  if (before.length > 1 && [...lines, ...heard].every(isKnown)) return !isFewer && own.told >= fieldsNew(heard, before);
  // A name that no thing has is that of a remark: «no nomás 52 ventas a 300».
  const named = heard.filter((line) => isKnown(line) || newNameIn(line.label) !== null);
  const isWithin = named.every(({ price }) => lines.some((line) => line.price === price));
  return isWithin && (named.length < heard.length || isTwice || fieldsNew(lines, before) > fieldsNew(named, before));
}

/** What the words on a thing sold may be mistaken for. */
const OF_ELSE: ReadonlySet<FactId> = new Set<FactId>([
  'investment',
  'investmentItems',
  'fixedCosts',
  'costLines',
  'staffPay',
  'team',
  'founderPay',
  'ownFunds',
  'loan',
]);

function isAlike(lines: readonly SaleLine[], others: readonly SaleLine[]): boolean {
  const figures = (all: readonly SaleLine[]) => JSON.stringify(all.map(({ price, units, unitCost }) => [price, units, unitCost ?? null]));
  return figures(lines) === figures(others);
}

function linesIn(facts: readonly Fact[]): readonly SaleLine[] | null {
  return facts.find((fact): fact is Fact<'lines'> => fact.id === 'lines')?.value ?? null;
}

/** How many figures of these lines differ from what was known of them. */
function fieldsNew(lines: readonly SaleLine[], before: readonly SaleLine[]): number {
  return lines.reduce((so, line) => {
    const own = before.find(({ label }) => label === line.label);
    const fields = [line.price !== own?.price, line.units !== null && line.units !== own?.units, line.unitCost !== own?.unitCost];
    return so + fields.filter(Boolean).length;
  }, 0);
}
