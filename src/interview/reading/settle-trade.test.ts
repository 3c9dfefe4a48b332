import { describe, expect, test } from 'vitest';
import { settleTrade, type TradeCalled } from './settle-trade.ts';
import { weighSigns } from './weigh-signs.ts';

const CALLED: TradeCalled = {
  sector: null,
  trade: null,
  isNamed: false,
  isOutright: false,
  isOtherKind: false,
  isOfNone: false,
  isAside: false,
  isProgram: false,
};

const ofDogs = weighSigns([{ words: 'Baño y corte, un perro a la vez, sin jaula; soy estilista canina', weight: 1, isOffer: true }], 'es');

describe('what everything else speaks of', () => {
  test('outweighs a word that may mean something else', () => {
    const refits: TradeCalled = { ...CALLED, sector: 'construction_trades', trade: 'kitchen_bathroom_refits' };
    expect(settleTrade(refits, ofDogs)).toEqual({ sector: 'beauty_salon', trade: 'dog_groomer' });
  });

  test('tells what was called nothing', () => {
    expect(settleTrade(CALLED, ofDogs)).toEqual({ sector: 'beauty_salon', trade: 'dog_groomer' });
  });

  test('says nothing where the offer does not say it too', () => {
    const scene = weighSigns([{ words: 'the groomer clipped my dog and the poodle came back matted', weight: 1 }], 'en');
    expect(settleTrade(CALLED, scene)).toEqual({ sector: null, trade: null });
  });

  test('leaves a name of its own, a program, and a business of no sector', () => {
    const barber: TradeCalled = { ...CALLED, sector: 'crafts', trade: 'leather_goods', isNamed: true, isOutright: true };
    const aprons = weighSigns([{ words: 'leather aprons, beards and fades', weight: 1, isOffer: true }], 'en');
    expect(settleTrade(barber, aprons)).toEqual({ sector: 'crafts', trade: 'leather_goods' });
    const program: TradeCalled = { ...CALLED, sector: 'saas', isProgram: true };
    expect(settleTrade(program, ofDogs)).toEqual({ sector: 'saas', trade: null });
    expect(settleTrade({ ...CALLED, isOfNone: true }, ofDogs)).toEqual({ sector: null, trade: null });
  });
});

describe('a word is weighed in its own language', () => {
  test('"redo" is no red wine', () => {
    expect(weighSigns([{ words: 'we come back next day and redo it free', weight: 1, isOffer: true }], 'en').sector).toBeNull();
  });
});
