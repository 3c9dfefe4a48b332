import { describe, expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { gatherRivals } from './gather-rivals.ts';

const told = (competitors: string, rivals: readonly string[], revenue = '') =>
  gatherRivals({ ...fact('competitors', competitors), ...fact('rivals', rivals), ...fact('revenue', revenue) });

describe('what is told of one, comma after comma', () => {
  it.each<readonly [string, readonly string[], readonly string[]]>([
    ['Corner Cuts, $22, fast and chatty, never on time. Blade House, $40, lovely, six week wait.', ['Corner Cuts', 'Blade House'], []],
    [
      'El Leroy Merlin tiene armarios desde 900 pero no llegan al techo y el montaje va aparte. Hermanos Ruiz, de Maracena, cobran unos 1.900',
      ['El Leroy Merlin', 'Hermanos Ruiz'],
      [],
    ],
    ['Flat Pack Barn has wardrobes from £400 and fitting is extra', ['Flat Pack Barn'], []],
    ['Pizzería Roma, 12 euros, masa gruesa, muy lenta. Telefonazo, 9, fría.', ['Pizzería Roma', 'Telefonazo'], []],
    ['Vet Sur, buenos precios, 35 la consulta, pero cierran a las 5. Y mi primo.', ['Vet Sur'], ['mi primo']],
    ['Glow Spa, nice, $80 and the parking is terrible, and a lady on my road', ['Glow Spa'], ['a lady on my road']],
    ['Panes Luz, 3 euros, lejos, el servicio es malo, y las panaderías de barrio', ['Panes Luz'], ['las panaderías de barrio']],
    ['Fix It, £30, ruins the paint, you get a different lad each time, and mechanics off Gumtree', ['Fix It'], ['mechanics off Gumtree']],
  ])('%s', (answer, named, others) => {
    const rivals = told(answer, named);
    expect(rivals.map(({ name }) => name)).toEqual([...named, ...others]);
    for (const { name, words } of rivals.filter((rival) => rival.isNamed)) expect(words.startsWith(name)).toBe(true);
  });

  it('keeps a list of names and sellers a list', () => {
    expect(told('Bauhaus, tiendas del barrio y vecinos', ['Bauhaus']).map(({ name }) => name)).toEqual([
      'Bauhaus',
      'tiendas del barrio',
      'vecinos',
    ]);
    expect(told('Costa, £4, and market stalls', ['Costa']).map(({ name }) => name)).toEqual(['Costa', 'market stalls']);
  });

  it('takes no ware for a rival', () => {
    const [cake, ...others] = told('Dulce Ana, simpáticas y el bizcocho a 14', ['Dulce Ana'], 'El bizcocho a 12 euros');
    expect([cake?.standing.figures['rival-1-price']?.value, others]).toEqual([14, []]);
  });
});

describe('whoever has no name', () => {
  it.each<readonly [string, string, number | undefined]>([
    ['Los de la plaza 30.', 'los de la plaza', 30],
    ['thrift stores dont wash anything', 'thrift stores', undefined],
    ['A domicilio hay una señora que cobra 25', 'una señora a domicilio', 25],
    ['Las que lo hacen en el salón piden 15 y van con prisa', 'las que lo hacen en el salón', 15],
    ["There's one decent baker in town, about €6, but shut Mondays", 'one decent baker in town', 6],
    ['The kiosk by the station is like $12', 'the kiosk by the station', 12],
    ['other joiners are 900ish and slow', 'other joiners', 900],
  ])('%s', (answer, name, price) => {
    const [rival, ...others] = told(answer, []);
    expect([rival?.name, rival?.standing.figures['rival-1-price']?.value, others.length]).toEqual([name, price, 0]);
  });

  it('has the place of another for no rival, nor what sells here', () => {
    expect(told('Studio Uno, 20, buena pero en el Molino', ['Studio Uno', 'Molino'])).toHaveLength(1);
    expect(told('Wine Loft is 18. My bottles start at 12.', ['Wine Loft'])).toHaveLength(1);
  });

  it('is told with another in one breath where a price closes it', () => {
    expect(told('Lidl y Dia con masa congelada a 2 euros', ['Lidl', 'Dia']).map(({ standing }) => standing.says.has('price'))).toEqual([
      true,
      true,
    ]);
  });
});
