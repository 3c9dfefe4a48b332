import { expect, test } from 'vitest';
import { COUNTRIES } from '../countries.ts';
import type { CountryCode } from '../country.ts';
import { sayLocally } from './say-locally.ts';

test.each([
  'Señal de alarma',
  'la hoja de señales de alarma',
  'sin señales de volver',
  'una señal de aviso',
  'un vehículo sin señal durante media hora',
])('what warns is no money paid ahead, in any country: %s', (words) => {
  for (const country of Object.keys(COUNTRIES) as CountryCode[]) expect(sayLocally(words, country, [])).toBe(words);
});

test('what is paid ahead is called as there', () => {
  expect(sayLocally('se guarda con una señal pagada', 'MX', [])).toBe('se guarda con un anticipo pagado');
  expect(sayLocally('la señal se devuelve si llueve', 'CL', [])).toBe('el abono se devuelve si llueve');
  expect(sayLocally('fechas con señal', 'AR', [])).toBe('fechas con seña');
});

test('clothes are mended in the words of the place', () => {
  expect(sayLocally('la tienda que hace bajos en una semana', 'MX', [])).toBe('la tienda que hace dobladillos en una semana');
  expect(sayLocally('el hilo, las cremalleras y la entretela', 'AR', [])).toBe('el hilo, los cierres y la entretela');
  expect(sayLocally('lavado de zapatillas', 'MX', [])).toBe('lavado de tenis');
  expect(sayLocally('lavado de zapatillas', 'ES', [])).toBe('lavado de zapatillas');
});
