import { expect, test } from 'vitest';
import type { Language } from '../../language/language.ts';
import { figures } from './read-fixture.ts';

test.each<readonly [Language, string, readonly (readonly [string, number])[]]>([
  ['es', 'necesito 8.000 para kits y menaje', [['kits y menaje', 8000]]],
  ['en', 'we need 6,500 for a van deposit, linen and a washer', [['van deposit, linen and a washer', 6500]]],
  [
    'es',
    '7.000 de obra y muebles y 2.000 de género',
    [
      ['obra y muebles', 7000],
      ['género', 2000],
    ],
  ],
  ['en', 'Insurance about £70 a month. Kits, laptops and tables about £6,500.', [['Kits, laptops and tables', 6500]]],
  ['es', 'Juegos, mesas y estanterías unos 3.800 €.', [['Juegos, mesas y estanterías', 3800]]],
  ['es', '8.000 de obra y el resto lo pongo yo', [['obra', 8000]]],
  [
    'es',
    'una cortadora de 48 mil y 20 mil de anaqueles',
    [
      ['cortadora', 48_000],
      ['anaqueles', 20_000],
    ],
  ],
  [
    'es',
    'Una Iveco de caja cerrada, de segunda mano, que hemos visto en Cuarte a 19.500 € más IVA. Luego 800 de carretillas, mantas y correas, 600 euros el rotulado y 1.000 de papeles',
    [
      ['Iveco de caja cerrada', 19_500],
      ['carretillas, mantas y correas', 800],
      ['rotulado', 600],
      ['papeles', 1000],
    ],
  ],
  [
    'es',
    'El horno 6.500 más IVA, amasadora 2.300 más IVA y las bandejas 400. En total 9.200 sin IVA',
    [
      ['horno', 6500],
      ['amasadora', 2300],
      ['bandejas', 400],
    ],
  ],
  [
    'en',
    'a 60 foot polytunnel, that’s eight and a half grand put up, a second-hand van at £6,900, plus a cold store for 1,500',
    [
      ['60 foot polytunnel', 8500],
      ['second-hand van', 6900],
      ['cold store', 1500],
    ],
  ],
  [
    'en',
    'I need a wax melter, 1,700, shelves 800, and about 3 grand of jars and wax so I can say yes to Christmas. Call it 7 grand',
    [
      ['wax melter', 1700],
      ['shelves', 800],
      ['jars and wax', 3000],
    ],
  ],
  [
    'es',
    'De renta son 6,500 del local, 1,800 de luz y 1,200 la contadora. Hay que comprar una overlock de 17 mil y una bordadora de 85 mil',
    [
      ['overlock', 17_000],
      ['bordadora', 85_000],
    ],
  ],
  [
    'en',
    'Two machines 2,400, steam press 900, counter, fitting room and mirrors 2,800, and the rest, 6,750, is a cushion.',
    [
      ['Two machines', 2400],
      ['steam press', 900],
      ['counter, fitting room and mirrors', 2800],
      ['cushion', 6750],
    ],
  ],
  [
    'es',
    'Máquinas 2.400, fianza 1.150, y el resto, 11.650, es colchón para los primeros meses.',
    [
      ['Máquinas', 2400],
      ['fianza', 1150],
      ['colchón', 11_650],
    ],
  ],
  [
    'es',
    'Tres sillones a 650 € cada uno, o sea 1.950 €, la reforma 9.000 € y las herramientas 1.050 €.',
    [
      ['Tres sillones', 1950],
      ['reforma', 9000],
      ['herramientas', 1050],
    ],
  ],
  [
    'en',
    "Six ovens at 2,500 each, that's 15,000, and 4,000 for racks",
    [
      ['Six ovens', 15_000],
      ['racks', 4000],
    ],
  ],
])('what each amount buys, whole: %s, %s', (language, text, items) => {
  expect(figures('resources', text, language)).toHaveProperty(
    'investmentItems',
    items.map(([label, amount]) => ({ label, amount })),
  );
});

test.each<readonly [Parameters<typeof figures>[0], Language, string, number]>([
  ['investment', 'es', 'La furgo 19.500 más IVA, 800 de carretillas, 600 euros el rotulado y 1.000 de papeles. Unos 22.000.', 22_000],
  ['resources', 'en', 'I need a wax melter, 1,700, shelves 800, and about 3 grand of jars. Call it 7 grand', 7000],
  ['resources', 'en', 'A used mower for 3,200 plus tax, a trailer that’s 1,800, and blowers 600. So 5,600 all in.', 5600],
  ['read-back', 'es', 'La inversión son 21.900, no 43.900: la furgo 19.500, carretillas 800, el rotulado 600 y papeles 1.000', 21_900],
])('what they come to is none of them (%s, %s): %s', (question, language, text, total) => {
  const { investment, investmentItems } = figures(question, text, language) as { investment: number; investmentItems: readonly unknown[] };
  expect([investment, investmentItems.length > 2]).toEqual([total, true]);
});
