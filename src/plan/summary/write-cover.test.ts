import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';

const saidOf = (facts: Parameters<typeof compose>[0]) =>
  compose(facts).cover.facts.find(({ label }) => label.en === 'Said in the interview')?.value.en;

it('says on the cover how many of the key figures were told, as the page on assumptions lists them', () => {
  expect(saidOf(SHEETS['all said, money missing'] ?? {})).toMatch(/^{{fig:said-count}} of {{fig:key-count}} key figures/);
  const { figures, pages } = compose({});
  expect([figures['said-count']?.value, figures['key-count']?.value]).toEqual([0, 9]);
  expect(JSON.stringify(pages)).toContain('The {{fig:key-count}} key figures are the price');
});

it('money in hand is said to be there, and a loan only counted on', () => {
  const needOf = (facts: Parameters<typeof compose>[0]) =>
    compose(facts).cover.facts.find(({ label }) => label.es.startsWith('Dinero'))?.value.es;
  const short = SHEETS['all said, money missing'] ?? {};
  expect(needOf({ ...short, ...fact('loan', 0), ...fact('ownFunds', 1000) })).toContain('; hay {{fig:sources*}}');
  expect(needOf({ ...short, ...fact('loan', 1000), ...fact('ownFunds', 1000) })).toContain('; se cuenta con {{fig:sources*}}');
});

it('a business of no kind that was told is called by what it sells, else it is only its name', () => {
  const HOME = { ...fact('name', 'Steady Home'), ...fact('city', 'Boise') };
  const offering = (solution: string) => compose({ ...HOME, ...fact('solution', solution) });
  const sold = offering('Small home-safety jobs: grab rails, ramps');
  expect(sold.cover.tagline.es).toBe('Un servicio de pequeños arreglos de seguridad en casa en Boise');
  expect(JSON.stringify(sold.pages)).toContain('barras de apoyo y rampas');
  const unknown = offering('We blorp your frindles');
  expect(unknown.cover.tagline.en).toBe('Opening in Boise');
  expect(JSON.stringify(unknown.pages)).not.toMatch(/Steady Home: Steady Home|es Steady Home|un negocio[,.»]|“[Aa] business/);
});
