// What founders tell in plain sentences: by when they want to be where, what a month takes, who gives money for a part, who works there.
import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const OPENS_IN_MAY = withFacts({}, [makeFact('start', '2027-05'), makeFact('country', 'ES')]);

const TOLD: readonly Told[] = [
  // By when.
  ['revenue', 'en', '£30 a lesson. 9 a week now, 20 by the following spring', { volume: 39, targetVolume: 87 }],
  ['revenue', 'en', '$60 a visit. 70 visits a month at opening, 130 by month 8', { volume: 70, targetVolume: 130, targetMonths: 8 }],
  ['revenue', 'es', 'Cobro 30 por corte. 55 cortes al mes y a fin de año 90', { volume: 55, targetVolume: 90, targetMonths: 12 }],
  [
    'revenue',
    'es',
    'A 12 € la entrada, 200 entradas al mes y 320 para diciembre',
    { volume: 200, targetVolume: 320, targetMonths: 7 },
    OPENS_IN_MAY,
  ],
  [
    'revenue',
    'en',
    '$20 a head. 300 players a month at opening and 500 by the second winter',
    { volume: 300, targetVolume: 500, season: undefined },
  ],
  // Of the whole first year, its build-up counted in.
  ['revenue', 'es', '38 euros el servicio, calculo 70 perros al mes el primer año', { volume: 70, volumeFromStart: true }],
  ['revenue', 'en', '€69 a person, counting on 85 people a month on average over the first year', { volume: 85, volumeFromStart: true }],
  ['revenue', 'en', '$20 a haircut, 90 a month by the end of the first year', { volumeFromStart: undefined }],
  ['revenue', 'es', '20 € la clase, 100 alumnos al mes al final del primer año', { volumeFromStart: undefined }],
  // Ups and downs that tell no number leave the month as it was told; what comes round every year is no growth.
  ['revenue', 'en', 'Average order £14. 80 orders a month to start with. Summer is dead', { volume: 80 }],
  ['revenue', 'en', '$90 a visit, 60 visits a month. November and December rise 25%', { growth: undefined }],
  ['revenue', 'en', 'People spend €6. 900 customers a month to begin with, and 1,400 in july and august', { volume: 900 }],
  // What a month takes.
  ['resources', 'en', "Monthly it's about $410 for the truck, insurance and phone.", { fixedCosts: 410, investment: undefined }],
  ['resources', 'es', 'Al mes son unos 870 entre local, luz y gestoría.', { fixedCosts: 870, investment: undefined }],
  ['resources', 'en', "The studio runs at £2,150 a month, that's rent, power, insurance, the lot.", { fixedCosts: 2150, rent: undefined }],
  ['resources', 'en', 'running it is £140 a month, garage rent 85, software 25 and ads 30', { fixedCosts: 140 }],
  ['resources', 'en', 'Fixed costs are $2,000. I need $3,100 a month after month 3.', { founderPay: 3100, fixedCosts: 2000 }],
  // Money for a part.
  [
    'resources',
    'en',
    "I've £6,000 saved and my cousin Bina is putting in £6,000 for a quarter of the business.",
    { ownFunds: 6000, investorFunds: 6000, investorShare: 25 },
  ],
  [
    'resources',
    'es',
    'Tengo 9.000 € y mi cuñado pone 6.000 € a cambio de un tercio del negocio.',
    { ownFunds: 9000, investorFunds: 6000, investorShare: 33.33 },
  ],
  ['resources', 'en', 'My aunt lends me half of the money. I have 5,000.', { investorFunds: undefined }],
  // All of it one's own.
  ['resources', 'en', 'Shelving £600, stock £1,100, total £1,700, all my own', { investment: 1700, ownFunds: 1700 }],
  ['resources', 'en', 'Wheel $3,400, van $2,100. $5,500. Cash, mine.', { investment: 5500, ownFunds: 5500 }],
  // The loan's own years.
  ['resources', 'en', "14 years in the trade. I've got $18,000 and want a $25,000 loan over 5 years.", { loan: 25000, loanYears: 5 }],
  // Who works there.
  ['resources', 'en', 'Me and my son Ravi full time, and a casual on weekends at $32 an hour.', { team: 3 }],
  ['resources', 'en', '2 people: me, 11 years a physio, and Colleen at the front desk.', { team: 2 }],
  ['resources', 'es', 'Yo. La furgoneta ya la tengo.', { team: 1 }],
  ['resources', 'es', 'Yo coordino. Dos operarios a 1.423.500 al mes cada uno.', { team: 3 }],
  // What the founder takes beside it all.
  [
    'resources',
    'en',
    "Total fixed costs are 8,200 a month with their pay included. I'd take 2,300 separately. Fitting out is 71,000 all in.",
    { fixedCosts: 8200, founderPay: 2300, payIncluded: false, investment: 71000 },
  ],
  [
    'resources',
    'es',
    'Gasto fijo 1.250.000 al mes contando la pauta, y yo sacaría aparte 1.800.000',
    { fixedCosts: 1250000, founderPay: 1800000, payIncluded: false, investment: undefined },
  ],
  ['resources', 'es', 'estoy sola. la furgoneta preparada vale 24.000 todo incluido', { investment: 24000 }],
  ['resources', 'es', 'tengo una suplente que da algunas clases y cobra 300.000 por mes. Los fijos son 900.000', { staffPay: 300000 }],
  ['funding', 'en', 'my own money', { ownFunds: 3200 }, withFacts({}, [makeFact('investment', 3200)])],
  // Each who pays, by the month; what a sale costs, and its total.
  [
    'revenue',
    'en',
    "1,050 a month for each child and I'll have 7 children. Food is around 130 per child a month",
    { price: 1050, volume: 7, unitCost: 130 },
  ],
  [
    'revenue',
    'en',
    'Average job is $310. I figure 30 jobs a month. Parts run me about 80 a job.',
    { price: 310, volume: 30, unitCost: 80 },
  ],
  [
    'revenue',
    'en',
    '$105 a turnover, thinking 80 a month. I pay the cleaner 45 each and laundry is another 11, so 56',
    { price: 105, volume: 80, unitCost: 56 },
  ],
  ['revenue', 'es', 'Cada torta 900 pesos, 40 al mes. Harina y huevo 150, caja 40 y gas 30, o sea 220', { price: 900, unitCost: 220 }],
  // Everybody is counted once.
  ['team', 'en', 'Two, me and Aoife', { team: 2 }],
  ['team', 'es', 'dos, ella y yo', { team: 2 }],
  ['team', 'en', 'Three, me and two part time servers', { team: 3 }],
  ['resources', 'es', 'Somos mi esposo y yo, él reparte y yo cocino.', { team: 2 }],
  ['resources', 'en', "I'm a vet with 11 years in practice, and I'll have a nurse part time on £2,000 a month.", { team: 2 }],
  ['team', 'en', "It's me and my friend Bex as a business partner.", { team: 2 }],
  // What is needed, and who gives it.
  [
    'resources',
    'es',
    'son 40 millones en total. Tenemos 16 millones ahorrados y le pediríamos 24 al banco a 6 años.',
    { investment: 40e6, ownFunds: 16e6, loan: 24e6 },
  ],
  ['resources', 'es', 'Ocupo un dron mejor, baterías y el seguro, son 2.800.000 pesos.', { investment: 2_800_000 }],
  // What wears out is a cost of the hour, and no price.
  ['revenue', 'en', '£42 an hour, 75 hours a month. Charging and wear about £5 an hour.', { price: 42, unitCost: 5 }],
  // Names.
  ['solution', 'en', 'Ocotillo Plumbing, Tucson. Repairs and repipes for manufactured homes.', { name: 'Ocotillo Plumbing' }],
  [
    'solution',
    'es',
    'electricista para arreglos. presupuesto el mismo dia. Instalaciones Robledo, Murcia',
    { name: 'Instalaciones Robledo' },
  ],
  ['solution', 'en', 'Newborn photos, no props. Album included. Small Hours Photography, Leeds', { name: 'Small Hours Photography' }],
  [
    'solution',
    'en',
    "I fix it there, brakes and batteries. Ray's Driveway Auto in Tucson. I text you pictures first.",
    { name: "Ray's Driveway Auto", city: 'Tucson' },
  ],
  ['solution', 'en', "Tidy Tape, I'm in Leeds but it's all remote.", { name: 'Tidy Tape' }],
  ['customer', 'es', 'mujeres de 60 a 80, de barrio Pichincha y el centro', { country: undefined }],
  ['solution', 'en', "dog walking in leeds, any weather. i'm calling it Muddy Paws i think", { name: 'Muddy Paws' }],
  ['start', 'en', 'go live febuary 2027', { start: '2027-02' }],
];

test.each(TOLD.map((told) => ({ name: `${told[0]} (${told[1]}): ${told[2]}`, told })))('$name', ({ told }) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
