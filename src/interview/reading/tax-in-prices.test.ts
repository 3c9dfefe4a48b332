// Prices told with the tax inside, or without it, in a sentence of its own.
import { expect, test } from 'vitest';
import { figures } from './read-fixture.ts';

test.each([
  ['es', 'El corte a 95, 620 al mes. Los precios ya traen el iva', true],
  ['es', 'El corte a 95, 620 al mes. Ya va el iva en el precio', true],
  ['es', 'El corte a 95, 620 al mes, ya con iva', true],
  ['en', 'A cut is £9, 620 a month. They include tax.', true],
  ['en', 'A cut is £9, 620 a month. Prices already have the VAT in', true],
  ['es', 'El corte a 95, 620 al mes. Los precios no traen iva', false],
  ['en', "A cut is £9, 620 a month. The prices don't have VAT in them", false],
  ['es', 'El corte a 95, 620 al mes. La renta ya trae iva', undefined],
] as const)('%s: %s', (language, text, isIncluded) => {
  expect(figures('revenue', text, language).taxIncluded).toBe(isIncluded);
});

test('told where a figure is doubted', () => {
  expect(figures('price-below-cost', 'En total unos 141 mil al mes. Los precios ya traen el iva').taxIncluded).toBe(true);
});
