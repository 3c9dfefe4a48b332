import { expect, it } from 'vitest';
import { figures } from './read-fixture.ts';

it.each([
  ['en', 'I charge $400 a job. Paint and filler comes to 90 a job', { price: 400, unitCost: 90 }],
  ['en', '£300 a table. Timber and varnish works out at 110 a table', { price: 300, unitCost: 110 }],
  ['es', 'Cobro 300 por silla. Tela y clavos me vienen saliendo a 40 por silla', { price: 300, unitCost: 40 }],
  ['en', '$80 a job. What I pay for parts is about 25', { price: 80, unitCost: 25 }],
  ['es', 'Cobro 50 euros. Lo que pago por las piezas son 18', { price: 50, unitCost: 18 }],
] as const)('%s: %s', (language, text, read) => {
  expect(figures('revenue', text, language)).toMatchObject(read);
});

it('what a sale of several things comes to stays its price', () => {
  expect(figures('revenue', 'A wash and cut comes to 40 a head', 'en')).toMatchObject({ price: 40 });
});
