import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

it('dues told among the costs of a month do not come out of the founder’s pay again', () => {
  const lines = (label: string) =>
    fact('costLines', [
      { label: 'alquiler', amount: 600, kind: 'rent' },
      { label, amount: 88, kind: 'other' },
    ]);
  const words = (label: string) => {
    const told = {
      ...SAMPLE_FACTS,
      ...fact('fixedCosts', 688),
      ...fact('founderPay', 1300),
      ...fact('payIncluded', false),
      ...lines(label),
    };
    return textsOf(compose(told))
      .map(({ text }) => text.es)
      .join(' ');
  };
  expect(words('cuota de autónomos')).toContain('su propia cuota ya está aparte');
  expect(words('gestoría')).not.toContain('su propia cuota ya está aparte');
});

it('what the owner is left with and what those hired get are told apart, not as an even share of both', () => {
  const barber = {
    ...inSector(SHEETS['all said, money missing'] ?? {}, 'beauty_salon'),
    ...fact('price', 18),
    ...fact('unitCost', 1.4),
    ...fact('volume', 380),
    ...fact('fixedCosts', 3300),
    ...fact('payIncluded', true),
    ...fact('team', 2),
    ...fact('resources', 'Empezamos yo y otro barbero, con el sueldo del otro barbero y el mío.'),
  };
  const plan = compose(barber);
  const value = (id: string) => Number(plan.figures[id]?.value);
  expect(value('cost-founder')).toBeLessThan(value('cost-wages'));
  const page = JSON.stringify(plan.pages.find(({ id }) => id === 'operations'));
  for (const language of ['es', 'en'])
    expect(page).toMatch(
      new RegExp(
        `"${language}":"[^"]*fig:cost-founder\\*[^"]*fig:cost-wages\\*|"${language}":"[^"]*fig:cost-wages\\*[^"]*fig:cost-founder\\*`,
      ),
    );
  expect(page).not.toContain('cost-staff-person');
});

it.each([
  ['Somos dos socios y contrataremos a una camarera', 'Cada socio cobraría', 'Los dos socios eligen'],
  ['Somos dos socias y contrataremos a una camarera', 'Cada socia cobraría', 'Las dos socias eligen'],
])('two founders are called as they call themselves: %s', (resources, each, both) => {
  const cafe = {
    ...inSector(SHEETS['all said, money missing'] ?? {}, 'cafe_restaurant'),
    ...fact('fixedCosts', 7900),
    ...fact('payIncluded', true),
    ...fact('team', 3),
    ...fact('resources', resources),
  };
  const page = JSON.stringify(compose(cafe).pages.find(({ id }) => id === 'operations'));
  for (const words of [each, both, 'Each founder would be paid', 'The two founders choose']) expect(page).toContain(words);
});
