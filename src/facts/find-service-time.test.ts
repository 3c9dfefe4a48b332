import { expect, it } from 'vitest';
import type { FactSheet } from './fact.ts';
import { findServiceTime } from './find-service-time.ts';

const told = (value: string) =>
  findServiceTime({ solution: { id: 'solution', value, period: null, unit: null, quote: null, origin: 'said' } } as FactSheet);

it.each([
  ['Physiotherapy clinic: an hour one on one, same week', 60],
  ['Una hora uno a uno, la misma semana', 60],
  ['I come to the driveway, one dog at a time, done in 75 minutes, no cage', 75],
  ['Clases de 45 minutos en grupos de seis', 45],
  ['60-minute sessions in their home', 60],
  ['Cada sofá me lleva seis horas', 360],
  ['Tardo unas dos horas y media por jardín', 150],
  ['Half an hour with each patient', 30],
  ['Sales peinada en una hora y media', 90],
  ['Out the door in forty minutes', 40],
  ['The fabric costs me £230, and each takes 4 hours 10 minutes of sewing', 250],
  ['Cada trabajo lleva 4 horas y 10 minutos', 250],
  ['Tardo 2 h 30 en cada uno', 150],
  ['Each job takes me about two and a half hours', 150],
  ['4.5 hours a job', 270],
  ['Una hora y cuarto cada sesión', 75],
  ['Pantalla cambiada en 40 minutos, delante de ti', 40],
  ['I come to the house, 50 minutes, always me', 50],
  ['Hago visitas a domicilio, una hora, y dejo escrito qué hacer', 60],
] as const)('%s', (words, minutes) => {
  expect(told(words)).toBe(minutes);
});

it.each([
  'Lista en 48 horas',
  'We deliver to your house, 30 minutes, hot',
  'Comes en 40 minutos y vuelves al trabajo',
  'A 20 minutos del centro, abierto 8 horas al día',
  'Cobro 25 euros la hora y son 20 horas por semana',
  'Respuesta en menos de una hora y con seis meses de garantía',
])('is not how soon, how far or how long it is open: %s', (words) => {
  expect(told(words)).toBeNull();
});
