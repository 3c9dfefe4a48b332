import { describe, expect, test } from 'vitest';
import type { SectorId } from '../../sectors/sector.ts';
import type { Trade } from '../../sectors/trade.ts';
import { TRADES } from '../../sectors/trades.ts';
import { chooseTrade, findClues, indexTrades } from './find-trade.ts';
import { figures } from './read-fixture.ts';

const [pattern] = TRADES;

function trade(id: string, name: string, clues: readonly string[], sector: SectorId = 'beauty_salon'): Trade {
  if (pattern === undefined) throw new Error('no trade to copy the figures of');
  return { ...pattern, id, sector, name: { es: name, en: name }, clues: { es: clues, en: [] } };
}

const SALONS = [
  trade('hair', 'Peluquería', ['corte de pelo', 'cortes', 'tinte']),
  trade('dogs', 'Peluquería canina', ['perros', 'corte de perros']),
  trade('nails', 'Salón de uñas', ['manicura', 'uñas', 'tinte']),
  trade('baker', 'Panadería y pastelería', ['pan', 'tartas'], 'food_manufacturing'),
];
const CLUES = indexTrades(SALONS);

function chosen(text: string, sector: SectorId = 'beauty_salon') {
  return chooseTrade(findClues(text, CLUES).clues, sector);
}

describe('the trade that the clues tell', () => {
  test('is called by its name, or given away by what it sells', () => {
    expect(chosen('Una peluquería en el centro')).toMatchObject({ trade: 'hair', isNamed: true });
    expect(chosen('Hacemos manicuras y uñas de gel')).toMatchObject({ trade: 'nails', isNamed: false });
  });

  test('is the one of the longest clue at each place', () => {
    expect(chosen('peluquería canina')).toMatchObject({ trade: 'dogs', isNamed: true });
    expect(findClues('un corte de perros barato', CLUES)).toMatchObject({ clues: [{ words: 2 }], otherWords: ['barato'] });
  });

  test('needs the whole phrase', () => {
    expect(chosen('un corte')).toMatchObject({ trade: 'hair', isNamed: false });
    expect(chosen('el pelo largo')).toMatchObject({ trade: null, isNamed: false });
  });

  test('is not clear where two share the clue or lie close', () => {
    expect(chosen('tinte').trade).toBeNull();
    expect(chosen('tinte y manicura').trade).toBe('nails');
  });

  test('is always of the sector asked for', () => {
    expect(chosen('pan y uñas', 'food_manufacturing').trade).toBe('baker');
    expect(chosen('pan y uñas', 'gym').trade).toBeNull();
  });

  test('a second name of the trade is a clue, no name', () => {
    expect(chosen('una pastelería', 'food_manufacturing')).toMatchObject({ trade: 'baker', isNamed: false });
  });
});

describe('the trade in an answer', () => {
  test('comes with its sector', () => {
    expect(figures('solution', 'Vendo ramos de flores frescas de temporada')).toMatchObject({ sector: 'retail_shop', trade: 'florist' });
    expect(figures('identity', 'It is a florist in Reading, UK', 'en')).toMatchObject({ sector: 'retail_shop', trade: 'florist' });
    expect(figures('solution', 'Una tienda con escaparate y mostrador')).toMatchObject({ sector: 'retail_shop' });
    expect(figures('solution', 'Una tienda con escaparate y mostrador').trade).toBeUndefined();
  });

  test('is corrected in the read-back', () => {
    expect(figures('read-back', 'No, es una floristería, no una librería')).toMatchObject({ sector: 'retail_shop', trade: 'florist' });
    expect(figures('read-back', 'the business is a florist', 'en')).toMatchObject({ trade: 'florist' });
    expect(figures('read-back', 'es un precio de 35 €')).toEqual({ price: 35, currency: 'EUR' });
  });
});
