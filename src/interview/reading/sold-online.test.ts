import { expect, test } from 'vitest';
import { figures } from './read-fixture.ts';

test.each([
  ['es', 'Comida para perros congelada hecha en casa, se pide por WhatsApp y la llevo a domicilio', 'ecommerce'],
  ['en', 'Dog food sold online, fresh, posted frozen in a box every fortnight', 'ecommerce'],
  ['en', 'coffee beans shipped to your door, ordered from our site', 'ecommerce'],
  ['es', 'vendo zapatillas de segunda mano por internet', 'ecommerce'],
  ['es', 'Ropa de bebé de segunda mano, la vendo por Instagram y la mando por correo', 'ecommerce'],
  ['es', 'velas artesanas que vendo por mi web', 'crafts'],
  ['es', 'Una tienda de barrio con velas y regalos, también vendemos por Instagram', 'retail_shop'],
  ['en', 'A cafe on the high street, we also sell beans on our website', 'cafe_restaurant'],
  ['es', 'plataforma que conecta a quien vende ropa usada por internet con compradores', 'marketplace_app'],
] as const)('sold at a distance or in a shop: %s %s', (language, text, sector) => {
  expect(figures('solution', text, language)).toMatchObject({ sector });
});
