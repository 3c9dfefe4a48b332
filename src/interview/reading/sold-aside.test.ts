// What is told beside the price and the number of what is mainly sold: fees paid once, and what another thing brings in.
import { expect, test } from 'vitest';
import { namedFigures, type Told } from './read-fixture.ts';

const ROWS: readonly Told[] = [
  ['revenue', 'en', '£60 a month per child, 40 children, and a one-off £25 registration fee.', { price: 60, volume: 40 }],
  ['revenue', 'en', "There's a $150 onboarding fee and then $49 a month. 80 customers", { price: 49, volume: 80 }],
  ['revenue', 'en', '$150 to set up then $49 a month, about 80 shops', { price: 49, volume: 80 }],
  ['revenue', 'en', 'Monthly plan $49, 120 subscribers. Plus a $300 install for each new one.', { price: 49, volume: 120 }],
  ['revenue', 'es', 'La matrícula son 30 € y la cuota 55 € al mes, 45 alumnos', { price: 55, volume: 45 }],
  ['revenue', 'es', 'cobramos 200 de alta y luego 39 al mes, 60 clientes', { price: 39, volume: 60 }],
  ['revenue', 'es', 'cobramos 49 al mes a 120 gimnasios, con una cuota de alta de 300 que se paga una vez', { price: 49, volume: 120 }],
  ['revenue', 'en', '$35 a wash, about 60 a week. We also sell air fresheners, maybe $300 a month of those', { price: 35, volume: 260 }],
  [
    'revenue',
    'en',
    'haircuts 22 quid, 70 a week. plus we sell a bit of wax and combs on the side, say 200 a month',
    { price: 22, volume: 303 },
  ],
  ['revenue', 'es', 'cortes a 14 €, 60 por semana. Aparte vendo productos, unos 300 € al mes', { price: 14, volume: 260 }],
  ['revenue', 'es', 'Instalación 300 €, unas 12 al mes', { price: 300, volume: 12 }],
];

test.each(ROWS.map((row) => ({ row, said: row[2] })))('$said', ({ row }) => {
  expect(namedFigures(row)).toEqual(row[3]);
});
