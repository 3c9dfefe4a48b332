import { expect, test } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { findCase } from './find-case.ts';

const caseOf = (problem: string) => findCase(fact('problem', problem), problem, null);

test.each([
  ['A una clienta le falló la limpiadora y devolvió 260 €.', 'whose cleaner did not come and who had to refund {{fig:problem-amount-1}}'],
  ['Una maestra me contó que devolvió cuatro de seis.', 'who sent back four out of six'],
  ['My mum signs forms she cannot read.', 'who signs forms without being able to read them'],
  ['Mrs Dale next door pays a taxi for a sack of biscuit.', 'who pays for a taxi to get what cannot be had nearby'],
  ['A neighbor waited 5 months for a porch step.', 'who waited {{fig:detail-1}} months'],
  ['Mi prima esperó seis semanas por un sillón.', 'who waited six weeks'],
  ['A un cliente le cayeron 600 € de recargo por presentar tarde.', 'who paid a penalty of {{fig:problem-amount-1}}'],
])('%s', (problem, told) => {
  expect(caseOf(problem)?.told.en).toBe(told);
});

test('what ends well for the same person is told with what else was complained of', () => {
  expect(caseOf('Mi madre firma papeles que no sabe leer.')?.after?.es).toBe('que ya lee un papel antes de firmarlo');
  expect(caseOf('They cannot talk to their doctor. My mum signs forms she cannot read.')?.after?.en).toMatch(/talk to the doctor$/);
});

test('says nothing of what no list tells', () => {
  expect(caseOf('A mi vecino se lo devolvieron peor.')).toBeNull();
  expect(caseOf('A mi hija le salieron ronchas con tres marcas seguidas.')).toBeNull();
});
