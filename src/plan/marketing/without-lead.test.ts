// What leads to a way of getting known, how much of what is sold comes by it, and where else it is: none of it is a way of its own.
import { expect, test } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { tellChannels } from './tell-channels.ts';

test.each<[string, readonly string[]]>([
  [
    'I already have customers. About 45% of sales come from Etsy, where I have 1,150 sales, 35% from markets on Saturdays, and 20% from my own web shop.',
    ['Etsy', 'markets on Saturdays', 'my own web shop'],
  ],
  ['El 60 % de las ventas viene de mercadillos y el 40 % de Instagram', ['mercadillos', 'Instagram']],
  [
    'Three routes. Personal visits to kitchens, introductions from two produce distributors, Segovia Produce and Farm to Table.',
    ['Personal visits to kitchens', 'introductions from two produce distributors'],
  ],
  [
    'Dos vías: Instagram y folletos. Además, grupos de WhatsApp de ligas amateur y de empresas.',
    ['Instagram', 'folletos', 'grupos de WhatsApp de ligas amateur y de empresas'],
  ],
  [
    'Growth loop bien simple: cada reserva invita a tres. Además, códigos QR en las canchas de los clubes',
    ['códigos QR en las canchas de los clubes'],
  ],
  ["After that it's Nextdoor, my Google reviews, and leaflets", ['Nextdoor', 'my Google reviews', 'leaflets']],
  [
    'The first twenty will come from the pop-ups, from Instagram and from the running clubs. After that it will be word of mouth.',
    ['the pop-ups', 'Instagram', 'the running clubs', 'word of mouth'],
  ],
  [
    'Nuestro canal será digital: Instagram y TikTok con videos, y quince embajadoras de CrossFit en Medellín, Bogotá y Cali. A eso sumamos Google Shopping.',
    ['Instagram', 'TikTok con videos', 'quince embajadoras de CrossFit en Medellín', 'Google Shopping'],
  ],
  [
    'Family doctors in Kerrisdale, the discharge planners at Vancouver General where I worked, and WeChat groups.',
    ['Family doctors in Kerrisdale', 'the discharge planners at Vancouver General where I worked', 'WeChat groups'],
  ],
  ['Instagram. I also plan a profile on The Knot.', ['Instagram', 'a profile on The Knot']],
  [
    'Visits to chefs. We also offer a free month to any owner who refers another.',
    ['Visits to chefs', 'a free month to any owner who refers another'],
  ],
  ['Uy pues ya tengo como 180 clientes en WhatsApp pq horneo en casa y volantes', ['180 clientes en WhatsApp']],
  ['Word of mouth and the Saturday stall', ['Word of mouth', 'the Saturday stall']],
])('%s', (marketing, channels) => {
  expect(tellChannels(fact('marketing', marketing))).toEqual(channels);
});

test('the name of the business is no way of getting known', () => {
  expect(tellChannels({ ...fact('marketing', 'Instagram, Luz de Pan, flyers'), ...fact('name', 'Luz de Pan') })).toEqual([
    'Instagram',
    'flyers',
  ]);
});
