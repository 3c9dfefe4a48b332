import { expect, it } from 'vitest';
import { foldText } from '../../language/fold-text.ts';
import { findChannelClue } from './channel-clues.ts';

it.each([
  ['tarjeta de ocho cafés, el noveno gratis', 'loyalty'],
  ['una tarjeta de 6 masajes y el séptimo gratis', 'loyalty'],
  ['a card with ten cuts and the tenth free', 'loyalty'],
  ['every sixth wash is free', 'loyalty'],
  ['noches de cata los jueves', 'events'],
  ['a monthly tasting evening', 'events'],
  ['muestras en la puerta', 'trial'],
  ['a free first class', 'trial'],
  ['la primera clase gratis', 'trial'],
])('what is earned by coming back is no trial, and a night is an event: %s', (told, kind) => {
  expect(findChannelClue(foldText(told))?.kind).toBe(kind);
});

it.each([
  ['cartas en los portales del Zaidín', 'street'],
  ['carteles en los portales del barrio', 'street'],
  ['leaflets in the stairwells of Leith', 'street'],
  ['los portales inmobiliarios', 'portal'],
  ['Habitissimo y otros portales de reformas', 'portal'],
  ['tres reformistas conocidos', 'partners'],
])('a doorway is no listing site: %s', (told, kind) => {
  expect(findChannelClue(foldText(told))?.kind).toBe(kind);
});
