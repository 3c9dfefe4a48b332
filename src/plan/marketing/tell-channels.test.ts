import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { tellChannels } from './tell-channels.ts';

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
])('parts «%s»', (marketing, told) => {
  expect(tellChannels(fact('marketing', marketing))).toEqual(told);
});

it('tells nothing where nothing was said', () => {
  expect(tellChannels({})).toEqual([]);
  expect(tellChannels(fact('marketing', 'no lo sé'))).toEqual([]);
  expect(tellChannels(fact('marketing', 'w'.repeat(4_000)))).toEqual([]);
});
