import { describe, expect, test } from 'vitest';
import { type FactSheet, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { figures } from './read-fixture.ts';

function selling(volume: number, told: string, price: readonly ['unit' | 'month', string]): FactSheet {
  const quote = { answer: 1, start: 0, end: told.length, text: told };
  return withFacts({}, [
    makeFact('price', 30, { unit: 'EUR', period: price[0], quote: { ...quote, text: price[1] } }),
    makeFact('volume', volume, { unit: 'units', period: 'month', quote }),
    makeFact('volumeFromStart', true),
  ]);
}

const ORDERS = selling(100, '100 orders a month', ['unit', '€30 an order']);
const CUTS = selling(325, '75 a week', ['unit', '£18 a cut']);
const TICKETS = selling(2210, '85 tiques al día', ['unit', '6,40 €']);
const OFFICES = selling(75, '75 despachos abonados', ['month', '59 € al mes']);

describe('where sales are to get to, told only among the goals', () => {
  test.each([
    ['en', 'By December, 120 customers a month, and 400 followers.', ORDERS, 120, 11],
    ['en', 'Average 150 orders a month, hold 4.8 with at least 120 reviews, two months of loan payments in the bank.', ORDERS, 150, 12],
    ['en', '110 cuts a week, second chair full.', CUTS, 477, 12],
    ['es', 'Primero, llegar a 120 tiques diarios de media. Segundo, 150 personas en la reserva semanal.', TICKETS, 3120, 12],
    ['es', 'Llegar a 140 despachos abonados y mantener las bajas por debajo del 2 %.', OFFICES, 140, 12],
    ['es', 'Vender 150 veces por mes y tener 60 clientes que vuelvan.', ORDERS, 150, 12],
    ['es', 'Para diciembre, 120 clientes al mes y 90 reseñas.', ORDERS, 120, 11],
  ] as const)('%s %s', (language, text, known, volume, months) => {
    expect([figures('goals', text, language, known).targetVolume, figures('goals', text, language, known).targetMonths]).toEqual([
      volume,
      months,
    ]);
  });

  test.each([
    ['en', '120 reviews, 3 new customers a month, 8 cafés.', ORDERS],
    ['es', '200 reseñas, 15 clientes nuevos al mes y 400 seguidores.', ORDERS],
    [
      'en',
      'Reach 300 orders a month.',
      withFacts(
        {},
        Object.values(ORDERS).filter(({ id }) => id !== 'volumeFromStart'),
      ),
    ],
    ['en', 'Reach 300 orders a month.', withFacts(ORDERS, [makeFact('targetVolume', 180)])],
  ] as const)('and nothing else: %s %s', (language, text, known) => {
    expect(figures('goals', text, language, known).targetVolume).toBeUndefined();
  });
});
