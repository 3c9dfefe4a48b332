import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { tellDirectCost } from './tell-direct-cost.ts';

const UPHOLSTERER = { es: 'la tela, la espuma, las cinchas y las tachuelas', en: 'fabric, foam, webbing and tacks' };

it.each(['fabric', 'Fabrics', 'tela'])('what the customer pays for on top is no cost of a sale, in either language: %s', (told) => {
  expect(tellDirectCost(fact('chargedApart', told), UPHOLSTERER)).toEqual({
    directCost: { es: 'la espuma, las cinchas y las tachuelas', en: 'foam, webbing and tacks' },
    chargedApart: { es: 'la tela', en: 'fabric' },
  });
});

it('stays whole where the trade does not name what is charged on top, or nothing else', () => {
  expect(tellDirectCost(fact('chargedApart', 'castors'), UPHOLSTERER)).toEqual({ directCost: UPHOLSTERER });
  expect(tellDirectCost({}, UPHOLSTERER)).toEqual({ directCost: UPHOLSTERER });
  const one = { es: 'la tela', en: 'fabric' };
  expect(tellDirectCost(fact('chargedApart', 'tela'), one)).toEqual({ directCost: one });
});

it('names the things that were told beside the cost of a sale, with what is bought to be sold again', () => {
  const lines = [
    { label: 'restauración', price: 280, units: 14, unitCost: 45 },
    { label: 'piezas propias', price: 450, units: 3, unitCost: 120 },
  ];
  const said = 'Cada una a 280. En barniz, tela y tornillería se me van 45 por mueble y las piezas propias las compro a 120.';
  const told = { ...fact('revenue', said), ...fact('lines', lines), ...fact('unitCost', 58) };
  expect(tellDirectCost(told, UPHOLSTERER).directCost).toEqual({
    es: 'barniz, tela, tornillería y la compra de lo que se revende',
    en: 'varnish, fabric, fixings and what is bought in to resell',
  });
  // What each thing costs was told to the question about costs, whose words are not kept.
  const bare = { ...fact('revenue', 'Una silla a 75 y una mesa a 210.'), ...fact('lines', lines), ...fact('unitCost', 13) };
  expect(tellDirectCost(bare, UPHOLSTERER).directCost).toEqual({ es: 'costes directos', en: 'direct costs' });
  // Another sum is no cost of a sale: the trade's list stands, and says that it is usual.
  const rent = { ...fact('revenue', 'En barniz y tela se me van 900 al año.'), ...fact('unitCost', 45) };
  expect(tellDirectCost(rent, UPHOLSTERER).directCost).toEqual({
    es: 'la tela, la espuma, las cinchas y las tachuelas (lo usual en el oficio)',
    en: 'fabric, foam, webbing and tacks (usual in the trade)',
  });
  const unknown = { ...fact('revenue', 'En barniz y zarandajas se me van 45.'), ...fact('unitCost', 45, '45') };
  expect(tellDirectCost(unknown, UPHOLSTERER).directCost).toEqual({
    es: 'costes directos como barniz',
    en: 'direct costs such as varnish',
  });
  const english = { ...fact('revenue', 'I spend 45 a piece on varnish and fabric.'), ...fact('unitCost', 45) };
  expect(tellDirectCost(english, UPHOLSTERER).directCost.es).toBe('barniz y tela');
});

it('asks suppliers for the goods alone', () => {
  expect(tellDirectCost(fact('unitCost', 45), UPHOLSTERER).directGoods).toEqual(UPHOLSTERER);
  const unknown = { ...fact('revenue', 'Gizmos cost me 45.'), ...fact('unitCost', 45, '45') };
  expect(tellDirectCost(unknown, UPHOLSTERER)).toEqual({
    directCost: { es: 'costes directos', en: 'direct costs' },
    directGoods: { es: 'lo que se compra', en: 'what is bought in' },
  });
});

it('what is charged apart stays so where the contents of the cost were told', () => {
  const told = { ...fact('chargedApart', 'fabric'), ...fact('revenue', 'Foam and tacks cost me 45.'), ...fact('unitCost', 45, '45') };
  expect(tellDirectCost(told, UPHOLSTERER).chargedApart).toEqual({ es: 'la tela', en: 'fabric' });
});
