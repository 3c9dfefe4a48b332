import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { composePlan } from '../compose-plan.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';

const DATE = '2026-11-20';
const sheet = SHEETS['all said, money missing'] ?? {};

function pageOf(customer: string, id: string): string {
  const facts = inSector({ ...sheet, ...fact('customer', customer) }, 'retail_shop');
  const plan = composePlan({ id, date: DATE, facts, model: buildFundedModel(facts, DATE), language: 'es' });
  return JSON.stringify(plan.pages.find((page) => page.id === 'customer'));
}

it('names who decides where firms buy, and people where people do', () => {
  for (const id of ['0', '1', '2', '3', '4', '5']) {
    expect(pageOf('Doce restaurantes de la zona', id)).toMatch(/quién decide|quién firma|quien lo paga|a las personas que firman/);
    expect(pageOf('Vecinos que regalan flores', id)).not.toMatch(/quién decide|quién firma|quien lo paga|a las personas que firman/);
  }
});

it('tells it of many firms only where nobody was named', () => {
  const texts = (problem: string) =>
    ['0', '1', '2'].map((id) => {
      const facts = inSector({ ...sheet, ...fact('customer', 'Doce restaurantes de la zona'), ...fact('problem', problem) }, 'retail_shop');
      const plan = composePlan({ id, date: DATE, facts, model: buildFundedModel(facts, DATE), language: 'es' });
      return /El problema se contó de todo un grupo|Según se contó, les pasa/.test(JSON.stringify(plan.pages));
    });
  expect(texts('Los bares trabajan con cuchillos que no cortan.')).toEqual([true, true, true]);
  expect(texts('Los bares trabajan con cuchillos que no cortan. Chus, la de la pescadería, se cortó dos veces.')).toEqual([
    false,
    false,
    false,
  ]);
});
