import { expect, it } from 'vitest';
import { SECTOR_IDS } from '../../sectors/sector.ts';
import { sectorOf } from '../../sectors/sectors.ts';
import { findAlternative, isKindAlone } from './find-alternative.ts';

it.each([
  ['freelancers', 'one-person'],
  ['un programa que publica solo', 'tool'],
  ['la lista de espera pública', 'public'],
  ['the library', 'library'],
  ['la biblioteca municipal', 'library'],
  ['una biblioteca de plantillas', 'tool'],
  ['la marca industrial del supermercado', 'chain'],
  ['a friend who is good with his hands', 'known-person'],
  ['no hacer nada este año', 'nothing'],
  ['lads on Facebook', 'one-person'],
  ['a Facebook group', 'tool'],
  ['la cafetera de casa', 'own-hands'],
  ['doing their own', 'own-hands'],
  ["the homes' own visiting hairdresser", 'other-thing'],
  ['a care home nearby', 'other-thing'],
  ['el bar de la esquina', 'neighbour'],
  ['otra tienda del mismo género', 'same-trade'],
  ['una botella de vino', 'other-thing'],
])('«%s» is %s', (phrase, id) => {
  expect(findAlternative(phrase).id).toBe(id);
});

it('takes a kind for no name, and a name for no kind', () => {
  expect(isKindAlone('freelancers')).toBe(true);
  expect(isKindAlone('Supermercados Dia')).toBe(false);
  expect(isKindAlone('colvin')).toBe(false);
  expect(isKindAlone('mercadona')).toBe(false);
});

it('tells at least two kinds apart in every trade', () => {
  for (const sector of SECTOR_IDS) {
    const kinds = sectorOf(sector, null).pack.substitutes.es.map((phrase) => findAlternative(phrase).id);
    expect(new Set(kinds).size, sector).toBeGreaterThan(1);
  }
});

it.each([
  ['Facebook cash cleaners', 'one-person'],
  ['limpiadoras por Facebook que cobran en mano', 'one-person'],
  ['a Facebook group', 'tool'],
  ['the lads on Facebook', 'one-person'],
])('people found on a network are people: %s', (phrase, kind) => {
  expect(findAlternative(phrase).id).toBe(kind);
});
