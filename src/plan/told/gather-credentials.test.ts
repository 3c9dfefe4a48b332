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
  [
    'It’s me and Chuy, we’d take out two grand a month each, Fridays at 15 an hour. I ran the line at Veracruz for seven years.',
    'I ran the line at Veracruz for seven years',
  ],
  [
    'Yo, que estuve once años de recepcionista en el Parador de Cangas, y una chica',
    'estuve once años de recepcionista en el Parador de Cangas',
  ],
  ['Yo solo, once años en una fábrica de muebles', 'once años en una fábrica de muebles'],
  ['Been doing nails since 2014, just me', 'Been doing nails since 2014'],
  ['Mi esposo Hernán, que es zapatero de toda la vida, yo que atiendo y una muchacha a 900 mil', 'es zapatero de toda la vida'],
  ['Llevo dos inviernos haciéndolo los sábados, unas 140 casas', 'Llevo dos inviernos haciéndolo los sábados'],
  ['Abro en abril. Ya afilo a 7 bares desde septiembre', 'Ya afilo a 7 bares desde septiembre'],
  ['We have been baking for two summers', 'We have been baking for two summers'],
  ['Vivimos en el barrio de toda la vida y ya tengo local desde mayo', ''],
  ['19 years HR, Level 3 PT', '19 years HR, Level 3 PT'],
  ['Soy electricista, me saqué el carnet de instalador. La furgoneta, 9.000 €', 'me saqué el carnet de instalador'],
  ['Me full time and Bev who’s a qualified PT, she’d do 16 hours a week', ''],
  ['Llevamos diez años viviendo aquí y tengo 34 años', ''],
  ['A lease of 5 years and we want it all paid back in four years', ''],
])('%s', (resources, expected) => {
  expect(findCredentials(fact('resources', resources))).toBe(expected);
});

it.each([
  ['Mamás de Los Olivos y San Martín de Porres con chiquitos de cero a seis años, que vienen cada cambio de estación', ''],
  ['A mi vecina Begoña, 58 años, le dieron cita con el fisio', ''],
  ['Mi padre llevaba treinta años en la mina', ''],
  ['Women between 40 and 65 years with kids, who have been with PureGym for two years', ''],
  ['I was at PureGym for two years and hated it', ''],
  ['I have cut hair for fifteen years, and they know me', 'I have cut hair for fifteen years'],
])('is no age or story of whoever buys: %s', (customer, expected) => {
  expect(findCredentials(fact('customer', customer))).toBe(expected);
});

it('is kept where it was told with the name or the team', () => {
  expect(findCredentials(fact('experience', 'Trabajé once años en una fábrica de muebles'))).toBe(
    'Trabajé once años en una fábrica de muebles',
  );
});
