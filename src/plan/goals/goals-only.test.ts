import { expect, test } from 'vitest';
import { splitGoals } from './split-goals.ts';

test.each<[string, readonly string[]]>([
  [
    'A small correction first: our own money is $34,000 altogether, and the loan is $30,000, not $42,000. As for the three outcomes: 63 paying locations, monthly churn below 2%, and an average reduction of 25% in our customers’ spoilage.',
    ['63 paying locations', 'monthly churn below 2%', 'an average reduction of 25% in our customers’ spoilage'],
  ],
  [
    'El dinero propio son 15.000 euros en total (9.000 míos más 6.000 de Tom), no 24.000. En cuanto a los objetivos: tener 87 alumnos activos, contar con cinco empresas clientes y que el 85 % de los alumnos renueve cada trimestre.',
    ['tener 87 alumnos activos', 'contar con cinco empresas clientes', 'que el 85 % de los alumnos renueve cada trimestre'],
  ],
  [
    "Hmm, it's 20,000 from me plus my dad's 7,000, so 27,000, not 30. Okay, three things by next spring: I'm doing 115 dogs a month, and I've got 60 Google reviews.",
    ["I'm doing 115 dogs a month", "I've got 60 Google reviews"],
  ],
  [
    'Tres hitos al mes 12: 40 clubes activos, 5.500 reservas al mes y un NPS sobre 60. Ah, y los gastos fijos son de 4.500.000 pesos al mes: 2,4 millones de sueldos, 450.000 de Tomás.',
    ['40 clubes activos', '5.500 reservas al mes', 'un NPS sobre 60'],
  ],
  ['The fixed costs are 900 a month. 50 members and a second room', ['50 members', 'a second room']],
  ['El préstamo es de 12.000. Llegar a 80 clientas y pagar a mi tía', ['Llegar a 80 clientas', 'pagar a mi tía']],
])('what is put right first is no goal: %s', (answer, goals) => {
  expect(splitGoals(answer)).toEqual(goals);
});

test.each<[string, readonly string[]]>([
  [
    '1. Llegar a 1,500 tickets al mes 2. tener 8 cafeterías fijas 3. andar en 4.8 en Google',
    ['Llegar a 1,500 tickets al mes', 'tener 8 cafeterías fijas', 'andar en 4.8 en Google'],
  ],
  ['1) 50 members 2) a second room 3) 4.8 on Google', ['50 members', 'a second room', '4.8 on Google']],
  [
    'Primero, llegar a 400 pedidos mensuales; segundo, que el 30 % de las clientas recompre; y tercero, mantener las devoluciones por debajo del 6 %.',
    ['llegar a 400 pedidos mensuales', 'que el 30 % de las clientas recompre', 'mantener las devoluciones por debajo del 6 %'],
  ],
  [
    'First, $62,000 in sales. Second, the web shop going from 20% to 35% of sales. Third, three gift shops.',
    ['$62,000 in sales', 'the web shop going from 20% to 35% of sales', 'three gift shops'],
  ],
  [
    'Uno, vender 51 almuerzos al día desde el cuarto mes, que es nuestro punto de equilibrio, y llegar a 85 al día en el octavo mes. Dos, tener 90 planes semanales activos. Tres, que Rappi y PedidosYa, que cobran 27 % de comisión, no pasen del 15 % de las ventas.',
    [
      'vender 51 almuerzos al día desde el cuarto mes',
      'llegar a 85 al día en el octavo mes',
      'tener 90 planes semanales activos',
      'que Rappi y PedidosYa no pasen del 15 % de las ventas',
    ],
  ],
  ['- 40 clubs\n- 500 bookings a month\n- two hires', ['40 clubs', '500 bookings a month', 'two hires']],
])('counted off, without what counts them: %s', (answer, goals) => {
  expect(splitGoals(answer)).toEqual(goals);
});

test.each<[string, readonly string[]]>([
  [
    'Success means forty events in our first year, being on the list of eight venues, and having sixty five-star reviews on Google and The Knot.',
    ['forty events in our first year', 'being on the list of eight venues', 'having sixty five-star reviews on Google and The Knot'],
  ],
  ['Para mí éxito es 30 alumnas, un segundo salón', ['30 alumnas', 'un segundo salón']],
  ['Be first, second to none, in Leeds', ['Be first', 'second to none', 'in Leeds']],
  ['Open in 2. Sell 40 boxes', ['Open in 2', 'Sell 40 boxes']],
])('%s', (answer, goals) => {
  expect(splitGoals(answer)).toEqual(goals);
});
