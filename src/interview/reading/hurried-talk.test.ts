// What five founders typed in a hurry: a dog groomer on wheels, a nail studio, a brewery of three, a knife sharpener and a day centre.
import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const CASES: readonly Told[] = [
  [
    'fixed-costs',
    'es',
    'renta 14 mil, luz 9 mil, el chavo 8,500. nosotros sacamos 10 mil cada uno',
    { fixedCosts: 31_500, founderPay: 30_000, payIncluded: false },
    withFacts({}, [makeFact('resources', 'somos tres socios, los tres trabajamos, y un chavo de reparto'), makeFact('team', 4)]),
  ],
  [
    'funding',
    'es',
    'ponemos 150 mil cada quien y el resto un crédito de Nafin al 16% a 5 años',
    { ownFunds: 450_000, loan: 300_000, loanYears: 5, loanRate: 16 },
    withFacts({}, [makeFact('investment', 750_000), makeFact('resources', 'somos tres socios')]),
  ],
  [
    'funding',
    'es',
    'tengo 4 millones juntados y un credito de banco estado de 8 al 1,2% mensual a 4 años',
    { ownFunds: 4_000_000, loan: 8_000_000, loanYears: 4, loanRate: 14.4 },
  ],
  [
    'fixed-costs',
    'es',
    'seguro de la van 45 lucas, celu 20, contador 60, estacionamiento 80. y mi sueldo 700',
    { fixedCosts: 205_000, founderPay: 700_000, investment: undefined },
  ],
  ['unit-cost', 'es', 'shampoo y bencina unos 4500 x perro', { unitCost: 4500 }, withFacts({}, [makeFact('price', 28_000)])],
  ['unit-cost', 'es', 'Comida 90 … gasolina 20', { unitCost: 110 }, withFacts({}, [makeFact('price', 650)])],
  ['unit-cost', 'es', 'tela 40... hilo 5... botones 3', { unitCost: 48 }],
  ['competitors', 'es', 'La residencia San Antonio', { rivals: ['Residencia San Antonio'] }],
  ['competitors', 'es', 'la residencia san antonio y la clinica vida', { rivals: ['residencia san antonio', 'clinica vida'] }],
  ['competitors', 'es', 'el bar Madrid, en Madrid', { rivals: ['Bar Madrid'] }],
  [
    'resources',
    'es',
    'Un celular bueno y ya, y somos dos. De gastos 300 mil al mes',
    { fixedCosts: 300_000, team: 2, investment: undefined },
  ],
  ['resources', 'en', 'it costs me 900 a month to run', { fixedCosts: 900 }],
  ['resources', 'es', 'gasto como 300 mil al mes', { fixedCosts: 300_000, price: undefined }],
  ['investment', 'es', 'el celular 400', { investment: 400 }],
  ['investment', 'es', 'celular 400, moto 3000', { investment: 3400 }],
  ['investment', 'en', 'phone 600 and a van 9000', { investment: 9600 }],
  ['start', 'es', 'no sé, como en junio', { start: '2027-06' }],
  ['start', 'en', 'not sure, maybe june', { start: '2027-06' }],
  ['revenue', 'en', '38 quid for a BIAB set, 32 for gels, so about 35 on average', { price: 35 }],
  [
    'revenue',
    'en',
    'so about £35 on average. first month maybe 90 then 200 after six months',
    { price: 35, volume: 90, targetVolume: 200, targetMonths: 6 },
  ],
  ['tax', 'es', 'nose, creo q incluido', { taxIncluded: true }],
  ['tax', 'en', 'not sure, i think it’s not included', { taxIncluded: false }],
  ['resources', 'en', 'desks 2,400, stock 1,800. its me and Priya, she rents the other desk', { team: 2, investment: 4200 }],
  ['volume', 'en', 'first month maybe 90 then 200 after six months', { volume: 90, targetVolume: 200, targetMonths: 6 }],
  [
    'revenue',
    'es',
    'el barril a 1,900 + iva, al principio 30 barriles al mes, ya jalando 80',
    { price: 1900, saleUnit: 'keg', volume: 30, targetVolume: 80 },
  ],
  ['read-back', 'es', 'no, los barriles al principio son 25', { volume: 25 }, withFacts({}, [makeFact('volume', 30)])],
  ['read-back', 'es', 'ah y tb compite Pet Spa Reñaca, y somos 2 con mi hermano', { team: 2, rivals: ['Pet Spa Reñaca'] }],
  ['resources', 'en', 'desks 2,400, lamps and first stock 1,800, doing up the room 3k and the deposit is 1,500', { investment: 8700 }],
  ['team', 'en', 'its me and Priya', { team: 2 }],
  ['team', 'es', 'somos tres socios, los tres trabajamos, y un chavo de reparto', { team: 4 }],
  ['team', 'es', 'tres socios y un chavo de reparto', { team: 4 }],
  [
    'solution',
    'es',
    'llego a la casa en una van con tina agua caliente, baño corte y uñas en hora y media',
    { trade: 'dog_groomer' },
    withFacts({}, [makeFact('customer', 'dueños de perro de 30 a 65')]),
  ],
  ['solution', 'es', 'tienda y taller de bici eléctrica', { trade: 'bicycle_workshop' }],
  ['solution', 'es', 'afilado de cuchillos a domicilio para restaurantes', { sector: 'repair_shop', trade: undefined }],
  [
    'problem',
    'en',
    'my mum cant get anyone to sharpen her kitchen knives round here, nearest place is in Bristol and you wait 2 wks',
    { city: undefined, country: 'GB', trade: undefined },
  ],
  ['identity', 'es', 'Archidona, Málaga', { city: 'Archidona', country: 'ES' }, withFacts({}, [makeFact('name', 'Las Tardes de Pilar')])],
  ['resources', 'en', 'already got the van. grinder 1,200 belts stock 150 signwriting 300. just me', { investment: 1650, team: 1 }],
  ['read-back', 'en', 'also my pay is 1600 not 1500', { founderPay: 1600 }],
  [
    'revenue',
    'es',
    '650 al mes por abuelo, empezamos con 8 y queremos 20 en un año',
    { price: 650, volume: 8, targetVolume: 20, targetMonths: 12 },
  ],
  ['tax', 'es', 'exento creo', { taxIncluded: false }],
  [
    'fixed-costs',
    'es',
    'el alquiler son 600, luz 250, mi prima 1.350. y yo 1.400',
    { fixedCosts: 2200, founderPay: 1400, payIncluded: false },
  ],
  [
    'read-back',
    'es',
    'no, la furgoneta son 17.500',
    {
      investment: 34_000,
      investmentItems: [
        { label: 'furgoneta con rampa', amount: 17_500 },
        { label: 'muebles', amount: 16_500 },
      ],
    },
    withFacts({}, [
      makeFact('investment', 35_500),
      makeFact('investmentItems', [
        { label: 'furgoneta con rampa', amount: 19_000 },
        { label: 'muebles', amount: 16_500 },
      ]),
    ]),
  ],
  ['revenue', 'en', '4 quid a knife, so say 48 quid a visit. 40 visits a month', { price: 48, volume: 40 }],
];

test.for(CASES)('in a hurry, %s in %s: %s', (told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
