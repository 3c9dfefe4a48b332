import { expect, it } from 'vitest';
import { fillSlots } from './fill-slots.ts';
import { pickVariant } from './pick-variant.ts';

const SLOTS = { name: { es: 'el taller', en: 'the workshop' }, proper: { es: 'El Rincón', en: 'El Rincón' } };

it('fills both languages and leaves figures and quotes alone', () => {
  const text = { es: '{{name^}} cobra {{fig:price*}} y {{quote:problem}}', en: '{{name^}} charges {{fig:price*}} and {{quote:problem}}' };
  expect(fillSlots(text, SLOTS)).toEqual({
    es: 'El taller cobra {{fig:price*}} y {{quote:problem}}',
    en: 'The workshop charges {{fig:price*}} and {{quote:problem}}',
  });
});

it('contracts «de el» and «a el» before a common noun only', () => {
  const es = (text: string) => fillSlots({ es: text, en: '' }, SLOTS).es;
  expect(es('la puerta de {{name}}, junto a {{name}}')).toBe('la puerta del taller, junto al taller');
  expect(es('la puerta de {{proper}}')).toBe('la puerta de El Rincón');
  expect(es('enseña {{name}}')).toBe('enseña el taller');
});

it('refuses a slot that nobody gathered', () => {
  expect(() => fillSlots({ es: '{{nothing}}', en: '' }, SLOTS)).toThrow('nothing');
});

it('picks the same variant for the same key, and every variant for some key', () => {
  expect(pickVariant('plan message', ['a', 'b', 'c'])).toBe(pickVariant('plan message', ['a', 'b', 'c']));
  expect(new Set(Array.from({ length: 60 }, (_, at) => pickVariant(`plan ${at}`, ['a', 'b', 'c']))).size).toBe(3);
});
