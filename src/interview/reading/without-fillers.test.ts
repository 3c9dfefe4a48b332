import { expect, it } from 'vitest';
import { figures } from './read-fixture.ts';

it('words that lead to a sum or take things together lose none of it', () => {
  expect(figures('fixed-costs', 'storage 350, upkeep say 110, phone call it 60', 'en')).toMatchObject({ fixedCosts: 520 });
  expect(figures('fixed-costs', 'la nave 350, el mantenimiento digamos 110, el teléfono ponle 60')).toMatchObject({ fixedCosts: 520 });
  expect(
    figures('investment', 'the truck 14,500. trimmers blower and hedge trimmers thats like 1,900 together. hand tools 450', 'en'),
  ).toMatchObject({
    investment: 16850,
    investmentItems: [
      { label: 'truck', amount: 14500 },
      { label: 'trimmers blower and hedge trimmers', amount: 1900 },
      { label: 'hand tools', amount: 450 },
    ],
  });
  expect(
    figures('investment', 'la furgoneta 14.500. desbrozadoras, soplador y cortasetos unos 1.900 todo junto. herramientas 450'),
  ).toMatchObject({
    investment: 16850,
  });
});

it('what all of them come to is no further one', () => {
  expect(figures('fixed-costs', 'rent 350, phone 60, insurance 90, say 500 all together', 'en')).toMatchObject({ fixedCosts: 500 });
  expect(figures('investment', 'horno 9.000, sillas 5.000, digamos 14.000 todo junto')).toMatchObject({ investment: 14000 });
});
