import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

it('dues told among the costs of a month do not come out of the founder’s pay again', () => {
  const lines = (label: string) =>
    fact('costLines', [
      { label: 'alquiler', amount: 600, kind: 'rent' },
      { label, amount: 88, kind: 'other' },
    ]);
  const words = (label: string) => {
    const told = {
      ...SAMPLE_FACTS,
      ...fact('fixedCosts', 688),
      ...fact('founderPay', 1300),
      ...fact('payIncluded', false),
      ...lines(label),
    };
    return textsOf(compose(told))
      .map(({ text }) => text.es)
      .join(' ');
  };
  expect(words('cuota de autónomos')).toContain('su propia cuota ya está aparte');
  expect(words('gestoría')).not.toContain('su propia cuota ya está aparte');
});
