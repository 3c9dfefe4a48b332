import { expect, it } from 'vitest';
import type { Plan } from '../plan.ts';
import { compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';

const CAFE = { ...inSector(SHEETS['all said, money missing'] ?? {}, 'cafe_restaurant'), ...fact('volume', 2400) };
const value = (plan: Plan, id: string) => Number(plan.figures[id]?.value ?? 0);

it('leaves a third of a street’s customers to whoever passes and a fifth to those who are sent, however much money there is', () => {
  const plan = compose({
    ...CAFE,
    ...fact('customer', 'Gente que trabaja en el barrio y desayuna fuera tres o cuatro días a la semana'),
    ...fact('marketing', 'la ficha de Google y un cartel en la acera'),
    ...fact('marketingBudget', 900),
  });
  const customers = value(plan, 'funnel-customers');
  expect(value(plan, 'afforded-customers')).toBeGreaterThan(customers);
  expect(value(plan, 'free-sent')).toBe(Math.floor(customers / 5));
  expect(value(plan, 'paid-customers')).toBe(customers - Math.floor(customers / 3) - Math.floor(customers / 5));
  expect(JSON.stringify(plan.pages)).toContain('al menos un tercio de los clientes entra al pasar');
});

it('pays for each friend brought out of the same budget, and counts them among those whom money brings', () => {
  const plan = compose({
    ...CAFE,
    ...fact('marketing', 'Instagram y 2 € de descuento al que traiga a un amigo'),
    ...fact('marketingBudget', 200),
  });
  const kept = value(plan, 'channel-2');
  expect(kept).toBeGreaterThan(0);
  expect(value(plan, 'channel-2-premium')).toBe(kept * 12);
  expect(value(plan, 'channel-2-premium')).toBeGreaterThanOrEqual(2 * value(plan, 'channel-2-customers'));
  expect(value(plan, 'channel-2-paid')).toBe(value(plan, 'channel-2-customers'));
  expect(JSON.stringify(plan.pages)).toContain('se paga con el presupuesto de este canal');
});

it('takes a reward of which no sum was told from the budget, which does not grow for it', () => {
  const plan = compose({
    ...CAFE,
    ...fact('marketing', 'Instagram y un café gratis al que traiga a un amigo'),
    ...fact('marketingBudget', 200),
  });
  expect(JSON.stringify(plan.pages)).toContain('sale del presupuesto de publicidad, que no aumenta por ello');
});
