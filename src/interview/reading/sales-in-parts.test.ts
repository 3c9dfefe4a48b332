// What is sold and what a sale costs, told in parts; and what is corrected of them at the read-back.
import { describe, expect, test } from 'vitest';
import { type FactSheet, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const at = (price: number, unit: 'USD' | 'EUR' | 'PEN' = 'EUR'): FactSheet =>
  withFacts({}, [makeFact('price', price, { unit, period: 'unit' })]);
const INN = withFacts({}, [makeFact('sector', 'tourism_lodging'), makeFact('country', 'ES'), makeFact('currency', 'EUR')]);
const LIMA = withFacts({}, [makeFact('country', 'PE'), makeFact('currency', 'PEN')]);
const CORDOBA = withFacts({}, [makeFact('country', 'AR'), makeFact('currency', 'ARS')]);
const TRUCK = withFacts(at(13.5, 'USD'), [
  makeFact('volume', 1365, { unit: 'units', period: 'month' }),
  makeFact('fixedCosts', 4411, { unit: 'USD', period: 'month', origin: 'derived' }),
  makeFact('staffPay', 2340, { unit: 'USD', period: 'month', origin: 'derived' }),
]);
const SHOP = withFacts(at(30, 'PEN'), [
  makeFact('currency', 'PEN'),
  makeFact('volume', 208, { unit: 'units', period: 'month' }),
  makeFact('fixedCosts', 1380, { unit: 'PEN', period: 'month' }),
]);

const WEEKS: readonly Told[] = [
  ['volume', 'en', '45 tickets on a weeknight and like 90 Friday and Saturday, open Tuesday through Saturday', { volume: 1365 }, at(13)],
  ['volume', 'en', '30 a day Monday to Friday and 60 on Saturdays', { volume: 910 }, at(13)],
  ['volume', 'en', '20 on weekdays and 50 a day at the weekend', { volume: 867 }, at(13)],
  ['volume', 'es', 'seis al día de lunes a jueves y los viernes tres', { volume: 117 }, at(45)],
  ['volume', 'es', 'de lunes a viernes 15 y los sábados 40', { volume: 498 }, at(45)],
  ['volume', 'es', '20 entre semana y 50 los sábados y domingos', { volume: 867 }, at(45)],
  ['volume', 'en', 'Mon-Fri 9 to 5, Sat 10 to 2, about 300 sales a month', { volume: 300 }, at(13)],
  ['volume', 'es', 'de lunes a viernes 9 a 14 y sábados 10 a 13, unas 300 ventas al mes', { volume: 300 }, at(13)],
  ['volume', 'es', '15 al día de martes a viernes', { volume: 260 }, at(45)],
];

const COSTS: readonly Told[] = [
  ['unit-cost', 'en', 'a third of the ticket plus 40 cents', { unitCost: 4.9 }, at(13.5, 'USD')],
  [
    'unit-cost',
    'en',
    "Food's about a third of the ticket, plus like 40 cents for the trays, and Square takes 2.6%",
    { unitCost: 5.25 },
    at(13.5, 'USD'),
  ],
  ['unit-cost', 'es', 'un 30 % en comida y 50 céntimos del envase', { unitCost: 4.1 }, at(12)],
  ['unit-cost', 'es', 'la tercera parte del ticket y 40 céntimos de la caja', { unitCost: 4.4 }, at(12)],
  ['unit-cost', 'en', 'food is four fifty on top, so call it five and a quarter with Square', { unitCost: 5.25 }, at(13.5, 'USD')],
  ['unit-cost', 'es', 'me sale como 6 soles la prenda, dos o tres por venta', { unitCost: 15 }, at(50, 'PEN')],
  ['unit-cost', 'en', '$2 a bottle and they buy three', { unitCost: 6 }, at(30, 'USD')],
  ['unit-cost', 'es', 'En verano llenamos un 85 o un 90', { unitCost: undefined }, at(80)],
];

const PRICES: readonly Told[] = [
  ['revenue', 'es', 'La noche a 98 en verano, de octubre a mayo a 64', { price: 75.33 }, INN],
  ['revenue', 'es', 'llenamos en verano un 85 o un 90, en invierno un 30. La noche a 98', { price: 98 }, INN],
  ['price', 'es', '50 lucas', { price: 50 }, LIMA],
  ['fixed-costs', 'es', 'mil doscientas lucas al mes', { fixedCosts: 1200 }, LIMA],
  ['price', 'es', '700 lucas', { price: 700_000 }, CORDOBA],
  ['funding', 'es', 'tengo 5 palos', { ownFunds: 5_000_000 }, CORDOBA],
];

const CORRECTED: readonly Told[] = [
  ['read-back', 'en', "Lety's only two nights… 780 a month, not 2,340", { staffPay: 780, fixedCosts: 2851, volume: undefined }, TRUCK],
  ['read-back', 'en', '780 a month, not 999', { volume: undefined, price: undefined, staffPay: undefined }, TRUCK],
  ['read-back', 'es', 'cada mamá gasta 50 soles', { price: 50, staffPay: undefined, fixedCosts: undefined }, SHOP],
  ['read-back', 'es', 'cada clienta se gasta 40', { price: 40, staffPay: undefined }, SHOP],
];

describe('told in parts', () => {
  test.each([...WEEKS, ...COSTS, ...PRICES, ...CORRECTED].map((row) => [row[0], row[1], row[2], row] as const))(
    '%s (%s): %s',
    (_question, _language, _text, row) => {
      expect(namedFigures(row)).toEqual(row[3]);
    },
  );
});
