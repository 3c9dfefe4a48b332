import { expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { compose } from '../plan-cases-fixture.ts';
import { fact } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

const told = (more: FactSheet) =>
  textsOf(compose({ ...SAMPLE_FACTS, ...more }))
    .map(({ text }) => text.es)
    .join(' ');

it('does not fill a reserve that is whole, and says nothing of the team where it can serve the higher case', () => {
  const sample = told({});
  expect(sample).toContain('la reserva está completa desde la apertura');
  expect(sample).not.toContain('lo primero es completar la reserva');
  expect(told(fact('volume', 90))).not.toContain('del escenario alto exige');
});

it('says that hands are missing for it where they are', () => {
  expect(told({})).toContain('el equipo puede atender {{fig:service-units}}; las horas que habría que contratar');
  expect(told(fact('volume', 160))).toMatch(
    /el equipo puede atender \{\{fig:service-units\}\}; (?:las horas que habría que contratar|superar esa cifra)/,
  );
});
