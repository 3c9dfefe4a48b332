// Pay that begins some months after opening: until then nobody is paid it, and the months are cheaper.
import type { FactSheet } from '../facts/fact.ts';
import type { Assumed, CostAssumptions, LaterPay } from './assumption.ts';
import { saidAs } from './ground.ts';
import { saidFigure } from './said-figure.ts';

/** The founder's pay and that of those hired, where a month was told in which it begins; together never more than all pay. */
export function assumeLaterPay(facts: FactSheet, costs: CostAssumptions): Pick<CostAssumptions, 'laterPay'> {
  const all = costs.staff.value + costs.extraPay.value;
  const own = laterPay(facts, 'own', costs.founderPay.origin === 'said' ? costs.founderPay : null, all);
  const hired = laterPay(facts, 'hired', hiredOf(facts, costs), all - (own[0]?.amount.value ?? 0));
  return own.length + hired.length > 0 ? { laterPay: [...own, ...hired] } : {};
}

const FROM = { own: 'founderPayFrom', hired: 'staffPayFrom' } as const;

function laterPay(facts: FactSheet, who: LaterPay['who'], amount: Assumed | null, most: number): readonly LaterPay[] {
  const from = saidFigure(facts, FROM[who]);
  if (!from || amount === null || amount.value <= 0 || amount.value > most) return [];
  const first = who === 'own' ? saidFigure(facts, 'founderPayFirst') : undefined;
  const until = Math.round(first?.value ?? 0);
  if (!first || until <= 0 || until >= amount.value) return [{ who, from: saidAs(from, from.value), amount }];
  return [{ who, from: saidAs(from, from.value), amount: { ...amount, value: amount.value - until }, first: saidAs(first, until) }];
}

function hiredOf(facts: FactSheet, { hiredPay }: CostAssumptions): Assumed | null {
  const told = saidFigure(facts, 'staffPay');
  return hiredPay ?? (told ? saidAs(told, Math.round(told.value)) : null);
}

/** What is not paid yet in a month of trading (1 the first), the amounts as `risen` has them in its year. */
export function unpaidYet({ laterPay = [] }: Pick<CostAssumptions, 'laterPay'>, number: number, risen: (amount: number) => number): number {
  return laterPay.reduce((sum, { from, amount }) => (number < from.value ? sum + risen(amount.value) : sum), 0);
}

/** All that goes unpaid in the first year, so that what a month costs once everybody is paid can be told. */
export function unpaidInFirstYear(assumptions: Pick<CostAssumptions, 'laterPay'>): number {
  return Array.from({ length: 12 }, (_, index) => unpaidYet(assumptions, index + 1, (amount) => amount)).reduce(
    (sum, each) => sum + each,
    0,
  );
}
