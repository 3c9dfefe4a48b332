import { expect, test } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { tellChannels } from './tell-channels.ts';

test.each([
  [
    'Los primeros, por la ficha de Google con reseñas y por la peluquería canina Pelut, que está a dos calles; también la protectora que lleva las colonias de gatos, y algo de Instagram. Nos gastaremos unos 250 euros al mes en publicidad y 1.200 de golpe para la inauguración. Ya hay cuarenta conocidos que nos han dicho que vendrán, y de sesenta vecinos que preguntamos, 42 se cambiarían.',
    ['la ficha de Google con reseñas', 'la peluquería canina Pelut', 'la protectora que lleva las colonias de gatos', 'algo de Instagram'],
  ],
  [
    'Volantes en la puerta del hospital y la ficha de Google Maps. Para publicidad unos 2,000 al mes. Ya hicimos tres sábados de prueba en el patio de mi hermano Beto: vinieron como 60 personas',
    ['Volantes en la puerta del hospital', 'la ficha de Google Maps'],
  ],
  [
    'Instagram mainly. I’d put maybe eighty pounds a month into ads, and I’ll ask the two primary schools to put me in their newsletter.',
    ['Instagram', 'ask the two primary schools to put me in their newsletter'],
  ],
  ['Instagram. We already ran two pop-ups. Thirty people are on the waiting list.', ['Instagram']],
  ['Por Google. Pondré unos 100 euros al mes en anuncios de Facebook. Ya tengo doce interesados.', ['Google', 'anuncios de Facebook']],
])('what is spent altogether and who has said to come are no channels: %s', (marketing, told) => {
  expect(tellChannels(fact('marketing', marketing))).toEqual(told);
});
