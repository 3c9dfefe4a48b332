import { describe, expect, it } from 'vitest';
import { SECTORS, sectorOf } from '../sectors/sectors.ts';
import type { Fact, FactSheet } from './fact.ts';
import { findBuyer, tellBuyer } from './find-buyer.ts';

const BAKERY = sectorOf('food_manufacturing', 'bakery_workshop').pack;

describe('who buys', () => {
  it.each([
    ['Unos treinta bares y ocho tiendas gourmet de la provincia.', 'business'],
    ['Fifteen cafes and two grocery stores, ordering every weekday.', 'business'],
    ['Scaffolders with 10 to 60 staff, paying monthly.', 'business'],
    ['Comunidades de 10 a 40 viviendas.', 'business'],
    ['Private dental clinics in Dublin and Cork with two to six chairs.', 'practice'],
    ['Peluquerías y centros de estética de 1 a 5 sillas.', 'practice'],
    ['Amateur runners and climbers from 25 to 55.', 'athlete'],
    ['Papás de niños de 7 a 13 años.', 'parent'],
    ['Turistas del vino y restaurantes de Santiago.', 'visitor'],
    ['Mujeres de 35 a 65 años del barrio.', 'household'],
    ['Home owners over 45 in Stroud, and two interior designers.', 'household'],
    ['Locales chicos: pastelerías, florerías y estudios de abogados', 'business'],
    ['Chicas de 18 a 25', 'household'],
    ['no lo sé muy bien', null],
    ['Oh the business is gonna be called Buckeye Street Lawn and Garden', null],
    ['Mi empresa se va a llamar Jardines Norte', null],
    ['The company that sends us their vans', 'business'],
  ])('%s', (customer, buyer) => {
    expect(tellBuyer(customer)).toBe(buyer);
  });

  it('is whoever is named first, and people are no firm for working at one', () => {
    expect(tellBuyer('Familias y tres restaurantes pequeños')).toBe('household');
    expect(tellBuyer('Oficinas, hijos que viven lejos y novias')).toBe('business');
    expect(tellBuyer('empleados de oficinas y hoteles del centro')).toBe('household');
    expect(tellBuyer('Pymes de menos de diez empleados')).toBe('business');
    expect(tellBuyer('corredores de propiedades y constructoras chicas')).toBe('business');
    expect(tellBuyer('parejas extranjeras que se hospedan en hoteles boutique')).toBe('visitor');
  });

  it('is told by the offer where the customers are not, else by the usual customer of the trade', () => {
    expect(findBuyer(answered('solution', 'Pan de masa madre para restaurantes.'), BAKERY)).toBe('business');
    expect(findBuyer(answered('customer', 'no sé'), BAKERY)).toBe('household');
    expect(findBuyer({}, SECTORS.logistics.pack)).toBe('business');
  });
});

/** A sheet with one answer. */
function answered(id: 'solution' | 'customer', value: string): FactSheet {
  return { [id]: { id, value, period: null, unit: null, quote: null, origin: 'said' } satisfies Fact };
}
