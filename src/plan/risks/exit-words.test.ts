import { describe, expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { said, TODAY } from '../../finance/said-facts-fixture.ts';
import { composePlan } from '../compose-plan.ts';

type Told = Parameters<typeof said>[0];

const planOf = (told: Told) => {
  const facts = said(told);
  const plan = composePlan({ id: '0'.repeat(32), date: TODAY, facts, model: buildFundedModel(facts, TODAY), language: 'es' });
  return { figures: plan.figures, text: JSON.stringify(plan.pages.find(({ id }) => id === 'risks')) };
};
const SCHOOL: Told = { sector: 'academy', trade: 'language_school', country: 'ES', price: 80, unitCost: 6, fixedCosts: 1650, team: 1 };
const BOOKS: Told = { sector: 'retail_shop', trade: 'bookshop', country: 'ES', price: 17, unitCost: 11.5, fixedCosts: 2300, team: 2 };

describe('the exit', () => {
  it('closes nothing that lower sales leave alive: it waits for three short months and for a month that cannot be paid', () => {
    const { figures, text } = planOf({ ...SCHOOL, volume: 60, investment: 3900, ownFunds: 9000 });
    expect(figures['exit-floor']).toBeDefined();
    expect(text).toContain('desde {{fig:exit-from}}, pasa tres meses seguidos por debajo');
    expect(text).toContain('menos de {{fig:exit-floor*}} en caja');
    expect(figures['exit-low-month']).toBeUndefined();
    expect(text).not.toContain('{{fig:exit-cash*}}');
    expect(text).toContain('impuestos devengados');
  });

  it('can ring where the money has to be raised before opening', () => {
    const { figures, text } = planOf({ ...BOOKS, volume: 520, fixedCosts: 2100, investment: 25_000, ownFunds: 12_500, loan: 12_500 });
    expect(figures['exit-floor']).toBeDefined();
    expect(text).toContain('{{fig:exit-floor*}}');
    expect(text).toContain('los despidos');
  });
});

describe('what is owed on closing', () => {
  const DEEP: Told = { ...SCHOOL, volume: 58, price: 62, unitCost: 5, fixedCosts: 2700, team: 3, ownFunds: 8000, loan: 16_000 };
  it.each(['Reforma del local', 'Fit-out of the rooms'])(
    'is told net of cash before anything is sold, and building work is sold to nobody: %s',
    (label) => {
      const { figures, text } = planOf({ ...DEEP, investmentItems: [{ label, amount: 16_000 }] });
      const [owed, suppliers, left] = ['exit-owed', 'exit-suppliers', 'exit-left'].map((id) => Number(figures[id]?.value ?? 0));
      expect(Number(figures['exit-net']?.value)).toBe((owed ?? 0) + (suppliers ?? 0) - (left ?? 0));
      expect(text).toContain('Descontada la caja, se deben {{fig:exit-net*}}');
      expect(text).toContain('y la obra nada)');
    },
  );

  it('says only that less is paid for what can be carried off', () => {
    expect(planOf({ ...DEEP, investmentItems: [{ label: 'Mesas y sillas', amount: 16_000 }] }).text).toContain('menos al revenderlo)');
  });
});

describe('a price that no seller sets', () => {
  it('is no measure against lower sales, and the levers that are left are named', () => {
    const { figures, text } = planOf({ ...BOOKS, volume: 520, investment: 25_000, ownFunds: 12_500, loan: 12_500 });
    expect(figures['rescue-price']).toBeUndefined();
    expect(text).toContain('{{fig:discount-point*}}');
    expect(text).not.toContain('hasta que cambien el precio');
    expect(text).not.toMatch(/precio un \{\{fig:remedy-price\*\}\} más alto|cobrar \{\{fig/i);
    const elsewhere = planOf({ ...BOOKS, country: 'GB', volume: 520, investment: 25_000, ownFunds: 12_500, loan: 12_500 });
    expect(elsewhere.text).not.toContain('{{fig:discount-point*}}');
  });
});
