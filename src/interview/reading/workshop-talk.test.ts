// What founders of small workshops and rounds typed: a knife sharpener on wheels, an upholsterer, a chimney sweep and whoever followed them.
import { expect, test } from 'vitest';
import type { CountryCode } from '../../countries/country.ts';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

/** So many a month of August to December, and so many in the others. */
const autumn = (high: number, low: number) => Array.from({ length: 12 }, (_, month) => (month > 6 ? high : low));

const inCountry = (country: CountryCode) => withFacts({}, [makeFact('country', country)]);

const CASES: readonly Told[] = [
  // Two parts of the year, in one sentence or in two, with a comma or without.
  [
    'volume',
    'en',
    'Busy season Aug through December I can do 4 a day five days a week. Rest of the year maybe five a week.',
    { volume: 49, season: autumn(17_778, 4_444) },
  ],
  ['volume', 'en', 'Aug to Dec 4 a day, five days a week, rest of the year 5 a week.', { volume: 49, season: autumn(17_778, 4_444) }],
  [
    'volume',
    'es',
    'de agosto a diciembre 4 al día cinco días a la semana, el resto del año unos cinco a la semana',
    { volume: 49, season: autumn(17_778, 4_444) },
  ],
  ['volume', 'es', 'en temporada, de mayo a septiembre, 30 a la semana, y fuera de temporada 8', { volume: 74 }],
  ['volume', 'es', 'de septiembre a diciembre 90 al mes y de enero a agosto 25', { volume: 47 }],
  // What some buyers take besides is no cost.
  [
    'revenue',
    'en',
    '$245 a sweep with inspection. Caps and small repairs on about one in five jobs, another 180 bucks or so.',
    { price: 245, unitCost: undefined },
  ],
  // Thousands in a word and the rest in digits.
  ['unit-cost', 'es', 'se me van como mil 300 en tela', { unitCost: 1_300 }],
  // A machine that works with water is no bill.
  [
    'resources',
    'es',
    'me falta la máquina de agua Tormek industrial que son 3.800, el generador 1.900 y rotular y montar la furgo 2.300',
    {
      investment: 8_000,
      investmentItems: [
        { label: 'máquina de agua Tormek industrial', amount: 3_800 },
        { label: 'generador', amount: 1_900 },
        { label: 'rotular y montar la furgo', amount: 2_300 },
      ],
    },
  ],
  ['fixed-costs', 'es', 'alquiler 500 y el recibo de agua 40', { fixedCosts: 540 }],
  // Premises let are a rent, and the last of a list of thousands is one too.
  [
    'resources',
    'es',
    'el taller es rentado 6 mil. ocupo una maquina industrial de 28 mil, compresor y engrapadoras 15 mil y una camioneta usada de 90',
    { rent: 6_000, investment: 133_000 },
  ],
  ['resources', 'es', 'un horno de 15 mil y una báscula 90 pesos', { investment: 15_090 }],
  ['fixed-costs', 'es', 'renta 6000, luz 1200 bimestral, internet y cel 600', { fixedCosts: 7_200 }],
  [
    'funding',
    'es',
    'pongo 4.000 de la indemnización y los otros 4.000 se los pediría a MicroBank',
    { ownFunds: 4_000, loan: 4_000 },
    withFacts({}, [makeFact('investment', 8_000)]),
  ],
  // A first sentence that is nothing but a name, and a town that begins with a saint.
  ['solution', 'es', 'Filo Serrano. Voy con la furgoneta y les afilo los cuchillos', { name: 'Filo Serrano' }],
  ['solution', 'en', 'Kingdom Chimney Co. Sweep and camera inspection, photo report the same day', { name: 'Kingdom Chimney Co' }],
  ['identity', 'en', 'Kingdom Chimney Co., chimney sweeping, St. Johnsbury, Vermont', { city: 'St. Johnsbury', country: 'US' }],
  // Where nothing costs under a thousand, thousands are left out; in the months of a list, sales are not.
  [
    'revenue',
    'es',
    'Cada conjunto lo cobro 48 lucas promedio. En octubre y noviembre hago como 110 por mes, en junio 40 y el resto del año unos 15',
    { price: 48_000, volume: 33 },
    inCountry('AR'),
  ],
  [
    'unit-cost',
    'es',
    'tela y avíos unas 17 lucas por conjunto, y le pago a la costurera 6 por conjunto',
    { unitCost: 23_000 },
    withFacts(inCountry('AR'), [makeFact('price', 48_000)]),
  ],
  [
    'resources',
    'es',
    'Necesito una recta industrial 780 mil, una overlock 920 mil, una mesa de corte 240 mil y tela para arrancar 600',
    { investment: 2_540_000 },
    inCountry('AR'),
  ],
  [
    'resources',
    'es',
    'mi hijo y yo, a él le pago 550 y yo me quedo con 700. Camión usado 3/4 en 8 palos y medio, la picadora millón doscientos, medidor de humedad 90',
    { founderPay: 700_000, staffPay: 550_000, investment: 9_790_000 },
    inCountry('CL'),
  ],
  // A feast is its month, and twice as much is said of the months before it; the day of no month is how many.
  [
    'revenue',
    'es',
    'S/ 38 el cuy pelado, y unos 60 por semana, en junio y en todos santos se va al doble',
    { price: 38, volume: 303 },
    inCountry('PE'),
  ],
  ['volume', 'es', 'abril mayo y junio 90 al mes, julio y agosto 25, el resto unos 5', { volume: 30 }],
  // What is hired out is the price, and no rent.
  [
    'revenue',
    'es',
    'El alquiler son 75 euros de media con iva, en abril, mayo y junio unos 90 al mes, en julio y agosto 25 y el resto casi nada, unos 4 o 5',
    { price: 75, taxIncluded: true, rent: undefined, volume: 29 },
  ],
  // A shed among what is bought is bought; what each wants is pay of all; a partner's money is no wage.
  ['resources', 'es', 'galpón 9,500, jaulas 4,200 y congeladora 3,900', { investment: 17_600 }, inCountry('PE')],
  ['resources', 'en', "My sister Dana and me. We'd each want $2,800 a month. Tables 2,600", { founderPay: 5_600, staffPay: undefined }],
  [
    'funding',
    'en',
    'Dana has 6 thousand, I have 4, and the rest from TTCU credit union',
    { ownFunds: 10_000, loan: 8_250, staffPay: undefined },
    withFacts({}, [
      makeFact('resources', "My sister Dana and me. We'd each want $2,800 a month."),
      makeFact('team', 2),
      makeFact('investment', 18_250),
    ]),
  ],
  ['start', 'en', 'March. We did four sales for family friends last year.', { start: '2027-03' }],
  // The pace of the start and that of later, whichever is told first and in whatever time.
  [
    'revenue',
    'es',
    'La corona de zirconia la vendo en $1,450 más IVA. Espero 70 coronas al mes ya en ritmo, al inicio unas 25',
    { price: 1_450, volume: 25, volumeFromStart: true, targetVolume: 70 },
    inCountry('MX'),
  ],
  [
    'revenue',
    'en',
    'Seventy eight pounds a tuning. I reckon three a day four days a week by the second year, and about six a week to begin with.',
    { price: 78, volume: 26, volumeFromStart: true, targetVolume: 52 },
  ],
  ['revenue', 'es', '22 soles el saco, 180 sacos al mes, al comienzo 60', { volume: 60, targetVolume: 180 }, inCountry('PE')],
  // So many the first winter are a season's.
  ['revenue', 'en', '$640 a season per house, November through March. 45 houses the first winter, 70 the second.', { volume: 3.75 }],
  // What a month costs for a first year is a month's.
  ['fixed-costs', 'es', 'alquiler 420, luz 60, autónomos 87 el primer año, gestoría 45', { fixedCosts: 612 }],
  // The name said once more is no town.
  ['identity', 'es', 'Lombrices del Misti, Arequipa', { city: 'Arequipa' }, withFacts({}, [makeFact('name', 'Lombrices del Misti')])],
  // Fewer repairs are no fewer sales.
  ['goals', 'es', 'bajar las repeticiones a menos de 3% y comprar otra fresadora', { growth: undefined }],
  ['goals', 'es', 'las ventas pueden bajar un 5% al mes en invierno', { growth: -5 }],
  // Instalments and dues among the costs of a month are such.
  [
    'fixed-costs',
    'en',
    'car finance 185, car insurance and tax 92, phone 22, PTA membership 260 a year',
    { fixedCosts: 320.67, loan: undefined, price: undefined },
    withFacts({}, [makeFact('price', 78)]),
  ],
  // What each customer costs by the month is the cost of one.
  [
    'unit-cost',
    'es',
    'gasolina y un seguro por niño, unos 32 mil al mes cada uno',
    { unitCost: 32_000 },
    withFacts(inCountry('CO'), [makeFact('price', 190_000, { period: 'month' })]),
  ],
  // «Yo necesito» beside somebody's monthly wage is as much a month.
  [
    'resources',
    'es',
    'Trabajo yo y un auxiliar que gana $9,800 mensuales. Yo necesito $22,000. Fresadora $385,000, horno de sinterizado $98,000.',
    { founderPay: 22_000, staffPay: 9_800, investment: 483_000 },
    inCountry('MX'),
  ],
  // What is wanted by the month and buys nothing is pay.
  ['resources', 'es', 'solo yo, quiero 1500 al mes. La furgoneta preparada 19.000', { founderPay: 1_500, investment: 19_000 }],
  ['resources', 'en', 'just me, I want 2,000 a month. Van 9,000', { founderPay: 2_000, investment: 9_000 }],
  ['resources', 'es', 'necesito 900 al mes para el local y un horno de 3.000', { founderPay: undefined }],
  ['fixed-costs', 'es', 'seguro 65 al mes, petróleo 180, contador 40, luz del galpón 25', { fixedCosts: 310_000 }, inCountry('CL')],
  ['fixed-costs', 'es', 'seguro 65 al mes, gasóleo 180, gestor 40, luz 25', { fixedCosts: 310 }, inCountry('ES')],
];

test.for(CASES)('a workshop, %s in %s: %s', (told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
