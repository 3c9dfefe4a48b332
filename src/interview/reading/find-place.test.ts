import { expect, test } from 'vitest';
import { findName } from './find-name.ts';
import { findPlace } from './find-place.ts';
import { findRivals } from './find-rivals.ts';
import { figures } from './read-fixture.ts';

test.each([
  'Le empecé a cocinar y se le quitó.',
  'una cuenca minera',
  'semillas de chia',
  'monthly billings',
  'tejas rotas',
  'vive en la montaña nevada',
  'a boulder in the garden',
  'cultivo de mejillones en batea',
  'collares de rubí y perlas',
  'muebles de algarrobo',
  'diseño de la ceja',
  'lámparas de pergamino',
  'un berlín de crema',
  'Denise works nights at Riverside Methodist',
])('a word is no place: %s', (text) => {
  expect(findPlace(text)).toBeNull();
});

test.each([
  ['tienda en Quito', 'Quito', 'EC'],
  ['luna, granada', 'Granada', 'ES'],
  ['peluqueria en granada', 'Granada', 'ES'],
  ['madrid', 'Madrid', 'ES'],
  ['Austin Texas', 'Austin', 'US'],
] as const)('a place is one: %s', (text, city, country) => {
  expect(findPlace(text)).toMatchObject({ city, country });
});

test('a village no list knows is where it is said to be, not the city beside it', () => {
  expect(figures('identity', 'Horno Julián, se queda el nombre, en Villar de Olalla, al lado de Cuenca')).toEqual({
    name: 'Horno Julián',
    city: 'Villar de Olalla',
  });
  expect(figures('identity', 'Slotwell, in Otley, ten miles from Leeds', 'en')).toMatchObject({ name: 'Slotwell', city: 'Otley' });
  expect(figures('read-back', 'la ciudad es Villar de Olalla')).toEqual({ city: 'Villar de Olalla' });
  expect(figures('read-back', 'the town is Hebden Bridge', 'en')).toEqual({ city: 'Hebden Bridge', country: 'GB' });
  expect(figures('read-back', 'the town is Grassington', 'en')).toEqual({ city: 'Grassington' });
});

test('a quarter is told before its city, a town before its province', () => {
  expect(figures('identity', 'Doña Rubiela, en Belén, Medellín')).toMatchObject({ city: 'Medellín', country: 'CO' });
  expect(figures('identity', 'Se llama Luna, en Archidona, Málaga')).toMatchObject({ city: 'Archidona', country: 'ES' });
  expect(figures('identity', 'Miel de Vereda, de Salento, Quindío')).toMatchObject({ city: 'Salento', country: 'CO' });
  expect(figures('identity', 'Taller Aguja, de Cantalejo, Segovia')).toMatchObject({ city: 'Cantalejo', country: 'ES' });
  expect(figures('identity', 'Fell Loaf, from Sedbergh, Cumbria', 'en')).toMatchObject({ city: 'Sedbergh', country: 'GB' });
});

test.each([
  ['es', 'La Llosa de Ramona, en Cangas de Onís, Asturias', { name: 'La Llosa de Ramona', city: 'Cangas de Onís' }],
  ['es', 'Placares Quiroga, en Villa Allende, Córdoba, Argentina', { name: 'Placares Quiroga', city: 'Villa Allende', country: 'AR' }],
  ['es', 'Lubricentro El Rápido, San Juan de Lurigancho', { city: 'San Juan de Lurigancho' }],
  ['es', 'Dulce Rosita, Villa El Salvador, Lima', { city: 'Lima', country: 'PE' }],
  ['es', 'Navaja Brava, Santiago Centro', { city: 'Santiago' }],
  ['en', 'Anvil Women, Stoke-on-Trent', { city: 'Stoke-on-Trent', country: 'GB' }],
  ['en', 'Trim & Tidy, Ashby-de-la-Zouch, Leicestershire', { city: 'Ashby-de-la-Zouch', country: 'GB' }],
  ['en', 'Kinsella Physiotherapy, Clonakilty, Co. Cork', { city: 'Clonakilty', country: 'IE' }],
  ['en', 'Fold, Hawes', { name: 'Fold', city: 'Hawes' }],
  ['en', 'Ashpot, St Ives, Cornwall', { name: 'Ashpot', city: 'St Ives' }],
] as const)('names of several words, known or not: %s %s', (language, text, expected) => {
  expect(figures('identity', text, language)).toMatchObject(expected);
});

test('a name of several words corrects its first', () => {
  expect(figures('read-back', 'es en Cangas de Onís, no Cangas')).toMatchObject({ city: 'Cangas de Onís' });
});

test.each(['La señora Córdoba me lo dijo', 'Don Mendoza cerró', 'Dr. Lincoln charges double', 'Miss Austin next door'])(
  'a surname is no city: %s',
  (text) => {
    expect(findPlace(text)).toBeNull();
  },
);

test('who is told of in a clause of the offer gives it no name', () => {
  expect(findName('El mismo pan de leña que hacía Julián, con masa madre', 'solution', true)).toBeNull();
  expect(findName('Harris Bakery, keeping the name', 'identity', false)).toBe('Harris Bakery');
});

test('rivals keep their number, and where they come from is no name', () => {
  expect(findRivals('Molly Maid. Two Maids on Bethel Road charges 220')).toEqual(['Molly Maid', 'Two Maids']);
  expect(findRivals('Cliniko, which is good but Australian, and Jane App')).toEqual(['Cliniko', 'Jane App']);
});

test.each([
  ['es', 'Se llama Dulce Mar, en Pocitos', { name: 'Dulce Mar', city: 'Montevideo', country: 'UY' }],
  ['es', 'El Rincón, bar en Malasaña', { city: 'Madrid', country: 'ES' }],
  ['es', 'Villa Crespo, se llama Birra Norte', { name: 'Birra Norte', city: 'Buenos Aires', country: 'AR' }],
  ['es', 'Academia Norte, en Belgrano, Rosario', { city: 'Rosario', country: 'AR' }],
  ['en', 'Leith Walk Physio, in Leith', { city: 'Edinburgh', country: 'GB' }],
] as const)('a quarter tells its city: %s %s', (language, text, expected) => {
  expect(figures('identity', text, language)).toMatchObject(expected);
});

test.each(['compro un cordón y hago buceo', 'tenemos retiro en tienda', 'a gracia de Dios', 'an easton bat'])(
  'a quarter’s word is no place: %s',
  (text) => {
    expect(findPlace(text)).toBeNull();
  },
);

test.each([
  ['en', 'Paris Nails, in Hackney', { name: 'Paris Nails', city: 'Hackney', country: 'GB' }],
  ['en', 'It’s called Brixton Bakes, in Peckham', { name: 'Brixton Bakes', city: 'Peckham' }],
  ['en', 'Boston Bagels, Hebden Bridge', { name: 'Boston Bagels', city: 'Hebden Bridge' }],
  ['es', 'Estudio Roma, en la Roma Norte', { name: 'Estudio Roma', city: 'Ciudad de México', country: 'MX' }],
] as const)('a name that holds a place is not where it stands: %s %s', (language, text, expected) => {
  expect(figures('identity', text, language)).toMatchObject(expected);
});

test.each([
  ['Clínica dental Vital, en Pocitos, Montevideo', 'Clínica dental Vital'],
  ['Panadería Cordón, en el Cordón, Montevideo', 'Panadería Cordón'],
  ['Panadería artesanal en Cuenca', undefined],
  ['Academia de Inglés, en Vigo', undefined],
] as const)('the trade and the name after it are the name: %s', (text, name) => {
  expect(figures('identity', text).name).toBe(name);
});

test.each([
  ['a bakery in Halifax, NS', 'Halifax', 'CA'],
  ['a dog groomer in St. John’s, Newfoundland', 'St. John’s', 'CA'],
  ['we fix bikes in London, Ontario', 'London', 'CA'],
  ['a café in Kitchener', 'Kitchener', 'CA'],
  ['pool cleaning in Townsville', 'Townsville', 'AU'],
  ['mobile mechanic in Perth, Western Australia', 'Perth', 'AU'],
  ['a nail bar in Christchurch', 'Christchurch', 'NZ'],
  ['un salón en Santiago de los Caballeros', 'Santiago de los Caballeros', 'DO'],
  ['una panadería en Quetzaltenango', 'Quetzaltenango', 'GT'],
  ['un taller en San José, Costa Rica', 'San José', 'CR'],
  ['una soda en Alajuela', 'Alajuela', 'CR'],
  ['una lavandería en Ciudad de Panamá', 'Ciudad de Panamá', 'PA'],
  ['una barbería en Bayamón, Puerto Rico', 'Bayamón', 'US'],
  ['un food truck en San Juan, Puerto Rico', 'San Juan', 'US'],
] as const)('a city of the countries added last: %s', (text, city, country) => {
  expect(findPlace(text)).toMatchObject({ city, country });
});

test.each(['a flat in Halifax', 'un local en San José', 'a studio in Perth'])(
  'a city of two countries stays open until the money tells: %s',
  (text) => {
    expect(findPlace(text)).toMatchObject({ country: null });
  },
);

test.each([
  ['a flat in Halifax, 40 quid a visit', 'GB'],
  ['a van in Halifax, HST on top', 'CA'],
  ['un local en San José, a 2.500 colones', 'CR'],
  ['a taquería in San Jose, California', 'US'],
  ['a gym in Perth, I have an ABN', 'AU'],
  ['La soda cuesta 500 pesos en Santiago de Chile', 'CL'],
] as const)('and then it is where that money is: %s', (text, country) => {
  expect(findPlace(text)?.country).toBe(country);
});

test.each(['un té con limón y moca', 'Regina me ayuda los sábados', 'my uncle David and his friend Hamilton', 'a Victoria sponge'])(
  'a drink, a person or a cake is none of them: %s',
  (text) => {
    expect(findPlace(text)).toBeNull();
  },
);

test.each([
  ['es', 'va a estar en Jujuy al 2300, en Pichincha, Rosario', 'Rosario', 'AR'],
  ['es', 'un estudio en Córdoba 1450, Rosario', 'Rosario', 'AR'],
  ['es', 'Mendoza al 800, Rosario', 'Rosario', 'AR'],
  ['es', 'de Pichincha, Lourdes y el centro de Rosario', 'Rosario', 'AR'],
  ['en', 'at 14 Bristol Road, Cork', 'Cork', 'IE'],
  ['es', 'en Madrid, 3 personas', 'Madrid', 'ES'],
] as const)(
  'a street with its number is no city, and a quarter called like a region far away no country: %s %s',
  (_, text, city, country) => {
    expect(findPlace(text)).toMatchObject({ city, country });
  },
);

test('a part of a city is told with it or before it: the city is where', () => {
  const told = 'Camila, abogada en Las Condes, escribió a cinco clubes. En Santiago reservar una cancha es manual.';
  expect(findPlace(told)).toMatchObject({ city: 'Santiago', country: 'CL' });
  expect(findPlace('un gimnasio en Las Condes')).toMatchObject({ city: 'Las Condes', country: 'CL' });
  expect(findPlace('a bakery in Hackney, London')).toMatchObject({ city: 'London' });
  expect(figures('identity', 'Profe Mate, clases de refuerzo en Cayma, Arequipa')).toMatchObject({ city: 'Arequipa', country: 'PE' });
  expect(figures('identity', 'Taller Dos, en Camaná, Arequipa')).toMatchObject({ city: 'Camaná', country: 'PE' });
  expect(figures('identity', 'Chapel Cuts, barber shop in Chapel Allerton', 'en')).toMatchObject({ city: 'Leeds', country: 'GB' });
});

test.each([
  ['es', 'La ciudad es Rosario', 'Rosario'],
  ['es', 'Los gastos fijos son 4.500.000. La ciudad es Santiago', 'Santiago'],
  ['en', 'The city is Reading', 'Reading'],
] as const)('a city that is also a name, called the city: %s %s', (language, text, city) => {
  expect(figures('read-back', text, language)).toMatchObject({ city });
});
