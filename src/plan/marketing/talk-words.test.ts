import { describe, expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { said, TODAY } from '../../finance/said-facts-fixture.ts';
import { composePlan } from '../compose-plan.ts';

type Told = Parameters<typeof said>[0];
/** None of these pays its way at the price told: a dearer one is tried before anything is signed. */
const CLEANING: Told = {
  sector: 'cleaning',
  trade: 'holiday_flat_cleaning',
  team: 4,
  price: 52,
  volume: 180,
  unitCost: 13,
  fixedCosts: 5400,
};
const CAFE: Told = { sector: 'cafe_restaurant', team: 2, price: 5.8, volume: 2470, unitCost: 1.7, fixedCosts: 8600 };

function planOf(told: Told) {
  const facts = said({ country: 'ES', investment: 30_000, ownFunds: 15_000, loan: 10_000, ...told });
  const plan = composePlan({ id: '0'.repeat(32), date: TODAY, facts, model: buildFundedModel(facts, TODAY), language: 'es' });
  return { figures: plan.figures, text: JSON.stringify(plan.pages) };
}

describe('a dearer price tried before signing', () => {
  it('takes no money before the business is registered, and the signing asks for signatures and no payment', () => {
    const { figures, text } = planOf(CLEANING);
    expect(figures['remedy-price']).toBeDefined();
    expect(text).toContain('sin cobrar nada antes del alta');
    expect(text).toContain('con diez firmas');
    expect(text).toContain('que diez personas hayan firmado un pedido a un precio');
    expect(text).not.toContain('aceptados por escrito con una señal');
  });

  it('is taken by whoever is open already where it has to be served', () => {
    const { figures, text } = planOf(CAFE);
    expect(figures['remedy-price']).toBeDefined();
    expect(text).toContain('take the money at their own till');
    expect(text).toContain('con diez recibos');
    expect(text).toContain('hayan pagado en una prueba');
  });

  it('is the only price given meanwhile', () => {
    expect(planOf(CLEANING).text).toContain('no se da otro precio en las conversaciones');
  });
});

it('asks nobody anything on a board that is read in passing', () => {
  const { text } = planOf({ ...CAFE, marketing: 'Un cartel en la acera, la ficha de Google y tarjetas de sellos' });
  expect(text).toContain('Cambiar lo que se ve al pasar');
  expect(text).not.toContain('Responder en público a la pregunta más repetida');
});
