import { describe, expect, it } from 'vitest';
import { translatePhrase, translateStatement } from './translate-statement.ts';

describe('a statement in Spanish', () => {
  it.each([
    ['A una clienta le falló la limpiadora y devolvió 260 €', 'a customer was let down by the cleaner and refunded ⟦260 €⟧'],
    ['Una maestra me contó que devolvió cuatro de seis', 'a teacher told me that she returned four of six'],
    ['No hay una panadería que abra los domingos', 'there is no bakery that opens on Sundays'],
    ['Mi vecina coge el bus hasta el centro solo para eso', 'my neighbour takes the bus to the centre just for that'],
    [
      'En Málaga los dueños de pisos turísticos se juegan la reseña entre las once y las cuatro',
      'in Málaga, holiday flat owners risk their review between eleven and four',
    ],
    [
      'En Alcorcón hay que pedir hora con una semana para cortarse el pelo, y el que va sin cita espera hora y media mirando el móvil',
      'in Alcorcón, you have to book an appointment a week ahead to get a haircut, and whoever goes without an appointment waits an hour and a half looking at the phone',
    ],
    [
      'Las tiendas del casco viejo de Donostia no pueden recibir furgonetas después de las once',
      'shops in the old town in Donostia cannot receive vans after eleven',
    ],
    [
      'En Guadalajara, México las oficinas cambian de empresa de limpieza cada tres meses porque roban o no van',
      'in Guadalajara, Mexico, offices change cleaning companies every three months because they steal or do not go',
    ],
    ['no encuentras fontanero fiable', 'you cannot find a reliable plumber'],
    ['nadie les enseña a dirigir', 'nobody teaches them to manage'],
  ])('is told whole in English: %s', (said, told) => {
    expect(translateStatement(said, 'es')).toBe(told);
  });
});

describe('a statement in English', () => {
  it.each([
    ['My mum signs forms she cannot read', 'mi madre firma formularios que no sabe leer'],
    [
      'We live in Fuengirola, Spain and half the retired Brits here have been on the coast ten years and cannot talk to their doctor',
      'vivimos en Fuengirola, España, y la mitad de los británicos jubilados de aquí lleva diez años en la costa y no puede hablar con su médico',
    ],
    ['The owner of my gym spent $1,100 for two leads', 'el propietario de mi gimnasio gastó ⟦$1,100⟧ en dos contactos'],
    ['Our receptionist bins a tray a week', 'nuestro recepcionista tira una bandeja por semana'],
  ])('is told whole in Spanish: %s', (said, told) => {
    expect(translateStatement(said, 'en')).toBe(told);
  });
});

describe('those who are named', () => {
  it.each([
    [
      'Retired residents between 58 and 75, two mornings a week.',
      'en',
      'residentes jubilados de ⟦58⟧ a ⟦75⟧ años, dos mañanas a la semana',
    ],
    ['builders who owe me a favour', 'en', 'constructores que me deben un favor'],
    ['Thirty drawings approved', 'en', 'treinta planos aprobados'],
    ['one trip to Granada', 'en', 'un viaje a Granada'],
    ['2 € de descuento al que traiga a un amigo', 'es', '⟦2 €⟧ off for whoever brings a friend'],
    [
      'Propietarios con 2 a 15 apartamentos turísticos en el centro; unas ocho entradas al mes cada uno.',
      'es',
      'owners with ⟦2⟧ to ⟦15⟧ holiday apartments in the town centre; about eight check-ins a month each',
    ],
    [
      'Gente de 25 a 50 que vive o trabaja en El Llano y desayuna fuera tres o cuatro días a la semana.',
      'es',
      'people aged ⟦25⟧ to ⟦50⟧ who live or work in El Llano and have breakfast out three or four days a week',
    ],
  ] as const)('are told with what they do: %s', (said, language, told) => {
    expect(translatePhrase(said, language)).toBe(told);
  });
});

it.each([
  ['es', 'La bici se te rompe un lunes y te la devuelven el sábado'],
  ['es', 'Los bares llegan a fin de mes con una caja llena de gaitas flibusteras'],
  ['en', 'The widgets flumoxed my neighbour'],
] as const)('nothing is told of what holds a word that is not known: %s', (language, said) => {
  expect(translateStatement(said, language)).toBeNull();
});

it('a name is no thing that is called so', () => {
  expect(translatePhrase('los vecinos de Navaja', 'es') ?? '').not.toMatch(/razor/);
});

it.each([
  ['es', 'Abrir en marzo de 2027'],
  ['es', 'Móvil roto y te lo mandan fuera diez días'],
  ['es', 'las cámaras'],
  ['en', 'the lamp bands'],
  ['en', 'our first wedding'],
] as const)('what may as well be another thing is not told: %s %s', (language, said) => {
  expect(translatePhrase(said, language)).toBeNull();
});
