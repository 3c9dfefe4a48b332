import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { figures } from './read-fixture.ts';

const ES = withFacts({}, [makeFact('country', 'ES')]);

test('kin paid for their hours among the costs work there beside the founder, and their charges follow from the wage', () => {
  const told = figures(
    'fixed-costs',
    'El alquiler 700, luz 260, mi sueldo 1.100 y mi sobrina Marta por las mañanas 20 horas a la semana, 620 brutos mas la seguridad social',
    'es',
    ES,
  );
  expect(told).toMatchObject({ team: 2, founderPay: 1100, staffPay: 819.33, fixedCosts: 1779.33 });
});

test.each([
  ['El alquiler se lo pago a mi tío, 700, luz 260 y mi sueldo 1.100', 'es'],
  ['rent 700 to my uncle, power 90, my pay 1,500', 'en'],
] as const)('a landlord of the family works nowhere: %s', (text, language) => {
  expect(figures('fixed-costs', text, language, ES).team).toBeUndefined();
});

test('charges told with their own sum are not added once more', () => {
  const told = figures('fixed-costs', 'alquiler 700 y una empleada, 1.200 brutos mas la seguridad social 380', 'es', ES);
  expect(told.fixedCosts).toBe(2280);
});
