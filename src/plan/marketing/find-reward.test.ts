import { expect, it } from 'vitest';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';
import { findReward } from './find-reward.ts';

it.each([
  ['tarjetas de sellos: el décimo café gratis', 'el décimo gratis', 'the tenth one free'],
  ['a stamp card, every sixth cut free', 'el sexto gratis', 'the sixth one free'],
  ['tarjeta: la 10ª sesión gratis', 'la décima gratis', 'the tenth one free'],
])('reads «%s»', (marketing, es, en) => {
  expect(findReward(fact('marketing', marketing))).toEqual({ es, en });
});

it('finds none where a first class is free', () => {
  expect(findReward(fact('marketing', 'la primera clase gratis e Instagram'))).toBeNull();
});

it('tells the card with what it gives, and the trial with its end, in the channels and in the calendar', () => {
  const plan = compose({
    ...SAMPLE_FACTS,
    ...fact('marketing', 'Instagram, tarjetas de sellos: el décimo arreglo gratis, volantes y que prueben en la puerta el primer mes'),
  });
  const textOf = (title: RegExp) => JSON.stringify(tablesOf(plan).find((table) => title.test(table.title.en)));
  expect(textOf(/^Channel by channel/)).toContain('el décimo gratis');
  expect(textOf(/^Channel by channel/)).not.toContain('Un aviso al mes');
  expect(textOf(/^Week by week/)).toContain('con la primera compra: el décimo gratis');
  expect(textOf(/^Week by week/)).toContain('Darlo a probar desde la apertura');
});
