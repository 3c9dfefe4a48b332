// Prices, costs and losses as people say them: hundredths after the coin, a round sum said anew, a share of so many, what others charge.
import { describe, expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const SOLD_AT = (price: number) => withFacts({}, [makeFact('price', price, { unit: 'EUR', period: 'unit' })]);

const SPOKEN: readonly Told[] = [
  ...(
    [
      ['De cada venta un euro y veinte entre harina, leña y bolsas', 1.2],
      ['un euro veinte', 1.2],
      ['1 euro y 20', 1.2],
      ['1 con 20', 1.2],
      ['1€20', 1.2],
      ['un euro con veinte', 1.2],
      ['un euro y veinte céntimos', 1.2],
      ['uno con noventa y cinco', 1.95],
      ['dos noventa y cinco', 2.95],
      ['uno veinte', 1.2],
      ['euro y medio', 1.5],
    ] as const
  ).map(([text, unitCost]): Told => ['unit-cost', 'es', text, { unitCost }, SOLD_AT(6)]),
  ...(
    [
      ['a buck fifty', 1.5],
      ['a dollar fifty each', 1.5],
      ['two pounds fifty', 2.5],
      ['a quid fifty', 1.5],
      ['one euro twenty a loaf', 1.2],
      ['one pound eighty p', 1.8],
    ] as const
  ).map(([text, unitCost]): Told => ['unit-cost', 'en', text, { unitCost }, SOLD_AT(6)]),
  ['revenue', 'es', 'El café a un euro y treinta y unos 200 al día, abrimos 6 días', { price: 1.3, volume: 5200 }],
  ['revenue', 'en', 'A coffee is three pounds twenty and we do 120 a day, six days', { price: 3.2, volume: 3120 }],
  ['revenue', 'es', '12 euros y 80 al día', { price: 12, volume: 2080 }],
  ['revenue', 'es', 'cobro 30 euros y 20 de matrícula, 40 alumnos', { price: 30 }],
  ['revenue', 'es', 'vale 3 euros y 50 se venden al día', { price: 3 }],
  ['unit-cost', 'es', 'tres y medio', { unitCost: 3.5 }, SOLD_AT(25)],
  ['unit-cost', 'en', 'about £1 20', { unitCost: 1.2 }, SOLD_AT(25)],
  ['revenue', 'es', 'Por cada alumno 60 al mes; ahora tengo 14', { price: 60, ownFunds: undefined }],
  [
    'revenue',
    'es',
    'El ceviche sale veintiocho soles, pero la gente se gasta unos treinta y cinco, y vienen como 60 al día, seis días',
    { price: 35, volume: 1560, saleUnit: 'purchase' },
  ],
  ['revenue', 'en', 'People spend eighteen pounds a visit, 25 customers a day', { price: 18, saleUnit: 'purchase' }],
  ['revenue', 'es', 'cada uno veinte euros, 40 al mes', { price: 20, volume: 40 }],
];

const RESTATED: readonly Told[] = [
  ['investment', 'es', 'unos siete mil y pico, 7.400', { investment: 7400 }],
  ['resources', 'es', 'Mesas, dos pizarras y la reforma unos siete mil y pico, 7.400', { investment: 7400 }],
  ['resources', 'es', 'El horno once mil y pico, 11.300 exactamente, y la furgoneta 8.000', { investment: 19_300 }],
  ['resources', 'en', 'The van was about nine grand, 9,250 to be exact, and the oven 3,000', { investment: 12_250 }],
  ['price', 'es', 'treinta y tantos, 35', { price: 35 }],
  ['price', 'en', 'twenty odd quid, 24', { price: 24 }],
  ['fixed-costs', 'es', 'mil y pico, 1.350 al mes', { fixedCosts: 1350 }],
];

const HANDFULS: readonly Told[] = [
  ['resources', 'es', 'El alquiler 300, la luz 420, autónomos 600 los dos, gestoría 70 y el seguro 45', { fixedCosts: 1435 }],
  ['fixed-costs', 'es', 'autónomos 580 de los tres y local 900', { fixedCosts: 1480 }],
  ['read-back', 'en', '£85 a clinic… nine', { fixedCosts: undefined, investment: undefined, ownFunds: undefined }],
];

const OTHERS: readonly Told[] = [
  ['problem', 'es', 'El veterinario me cobró 2,800 pesos en puras pruebas.', { price: undefined, currency: undefined }],
  ['revenue', 'es', 'El fontanero de siempre me cobró 180 euros por un grifo. Yo cobraría 60, unas 50 al mes', { price: 60, volume: 50 }],
  ['revenue', 'en', 'The last plumber charged me £180 for a tap. I would charge 60, about 50 jobs a month', { price: 60, volume: 50 }],
  ['solution', 'en', 'We come to your house. The agency was charging my mum £28 an hour.', { price: undefined }],
  ['solution', 'es', 'Un gimnasio de barrio. En el mío me cobraban 60 euros al mes.', { price: undefined }],
  ['revenue', 'es', 'Todos cobran 40 la hora pero yo cobraría 35, 80 horas al mes', { price: 35, volume: 80 }],
  ['price', 'es', 'cobran todos 40, yo 35', { price: 35 }],
  ['price', 'en', 'the studio down the road charges 120, I would do 95', { price: 95 }],
  ['revenue', 'es', 'antes cobraba 30, ahora cobro 35 el corte', { price: 35 }],
  ['revenue', 'es', 'le cobro 40 a cada cliente', { price: 40 }],
  ['revenue', 'en', 'we charge them $40 a visit', { price: 40 }],
  ['revenue', 'es', 'cada sesión se cobra a 45', { price: 45 }],
  ['revenue', 'es', 'Vendo a 30 € y la fábrica me cobra 12 por pieza', { price: 30, unitCost: 12 }],
  ['resources', 'es', 'una chica que cobra 850 al mes, el alquiler 300 y la luz 420', { price: undefined }],
  ['read-back', 'es', 'tenemos una empleada que cobra 1.200 al mes', { price: undefined }],
  ['read-back', 'es', 'mi hermano cobra 900', { price: undefined }],
  ['read-back', 'en', 'Tomasz charges 1,600 a month', { price: undefined }],
];

const LOST: readonly Told[] = [
  [
    'revenue',
    'en',
    '£39 a month plus VAT per practitioner, clinics average two and a bit so call it £85 a clinic. Nine clinics on the trial now, hope to sign up six new ones a month. Maybe one in fifty leaves each month.',
    { price: 85, churn: 2, taxIncluded: false, wonPerMonth: 6, saleUnit: 'clinic' },
  ],
  [
    'revenue',
    'es',
    '29 € al mes más IVA por profesional, cada clínica tiene unos tres, así que unos 87 por clínica. Se va uno de cada cuarenta al mes',
    { price: 87, churn: 2.5, taxIncluded: false },
  ],
  ['revenue', 'es', 'Cuota de 45 al mes y 120 socias. Se nos va una de cada veinte cada mes', { price: 45, volume: 120, churn: 5 }],
  ['revenue', 'en', '$49 a month, 60 members, we lose one in twenty every month', { price: 49, volume: 60, churn: 5 }],
  ['revenue', 'en', '$49 a month, 60 members, 3 out of 100 cancel each month', { price: 49, volume: 60, churn: 3 }],
  ['read-back', 'en', 'about one in fifty leave each month, not 4%', { churn: 2, volume: undefined }],
  ['revenue', 'es', 'cobro 40, uno de cada tres repite, y hago 50 al mes', { price: 40, volume: 50, churn: undefined }],
];

describe('said aloud', () => {
  test.each([...SPOKEN, ...RESTATED, ...HANDFULS, ...OTHERS, ...LOST].map((row) => [row[0], row[1], row[2], row] as const))(
    '%s (%s): %s',
    (_question, _language, _text, row) => {
      expect(namedFigures(row)).toEqual(row[3]);
    },
  );
});
