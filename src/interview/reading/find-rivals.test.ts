import { expect, it } from 'vitest';
import { findRivals } from './find-rivals.ts';

it.each([
  // In another's shop, on a street, beside somebody: where it is.
  ['Luego Taquería Don Lupe, sobre Federalismo, tacos a 29. Y el Oxxo', ['Taquería Don Lupe', 'Oxxo']],
  ['Luego Kivet, dentro del Kiwoko, con la consulta a 25', ['Kivet']],
  ['Barber Shop Rey, junto al Soriana, a 180, y Peluquería Marta', ['Barber Shop Rey', 'Peluquería Marta']],
  ['Pret, next to the Boots, and Greggs', ['Pret', 'Greggs']],
  // What is watched on a platform is no other.
  ['Asheville Yoga Center is $22 a class. And there’s YouTube, Yoga with Adriene, that’s free.', ['Asheville Yoga Center', 'YouTube']],
  ['Gimnasio Norte cobra 40 al mes. Y está YouTube, Yoga con Elena, que es gratis.', ['Gimnasio Norte', 'YouTube']],
  ['Está Lidl, que lo vende congelado. Está La Tahona de Pepa, cara.', ['Lidl', 'La Tahona de Pepa']],
  ['Casi nadie; lo hacen ellos mismos', []],
  ['Hay un chico en Chapinero que arregla bicis, y Bici Norte', ['Bici Norte']],
  ['Greggs, and some guy in Leith who does cakes', ['Greggs']],
  ['Grocery store, $4. Drop-in clinic, slow. Then Quick Stitch, about $12', ['Quick Stitch']],
  ['People off Gumtree at a tenner, and Fantastic Services', ['Fantastic Services']],
  ['Oak Street Bakery, $5, and the Costa on the corner', ['Oak Street Bakery', 'Costa']],
  ['Taller Ruiz: rápidos, solo Honda. Y el vecino.', ['Taller Ruiz']],
  ['coffee €3, open at six. the other one, lovely, not open till nine', []],
  ['Pets at Home and a woman called Linda who works from home, and Carla at Portobello', ['Pets at Home', 'Linda', 'Carla']],
  ["There's a chap called Andrew Hollis in Hillsborough who's good. And honestly DFS, people just buy new.", ['Andrew Hollis', 'DFS']],
  ['La Pastasciutta, que es rica pero hay cola, y una señora que vende por Facebook', ['La Pastasciutta']],
  ['Airbnb cleaners, Molly Maid and a lady in the next village', ['Molly Maid']],
  // Told with what it asks it is one, and "'s" before it is no part of the name.
  ["Dogtopia's $46 a day. and Rover sitters, 35 to 55 a night, but no staff around", ['Dogtopia', 'Rover']],
  ["Wendy's is 12 a plate and Mike's Barbers charges 20", ["Wendy's", "Mike's Barbers"]],
  [
    'La Renovadora Don Chuy del mercado Independencia, que cobra 250 la suela, y Zapatero Express',
    ['La Renovadora Don Chuy', 'Zapatero Express'],
  ],
  ["Whataburger, the 7-Eleven, and Tacos El Charly that shuts at 10. They'd pick us.", ['Whataburger', '7-Eleven', 'Tacos El Charly']],
  ["Well, honestly, PureGym. Curves closed. They've all got mirrors.", ['PureGym']],
  ['PureGym. Anytime Fitness closed.', ['PureGym']],
  ['La Casa de la Pasta cerró hace un año y queda Lidl', ['Lidl']],
  ['¿Noventa? no, no, eso es la ocupación', []],
  ['7 Sopas, la señora de las empanadas y El Corral', ['7 Sopas', 'El Corral']],
  ['Yale Cleaners and 2 Girls Laundry', ['Yale Cleaners', '2 Girls Laundry']],
  ['uBreakiFix, CPR, Best Buy', ['uBreakiFix', 'CPR', 'Best Buy']],
  ['There are 3 Pilates studios and Smart Fit', ['Pilates', 'Smart Fit']],
  ['Pronovias y una chica que los vende por Wallapop', ['Pronovias']],
  ['Google Maps y Facebook', ['Google Maps', 'Facebook']],
  ['Fade te cobran 18, Barber King 22', ['Fade', 'Barber King']],
  ['Barber King 22 el corte', ['Barber King']],
  ['Midas lo hace por 60; el taller de Juan, 45', ['Midas', 'Juan']],
  ['Studio 54 for 30', ['Studio 54']],
  ['Forever 21 and Zara', ['Forever 21', 'Zara']],
  ['Way Out Wax. Mine are the ones that smell like here, like Vermont', ['Way Out Wax']],
  ['La Bravíssimo. Nosotros estamos en la San Martín y somos más rápidos', ['La Bravíssimo']],
  ['Snapped by Sinéad, and Ms. Carol in her backyard', ['Snapped by Sinéad', 'Ms Carol']],
  ["Big Bob's Barbecue, and we're cheaper than Sizzle", ["Big Bob's Barbecue", 'Sizzle']],
  ['En el barrio está El Rincón de Lucía, a 12 el menú', ['El Rincón de Lucía']],
  ['Other studios sell yoga and Barre, and CorePower', ['CorePower']],
  ['Yoga Six, which has Barre too, and Pure Barre', ['Yoga Six', 'Pure Barre']],
  ['En Yerba Buena hay dos panaderías y La Espiga', ['La Espiga']],
  ['Las panaderías de Yerba Buena, El Panal', ['El Panal']],
  ['Los tacos de Doña Rosa, El Panal', ['Doña Rosa', 'El Panal']],
  ['Ing. Pedro Salas y Constructora Vega', ['Ing Pedro Salas', 'Constructora Vega']],
  ['El vivero San José y el señor del mercado', ['Vivero San José', 'Señor del mercado']],
  ['La zona San Marcos y Coppel', ['Coppel']],
  [
    'There is the Centra in the village with its Frank and Honest machine, the Castle Café at Blackrock Castle, and The Pier Café.',
    ['Centra', 'Castle Café', 'The Pier Café'],
  ],
  ['Está el Oxxo con su máquina Andatti, y Café Punta del Cielo', ['Oxxo', 'Café Punta del Cielo']],
  ['Gala Miami Events, and many families simply do it themselves with Pinterest and an aunt', ['Gala Miami Events']],
  ['Muchas lo hacen ellas mismas con Canva y una tía; también está Fiestas Lupita', ['Fiestas Lupita']],
  ["Molly Maid, Housekeep, Facebook cash cleaners. We're bleach-free.", ['Molly Maid', 'Housekeep']],
  [
    'Ridgeline Candle Co. in the River Arts District; Yankee Candle; and other Etsy sellers at $16',
    ['Ridgeline Candle Co', 'Yankee Candle'],
  ],
  ['Sí, con IVA', []],
  ['Yes, VAT included', []],
])('%s', (answer, names) => {
  expect(findRivals(answer)).toEqual(names);
});

it('two words joined inside a list that ends in an «y» of its own are one name', () => {
  expect(findRivals('Las nanas, Orden y Calma que es de Santiago, y los libros de Marie Kondo')).toContain('Orden y Calma');
  expect(findRivals('El bar La Rotonda, Mercadona y Lidl')).toEqual(expect.arrayContaining(['Mercadona', 'Lidl']));
});
