import { describe, expect, it } from 'vitest';
import type { SectorId } from '../../sectors/sector.ts';
import { fact } from '../plan-fixtures.ts';
import { gatherSaid, type Said } from '../told/gather-said.ts';
import { isSaidBy, leadBenefits, orderPromises, painsAnswered } from './order-promises.ts';

const CAFE = { es: 'una cafetería', en: 'a coffee shop' };
const CLINIC = { es: 'una clínica de fisioterapia', en: 'a physical therapy clinic' };

function selling(solution: string, sector: SectorId, business: typeof CAFE, problem = '') {
  const facts = { ...fact('solution', solution), ...fact('problem', problem) };
  return orderPromises(gatherSaid(facts, sector), business).map(({ en }) => en);
}

describe('the order of promises', () => {
  it('has what is missed in the area first, then what sets the business apart or says how it makes what it sells, as it was told', () => {
    const told = 'Café de especialidad y bollería hecha en casa. Te sientas, hay enchufes y nadie te echa.';
    expect(selling(told, 'cafe_restaurant', CAFE, 'En el barrio no hay donde tomar un buen café de especialidad.')).toEqual([
      'specialty coffee',
      'pastries made in-house',
      'sockets',
      'a table nobody hurries you from',
    ]);
  });

  it('has what can be measured first, nothing that the kind of business says already, and no way of paying', () => {
    const told = 'Cash-based physiotherapy clinic: an hour one on one, same week.';
    expect(selling(told, 'health_clinic', CLINIC)).toEqual(['an hour one on one', 'an appointment the same week']);
  });

  it.each([
    ['Arreglo a domicilio. Si la grieta vuelve a salir en un año, vuelvo gratis.', 'another visit free if it comes back within a year'],
    ['Home visits and evening hours. If we are late you pay nothing.', 'nothing to pay if it is late'],
    ['Recogemos en casa, y si no queda bien no se cobra', 'nothing to pay if it does not come out right'],
  ])('leads with what is answered for when something goes wrong: %s', (told, first) => {
    expect(selling(told, 'repair_shop', { es: 'un taller', en: 'a workshop' }, 'Nadie viene a casa a arreglarlo.')[0]).toBe(first);
  });

  it('has what answers the problem before whatever else is offered', () => {
    const workshop = { es: 'un taller', en: 'a workshop' };
    const told = 'Precio cerrado, recogemos tu bici en casa y te la devolvemos a la mañana siguiente.';
    expect(selling(told, 'repair_shop', workshop, 'Te quedas sin bici una semana y hay esperas largas.').at(-1)).toBe(
      'a price agreed beforehand',
    );
    expect(selling(told, 'repair_shop', workshop, 'Los presupuestos son caros y hay costes ocultos.')[0]).toBe('a price agreed beforehand');
  });

  it('has first what one is chosen for as it was told beside the rivals, and later what a rival has too', () => {
    const shop = { es: 'un taller', en: 'a workshop' };
    const first = (competitors: string) => {
      const facts = {
        ...fact('solution', 'Precio cerrado y visitas a domicilio.'),
        ...fact('problem', 'Hay costes ocultos y viajes largos.'),
        ...fact('competitors', competitors),
      };
      return orderPromises(gatherSaid(facts, 'repair_shop'), shop)[0]?.en;
    };
    expect(first('Talleres Ruiz')).toBe('a price agreed beforehand');
    expect(first('Talleres Ruiz. Me eligen porque voy a tu casa')).toBe('home visits');
    expect(first('Talleres Ruiz, que trabaja con precio cerrado')).toBe('home visits');
  });

  it('leads with the same two, against what they answer', () => {
    const facts = {
      ...fact('solution', 'Recogemos la bici en casa, precio cerrado, y está de vuelta a la mañana siguiente.'),
      ...fact('problem', 'Hay costes ocultos y esperas de tres semanas.'),
    };
    const said = gatherSaid(facts, 'repair_shop');
    const led = leadBenefits(said, { es: 'un taller', en: 'a workshop' });
    expect(led.map(({ en }) => en)).toEqual(['return the next morning', 'a price agreed beforehand']);
    expect(
      painsAnswered(said, led)
        .map(({ en }) => en)
        .toSorted(),
    ).toEqual(['hidden costs', 'three-week waits']);
    expect(painsAnswered(said, [])).toHaveLength(1);
  });

  it('misses nothing that was only named beside a lack of something else, nor a person to do it', () => {
    const lacks = (problem: string, sector: SectorId) => gatherSaid(fact('problem', problem), sector).lacks.map(({ en }) => en);
    expect(lacks('No cortan ni un tomate. El afilador pasa cuando quiere.', 'repair_shop')).toEqual([]);
    expect(lacks('No hay quien lleve al niño a clases de inglés', 'academy')).toEqual([]);
    expect(lacks('No hay clases de inglés en el barrio', 'academy')).not.toEqual([]);
  });

  it('has what the kind of business says already where nothing else answers the problem', () => {
    const agency = { es: 'una agencia de redes sociales', en: 'a social media agency' };
    const told = 'agencia de redes sociales y anuncios para restaurantes';
    const problem = 'los restaurantes suben fotos borrosas a Instagram y no contestan mensajes';
    expect(selling(told, 'agency', agency, problem)).toEqual(['social media management', 'advertising campaigns']);
    expect(selling(told, 'agency', agency)).toEqual(['advertising campaigns']);
  });

  it('knows the cousins of a word, and what is only a way of serving', () => {
    expect(isSaidBy({ es: 'una fábrica de pastas frescas', en: 'a fresh pasta shop' }, { es: 'pasta fresca', en: 'fresh pasta' })).toBe(
      true,
    );
    expect(isSaidBy(CLINIC, { es: 'sesiones de fisioterapia', en: 'physiotherapy sessions' })).toBe(true);
    expect(isSaidBy(CAFE, { es: 'café de especialidad', en: 'specialty coffee' })).toBe(false);
  });

  it('names what is missed instead of a lack of anything', () => {
    const facts = fact('problem', 'En Gijón no hay donde tomar un café de especialidad; no hay nada cerca.');
    expect(gatherSaid(facts, 'cafe_restaurant').pains.map(({ es }) => es)).toContain('falta de café de especialidad en la zona');
  });
});

it.each([
  ['There is a lack of sourdough bread in town.', 'falta de pan de masa madre', 'pan de masa madre'],
  ['No hay clases de yoga en el barrio.', 'falta de clases de yoga en la zona', 'clases de yoga'],
  ['Nowhere to have wine by the glass.', 'falta de vinos por copas en la zona', 'vinos por copas'],
])('offers no complaint back as its own answer: %s', (_, pain, same) => {
  const one = (es: string) => ({ es, en: es }) as Said['promise'][number];
  const [missed, besides] = [one(same), one('abierto hasta las once')];
  const promise = [missed, besides];
  const said = { ...gatherSaid({}, 'retail_shop'), pains: [one(pain)], lacks: [missed], promise, edges: promise };
  expect(leadBenefits(said, CAFE).map(({ es }) => es)).toEqual(['abierto hasta las once']);
  expect(leadBenefits({ ...said, promise: said.lacks, edges: said.lacks }, CAFE).map(({ es }) => es)).toEqual([same]);
});

it('sets what is made by hand against what comes from a factory, before what is offered besides', () => {
  const bakery = { es: 'una panadería', en: 'a bakery' };
  const told = 'Reparto los martes y pan de masa madre.';
  expect(selling(told, 'food_manufacturing', bakery, 'Solo llega pan congelado de fábrica.')[0]).toBe('sourdough bread');
});
