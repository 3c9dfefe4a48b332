import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { said, TODAY } from '../../finance/said-facts-fixture.ts';
import { composePlan } from '../compose-plan.ts';
import { tablesOf } from '../plan-cases-fixture.ts';

type Told = Parameters<typeof said>[0];
const planOf = (told: Told) => {
  const facts = said({ country: 'ES', price: 17, volume: 500, unitCost: 8, fixedCosts: 2300, team: 2, ...told });
  const plan = composePlan({ id: '0'.repeat(32), date: TODAY, facts, model: buildFundedModel(facts, TODAY), language: 'es' });
  const table = tablesOf(plan).find(({ title }) => title.en.startsWith('What to apply for'));
  return { permits: JSON.stringify(table?.rows), pages: JSON.stringify(plan.pages) };
};
const BOOKS: Told = { sector: 'retail_shop', trade: 'bookshop', solution: 'Librería con cuentacuentos cada sábado' };

it('asks for what children who come, a board on the pavement and the pay agreement of the sector take', () => {
  const { permits } = planOf({ ...BOOKS, marketing: 'Un cartel en la acera' });
  for (const words of ['delitos sexuales', 'ocupación de la vía pública', 'según el convenio del sector']) expect(permits).toContain(words);
  const other = planOf({ ...BOOKS, country: 'GB', solution: 'A bookshop', marketing: 'Instagram' });
  expect(other.permits).not.toMatch(/DBS|vía pública|convenio del sector/);
  expect(planOf({ ...BOOKS, country: 'GB', solution: 'A bookshop with storytelling' }).permits).toContain('DBS');
});

it('forms the company first where one is possible, and not where the founder trades alone', () => {
  expect(planOf(BOOKS).permits).toContain('Registro Mercantil');
  expect(planOf({ ...BOOKS, resources: 'Me doy de alta como autónoma' }).permits).not.toContain('Registro Mercantil');
});

it('asks nothing of premises that nobody told of where the work is done at a desk', () => {
  const desk: Told = {
    sector: 'consulting_freelance',
    trade: 'architecture_studio',
    country: 'GB',
    team: 1,
    solution: 'Drawings for lofts',
  };
  const { permits, pages } = planOf({ ...desk, resources: 'A laptop. On my own.' });
  expect(permits).toContain('If premises are rented');
  expect(pages).toContain('the law protects the title');
  expect(pages).not.toContain('the professional licence');
  expect(planOf({ ...desk, resources: 'We rent an office' }).permits).not.toMatch(/[Ii]f premises are rented/);
});
