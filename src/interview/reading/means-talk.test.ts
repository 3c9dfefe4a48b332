// Who is paid, who puts the money in and what a month takes, as people tell it; and what of it they tell where the figures are read back.
import { describe, expect, test } from 'vitest';
import { type FactSheet, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, read, type Told } from './read-fixture.ts';

const known = (values: Record<string, number>): FactSheet =>
  withFacts(
    {},
    Object.entries(values).map(([id, value]) => makeFact(id as 'price', value)),
  );
const MONTH = known({ fixedCosts: 835, price: 3.5 });
const RAISED = known({ ownFunds: 75_000, investment: 29_500 });
const items = (...list: readonly (readonly [string, number])[]) => list.map(([label, amount]) => ({ label, amount }));

const TOLD: readonly Told[] = [
  [
    'resources',
    'es',
    'El móvil 20 al mes y la cuota 87. Para empezar unos 900 euros en correas y la web. Los tengo ahorrados',
    { investment: 900, ownFunds: 900, loan: 0 },
  ],
  [
    'resources',
    'en',
    'Just me. Insurance £30 a month. Kit is about £900 and I have it saved.',
    { investment: 900, ownFunds: 900, loan: 0 },
  ],
  [
    'fixed-costs',
    'es',
    'el arriendo 2.300.000, servicios y datáfono 650 mil y Leidy con prestaciones por ahí 2.900.000',
    { fixedCosts: 5_850_000, staffPay: 2_900_000, rent: 2_300_000, unitCost: undefined },
  ],
  [
    'resources',
    'es',
    'Arreglar el local 6 millones y dos millones en productos. El arriendo es 2 palos y pico, digamos 2.300.000, servicios 650 mil. Me ayuda Leidy, que se gana 1.900.000. Quiero sacarme 3 millones',
    {
      fixedCosts: 4_850_000,
      staffPay: 1_900_000,
      founderPay: 3_000_000,
      payIncluded: false,
      investment: 8_000_000,
      investmentItems: items(['Arreglar el local', 6_000_000], ['productos', 2_000_000]),
    },
  ],
  [
    'resources',
    'es',
    'El traspaso son 38.000 €, más una vitrina 6.500. Una chica que cobra 850 al mes. El alquiler es 300, la luz 420, gestoría 70. Con sacar dos mil entre los dos nos apañamos.',
    {
      fixedCosts: 1640,
      staffPay: 850,
      founderPay: 2000,
      payIncluded: false,
      takeover: true,
      price: undefined,
      investment: 44_500,
      investmentItems: items(['traspaso', 38_000], ['vitrina', 6500]),
    },
  ],
  [
    'resources',
    'es',
    'Alquiler 750, luz 160; meto a Íñigo media jornada, que me sale por 980 al mes con seguridad social. Para mí 1.500',
    { fixedCosts: 1890, staffPay: 980, founderPay: 1500, payIncluded: false },
  ],
  [
    'resources',
    'en',
    'Me and Tomasz, who codes part time, £1,600 a month. Finishing the product 24k. Hosting is 180 a month, desk 210, accountant 90. I can live on £1,800 a month.',
    { fixedCosts: 2080, staffPay: 1600, founderPay: 1800, payIncluded: false, investment: 24_000 },
  ],
  [
    'resources',
    'en',
    'Three employees at $18 an hour, about 30 hours a week each. Insurance runs 280 a month, the software 70, phones 120.',
    { fixedCosts: 7490, staffPay: 7020 },
  ],
  ['resources', 'en', 'Rent 900, power 130, and Sofia at the counter gets 1,250 a month. Ovens 14k.', { fixedCosts: 2280, staffPay: 1250 }],
  ['resources', 'es', 'Hornos 14.000. Alquiler 900, luz 200 y a Marta le pago 1.100', { fixedCosts: 2200, staffPay: 1100 }],
  ['resources', 'en', 'Rent, insurance and one attendant come to $6,100 a month', { staffPay: undefined }],
  ['resources', 'es', 'El alquiler son 900 € al mes', { staffPay: undefined, rent: 900 }],
  [
    'unit-cost',
    'en',
    'the two girls get 12.60 an hour, about 3 hours a job',
    { unitCost: 37.8, staffPay: undefined },
    known({ price: 85 }),
  ],
  ['fixed-costs', 'es', 'la renta 6,500 y la gasolina de Beto, lo demás no sé', { fixedCosts: 6500, rent: 6500, costsOpen: true }],
  ['fixed-costs', 'es', 'alquiler 900, seguro 60, la luz no sé', { fixedCosts: 960, costsOpen: true }],
  ['fixed-costs', 'en', 'rent 900 and insurance 60, no idea about the power', { fixedCosts: 960, costsOpen: true }],
  ['fixed-costs', 'es', 'luz 420 y gestoría 70', { fixedCosts: 1640 }, known({ rent: 300, staffPay: 850 })],
  ['fixed-costs', 'es', 'alquiler 300, luz 420, gestoría 80, son 800 en total', { fixedCosts: 800 }],
  [
    'resources',
    'es',
    'Ya tengo un congelador; me falta otro de 18 mil, un molino y selladora en 22 mil',
    { investment: 40_000, investmentItems: items(['otro congelador', 18_000], ['molino y selladora', 22_000]) },
  ],
  ['resources', 'es', 'Compré un horno de 3.000 y vitrina 800', { takeover: undefined, investment: 3800 }],
  [
    'funding',
    'en',
    "I've put in 15 grand and I'm looking for an investor to put in 60k for 15%",
    { ownFunds: 15_000, investorFunds: 60_000, investorShare: 15, investment: undefined },
  ],
  ['funding', 'en', 'the investor puts 60,000, I put 15,000', { ownFunds: 15_000, investorFunds: 60_000 }],
  ['funding', 'es', 'Pongo 20.000 y un inversor pone 40.000 por el 20%', { ownFunds: 20_000, investorFunds: 40_000, investorShare: 20 }],
  ['funding', 'es', 'Pongo 20.000 y el banco 40.000 al 6 % de interés', { ownFunds: 20_000, investorFunds: undefined, loan: 40_000 }],
  [
    'funding',
    'es',
    'Tengo 10 millones ahorrados y necesito que me presten 15 a tres años',
    { ownFunds: 10_000_000, loan: 15_000_000, loanYears: 3 },
  ],
  ['funding', 'es', 'pongo 5 mil y el banco 10', { ownFunds: 5000, loan: 10_000 }],
  ['funding', 'es', 'pongo 10 y el banco 15', { ownFunds: 10_000, loan: 15_000 }, known({ investment: 25_000 })],
];

const ASKED: readonly Told[] = [
  [
    'fixed-costs',
    'es',
    'El galpón en barrio Yofre son 550 mil, luz 130 mil, el monotributo 85, el contador 60 mil, el seguro y la nafta de la chata otros 200. Y yo me quiero llevar un millón y medio.',
    { fixedCosts: 1_025_000, rent: 550_000, founderPay: 1_500_000, payIncluded: false },
  ],
  [
    'fixed-costs',
    'en',
    "Rent's £1,350 a month plus about 180 for the service charge, electric and gas 320, insurance 75, booking software 89, music licence about 30. I need to draw eighteen hundred a month.",
    { fixedCosts: 2044, rent: 1350, founderPay: 1800, price: undefined },
  ],
  ['fixed-costs', 'es', '550 de mi parte del alquiler, 130 de luz y el programa de citas que son 29', { fixedCosts: 709, rent: 550 }],
  ['fixed-costs', 'en', '650 commissary, 800 the lot, 380 propane', { fixedCosts: 1830, rent: 1450 }],
  ['fixed-costs', 'es', 'local 800, limpieza del local 100, luz 90', { fixedCosts: 990, rent: 800 }],
  ['fixed-costs', 'es', 'el taller 400, la luz 90 y el seguro 35', { fixedCosts: 525, rent: 400 }],
  ['fixed-costs', 'en', 'workshop 500, insurance 40 and phone 25', { fixedCosts: 565, rent: 500 }],
];

const FAMILY: readonly Told[] = [
  [
    'funding',
    'es',
    'Tengo 8.000 ahorrados, mi aita me deja 3.000 sin prisa y el resto lo pediría en Laboral Kutxa',
    { ownFunds: 8000, loan: 3000, familyLoan: true },
    known({ investment: 10_650 }),
  ],
  [
    'funding',
    'es',
    'Tengo 6.000 ahorrados y mi suegro me presta 3.000 para devolverle en un año sin interés. El resto lo pediría en el Bancor.',
    { ownFunds: 6000, loan: 3000, familyLoan: true },
  ],
  [
    'funding',
    'en',
    "We got 19 grand saved up between the two of us, our tía Norma's putting in 8 and we don't gotta pay her back till next year. The rest from the credit union, like five years.",
    { ownFunds: 19_000, loan: 8000, familyLoan: true },
    known({ investment: 39_700 }),
  ],
  ['funding', 'es', 'pongo 5.000 y el avi me presta 4.000', { ownFunds: 5000, loan: 4000, familyLoan: true }],
  ['funding', 'es', 'mi madrina me deja 2.000, yo pongo 3.000', { ownFunds: 3000, loan: 2000, familyLoan: true }],
  ['funding', 'en', 'my auntie is lending us 8 grand, the rest from the bank', { loan: 8000, familyLoan: true }],
  ['funding', 'es', 'mi cuñado me presta 4.000 y el banco 6.000', { loan: 10_000, familyLoan: undefined }],
  ['funding', 'es', 'tengo 32 mil ahorrados y el resto con la Caja Rural, a diez años', { ownFunds: 32_000, familyLoan: false }],
];

const READ_BACK: readonly Told[] = [
  ['read-back', 'es', 'nos pagamos 2.000 al mes entre los dos', { founderPay: 2000, price: undefined }, MONTH],
  ['read-back', 'es', 'nuestro sueldo son 2.000 al mes', { founderPay: 2000 }, MONTH],
  ['read-back', 'es', 'faltan los 850 de la chica y los 600 de autónomos', { fixedCosts: 2285, price: undefined }, MONTH],
  ['read-back', 'es', 'en los gastos faltan los 850 y los 600, son 2.285 en total', { fixedCosts: 2285 }, MONTH],
  ['odd-fixed-costs', 'es', 'No, faltan los 850 de la chica y los 600 de autónomos', { fixedCosts: 2285 }, MONTH],
  ['odd-fixed-costs', 'es', 'faltan la chica 850 y los autónomos 600, son 2.285 en total', { fixedCosts: 2285 }, MONTH],
  ['odd-fixed-costs', 'es', 'No, son 2.285 en total, con la chica y los autónomos', { fixedCosts: 2285 }, MONTH],
  ['read-back', 'en', 'you forgot the 850 for the girl', { fixedCosts: 1685 }, MONTH],
  ['read-back', 'es', 'una chica que cobra 850 al mes', { staffPay: 850, price: undefined }, MONTH],
  ['read-back', 'en', "the 60k is an investor's", { investorFunds: 60_000, ownFunds: 15_000, investment: undefined }, RAISED],
  ['read-back', 'en', 'the investor puts 60,000', { investorFunds: 60_000, investment: undefined }, known({ ownFunds: 15_000 })],
  ['read-back', 'es', 'los 60.000 son de un inversor', { investorFunds: 60_000, ownFunds: 15_000 }, RAISED],
  [
    'read-back',
    'es',
    'es un traspaso, no abrimos de cero',
    { takeover: true, investment: undefined, investmentItems: undefined },
    withFacts(known({ investment: 49_500 }), [makeFact('investmentItems', items(['traspaso', 38_000], ['vitrina', 11_500]))]),
  ],
  [
    'read-back',
    'en',
    'fixed costs without my pay are 2,080 a month',
    { fixedCosts: 2080, payIncluded: false, founderPay: undefined },
    MONTH,
  ],
  ['read-back', 'en', 'we take 2,500 a month between the two of us', { founderPay: 2500, volume: undefined }, MONTH],
  ['read-back', 'en', "I'm taking over the business from Mr Hall, not starting from scratch", { takeover: true }, MONTH],
  ['read-back', 'es', 'las ventas son 400 al mes', { volume: 400, staffPay: undefined }, MONTH],
];

describe('means', () => {
  test.for(TOLD)('%s in %s: %s', (told) => {
    expect(namedFigures(told)).toEqual(told[3]);
  });

  test.for(FAMILY)('%s in %s: %s', (told) => {
    expect(namedFigures(told)).toEqual(told[3]);
  });

  test.for(ASKED)('%s in %s: %s', (told) => {
    expect(namedFigures(told)).toEqual(told[3]);
  });

  test('the costs asked apart are told by the whole answer, and stay it where their sum is told anew', () => {
    const answer = 'El taller 400, luz 130, el monotributo 85 y el contador 60';
    const { facts } = read('fixed-costs', answer);
    const costs = facts.find(({ id }) => id === 'fixedCosts');
    expect(costs?.quote?.text).toBe(answer);
    const earlier = costs?.quote ? [{ ...costs, quote: { ...costs.quote, answer: 2 } }] : [];
    expect(read('odd-fixed-costs', 'sí, son 675', 'es', withFacts({}, earlier))).toEqual({ kind: 'confirmation', facts: [] });
  });

  test.for(READ_BACK)('%s in %s: %s', (told) => {
    expect(namedFigures(told)).toEqual(told[3]);
  });
});

test('the sum of the costs that were listed, told anew, stays that list', () => {
  const listed = withFacts({}, [makeFact('fixedCosts', 2080, { origin: 'derived' })]);
  const { facts } = read('read-back', 'fixed costs without my pay are 2,080 a month', 'en', listed);
  expect(facts.find(({ id }) => id === 'fixedCosts')).toBe(listed.fixedCosts);
});
