import { expect, it } from 'vitest';
import type { CountryCode } from '../country.ts';
import { localise } from './say-locally.ts';
import { taxWordsOf } from './tax-words.ts';

const said = (country: CountryCode, language: 'es' | 'en', text: string, isPerson = false) => {
  const words = taxWordsOf(country, language, { isPerson });
  return words ? localise(text, words, []) : text;
};

it('the tax on sales has the name that a country gives it', () => {
  const text = 'Impuesto de ventas; el impuesto de las compras; un precio sin impuestos, impuesto de ventas incluido';
  expect(said('ES', 'es', text)).toBe('IVA; el IVA de las compras; un precio sin IVA, IVA incluido');
  expect(said('PE', 'es', text)).toBe('IGV; el IGV de las compras; un precio sin IGV, IGV incluido');
  expect(said('ES', 'es', 'Impuesto repercutido en ventas')).toBe('IVA de las ventas (repercutido)');
  expect(said('ES', 'en', 'Tax on sales, sales tax included; tax on purchases')).toBe(
    'VAT (IVA) on sales, VAT (IVA) included; VAT (IVA) on purchases',
  );
  expect(said('GB', 'en', 'Tax: on sales, on purchases')).toBe('VAT: on sales, on purchases');
});

it('a country that calls it otherwise is told no VAT nor IVA, even where a text says so', () => {
  expect(said('AU', 'en', 'VAT registration; sales tax included; tax on purchases')).toBe(
    'GST registration; GST included; GST on purchases',
  );
  expect(said('CA', 'es', 'registrarse en el IVA; sin impuestos')).toBe('registrarse en el GST/HST; sin GST/HST');
  expect(said('DO', 'es', 'Impuesto de ventas; IVA incluido')).toBe('ITBIS; ITBIS incluido');
  expect(said('DO', 'en', 'VAT')).toBe('VAT');
});

it('where sales tax is only passed on, or the country is not known, it stays as it is', () => {
  for (const country of ['US', 'ZZ'] as const) expect(said(country, 'en', 'sales tax')).toBe('sales tax');
});

it('the tax on profit is a company’s, unless the business is told to be a person’s own', () => {
  expect(said('ES', 'es', 'El impuesto sobre el beneficio del año')).toBe('El Impuesto sobre Sociedades del año');
  expect(said('ES', 'es', 'El impuesto sobre el beneficio; el impuesto personal', true)).toBe('El impuesto sobre el beneficio; el IRPF');
  expect(said('MX', 'es', 'Impuesto sobre el beneficio', true)).toBe('ISR');
  expect(said('GB', 'en', 'The tax on the year’s profit')).toBe('The corporation tax');
  expect(said('ES', 'es', 'antes de impuestos')).toBe('antes de impuestos');
});
