// What opens a sentence, what is denied and what a noun does are no names.
import { expect, test } from 'vitest';
import { findName } from './find-name.ts';

const SHOP = 'Bueno, fabricar no fabrico, es tienda. Casa Tinuca, en la calle Gascona no, en Campomanes, Oviedo. Yo soy Noelia Menéndez';

test.each([
  [SHOP, 'Casa Tinuca'],
  ['Pues mira, Casa Tinuca, en Oviedo', 'Casa Tinuca'],
  ['Vale, Hilván, en Madrid', 'Hilván'],
  ['Dale, La Espuma, Rosario', 'La Espuma'],
  ['Ay, perdón, Dulce Nube, en Quito', 'Dulce Nube'],
  ['Claro, Óptica Sol, en León', 'Óptica Sol'],
  ['Bueno Pan, en Oviedo', 'Bueno Pan'],
  ["Right, Driveway Dave's, Leeds", "Driveway Dave's"],
  ["Sorry, Driveway Dave's, Leeds", "Driveway Dave's"],
  ['Okay so, Little Magpies, in Boise', 'Little Magpies'],
  ['Well & Good, in Leeds', 'Well & Good'],
  ['Estudio de tatuaje fineline, Tinta Mansa, en Laureles, Medellín', 'Tinta Mansa'],
  ['Soy organizadora, se llama Todo en su Lugar, en Viña del Mar', 'Todo en su Lugar'],
  ['It is called Everything in its Place, in Leeds', 'Everything in its Place'],
  ['Casa Loli, Zaragoza', 'Casa Loli'],
])('what is said while thinking is left out of the name: %s', (said, name) => {
  expect(findName(said, 'identity', true)).toBe(name);
});

test.each([
  'Hombre, todavía no tiene nombre, en Cádiz',
  'Mire, vendemos pan en Soria',
  'Eh, no sé, en Murcia',
  "Honestly, I haven't got one yet, in Leeds",
  'Um, not sure yet. Leeds',
  "Sure, it's a bakery in Leeds",
  'Me llamo Reme y lo voy a montar yo en Lugo',
  'Soy Reme y lo voy a abrir en Lugo',
])('and is no name where none is told: %s', (said) => {
  expect(findName(said, 'identity', true)).toBeNull();
});

test.each([
  'I come to your drive, diagnostics. Price is agreed before I lift a spanner and you get a photo of the old part',
  'Parking is free. Delivery is next day.',
  'Everything is made here',
  'Bookings is by phone. Quality is guaranteed',
  'Cheese is cut at the counter. Tasting is first',
  'Mum runs the till. Dad cooks',
  'Todo es casero. Precio es cerrado',
  'Calidad es lo primero',
  'Recogida es gratis',
  'Se lleva el armario o la cocina hechos a medida y montados. Voy a su casa en 48 horas',
  'Te hace la compra y la sube a casa',
  'Aquí prepara cada cual su pan',
  'Then makes the frame in oak and brings it home',
  'That runs on its own',
])('a noun that opens a sentence is no name: %s', (said) => {
  expect(findName(said, 'solution', true)).toBeNull();
});

test.each([
  ['Chairful is software that fills cancelled slots', 'Chairful'],
  ['Agendita es un programa de citas', 'Agendita'],
  ['Casa Tinuca es una tienda de quesos', 'Casa Tinuca'],
])('a name is told what it is: %s', (said, name) => {
  expect(findName(said, 'solution', true)).toBe(name);
});

test.each([
  ["No, it's not called Price! Mobile mechanic, it's called Driveway Dave's, in Leeds", "Driveway Dave's"],
  ["It's not called Price, it's Driveway Dave's. A job takes an hour", "Driveway Dave's"],
  ["The name isn't Price, it's Driveway Dave's", "Driveway Dave's"],
  ["the name is not Price, it's Driveway Dave's", "Driveway Dave's"],
  ['No se llama Bueno, se llama Casa Tinuca', 'Casa Tinuca'],
  ['No se llama Bueno, es Casa Tinuca', 'Casa Tinuca'],
  ['No se llama Bueno sino Casa Tinuca', 'Casa Tinuca'],
  ['El nombre no es Bueno, es Casa Tinuca', 'Casa Tinuca'],
  ['No, no se llama así, se llama Tinuca', 'Tinuca'],
])('what is denied is not the name, and what stands in its place is: %s', (said, name) => {
  expect(findName(said, 'read-back', false)).toBe(name);
});

test.each([
  ['Curso en línea con una llamada al mes y tutor propio. Se llama Aula en Pijama.', 'Aula en Pijama'],
  ['Incluye cada llamada de dudas. Se llama Nota Diez', 'Nota Diez'],
  ['Abro una tienda llamada Lana y Sal', 'Lana y Sal'],
  ['Candles, and every scent is named after a beach', null],
  ['Each boat is named for a saint. It is called Harbour Light', 'Harbour Light'],
  ['Obrador chico de panes sin TACC: budines y tapas', null],
  ['Small kitchen for cakes without Gluten: brownies and pies', null],
])('what is named after something, a call on the phone and what is left out are no names: %s', (said, name) => {
  expect(findName(said, 'solution', true)).toBe(name);
});
