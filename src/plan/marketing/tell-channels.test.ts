import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { tellChannelSums, tellChannels } from './tell-channels.ts';

it.each([
  ['linkedin y poco más', ['linkedin']],
  ['instagram… no sé qué más', ['instagram']],
  ['insta y buzoneo', ['insta', 'buzoneo']],
  ['fotos y vídeos en Instagram', ['fotos y vídeos en Instagram']],
  ['tarjetas de sellos: el décimo café gratis', ['tarjetas de sellos']],
  ['Instagram, Canopy & Stars and a mailing list.', ['Instagram', 'Canopy & Stars', 'a mailing list']],
  ['Instagram, Bodas.net y las fincas que nos recomiendan.', ['Instagram', 'Bodas.net', 'las fincas que nos recomiendan']],
  ['volantes en los edificios y que prueben gratis el primer kilo', ['volantes en los edificios', 'que prueben gratis el primer kilo']],
  ['Google y carteles en la calle. En eso, 310 € al mes.', ['Google', 'carteles en la calle']],
  ['Instagram, 150 euros al mes', ['Instagram']],
  ['Nextdoor and leaflets, £110 a month for all that', ['Nextdoor', 'leaflets']],
  ['Yapo y Marketplace de Facebook', ['Yapo', 'Marketplace de Facebook']],
  [
    'Instagram y dos veterinarias que me van a recomendar. De dinero no sé, lo que se ocupe',
    ['Instagram', 'dos veterinarias que me van a recomendar'],
  ],
  [
    'el WhatsApp para las citas y un descuento a la que traiga una amiga. Eso me cuesta por ahí 250 mil pesos al mes',
    ['el WhatsApp para las citas', 'un descuento a la que traiga una amiga'],
  ],
  [
    'Nextdoor, yard signs, and $25 off for both when somebody refers a friend. Maybe three hundred bucks a month all in.',
    ['Nextdoor', 'yard signs', '$25 off for both when somebody refers a friend'],
  ],
  ['Instagram y el boca a boca, publicidad no, que no tengo plata', ['Instagram', 'el boca a boca']],
  ['Emails and visits to clinics', ['Emails', 'visits to clinics']],
  ['Volantes, unos trescientos al mes', ['Volantes']],
  ['leaflets, whatever it costs', ['leaflets']],
  ['Instagram 50 euros al mes, folletos 120 euros y la radio local', ['Instagram', 'folletos', 'la radio local']],
  ['ni idea, ya veremos', []],
  ['Google y buzoneo. Ni idea de cuánto gastar, lo normal', ['Google', 'buzoneo']],
  [
    "Not Facebook ads, tried them. Two vets who'll send people, the mums' group and a fiver off for whoever sends a friend",
    ["Two vets who'll send people", "the mums' group", 'a fiver off for whoever sends a friend'],
  ],
])('parts «%s»', (marketing, told) => {
  expect(tellChannels(fact('marketing', marketing))).toEqual(told);
});

it('tells nothing where nothing was said', () => {
  expect(tellChannels({})).toEqual([]);
  expect(tellChannels(fact('marketing', 'no lo sé'))).toEqual([]);
  expect(tellChannels(fact('marketing', 'w'.repeat(4_000)))).toEqual([]);
});

it.each([
  ['Instagram 50 euros al mes, folletos (120 € al mes), un rótulo de 400 € y la radio local', [50, 120, null, null]],
  ['leaflets £40 a month and 10 € off for anyone who brings a friend', [40, null]],
  ['Facebook 2 mil pesos al mes', [2_000]],
])('keeps with each channel of «%s» what it was told to cost', (marketing, sums) => {
  expect(tellChannelSums(fact('marketing', marketing))).toEqual(sums);
});
