import type { Fact, FactId } from '../facts/fact.ts';
import type { Assumed, Assumptions } from './assumption.ts';
import type { UncheckedModel } from './unchecked-model.ts';

const ASSUMED = [
  'start',
  'priceCents',
  'unitCostCents',
  'monthlyUnits',
  'growthBasisPoints',
  'season',
  'fixedCosts',
  'investment',
  'ownFunds',
  'loan',
  'loanYears',
  'loanRateBasisPoints',
  'team',
] as const satisfies readonly (keyof Assumptions)[];

/** Each said figure: its fact and how the model writes what was said. */
const SAID: readonly (readonly [keyof Assumptions, FactId, (said: number) => number])[] = [
  ['priceCents', 'price', (said) => Math.round(said * 100)],
  ['unitCostCents', 'unitCost', (said) => Math.round(said * 100)],
  ['monthlyUnits', 'volume', (said) => Math.round(said * 1000) / 1000],
  ['growthBasisPoints', 'growth', (said) => Math.round(said * 100)],
  ['fixedCosts', 'fixedCosts', Math.round],
  ['investment', 'investment', Math.round],
  ['ownFunds', 'ownFunds', Math.round],
  ['loan', 'loan', Math.round],
  ['loanYears', 'loanYears', (said) => said],
  ['team', 'team', (said) => said],
];

/** Every assumption says where it comes from; what was said carries its fact, and what the trade lends carries none. */
export function areOriginsKnown({ assumptions }: UncheckedModel): boolean {
  const known = ASSUMED.every((key) => {
    const { origin, fact } = assumptions[key];
    if (origin === 'said') return fact !== undefined && fact.origin === 'said';
    return origin === 'derived' || origin === 'sector';
  });
  return known && ['said', 'derived', 'sector'].includes(assumptions.sectorOrigin);
}

/** What the visitor said stands in the model to the last cent. */
export function areSaidValuesUnchanged({ assumptions }: UncheckedModel): boolean {
  const { start } = assumptions;
  const startStands = start.fact === undefined || start.fact.value === start.value;
  return startStands && SAID.every(([key, id, write]) => stands(assumptions[key] as Assumed, id, write));
}

function stands({ value, fact }: Assumed, id: FactId, write: (said: number) => number): boolean {
  if (fact?.id !== id || (id === 'unitCost' && fact.unit === 'percent')) return true;
  return value === write((fact as Fact<'price'>).value);
}
