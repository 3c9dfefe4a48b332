// Sums whose unit or time is told beside them: the days of a week, the terms of a school, the cents of the one before.
import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const OF_20 = withFacts({}, [makeFact('price', 20)]);

const CASES: readonly Told[] = [
  ['fixed-costs', 'es', '60 soles el día los jueves el puesto', { fixedCosts: 260 }],
  ['fixed-costs', 'en', 'the pitch is £40 a day on Fridays and Saturdays', { fixedCosts: 346.67 }],
  ['fixed-costs', 'es', '60 soles el día el puesto', { fixedCosts: 1560 }],
  ['resources', 'en', 'the van is fourteen five', { investment: 14_500 }],
  ['investment', 'en', 'fourteen five for the van and 2,000 for tools', { investment: 16_500 }],
  ['investment', 'en', 'twenty-two five for the van', { investment: 22_500 }],
  ['investment', 'en', 'twenty five for the van', { investment: 25 }],
  [
    'funding',
    'es',
    'mi hermana pone 100 mil como socia',
    { ownFunds: 100_000, moneySources: [{ who: 'mi hermana', kind: 'partner', amount: 100_000 }] },
  ],
  ['price', 'en', '£120 a term, three terms a year', { price: 30, volume: undefined }],
  ['unit-cost', 'es', 'harina 40 céntimos, mantequilla 60 y la caja 20', { unitCost: 1.2 }, OF_20],
  ['unit-cost', 'es', 'hilo 40 céntimos y la tela 9', { unitCost: 9.4 }, OF_20],
  ['unit-cost', 'en', 'flour 40p and the box 20', { unitCost: 0.6 }],
  ['revenue', 'es', '20 el arreglo. Trabajo yo sola', { team: 1 }],
  ['fixed-costs', 'es', 'Trabajo yo, alquiler 500', { team: 1 }],
  ['resources', 'es', 'Trabajo yo. Un horno de 3000', { team: 1 }],
  ['revenue', 'en', "20 a cut, it's just me", { team: 1 }],
  ['revenue', 'en', "It's not just me, there are six of us", { team: undefined }],
  ['fixed-costs', 'es', 'Trabajo yo y mi hermana, alquiler 500', { team: 2 }],
  ['revenue', 'es', 'Trabajo yo sola', { team: undefined }, withFacts({}, [makeFact('team', 3)])],
];

test.each(CASES.map((told) => [told[0], told[2], told] as const))('%s: %s', (_question, _text, told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
