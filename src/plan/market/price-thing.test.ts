import { expect, it } from 'vitest';
import { readPrice } from './read-price.ts';
import { readStanding } from './read-standing.ts';

const against = (own: string) => (said: string) => readPrice(said, true, { name: 'otro', own })?.measure?.en ?? 'same';

it.each([
  ['is 9 a pint and loud', ' (another unit)'],
  ['a coffee is 4', ' (another unit)'],
  ['el cafe a 2', ' (another unit)'],
  ['12 euros la racion', ' (another unit)'],
  ['but shipping is £9', ' for delivery'],
  ['30 pesos de envio', ' for delivery'],
  ['$60 call-out fee', ' just to come out'],
  ['te clavan 90 solo por ir', ' just to come out'],
  ['charges 25', 'same'],
  ['en la plaza cobra 25', 'same'],
  ['cuesta 25 pero lejos', 'same'],
  ['is 25 per person', 'same'],
])('%s', (said, measure) => {
  expect(against('the average bill is 30 per person')(said)).toBe(measure);
});

it('compares what is priced like the own sale', () => {
  expect(against('i charge 40 an hour')('is 35 an hour')).toBe('same');
  expect(against('son 40 la hora')('35 la hora')).toBe('same');
  expect(against('a pint is 6')('is 5 a pint')).toBe('same');
  expect(against('son 300 al mes')('20 la hora')).toBe(' an hour');
});

it('reads neither a wait in closing at night nor a part in having an app', () => {
  expect([...readStanding('cheap but closes overnight', 'rival-1').says.keys()]).toEqual(['price', 'hours']);
  expect(readStanding('works only through their app', 'rival-1').says.get('wait')?.en).toBe('booking by app only');
  expect(readStanding('atienden solo por la app', 'rival-1').says.has('scope')).toBe(false);
  expect(readStanding("they don't do same-day repairs", 'rival-1').says.has('wait')).toBe(false);
});
