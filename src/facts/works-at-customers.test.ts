import { expect, it } from 'vitest';
import type { FactSheet } from './fact.ts';
import { worksAtCustomers } from './works-at-customers.ts';

const told = (solution: string, resources = ''): FactSheet => ({
  solution: { id: 'solution', value: solution, period: null, unit: null, quote: null, origin: 'said' },
  resources: { id: 'resources', value: resources, period: null, unit: null, quote: null, origin: 'said' },
});

it.each([
  ['Voy a su casa en 24 horas y digo el precio antes de desmontar', 'Una furgoneta, herramienta y un trastero'],
  ['Fisioterapia a domicilio para mayores', 'Camilla plegable y coche'],
  ['We come to your home and groom the dog in the driveway', 'A fitted van'],
  ['A mobile groomer', 'A van with a bath, no shop'],
  ['A mobile hairdresser who comes to the care home every fortnight', '9 years in a salon in Hazel Grove, my own kit and a Fiesta'],
  ['Peluquería a domicilio para mayores', 'Ocho años de oficiala en una peluquería con taller, y un coche'],
  ['Mobile nail technician for offices', 'I trained in a studio in Leeds'],
  ['Voy tres mañanas a la casa y rotulo todo', 'Trabajo sola'],
  ['Uñas semipermanentes y acrílicas a domicilio o en la oficina', 'La lámpara y el torno ya los tengo'],
  ['Cuidadoras con contrato que van a casa por horas', 'Soy auxiliar de enfermería'],
  ['I come to the house, 50 minutes. After 8 weeks most can walk to the shop again', 'A portable table. I already have the car'],
  ['Full bath and haircut, and I pull up to the curb', 'Shampoo, blades and the generator'],
  ['I park outside the house and do the dog there, one at a time', 'A fitted-out van'],
  ['Aparco en la puerta y lavo al perro en la furgoneta', 'La furgoneta y el agua'],
  ['Hago visitas a domicilio y dejo escrito lo que hay que hacer', 'Un maletín y el coche'],
])('knows who goes to the customer: %s', (solution, resources) => {
  expect(worksAtCustomers(told(solution, resources))).toBe(true);
});

it.each([
  ['Recogemos la bici en su casa y la reparamos de noche', 'El local, 900 € al mes'],
  ['Pan recién hecho, con reparto a domicilio', 'Un horno'],
  ['Vamos a llevar comida a la casa', 'Una cocina'],
  ['Voy a su casa a medir y lo hago en el taller', 'Un taller de 60 metros'],
  ['A mobile valet', 'Five years in the trade and a unit with a lease'],
  ['Cortes de pelo sin cita', 'Un sillón y un espejo'],
  ['Customers come to the shop and walk out in an hour', 'A counter'],
  ['I come to the house to measure and sew it in my studio', 'Two machines'],
])('and who does not: %s', (solution, resources) => {
  expect(worksAtCustomers(told(solution, resources))).toBe(false);
});

it('own wheels and tools, and a month of costs without a rent, tell it too', () => {
  const mine = told('Grab rails and ramps', 'My truck and all my tools');
  const paying = (value: string): FactSheet => ({
    ...mine,
    costList: { id: 'costList', value, period: null, unit: null, quote: null, origin: 'said' },
  });
  expect(worksAtCustomers(paying('Insurance 180, phone 90'))).toBe(true);
  expect(worksAtCustomers(paying('Insurance 180, workshop rent 400'))).toBe(false);
  expect(worksAtCustomers(mine)).toBe(false);
});

it('whoever tells of it in another answer goes there as well', () => {
  const tells = (id: 'problem' | 'competitors', value: string): FactSheet => ({
    ...told('Bath, haircut and nails, one dog at a time'),
    [id]: { id, value, period: null, unit: null, quote: null, origin: 'said' },
  });
  expect(worksAtCustomers(tells('problem', 'A mobile dog van: I pull up to the curb and do it there'))).toBe(true);
  expect(worksAtCustomers(tells('competitors', 'Folks pick me because I come to their curb'))).toBe(true);
  expect(worksAtCustomers(tells('competitors', 'They come to the house; I work fast'))).toBe(false);
});
