import { expect, it } from 'vitest';
import { isSellerKind, tellSeller } from './tell-seller.ts';

it.each([
  ['la barbería de Ramón', 'es', 'Ramón’s barber shop'],
  ['una floristería en el centro', 'es', 'a florist in the centre'],
  ['dos academias del barrio', 'es', 'two academies in the neighbourhood'],
  ['gimnasios grandes', 'es', 'big gyms'],
  ['otra agencia', 'es', 'another agency'],
  ['breweries', 'en', 'las cervecerías'],
  ["Dave's garage", 'en', 'el taller de Dave'],
  ['the local pharmacies', 'en', 'las farmacias locales'],
  ['charity shops', 'en', 'las tiendas solidarias'],
  ['a bakery in Leith', 'en', 'una panadería en Leith'],
  ['The town hall’s free course', 'en', 'el curso gratuito del ayuntamiento'],
  ['el curso gratuito del ayuntamiento', 'es', 'the town hall’s free course'],
  ['draughtsmen on Bark', 'en', 'los delineantes en Bark'],
  ['delineantes en Milanuncios', 'es', 'draughtsmen on Milanuncios'],
  ['a couple of local practices', 'en', 'un par de estudios locales'],
  ['el peluquero de mi padre', 'es', 'my father’s barber'],
  ['las máquinas de la oficina', 'es', 'the office’s machines'],
] as const)('%s', (name, language, told) => {
  expect(tellSeller(name, language)?.[language === 'es' ? 'en' : 'es']).toBe(told);
});

it('says nothing of words it does not know', () => {
  expect(tellSeller('la peluquería del gato azul', 'es')).toBeNull();
  expect(tellSeller('one curl salon', 'en')).toBeNull();
  expect([isSellerKind('Pubs'), isSellerKind('Clínicas'), isSellerKind('Midas')]).toEqual([true, true, false]);
});
