// Answers of talkative founders: how numbers were worked out, what could be done at most, how long one takes, and who speaks.
import { expect, test } from 'vitest';
import { said } from '../../finance/said-facts-fixture.ts';
import { figures, read } from './read-fixture.ts';

type Told = readonly { readonly label: string; readonly units: number | null; readonly unitCost?: number }[];
const unitsIn = (found: Record<string, unknown>) => ((found.lines ?? []) as Told).map(({ units }) => units);

test.each([
  [
    'es',
    'La empanada entera a 24 euros, de esas unas 180 al mes; la ración al corte a 3,80, que calculo un millar al mes; y a los bares a 16,50, unas 120 al mes, que serían ocho bares a quince cada uno',
    [180, 1000, 120],
  ],
  ['es', 'El menú a 14, unos 500 al mes; y la tapa a 3, unas 240 al mes, o sea veinte mesas con doce cada una', [500, 240]],
  [
    'en',
    'Full groom works out £48 on average, its 42 for a little one, 50 medium and 65 for your big doodles. Bath and tidy is £30. Once under way about 90 full grooms a month and 15 bath and tidies, 5 dogs a day is as many as my back will take',
    [90, 15],
  ],
  [
    'en',
    "An armchair is £680 and i'd do 4 a month, a sofa is £1,650 and i'd do one a month, dining seats £95 each, about 8 a month. And the classes are £240 a place for the 8 weeks, 60 places a year so 5 a month",
    [4, 1, 8, 5],
  ],
  [
    'es',
    'La carga son 95 pesos ya con iva y espero 35 cargas al dia. A los restaurantes les cobro 28 el kilo, y con 8 restaurantes de 80 kilos por semana salen como 2,770 kilos al mes',
    [910, 2770],
  ],
  ['en', 'Lessons £30, about 80 a month; and group sessions £60, 12 a month, that would be four schools with three each', [80, 12]],
] as const)('%s: how a number was worked out is none of those sold: %s', (language, text, units) => {
  expect(unitsIn(figures('revenue', text, language))).toEqual(units);
});

const GROOMS = said({
  country: 'GB',
  sector: 'beauty_salon',
  price: 45.43,
  volume: 105,
  ownFunds: 12_000,
  loan: 20_000,
  investment: 15_700,
  investmentItems: [
    { label: 'van', amount: 15_000 },
    { label: 'first bit of insurance', amount: 400 },
    { label: 'shampoos', amount: 300 },
  ],
  lines: [
    { label: 'full groom', price: 48, units: 90 },
    { label: 'bath', price: 30, units: 15 },
  ],
});

test.each([
  [
    'service-time',
    'I did say, hour and a half for a full groom, bath and tidy is more like 45 minutes. 5 dogs a day, so 108 ish a month',
    84,
  ],
  ['service-time', '90 minutes for a full groom', 90],
  ['read-back', 'a full groom takes me an hour and a half not 75 mins', 90],
  ['read-back', 'its 90 full grooms and 15 bath and tidy so 105, not 108. and a full groom takes 90 minutes', 90],
] as const)('%s: how long one takes: %s', (question, text, minutes) => {
  const found = figures(question, text, 'en', GROOMS);
  expect(found.minutesPerSale).toBe(minutes);
  expect(found.lines === undefined ? [90, 15] : unitsIn(found)).toEqual([90, 15]);
  expect(found.investmentItems).toBeUndefined();
});

test('asked whether to change the sales or leave them, a yes that changes them is no yes', () => {
  const text = 'yes change the sales please, I never said 415. 70 a month to start and 105 after twelve months';
  expect(figures('volume-above-capacity', text, 'en', GROOMS)).toMatchObject({ volume: 70, targetVolume: 105, targetMonths: 12 });
  expect(figures('volume-above-capacity', 'sí, cámbialas, son 95 al mes', 'es', GROOMS)).toMatchObject({ volume: 95 });
  expect(figures('volume-above-capacity', 'yes 105 is right', 'en', GROOMS)).toEqual({});
});

test('all of the money, the loan within, is not the founder’s own; what comes to start is no purchase', () => {
  expect(figures('read-back', "I've got 32 thousand and need 28,200, so how does it not stretch", 'en', GROOMS).ownFunds).toBeUndefined();
  expect(figures('read-back', "I'd say 60 grooms and 10 baths to start", 'en', GROOMS).investmentItems).toBeUndefined();
});

test.each([
  ['en', "muddy paws mobile grooming. I'm Bethan by the way, Bethan Pritchard", 'muddy paws mobile grooming'],
  ['en', "I'm Sue, Sue's Mobile Hair in Leeds", "Sue's Mobile Hair"],
  ['es', 'Yo soy Marta, y el taller es Fuelle, en Soria', 'Fuelle'],
] as const)('%s: who speaks is not the business: %s', (language, text, name) => {
  expect(figures('identity', text, language).name).toBe(name);
});

test('what hours of pay come to is told beside them and counted once', () => {
  const text = 'Rent is 650 a month, electric 95, and Ollie helps 8 hours a week at £12.80 an hour, so about £445 a month';
  expect(figures('fixed-costs', text, 'en')).toMatchObject({ fixedCosts: 1188.73, staffPay: 443.73 });
});

test('the answer is kept as it was said', () => {
  const text = 'Classes are £240 a place, 60 places a year so 5 a month; and chairs £680, 4 a month';
  expect(read('revenue', text, 'en').facts.find(({ id }) => id === 'revenue')?.value).toBe(text);
});
