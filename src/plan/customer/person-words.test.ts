import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};
const customerOf = (problem: string) =>
  JSON.stringify(compose({ ...SHOP, ...fact('problem', problem) }).pages.find(({ id }) => id === 'customer'));

it.each(['My mum signs forms she cannot read.', 'Mi madre firma papeles que no entiende.', 'Mi hermana compró a ciegas por internet.'])(
  'is tried on people outside the family: %s',
  (problem) => {
    expect(customerOf(problem)).toMatch(/no sean de la familia.*who are not family/);
  },
);

it.each(['A una clienta le cobraron de más.', 'Mi vecina coge el bus hasta el centro.'])('asks whoever is no family: %s', (problem) => {
  expect(customerOf(problem)).not.toContain('not family');
});
