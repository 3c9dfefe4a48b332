import { expect, it } from 'vitest';
import { findSold, sayAllSold } from './find-sold.ts';

const told = (offer: string) => {
  const sold = findSold(offer);
  return sold && sayAllSold(sold);
};

it.each([
  [
    'Small home-safety jobs within three days: grab rails, ramps, better lighting, with a fixed price list and a photo report',
    'pequeños arreglos de seguridad en casa (barras de apoyo, rampas y mejor luz)',
    'small home-safety jobs (grab rails, ramps and better lighting)',
  ],
  [
    'I repair bikes, scooters and wheelchairs at the kerb',
    'reparación de bicis, patinetes y sillas de ruedas',
    'repair of bikes, scooters and wheelchairs',
  ],
  ['Alquiler de carpas, mesas y sillas', 'alquiler de carpas, mesas y sillas', 'rental of marquees, tables and chairs'],
  ['Party tents and chairs for rent', 'alquiler de carpas para fiestas y sillas', 'rental of party tents and chairs'],
  ['Hand-sewn dog collars, leashes and harnesses', 'collares de perro, correas y arneses', 'dog collars, leashes and harnesses'],
  ['Vendo collares y correas para perros', 'collares de perro y correas', 'dog collars and leashes'],
  ['Knife sharpening at your door', 'afilado de cuchillos', 'knife sharpening'],
  ['Viandas caseras: guisos, entregados el domingo', 'viandas caseras (guisos)', 'homemade ready meals (stews)'],
  ['Viandas caseras y tartas para oficinas', 'viandas caseras y tartas', 'homemade ready meals and cakes'],
])('«%s» is told in both languages', (offer, es, en) => {
  expect(told(offer)).toEqual({ es, en });
});

it.each([
  'Les dejo recuerdos apartados en cajas',
  'Curso de apicultura',
  'Dog agility and tables',
  'We come to your home when you need it',
])('«%s» tells no thing that both languages have words for', (offer) => {
  expect(told(offer)).toBeNull();
});
