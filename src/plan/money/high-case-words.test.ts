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

it('does not fill a reserve that is whole, and says whether the hands can serve the higher case', () => {
  const sample = told({});
  expect(sample).toContain('entera desde la apertura');
  expect(sample).not.toContain('llena antes que nada la reserva');
  expect(told(fact('volume', 90))).toContain('las manos dan para {{fig:service-units}}.');
});

it('says that hands are missing for it where they are', () => {
  expect(told({})).toContain('las manos dan para {{fig:service-units}}: las horas que faltan');
  expect(told(fact('volume', 160))).toMatch(/las manos dan para \{\{fig:service-units\}\}: (?:las horas que faltan|lo que pasa de ahí)/);
});
