import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { stepsFor } from './collected-steps.ts';

const BRING = {
  es: ['Tráelo como esté', 'Elige', 'Pruébalo'],
  en: ['Bring it as it is', 'Choose', 'Try it out'],
} as const;

it('sends nobody on the errand that the founder takes over', () => {
  expect(stepsFor(fact('solution', 'Recogemos la bici en el portal y la devolvemos'), BRING).en[0]).toBe(
    'Say what you need and where you are',
  );
  expect(stepsFor(fact('solution', 'I collect and bring it back'), BRING).es[2]).toBe('Sale de tu puerta y vuelve a ella a la hora dicha');
  expect(stepsFor(fact('solution', 'Reparamos bicis en una hora'), BRING)).toBe(BRING);
});

it('what is collected and back the next morning is not ridden home from the workshop', () => {
  const ride = { es: ['Manda una foto', 'Recibe un precio', 'Sal pedaleando'], en: ['Send a photo', 'Get a price', 'Ride off'] } as const;
  const facts = fact('solution', 'Recogemos la bici, la reparamos de noche y está de vuelta a la mañana siguiente');
  expect(stepsFor(facts, ride).es[2]).toContain('a la mañana siguiente');
  expect(stepsFor(fact('solution', 'Reparamos bicis'), ride)).toBe(ride);
  const fetched = { ...ride, es: ['Llama', 'Se recoge en tu portal', 'Pruébalo'] } as const;
  expect(stepsFor(facts, fetched)).toBe(fetched);
});

it('whoever goes to the customer asks nobody to bring or to fetch', () => {
  const facts = { ...fact('solution', 'Voy a su casa en un día y lo arreglo allí'), ...fact('resources', 'Una furgoneta') };
  expect(stepsFor(facts, BRING).es[2]).toContain('Abre la puerta');
  expect(stepsFor({ ...facts, ...fact('resources', 'Un taller') }, BRING)).toBe(BRING);
});

it('what is priced from a photograph is brought, or done where the customer is', () => {
  const offer = fact('solution', 'Voy a su casa en un día y doy precio cerrado con una foto');
  expect(stepsFor({ ...offer, ...fact('resources', 'Una furgoneta') }, BRING).en[2]).toContain('done where you are');
  expect(stepsFor(fact('solution', 'Precio cerrado con una foto'), BRING).en[2]).toContain('bring it');
  const call = { es: ['Llama', 'Elige', 'Paga'], en: ['Call', 'Choose', 'Pay'] } as const;
  expect(stepsFor(fact('solution', 'Precio cerrado con una foto'), call).en[2]).toContain('in writing');
});

it('what is ordered by a day and taken to the house is not fetched', () => {
  const offer = fact('solution', 'Pastas que encargás por WhatsApp hasta el viernes y te llevamos a tu casa el sábado');
  expect(stepsFor(offer, BRING).en).toEqual([
    'Order by WhatsApp: what you want, and for which day',
    'Get the price and the hour in writing',
    'Open it at your own door at that hour',
  ]);
});
