import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { findCredentials } from './gather-credentials.ts';

it.each([
  [
    'Yo solo, soy mecánico hace ocho años en una tienda de Vitacura. La camioneta son 9 millones',
    'soy mecánico hace ocho años en una tienda de Vitacura',
  ],
  ['Yo, terapeuta con maestría, y una recepcionista de 5,500', 'terapeuta con maestría'],
  ['Mi hermana y yo; ella se formó de quesera en Francia dos años', 'ella se formó de quesera en Francia dos años'],
  ['Just me, I’ve groomed at PetSmart for six years. The van costs $48,000', 'I’ve groomed at PetSmart for six years'],
  ['El arriendo son 2.300.000. Yo llevo 14 años peinando y quiero sacarme 3 millones', 'llevo 14 años peinando'],
  [
    'Me (I was a developer at Sky Betting for eight years) and Tomasz, who codes part time, £1,600 a month',
    'I was a developer at Sky Betting for eight years',
  ],
  [
    'Un local de 750 €. Yo soy licenciada en Matemáticas y he dado nueve años clase en un concertado; meto a Íñigo',
    'Yo soy licenciada en Matemáticas y he dado nueve años clase en un concertado',
  ],
  ['El coche se paga a cinco años y llevo dos meses buscando local', ''],
  ['Un préstamo de 30.000 euros a cinco años con el banco y yo a jornada completa', ''],
  ['Two of us. We have $14,000 and pay ourselves nothing until month eight', ''],
])('%s', (resources, expected) => {
  expect(findCredentials(fact('resources', resources))).toBe(expected);
});
