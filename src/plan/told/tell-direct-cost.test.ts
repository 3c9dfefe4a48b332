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
