// What was told of a month's costs line by line: what each kind comes to, and what the total holds beyond them.
import { type CostKind, type CostLine, type FactSheet, factValue } from '../facts/fact.ts';

export interface ToldLines extends Readonly<Record<CostKind, number>> {
  /** Of the total, in no line told. */
  readonly left: number;
}

const KINDS: readonly CostKind[] = ['own', 'hired', 'pay', 'rent', 'marketing', 'other'];
/** Lines rounded one by one. */
const ROUNDING = 3;

/** Null where nothing was told line by line, or the lines come to more than the total they are of. */
export function toldLines(facts: FactSheet, total: number): ToldLines | null {
  const lines = withPayKinds(factValue(facts, 'costLines') ?? [], facts);
  if (lines.length === 0 || facts.costsOpen?.value) return null;
  const sumOf = (kind: CostKind) => Math.round(lines.reduce((sum, line) => sum + (line.kind === kind ? line.amount : 0), 0));
  const [own, hired, pay, rent, marketing, told] = KINDS.map(sumOf) as [number, number, number, number, number, number];
  const sum = own + hired + pay + rent + marketing + told;
  if (sum > total + ROUNDING) return null;
  const left = Math.abs(total - sum) <= ROUNDING ? 0 : total - sum;
  // «Marcos me cuesta 900» put right later: all that the total holds beyond the lines is their pay, which is counted once.
  const staff = Math.round(factValue(facts, 'staffPay') ?? 0);
  if (staff > 0 && hired + pay === 0 && Math.abs(left - staff) <= ROUNDING)
    return { own, hired: left, pay, rent, marketing, other: told + (total - sum - left), left: 0 };
  // What rounding leaves belongs to the rest.
  return { own, hired, pay, rent, marketing, other: told + (total - sum - left), left };
}

/** «Beto 12.300» among the lines is what those hired were told to cost, whatever the line is called; so is the founder's own. */
function withPayKinds(lines: readonly CostLine[], facts: FactSheet): readonly CostLine[] {
  const named = (kind: 'hired' | 'own', pay: number | undefined) => {
    const isTold = lines.some((line) => line.kind === kind || line.kind === 'pay');
    return pay === undefined || pay <= 0 || isTold
      ? -1
      : lines.findIndex((line) => line.kind === 'other' && Math.abs(line.amount - pay) < 1);
  };
  const [hired, own] = [named('hired', factValue(facts, 'staffPay')), named('own', factValue(facts, 'founderPay'))];
  return lines.map((line, at) => (at === hired ? { ...line, kind: 'hired' } : at === own ? { ...line, kind: 'own' } : line));
}
