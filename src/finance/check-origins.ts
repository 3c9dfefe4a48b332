import type { Fact, FactId } from '../facts/fact.ts';
import { doLinesFoot } from './assume-lines.ts';
import type { Assumed, Assumptions } from './assumption.ts';
import { roundedShare } from './round-half-away.ts';
import { toldUnitCost } from './told-unit-cost.ts';
import type { UncheckedModel } from './unchecked-model.ts';
import { toldVolume } from './volume-trend.ts';

/** Each said figure: its fact and how the model writes what was said. */
const SAID: readonly (readonly [keyof Assumptions, FactId, (said: number) => number])[] = [
  ['growthBasisPoints', 'growth', (said) => Math.round(said * 100)],
  ['fixedCosts', 'fixedCosts', Math.round],
  ['investment', 'investment', Math.round],
  ['ownFunds', 'ownFunds', Math.round],
  ['loan', 'loan', Math.round],
  ['loanYears', 'loanYears', (said) => said],
  ['loanRateBasisPoints', 'loanRate', (said) => Math.round(said * 100)],
  ['team', 'team', (said) => said],
  ['graceMonths', 'graceMonths', Math.round],
  ['founderPay', 'founderPay', Math.round],
];

/** Every assumption says where it comes from; what was said carries its fact, and what the trade lends carries none. */
export function areOriginsKnown({ assumptions }: UncheckedModel): boolean {
  const known = assumedIn(assumptions).every(({ origin, fact }) => {
    if (origin === 'said') return fact !== undefined && fact.origin === 'said';
    return origin === 'derived' || (origin === 'sector' && fact === undefined);
  });
  return known && ['said', 'derived', 'sector'].includes(assumptions.sectorOrigin);
}

/** What the visitor said stands in the model to the last cent. */
export function areSaidValuesUnchanged({ assumptions }: UncheckedModel): boolean {
  const { start } = assumptions;
  const startStands = start.fact === undefined || start.fact.value === start.value;
  const volumeStands = stands(toldVolume(assumptions), 'volume', (said) => Math.round(said * 1000) / 1000);
  return (
    startStands &&
    volumeStands &&
    stands(toldUnitCost(assumptions), 'unitCost', (said) => Math.round(said * 100)) &&
    isPriceUnchanged(assumptions) &&
    areLinesCarried(assumptions) &&
    SAID.every(([key, id, write]) => stands(assumptions[key] as Assumed, id, write))
  );
}

/** A price said with the tax inside is kept less that tax; a commission's price is its part of what was said. */
function isPriceUnchanged({ priceCents, taxIncluded, vatOnSales, commission }: Assumptions): boolean {
  const said = (commission?.ticketCents ?? priceCents).fact;
  if (said?.id !== 'price') return true;
  const cents = Math.round((said.value as number) * 100);
  if (commission) return commission.ticketCents.value === cents;
  const rate = taxIncluded.value ? vatOnSales.value : 0;
  return priceCents.value === Math.max(1, roundedShare(cents, 10_000, 10_000 + rate));
}

/** What was told of several things sold comes to the price, the volume and the unit cost that the months are counted with. */
function areLinesCarried(assumptions: Assumptions): boolean {
  const { lines, priceCents } = assumptions;
  const price = priceCents.fact?.id === 'price' ? Math.round((priceCents.fact.value as number) * 100) : priceCents.value;
  return doLinesFoot(lines, { price, volume: toldVolume(assumptions).value, unitCost: toldUnitCost(assumptions).value });
}

function stands({ value, fact }: Assumed, id: FactId, write: (said: number) => number): boolean {
  if (fact?.id !== id || (id === 'unitCost' && fact.unit === 'percent')) return true;
  return value === write((fact as Fact<'price'>).value);
}

/** Every assumed value, those inside a commission, rooms or tax bands included. */
function assumedIn(value: unknown): readonly Assumed<unknown>[] {
  if (value === null || typeof value !== 'object') return [];
  if ('origin' in value && 'value' in value) return [value as Assumed<unknown>];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'fact' ? [] : assumedIn(inner)));
}
