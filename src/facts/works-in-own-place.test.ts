import { expect, it } from 'vitest';
import type { FactSheet } from './fact.ts';
import { worksInOwnPlace } from './works-in-own-place.ts';

const told = (solution: string, resources: string): FactSheet => ({
  solution: { id: 'solution', value: solution, period: null, unit: null, quote: null, origin: 'said' },
  resources: { id: 'resources', value: resources, period: null, unit: null, quote: null, origin: 'said' },
});

it.each([
  ['Small home daycare, six toddlers and that’s it', 'The yard needs a real fence, 6,850'],
  ['Toddlers, four days a week', 'Insurance 95, power 140. No rent, we own the house'],
  ['Sourdough, three bakes a week', 'I bake from home, the oven was 2,400'],
  ['Fitted shelves', 'I build them out of my garage'],
  ['Conversational Spanish for expats', 'The lessons are in my own house, a table and six chairs'],
  ['Bike repairs', 'My dad’s old place, rent-free'],
  ['Logs sawn into lumber', 'truck insurance 110 a month, shop rent is nothing its my dads barn, phone 60'],
  ['Pianos tuned', 'I work out of my shed, tools 2,600'],
  ['Pianos tuned', 'Rent is nothing, tools 2,600'],
  ['Clases de cerámica para ocho', 'En mi propia casa, en el patio; el horno 2.800'],
  ['Arreglos de ropa', 'Trabajo sola desde casa. Máquina 1.400'],
  ['Tartas por encargo', 'El obrador es nuestro, no pagamos alquiler'],
  ['Taller de motos', 'El local es de mi padre, así que sin alquiler; elevador 3.000'],
  ['Guardería de perros', 'La finca es mía, el vallado 5.200'],
  ['Uñas', 'El celular 60 mil, el arriendo no porque trabajo desde la casa'],
])('knows whose place it is: %s · %s', (solution, resources) => {
  expect(worksInOwnPlace(told(solution, resources))).toBe(true);
});

it.each([
  ['Compra semanal que pides desde casa', 'Una nave de 90 metros'],
  ['Desks for people who work from home', 'A workshop unit, saws 4,000'],
  ['Home care visits after hospital', 'A car and two uniforms'],
  ['Hamburguesería con local propio y 30 sillas', 'Cocina 18.000'],
  ['Velas', 'Hasta ahora en mi casa, ahora un bajo en la calle Mayor'],
  ['Pasteles', 'Los hacía en mi casa y he visto un local, 600 de alquiler'],
  ['Cakes', 'I bake from home at the moment but we are renting a unit in May'],
  ['Barn repairs', 'Rent is 300 for a yard, tools 2,600'],
  ['Reformas de baños', 'Furgoneta 9.000 y herramienta'],
])('and not where one is paid for, or it is the customer’s: %s · %s', (solution, resources) => {
  expect(worksInOwnPlace(told(solution, resources))).toBe(false);
});

it('a rent that was told is one', () => {
  const rent = { id: 'rent', value: 300, period: 'month', unit: null, quote: null, origin: 'said' } as const;
  expect(worksInOwnPlace({ ...told('Home daycare', 'In my house'), rent })).toBe(false);
});
