import { expect, test } from 'vitest';
import { foldText } from '../../language/fold-text.ts';
import { findChargedApart } from './find-charged-apart.ts';

test.for([
  ['about £75 a chair, fabric is extra and the customer pays for it', 'fabric'],
  ['unos 60 € por sillón; la tela va aparte', 'tela'],
  ['40 de material, los repuestos los paga el cliente', 'repuestos'],
  ['Materials are charged separately', 'Materials'],
  ['12 € each, customers bring their own yarn', 'yarn'],
  ['35 € y el IVA va aparte', undefined],
  ['it is £20, delivery is extra', undefined],
  ['which is not included', undefined],
  ['unos 6 € de tinte y productos', undefined],
] as const)('%s', ([text, thing]) => {
  const [fact] = findChargedApart({ text, folded: foldText(text) }, { answer: 0 });
  expect(fact?.value).toBe(thing);
});
