// Pay that begins some months after opening: until then nobody is paid it, and the months are cheaper.
import type { FactSheet } from '../facts/fact.ts';
import type { Assumed, CostAssumptions, LaterPay } from './assumption.ts';
import { saidAs } from './ground.ts';
import { saidFigure } from './said-figure.ts';

/** The founder's pay and that of those hired, where a month was told in which it begins; together never more than all pay. */
export function assumeLaterPay(facts: FactSheet, costs: CostAssumptions, start: string): Pick<CostAssumptions, 'laterPay'> {
  const all = costs.staff.value + costs.extraPay.value;
  const own = ownLater(facts, costs.founderPay.origin === 'said' ? costs.founderPay : null, all);
  const hired = hiredLater(facts, hiredOf(facts, costs), { start, most: all - (own[0]?.amount.value ?? 0) });
  return own.length + hired.length > 0 ? { laterPay: [...own, ...hired] } : {};
}

function ownLater(facts: FactSheet, amount: Assumed | null, most: number): readonly LaterPay[] {
  const from = saidFigure(facts, 'founderPayFrom');
  if (!from || amount === null || amount.value <= 0 || amount.value > most) return [];
  const first = saidFigure(facts, 'founderPayFirst');
  const until = Math.round(first?.value ?? 0);
  const told = { who: 'own', from: saidAs(from, from.value) } as const;
  if (!first || until <= 0 || until >= amount.value) return [{ ...told, amount }];
  return [{ ...told, amount: { ...amount, value: amount.value - until }, first: saidAs(first, until) }];
}

/** All who are hired, or those of them who come later. */
function hiredLater(
  facts: FactSheet,
  all: Assumed | null,
  { start, most }: { readonly start: string; readonly most: number },
): readonly LaterPay[] {
  const from = hiredFrom(facts, start);
  if (from === null || all === null || all.value <= 0 || all.value > most) return [];
  const part = saidFigure(facts, 'staffPayLater');
  const amount = part && part.value > 0 && part.value < all.value ? saidAs(part, Math.round(part.value)) : all;
  return [{ who: 'hired', from, amount }];
}

/** The month of trading, as told last: by its number, or by the calendar. */
function hiredFrom(facts: FactSheet, start: string): Assumed | null {
  const [from, date] = [saidFigure(facts, 'staffPayFrom'), facts.staffPayDate];
  if (from && (date?.quote?.answer ?? -1) <= (from.quote?.answer ?? -1)) return saidAs(from, from.value);
  if (!date) return null;
  const number = monthsBetween(start, date.value) + 1;
  return number >= FIRST_LATER && number <= LAST ? saidAs(date, number) : null;
}

/** A month that is over at the opening is the same one a year later. */
function monthsBetween(start: string, month: string): number {
  const count = (value: string) => Number(value.slice(0, 4)) * YEAR + Number(value.slice(5, 7));
  const between = count(month) - count(start);
  return between < 0 ? between + YEAR * Math.ceil(-between / YEAR) : between;
}

const YEAR = 12;
const FIRST_LATER = 2;
const LAST = 36;

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
