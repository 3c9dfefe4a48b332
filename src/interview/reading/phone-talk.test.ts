// The way people type on a phone: several facts in one breath, slang, and no word for what follows from the one before.
import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const CASES: readonly Told[] = [
  [
    'resources',
    'es',
    'necesito 180 mil: 120 de inventario, 45 de una moto y 15 de la compu. renta 6 mil, luz 800, un repartidor 7,500 al mes',
    { investment: 180_000, fixedCosts: 14_300 },
  ],
  [
    'resources',
    'es',
    'una camioneta usada 12 palos y 1 palo y medio de herramientas. galpon 350 mil, monotributo 60 mil, dos pibes a 400 mil cada uno',
    { investment: 13_500_000, fixedCosts: 1_210_000 },
  ],
  [
    'resources',
    'es',
    '16 millones en neveras y 3 de adecuación, el local 900 mil mensuales, vigilante 1.3 millones, internet 80 mil',
    { investment: 19_000_000, fixedCosts: 2_280_000 },
  ],
  [
    'resources',
    'en',
    'got my truck already so just a 6k trailer and 2k in saws. insurance 210 a month phone 50 and storage 140',
    {
      investment: 8000,
      fixedCosts: 400,
      investmentItems: [
        { label: 'trailer', amount: 6000 },
        { label: 'saws', amount: 2000 },
      ],
    },
  ],
  [
    'resources',
    'en',
    'about 4 grand for tools and a test rig plus £900 for the course, insurance is 85 a month, van 240, phone 25',
    { investment: 4900, fixedCosts: 350 },
  ],
  ['resources', 'en', 'a laptop at 1,400 and the website 2,200. I’d take 1,800 myself', { investment: 3600, founderPay: 1800 }],
  ['resources', 'es', 'arriendo 450 lucas, luz, internet y contador otras 110', { fixedCosts: 560_000 }],
  ['funding', 'es', '8 palos mios y 6 de un credito del nacion a 3 años', { ownFunds: 8_000_000, loan: 6_000_000, loanYears: 3 }],
  [
    'resources',
    'es',
    'Somos mi hermana y yo. El alquiler es 550.000 y entre luz, gas y el pibe se van otros 900.000. Queremos sacar 800.000 cada una por mes.',
    { fixedCosts: 1_450_000, founderPay: 1_600_000 },
  ],
  [
    'resources',
    'en',
    'Rent on the unit is £450 and insurance, diesel and phone about £280 a month, and I want £1,900 a month out of it.',
    { fixedCosts: 730, founderPay: 1900 },
  ],
  [
    'revenue',
    'es',
    'Cada compra anda en los 14.500 pesos. En la semana unas 15 por día y los domingos más, ponele 130 por semana.',
    { price: 14_500, volume: 563 },
  ],
  [
    'revenue',
    'en',
    "About £320 a chair, no VAT because I'm under the threshold, 5 a week.",
    { price: 320, volume: 22, taxIncluded: false },
  ],
  [
    'resources',
    'es',
    'Herramienta y bancos 6.500 €, y 2.000 € para adecuar el local. El local son 480 € al mes y seguros y teléfono 140 €',
    { investment: 8500, loan: undefined, fixedCosts: 620 },
  ],
  ['resources', 'es', 'Necesito 9.000 € para abrir y los bancos me prestan 6.500 €', { loan: 6500 }],
  ['tax', 'es', 'no, va incluido', { taxIncluded: true }],
  ['tax', 'es', 'no va incluido', { taxIncluded: false }],
  ['tax', 'en', 'no, it’s included', { taxIncluded: true }],
  [
    'revenue',
    'es',
    '28 € la noche, unas 160 noches al mes',
    { price: 28, volume: 160 },
    withFacts({}, [makeFact('sector', 'beauty_salon')]),
  ],
  ['revenue', 'es', 'furgoneta 380 de renting, gasoil 210, gestor 90, autónomo 300', { fixedCosts: 980, price: undefined }],
  ['price', 'en', 'van payment 420, storage unit 310, insurance 120', { fixedCosts: 850, price: undefined }],
  ['unit-cost', 'es', 'vallado y casetas 14.000', { investment: 14000, unitCost: undefined }, withFacts({}, [makeFact('price', 28)])],
  ['price', 'es', '45 €', { price: 45, investment: undefined }, withFacts({}, [makeFact('price', 0.75)])],
  ['unit-cost', 'en', 'need 38000 for inventory', { investment: 38000, unitCost: undefined }, withFacts({}, [makeFact('price', 850)])],
  ['funding', 'en', "got 2k saved, mum's lending me 3", { ownFunds: 2000, loan: 3000 }],
  [
    'resources',
    'es',
    'dos máquinas planas a 3 millones cada una, una fileteadora 2.5 y local 1.2 millones al mes, servicios 250 mil, dos operarias a 1.7 millones cada una',
    { investment: 8_500_000, fixedCosts: 4_850_000 },
  ],
  ['funding', 'es', 'tengo 6 millones y mi tía me presta 4 sin intereses', { ownFunds: 6_000_000, loan: 4_000_000 }],
  [
    'marketing',
    'es',
    'un grupo de facebook y el boca a boca. ah y cobro 18 la noche, unas 90 noches al mes',
    { price: 18, volume: 90, marketingBudget: undefined },
  ],
  ['funding', 'en', '8k out of pocket no loan', { ownFunds: 8000, loan: 0 }],
  [
    'revenue',
    'es',
    'abono de 45 lucas por mes por edificio, empezamos con 25 edificios y despues 4 mas por mes',
    { price: 45_000, volume: 25, wonPerMonth: 4 },
  ],
  ['revenue', 'en', 'about £1,900 a job, couple a month to begin with then 5', { price: 1900, volume: 2 }],
  ['revenue', 'en', '130 a kid for the season, 400 kids from october to march', { price: 130, volume: 33 }],
  ['fixed-costs', 'es', 'facturar 4 mil al mes y coger a un chaval', { fixedCosts: undefined }],
  ['volume', 'en', 'pay myself 1,500 a month and be booked 6 weeks ahead', { volume: undefined }],
  [
    'revenue',
    'es',
    'Cada reparación se cobra a 79 €, IVA incluido, y al principio calculo 104 al mes. Las piezas salen por 19,59 € de media.',
    { price: 79, volume: 104, unitCost: 19.59 },
  ],
  ['revenue', 'en', '$95 a tune-up, 60 a month to start. Parts run about $22.', { price: 95, volume: 60, unitCost: 22 }],
  [
    'resources',
    'es',
    'Con los sueldos, cada mes cuesta 5.790 €; de eso, 1.500 € son mi sueldo. Para abrir: obra del local 9.420 € y equipo de taller 18.600 €.',
    {
      fixedCosts: 5790,
      founderPay: 1500,
      payIncluded: true,
      investment: 28_020,
      investmentItems: [
        { label: 'obra del local', amount: 9420 },
        { label: 'equipo de taller', amount: 18_600 },
      ],
    },
  ],
  ['resources', 'es', 'alquiler 900, luz 140 y seguro 60 al mes, reforma 800', { fixedCosts: 1100, investment: 800 }],
  ['resources', 'en', 'It costs $4,200 a month to run, and I need $18,000 for the oven.', { fixedCosts: 4200, investment: 18_000 }],
  ['revenue', 'en', 'Each visit is $140 and I plan on 65 visits a month.', { volume: 65, volumeFromStart: undefined }],
  ['revenue', 'es', 'a 28 € y ya vendo unas 90 al mes', { price: 28, volume: 90, volumeFromStart: true }],
  ['volume', 'en', '40 a month to start with', { volume: 40, volumeFromStart: true }],
  ['unit-cost', 'es', 'nada, los tornillos, 2 euros y 5 de gasolina por servicio', { unitCost: 7 }],
  ['team', 'en', 'us two and 2 yardies', { team: 4 }],
  ['team', 'en', 'my wife and I plus a part timer', { team: 3 }],
  ['team', 'es', 'yo y mi sobrino', { team: 2 }],
  ['team', 'es', 'Trabajamos mi hermana Lola y yo, las dos peluqueras con quince años de oficio', { team: 2 }],
  [
    'resources',
    'es',
    'Obra y cuatro sillones, 18.000 €. Trabajamos mi hermana Lola y yo, las dos peluqueras con quince años de oficio',
    { team: 2, investment: 18_000 },
  ],
  ['team', 'en', 'my brother, my cousin and me, all three mechanics', { team: 3 }],
  ['team', 'es', 'mi hermano y yo, los dos, y contratamos a dos camareros', { team: 4 }],
  ['identity', 'en', 'Amp Afloat, Hebden Bridge', { name: 'Amp Afloat', city: 'Hebden Bridge' }],
  ['identity', 'es', 'Leñas el Manco, Orihuela del Tremedal', { city: 'Orihuela del Tremedal' }],
  ['customer', 'es', 'Gente que va en bici al trabajo entre Abando, San Francisco y Deusto', { city: 'Bilbao', country: 'ES' }],
  [
    'solution',
    'es',
    'Recogemos la bici por la tarde en el portal o en la oficina, la reparamos de noche y está de vuelta a la mañana siguiente',
    { sector: 'repair_shop', trade: 'bicycle_workshop' },
  ],
  ['identity', 'es', 'Patas en Casa, Medellín', { name: 'Patas en Casa', city: 'Medellín', country: 'CO' }],
  ['identity', 'en', 'Blade Library in Halifax, Nova Scotia', { city: 'Halifax', country: 'CA' }],
];

test.for(CASES)('typed on a phone, %s in %s: %s', (told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
