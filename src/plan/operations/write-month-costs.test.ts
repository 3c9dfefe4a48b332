import { expect, it } from 'vitest';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';

const ALL_SAID = SHEETS['all said, money missing'] ?? {};

function peopleIn(words: string, team: number) {
  const plan = compose({ ...ALL_SAID, ...fact('team', team), ...fact('resources', words) });
  const rows = tablesOf(plan).find(({ title }) => /^(?:Fixed costs of one month|What a month costs)$/.test(title.en))?.rows ?? [];
  const names = rows.map(({ cells: [name] }) => (name && 'text' in name ? (name.text as { en: string }).en : ''));
  const value = (id: string) => Number(plan.figures[id]?.value ?? 0);
  return { names, value };
}

const lines = (value: (id: string) => number) => value('cost-rent') + value('cost-marketing') + value('cost-other');

it('counts partners among the founders and only those taken on as paid staff', () => {
  const { names, value } = peopleIn('Somos dos socios y contrataremos a una camarera a jornada completa', 3);
  expect(names.slice(0, 3)).toEqual(['The founders, {{fig:team-founders}}', 'Full time, {{fig:team-hired}} more', 'Social charges']);
  expect(value('team-founders')).toBe(2);
  expect(value('team-hired')).toBe(1);
  expect(value('cost-founder') + value('cost-wages') + value('cost-charges')).toBe(value('month-costs') - lines(value));
  expect(value('pay-each')).toBe(Math.round(value('cost-founder') / 2));
});

it('calls nobody full time who was not told to be', () => {
  const told = peopleIn('Somos dos socios y una camarera a jornada completa', 3).names;
  expect(told).toContain('Full time, {{fig:team-hired}} more');
  const operations = (words: string) =>
    JSON.stringify(compose({ ...ALL_SAID, ...fact('team', 3), ...fact('resources', words) }).pages.find(({ id }) => id === 'operations'));
  expect(operations('Somos dos socios y contrataremos a una camarera')).not.toMatch(/[Ff]ull.time|[Jj]ornada completa|tiempo completo/);
});

it('has nobody on the payroll where all of them start it', () => {
  expect(peopleIn('Somos tres amigas', 3).names.slice(0, 2)).toEqual(['The founders, {{fig:team-founders}}', 'Rent']);
});

it('says of marketing beside the other costs that it was told where it was', () => {
  const apart = { ...ALL_SAID, ...fact('costList', 'El local son 650 al mes, luz 180'), ...fact('fixedCosts', 830) };
  const pages = JSON.stringify(compose({ ...apart, ...fact('marketingBudget', 120) }).pages);
  expect(pages).not.toContain('not among the costs given; usual in the sector');
});
