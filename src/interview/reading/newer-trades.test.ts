import { expect, test } from 'vitest';
import { findSector } from './find-sector.ts';

test.each([
  ['pest_control', 'Fumigación contra cucarachas y chinches en pisos y bares'],
  ['pest_control', 'We get rid of rats, wasps and bed bugs and come back to check'],
  ['mobile_dj', 'DJ con luces y altavoces para bodas y quinceañeras'],
  ['mobile_dj', 'I bring the decks, the lights and the songs to weddings: a mobile disco'],
  ['meal_prep', 'Viandas caseras para la semana, repartidas en oficinas'],
  ['meal_prep', 'Meal prep boxes: ten prepared meals delivered each Sunday'],
  ['screen_printing', 'Serigrafía de camisetas y sudaderas para equipos'],
  ['screen_printing', 'Custom t-shirts and hoodies with your logo, screen printed'],
  ['hair_salon', 'Peluquería unisex con corte y color por cita'],
  ['hair_salon', 'A hairdresser’s for curly cuts and balayage'],
  ['juice_bar', 'Una juguería con licuados y zumos recién exprimidos'],
  ['juice_bar', 'A smoothie bar beside the swimming pool'],
  ['after_school_club', 'Club de tardes para niños con recogida del colegio'],
  ['after_school_club', 'Wraparound care and a breakfast club for the primary school'],
  ['delivery_kitchen', 'Cocina oculta de alitas, solo delivery'],
  ['delivery_kitchen', 'A ghost kitchen for fried chicken, delivery only'],
  ['plant_nursery', 'Vivero de plantas nativas y árboles en maceta'],
  ['plant_nursery', 'A plant nursery with houseplants and succulents'],
  ['balloon_decor', 'Decoración con globos para cumpleaños y baby shower'],
  ['balloon_decor', 'Balloon arches and garlands for parties, set up at your home'],
  ['copy_shop', 'Copistería con encuadernación de tesis y planos'],
  ['copy_shop', 'A copy shop for students, with thesis binding'],
  ['guided_tours', 'Rutas guiadas por el barrio viejo con una historiadora'],
  ['guided_tours', 'Walking tours of the harbour at dusk'],
  ['garden_design', 'Paisajismo: jardines de bajo riego con plantas nativas y grava'],
  ['garden_design', 'Diseño de jardines y plantación en chalés'],
  ['garden_design', 'We take out the lawn and put in native plants, gravel and drip irrigation: landscaping, not mowing'],
  ['garden_design', 'Garden design and installation for front yards'],
  ['gardening', 'Weekly mowing and hedge trimming for homes'],
  ['gardening', 'Mantenimiento de jardines y poda de setos'],
  ['refill_shop', 'Tienda a granel de legumbres, frutos secos y detergente, con tu propio tarro'],
  ['refill_shop', 'Alimentos y productos de limpieza a granel'],
  ['refill_shop', 'A zero-waste grocery where you refill jars with oats, rice and cleaning products'],
  ['refill_shop', 'A refill shop for pasta, nuts and washing-up liquid'],
])('a newer trade tells itself: %s, %s', (trade, text) => {
  expect(findSector(text, true)).toMatchObject({ trade });
});

test.each([
  ['marketplace_app', 'A site that matches farms with pickers; we take 8% of each placement'],
  ['marketplace_app', 'People list their spare rooms by the hour and bands book them. We take 15%.'],
  ['retail_shop', 'Second-hand records and a listening corner'],
  ['ecommerce', 'We sell left-handed scissors, knives and kitchen tools online across the UK'],
  ['ecommerce', 'Vendemos ropa de bebé de algodón orgánico por internet y despachamos a regiones'],
  ['tourism_lodging', 'Small camper vans by the night, you land, get the keys and you’re at a lake in forty minutes'],
  ['cleaning', 'We wash solar panels on homes and farms with pure water'],
  ['gym', 'Clases de box en grupos chicos, con regaderas limpias'],
  ['event_services', 'Organizamos XV años completos: salón, flores, música y fotos'],
  ['event_services', 'We plan office parties from start to finish'],
])('what others trade in, or where it is sold, tells %s: %s', (sector, text) => {
  expect(findSector(text, true)).toMatchObject({ best: sector });
});
