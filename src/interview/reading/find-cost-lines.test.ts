import { expect, it } from 'vitest';
import { figures } from './read-fixture.ts';

it.each([
  ['El local cuesta 900 al mes y los gastos fijos en total unos 3.900 al mes', 900],
  ['arriendo 2,8 millones, en total fijos 9 millones', 2_800_000],
  ['La renta es de 16 mil', 16_000],
  ['Rent is £1,200 a month, staff £3,000', 1200],
  ['pago 650 de alquiler', 650],
  ['Rent on the unit is £450 and the rest, insurance, diesel, phone, is about £280 a month', 450],
  ['El alquiler del taller es 620 al mes y lo demás unos 300', 620],
  ['El bajo son 650 al mes, luz y seguro unos 180, la furgoneta 220', 650],
])('reads the rent: %s', (text, rent) => {
  expect(figures('resources', text)).toHaveProperty('rent', rent);
});

it.each([
  'la fianza del local son 3.000',
  'compramos el local por 90.000',
  'rent of the van is 300 a month',
  'adecuar el local por 12.800 €',
  'gastos fijos 3.000 al mes con alquiler y luz',
])('reads no rent in «%s»', (text) => {
  expect(figures('resources', text)).not.toHaveProperty('rent');
});

it('reads what is spent on getting known, by its period', () => {
  expect(figures('marketing', 'Instagram y boca a boca, unos 150 euros al mes')).toHaveProperty('marketingBudget', 150);
  expect(figures('marketing', 'a referral card: bring a neighbour, get $20 off. About $200 a month.', 'en')).toHaveProperty(
    'marketingBudget',
    200,
  );
  expect(figures('marketing', 'folletos, 300 euros')).not.toHaveProperty('marketingBudget');
  expect(figures('marketing', 'Carteles y una clase gratis antes de diciembre. 90 euros')).toHaveProperty('marketingBudget', 90);
  expect(figures('marketing', 'Leaflets and Google. About £120 to start')).toHaveProperty('marketingBudget', 120);
  expect(figures('marketing', 'Google. Un vale de 10 euros a quien venga')).not.toHaveProperty('marketingBudget');
  expect(figures('marketing', 'Instagram 50 euros al mes y folletos 120 euros al mes')).toHaveProperty('marketingBudget', 170);
});
