import { describe, expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { findRivalKind } from './find-rival-kind.ts';
import { gatherRivals, marketStanding, rivalFigures } from './gather-rivals.ts';

const told = (competitors: string, rivals: readonly string[]) => ({ ...fact('competitors', competitors), ...fact('rivals', rivals) });
const BIKES = told(
  'Oxford Store que queda en el mall y te cobra caro, Bike Garage en Irarrázaval que es bueno pero demora diez días, y el maestro de la feria que es barato pero sin garantía',
  ['Oxford Store', 'Bike Garage'],
);

describe('the rivals told', () => {
  it.each<readonly [string, readonly string[], readonly string[]]>([
    ['Marco Aldany y Mari Carmen, cortes a 15 € y color a 40', ['Marco Aldany', 'Mari Carmen'], []],
    ['Mark at Yorkshire Tiling, hes good but booked solid, and the fitters who rush', ['Yorkshire Tiling'], ['the fitters']],
    ['Shannonside Pianos in Limerick, eight weeks wait and €140. And Galway Pianos', ['Shannonside Pianos', 'Galway Pianos'], []],
    ['Barton charges 14,000. And plenty of people do it themselves with advice from the nursery', ['Barton'], ['doing it yourself']],
    ['Fotos Ruiz cobra 90. Mucha gente se las hace sola con el móvil', ['Fotos Ruiz'], ['hacerlo uno mismo']],
    [
      'la casa rural Los Canchales, 190 la noche. Luego los hoteles de Plasencia, pues 85 la habitación y para aparcar un suplicio, y están a 25 minutos',
      ['Los Canchales'],
      ['los hoteles de Plasencia'],
    ],
    ['Grange House, £120 a night and to park a nightmare', ['Grange House'], []],
  ])('what one asks or makes wait is no rival more: %s', (answer, named, others) => {
    expect(gatherRivals(told(answer, named)).map(({ name }) => name)).toEqual([...named, ...others]);
  });

  it('are each told with their own clause, and what was only described counts too', () => {
    expect(gatherRivals(BIKES).map(({ name, isNamed, words }) => [name, isNamed, words])).toEqual([
      ['Oxford Store', true, 'Oxford Store que queda en el mall y te cobra caro'],
      ['Bike Garage', true, 'Bike Garage en Irarrázaval que es bueno pero demora diez días'],
      ['el maestro de la feria', false, 'el maestro de la feria que es barato pero sin garantía'],
    ]);
  });

  it('keep the shop where people buy, and their clause apart from the one before', () => {
    const cooling = told('Temco is cheap but books out ten days, and people just buy window units at Home Depot.', ['Temco', 'Home Depot']);
    expect(gatherRivals(cooling).map(({ name, isNamed, words }) => [name, isNamed, words])).toEqual([
      ['Temco', true, 'Temco is cheap but books out ten days'],
      ['Home Depot', true, 'people just buy window units at Home Depot'],
    ]);
  });

  it('keep on their points what was said of them, and not of the next', () => {
    const [store, garage, master] = gatherRivals(BIKES).map(({ standing }) => [...standing.says.keys()]);
    expect([store, garage, master]).toEqual([
      ['price', 'place'],
      ['wait', 'trust'],
      ['price', 'trust'],
    ]);
    expect(rivalFigures(BIKES)).toEqual({ 'rival-2-wait': { kind: 'count', value: 10, origin: 'said' } });
  });

  it('tell a seller where somebody is from a name, and a seller from what people do instead', () => {
    const rivals = gatherRivals(
      told('El CRIT, que es gratis pero con lista de espera; una psicóloga en Juriquilla que cobra 800, y esperar a que se les pase', [
        'El CRIT',
        'Juriquilla',
      ]),
    );
    expect(rivals.map(({ name, isNamed, isDoing }) => [name, isNamed, isDoing])).toEqual([
      ['CRIT', true, false],
      ['una psicóloga en Juriquilla', false, false],
      ['esperar a que se les pase', false, true],
    ]);
    expect(rivals[1]?.standing.says.get('price')).toEqual({ es: '{{fig:rival-2-price*}}', en: '{{fig:rival-2-price*}}' });
  });

  it.each([
    [
      "ClickMechanic, Halfords Mobile Expert, and there's Mick on Facebook who does it cash in hand",
      'ClickMechanic',
      'Halfords Mobile Expert',
      'Mick',
    ],
    ["Temco, Halfords and you've got Gary who gives no invoice", 'Temco', 'Halfords', 'Gary'],
    ['Mapfre, Clece y después está Pepe que no da factura', 'Mapfre', 'Clece', 'Pepe'],
    ['Mapfre, Clece y también tenés a Juancito, en negro', 'Mapfre', 'Clece', 'Juancito'],
    ['ClickMechanic, Halfords, Mick who do it off the books', 'ClickMechanic', 'Halfords', 'Mick'],
  ])('keep to the last what is told of the last alone: %s', (said, ...names) => {
    const rivals = gatherRivals(told(said, names));
    expect(rivals.map(({ name, standing }) => [name, standing.says.has('trust')])).toEqual(names.map((name, at) => [name, at === 2]));
  });

  it('name nobody who was taken away where the figures were read back, nor tell of another what was told of them', () => {
    const corrected = (said: string, names: readonly string[]) => {
      const { competitors, rivals } = told(said, names) as ReturnType<typeof told> & Record<string, object>;
      const quoted = (answer: number) => ({ quote: { answer, start: 0, end: 1, text: '' } });
      return gatherRivals({ competitors: { ...competitors, ...quoted(3) }, rivals: { ...rivals, ...quoted(9) } } as typeof BIKES);
    };
    const laundry = corrected('El Lave Rap, que te tarda dos días, Laverap Ya de Pellegrini. Acá te vas en una hora', [
      'El Lave Rap',
      'Laverap Ya',
    ]);
    expect(laundry.map(({ name }) => name)).toEqual(['El Lave Rap', 'Laverap Ya']);
    const cars = corrected('ClickMechanic, Halfords who are dear, and the garage on the corner', ['ClickMechanic']);
    expect(cars.map(({ name, words }) => [name, words])).toEqual([
      ['ClickMechanic', ''],
      ['the garage on the corner', ''],
    ]);
  });

  it('leave out what is said of the own business', () => {
    const rivals = gatherRivals(told('Molly Maid. The others never answer, and we do because the same person picks up', ['Molly Maid']));
    expect(rivals.map(({ name }) => name)).toEqual(['Molly Maid']);
  });

  it('are each a thing of the list, with or without an article, and a name with its capitals is one name', () => {
    const names = (competitors: string, rivals: readonly string[]) => gatherRivals(told(competitors, rivals)).map(({ name }) => name);
    expect(names('Alta Physical Therapy and foam rollers.', ['Alta Physical Therapy'])).toEqual(['Alta Physical Therapy', 'foam rollers']);
    expect(names('Limpiezas Sol, Doinn y señoras por horas.', ['Limpiezas Sol', 'Doinn'])).toEqual([
      'Limpiezas Sol',
      'Doinn',
      'señoras por horas',
    ]);
    expect(names('Food trucks como Goiko On Wheels y Bendito Burger, y las barras del propio festival.', ['Food', 'Goiko'])).toEqual([
      'Goiko On Wheels',
      'Bendito Burger',
      'las barras del propio festival',
    ]);
    expect(names('EZ Living and a joiner in Oranmore.', ['EZ Living', 'Joiner in Oranmore'])).toEqual([
      'EZ Living',
      'a joiner in Oranmore',
    ]);
    expect(names('Concha y Toro, Montes y viñas boutique.', ['Concha', 'Toro', 'Montes'])).toEqual([
      'Concha y Toro',
      'Montes',
      'viñas boutique',
    ]);
  });

  it('take the name that a sentence begins with, and what is said of it', () => {
    const [, plumbs] = gatherRivals(told("DFS. Plumbs do covers but they're a big national firm and pricey.", ['DFS']));
    expect([plumbs?.name, plumbs?.isNamed, plumbs?.standing.says.get('price')?.en]).toEqual(['Plumbs', true, 'high, as stated']);
  });

  it('are of the kind that their name or the word before it tells', () => {
    const kinds = (competitors: string, rivals: readonly string[]) =>
      gatherRivals(told(competitors, rivals)).map((rival) => findRivalKind(rival, 'cafe_restaurant').id);
    expect(kinds('El Cafetón, Mercadona y las máquinas de la oficina', ['El Cafetón', 'Mercadona'])).toEqual([
      'same-trade',
      'chain',
      'machine',
    ]);
    expect(kinds('Costa Nova y el súper La Gallega', ['Costa Nova', 'La Gallega'])).toEqual(['same-trade', 'chain']);
    const booksy = { name: 'Booksy', isNamed: true, called: '', words: '' };
    expect(findRivalKind(booksy, 'saas').id).toBe('same-trade');
    expect(findRivalKind(booksy, 'beauty_salon').id).toBe('tool');
  });

  it('are one where a name is followed by which of its name it is', () => {
    const names = (...args: Parameters<typeof told>) => gatherRivals(told(...args)).map(({ name }) => name);
    expect(names('el taller de Juan, el de la esquina, y Midas', ['Juan', 'Midas'])).toEqual(['el taller de Juan', 'Midas']);
    expect(names('Peluquería Mari, la de la plaza, y Llongueras', ['Peluquería Mari', 'Llongueras'])).toHaveLength(2);
    expect(names('Dave’s, the one on the corner, and Kwik Fit', ['Dave’s', 'Kwik Fit'])).toEqual(['Dave’s', 'Kwik Fit']);
    expect(names('El de Pedro, el de Juan y el de Luis', ['Pedro', 'Juan', 'Luis'])).toEqual(['el de Pedro', 'el de Juan', 'el de Luis']);
  });

  it('ask what a number without its money says beside their name', () => {
    const prices = (...args: Parameters<typeof told>) =>
      gatherRivals(told(...args)).map(({ standing }) => Object.values(standing.figures).find(({ kind }) => kind === 'price')?.value);
    expect(prices('Llongueras te cobra 35 y la Mari por 20', ['Llongueras', 'Mari'])).toEqual([35, 20]);
    expect(prices('Kwik Fit do it for 40 and Dave’s for 30', ['Kwik Fit', 'Dave’s'])).toEqual([40, 30]);
    expect(prices('Midas lo hace por 60; el taller de Juan, 45', ['Midas', 'Juan'])).toEqual([60, 45]);
    expect(prices('Anytime Fitness is 24 hours; Curves, there for 20 years', ['Anytime Fitness', 'Curves'])).toEqual([
      undefined,
      undefined,
    ]);
    expect(prices('Gym 24, abren a las 10', ['Gym 24'])).toEqual([undefined]);
  });

  it('are none where none was told', () => {
    expect(gatherRivals({})).toEqual([]);
    expect(gatherRivals(told('no sé', []))).toEqual([]);
  });

  it('are not those who have closed for good', () => {
    const names = (...args: Parameters<typeof told>) => gatherRivals(told(...args)).map(({ name }) => name);
    expect(names('PureGym is £22.99 but it’s all mirrors. Curves closed.', ['PureGym', 'Curves'])).toEqual(['PureGym']);
    expect(names('Ana cerró el año pasado y Bea cobra 20', ['Ana', 'Bea'])).toEqual(['Bea']);
    expect(names('Curves is closed on Sundays', ['Curves'])).toEqual(['Curves']);
    expect(names('La Rosa cobra 20 y está de lunes a sábado en el Café del Cerro', ['La Rosa', 'Café del Cerro'])).toHaveLength(2);
    expect(names('Bea abre por la mañana y la de la esquina cerró en 2024', ['Bea', 'Ana'])).toContain('Bea');
  });

  it('wait as long as was told of each, and of nobody else', () => {
    const facts = {
      ...fact('problem', 'A mi vecina le dieron cita con el fisio de Osakidetza para dentro de tres meses.'),
      ...told('Fisiobask, que cobra 50; la lista de espera de Osakidetza y los masajistas de 25 euros', ['Fisiobask', 'Osakidetza']),
    };
    const [named, list, cheap] = gatherRivals(facts);
    expect([named, list, cheap].map((rival) => rival?.standing.says.has('wait'))).toEqual([false, true, false]);
    expect(cheap?.standing.says.get('price')?.es).toContain('rival-3-price');
    expect(marketStanding(facts).says.size).toBe(0);
  });

  it('are not half of what they are called besides the whole of it', () => {
    const houses = gatherRivals(told('Casas rurales de Bronchales y el Hotel Albarracín.', ['Casas', 'Bronchales', 'Hotel Albarracín']));
    expect(houses.map(({ name }) => name)).toEqual(['Casas rurales de Bronchales', 'Hotel Albarracín']);
  });
});
