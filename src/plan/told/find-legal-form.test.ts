import { expect, test } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { findLegalForm } from './find-legal-form.ts';

test.each([
  ['Sergi y yo somos socios al 50 % de una SL y cobraremos 1.300 cada uno', 'además unos 310 de autónomos por cabeza', true, false],
  ['Abrimos en marzo', 'además unos 310 de autónomos por cabeza', false, true],
  ['Me doy de alta de autónoma en marzo', 'alquiler 900', false, false],
])('%s, %s', (soFar, resources, isCompany, isByDues) => {
  expect(findLegalForm({ ...fact('soFar', soFar), ...fact('resources', resources), ...fact('costList', resources) })).toMatchObject({
    isCompany,
    isByDues,
  });
});
