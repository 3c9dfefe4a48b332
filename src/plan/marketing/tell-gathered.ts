// The demand that is there before any money is spent, as the plan tells it.
import type { FactSheet } from '../../facts/fact.ts';
import { findGathered, type Gathered } from '../../facts/find-gathered.ts';
import { listInBoth } from '../../language/format-list.ts';
import type { Bilingual } from '../../language/language.ts';
import type { FigureTable } from '../figures/figure.ts';

const OF_KIND: Readonly<Record<Gathered['kind'], Bilingual>> = {
  customers: { es: '{{fig:gathered-customers*}} que ya compran', en: '{{fig:gathered-customers*}} who buy already' },
  signed: { es: '{{fig:gathered-signed*}} que ya pagan o han firmado', en: '{{fig:gathered-signed*}} who pay or have signed' },
  waiting: { es: '{{fig:gathered-waiting*}} en lista de espera', en: '{{fig:gathered-waiting*}} on the waiting list' },
};

/** `gathered-customers` …: how many of each kind were told; `gathered-one-in`, of how many on the list one is counted on. */
export function gatheredFigures(facts: FactSheet): FigureTable {
  return Object.assign(
    {},
    ...findGathered(facts).map(
      ({ kind, told, counted }): FigureTable => ({
        [`gathered-${kind}`]: { kind: 'count', value: told, origin: 'said' },
        ...(kind === 'waiting' && counted > 0
          ? { 'gathered-one-in': { kind: 'count', value: Math.round(told / counted), origin: 'sector' } }
          : {}),
      }),
    ),
  );
}

/** «24 que ya compran y 31 en lista de espera»; null where nobody was told of. */
export function tellGathered(facts: FactSheet): Bilingual | null {
  const kinds = findGathered(facts).map(({ kind }) => OF_KIND[kind]);
  return kinds.length === 0 ? null : listInBoth(kinds);
}
