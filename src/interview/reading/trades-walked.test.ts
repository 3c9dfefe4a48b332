// What founders of eleven trades said in their own way and was once taken for something else.
import { expect, test } from 'vitest';
import { findFamilyLoan } from './find-family-loan.ts';
import { findPlace } from './find-place.ts';
import { findRivals } from './find-rivals.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const TOLD: readonly Told[] = [
  // The price of the visit, and not what its materials come to.
  ['revenue', 'es', 'La visita a 32 € y haré 130 al mes. El material sale a 4 € por visita.', { price: 32, unitCost: 4, volume: 130 }],
  // What the founder wants for living is neither bought nor a bill.
  [
    'resources',
    'es',
    'Yo solo. Furgoneta 9.000 €, herramienta 4.500 €. Autónomos 300 €, seguro 120 €, teléfono 400 € al mes. Me quiero pagar 1.700 €.',
    { founderPay: 1700, investment: 13_500, fixedCosts: 820 },
  ],
  [
    'resources',
    'es',
    'Sillón 9.500 € y obra 8.000 €. Alquiler 450 €, auxiliar 750 € con seguros, suministros y colegio 380 €. Yo quiero 1.600 €.',
    { founderPay: 1600, investment: 17_500, fixedCosts: 1580 },
  ],
  [
    'resources',
    'en',
    'Laptop, tools and spares £2,800, van £6,000. Insurance and software £410 a month. I want £2,200.',
    { founderPay: 2200, investment: 8800, fixedCosts: 410 },
  ],
  [
    'resources',
    'en',
    'Couch and heater £900, decorating £600. Rent is £350 a month, phone £60. I’d want £1,600 a month.',
    { founderPay: 1600, investment: 1500, rent: 350 },
  ],
  [
    'resources',
    'en',
    'Used van $18,000. Insurance and phone $900 a month. I need to pull $4,500 a month.',
    { founderPay: 4500, investment: 18_000, fixedCosts: 900 },
  ],
  [
    'resources',
    'es',
    'El piso 14 millones, espejos y sonido 11 millones. Arriendo 3 millones 200. Para nosotros 3 millones entre los dos.',
    { founderPay: 3_000_000, investment: 25_000_000 },
  ],
  // What is needed once is no pay, and what a product comes to is its price.
  ['resources', 'en', 'I need £6,000. Rent £500 a month, insurance £90.', { founderPay: undefined, rent: 500 }],
  ['resources', 'en', 'Oven £6,000. Rent £500 a month. I need £1,900 a month.', { founderPay: 1900, investment: 6000, rent: 500 }],
  ['resources', 'es', 'Yo necesito 12.000 €. Alquiler 600 € al mes.', { founderPay: undefined, rent: 600 }],
  ['revenue', 'es', 'El producto sale a 12 € y vendo 200 al mes.', { price: 12, unitCost: undefined, volume: 200 }],
  ['revenue', 'es', 'Vendo 300 al mes. El producto cuesta 25 €.', { price: 25, unitCost: undefined, volume: 300 }],
  // Wanted for something else it is no pay.
  ['resources', 'en', 'I want £2,200 of stock and a van at £6,000.', { founderPay: undefined }],
  // So many thousands after the millions.
  [
    'resources',
    'es',
    'Mi papá y yo. Máquina 9 millones. Arriendo 1 millón 900, servicios 300 mil. Sueldos 1 millón 800 para cada uno.',
    { investment: 9_000_000, founderPay: 3_600_000 },
  ],
  ['funding', 'en', '$15,000 savings and the rest from my credit union over five years', { ownFunds: 15_000, loanYears: 5 }],
  ['solution', 'es', 'Cerrajero con precio cerrado. Se llama Llave en Mano Móstoles.', { name: 'Llave en Mano Móstoles' }],
];

test.each(TOLD.map((told) => [told[2], told] as const))('%s', (_, told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});

test('a thing bought keeps its last letter', () => {
  const told: Told = ['resources', 'es', 'Me falta una furgoneta pequeña de 7.500 € y taladros de 1.200 €.', { investmentItems: 0 }];
  expect(namedFigures(told).investmentItems).toMatchObject([{ label: 'furgoneta pequeña' }, { label: 'taladros' }]);
});

test('the nearest place to go today is not where the business is', () => {
  expect(findPlace('En Zafra esperan dos meses y la podóloga más cerca está en Almendralejo')?.city ?? null).toBeNull();
  expect(findPlace('In Zennor the nearest clinic is in Truro')?.city ?? null).toBeNull();
  expect(findPlace('Una podóloga en Almendralejo')?.city).toBe('Almendralejo');
});

test('a nan lends as family does', () => {
  const text = 'nan’s lending me £1,500';
  expect(findFamilyLoan({ folded: text.replace('’', "'"), text }, { answer: 1 })).toMatchObject([{ id: 'familyLoan', value: true }]);
});

test('a rival keeps the small words inside its name', () => {
  expect(findRivals('Swing Latino, que es de shows, la academia Son de Luz cobra 220 mil')).toEqual(['Swing Latino', 'Son de Luz']);
  expect(findRivals('freelancers que dan clase en el parque, no sé nombres')).toEqual([]);
});
