import { expect, test } from 'vitest';
import { namedFigures, read, type Told } from './read-fixture.ts';

const SOLD: readonly Told[] = [
  // How often each comes is no volume.
  ['revenue', 'es', 'Bono mensual, 2 clases a la semana, 65 euros', { price: 65, volume: undefined }],
  ['revenue', 'es', '65 euros el bono, 2 clases a la semana', { price: 65, volume: undefined }],
  ['revenue', 'en', 'Monthly pass at $120, two classes a week each', { price: 120, volume: undefined }],
  ['revenue', 'en', '$160 a month per house with two visits a week', { price: 160, volume: undefined }],
  ['revenue', 'en', '$25 a walk, each dog gets three walks a week', { price: 25, volume: undefined }],
  ['revenue', 'es', 'Cada alumno viene dos veces por semana y paga 25 euros la clase.', { price: 25, volume: undefined }],
  ['revenue', 'es', 'Cada cliente compra 3 veces al año y gasta 40 euros', { price: 40, volume: undefined }],
  ['revenue', 'es', 'Cuota de 800 pesos al mes, 20 clases a la semana', { price: 800, volume: undefined }],
  ['volume', 'es', '2 clases a la semana cada alumna', { volume: undefined }],
  ['volume', 'en', 'They come for two classes a week each', { volume: undefined }],
  // With how many they are, it is.
  ['volume', 'en', 'about 30 students, two classes a week each', { volume: 260 }],
  ['revenue', 'es', '30 euros la sesión, cada paciente hace 4 sesiones al mes y tengo 20 pacientes', { volume: 80 }],
  ['revenue', 'en', '$45 a clean, 25 houses, once a week each', { volume: 108 }],
  ['revenue', 'en', 'Supper club, $60 a head, 12 people twice a month', { price: 60, volume: 24 }],
  ['revenue', 'es', '45 euros por persona, cenas de 12 personas dos veces al mes', { volume: 24 }],
  ['revenue', 'en', '$900 a dinner, dinners for 12 people twice a month', { price: 900, volume: undefined }],
  // Those who give the classes are no customers.
  ['revenue', 'es', '25 euros la clase y doy 6 clases a la semana', { volume: 26 }],
  ['volume', 'en', 'two barbers doing 10 cuts a day each', { volume: 260 }],
];

test.each(SOLD.map((told) => [told.slice(0, 3).join(' · '), told] as const))('%s', (_, told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});

test('a pass of the month is paid by the month', () => {
  const price = read('revenue', 'El bono mensual son 65 euros, 2 clases a la semana').facts.find(({ id }) => id === 'price');
  expect(price).toMatchObject({ value: 65, period: 'month' });
});
