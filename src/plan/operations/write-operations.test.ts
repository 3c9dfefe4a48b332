import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

it('what was told in one breath of the team and of its years is quoted once', () => {
  const plan = compose(SAMPLE_FACTS);
  const quoted = plan.pages
    .flatMap(({ id, blocks }) => (id === 'operations' ? blocks : []))
    .flatMap((block) => (block.type === 'quote' ? [plan.quotes[block.quote]?.text ?? ''] : []));
  expect(quoted.filter((text) => text.includes('once años'))).toHaveLength(1);
});

it('what whoever runs it lives on stands below both lists of money where it is longer than the room under one', () => {
  const [columns] = compose(SAMPLE_FACTS)
    .pages.flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      block.type === 'columns' &&
      block.columns.flat().some((inner) => inner.type === 'table' && inner.table.title.es === 'Gastos fijos de un mes')
        ? [block.columns]
        : [],
    );
  expect(columns?.map((blocks) => blocks.map(({ type }) => type))).toEqual([['table'], ['table']]);
});

it('pay that nobody told is shown at half of it, and pay of nothing is not praised', () => {
  const sheet = inSector(SHEETS['all said, money missing'] ?? {}, 'agency');
  const { founderPay: _, payIncluded: __, fixedCosts: ___, ...untold } = { ...sheet, ...fact('team', 1) };
  const plan = compose({ ...untold, ...fact('fixedCosts', 600), ...fact('payIncluded', false) } as never);
  const value = (id: string) => Number(plan.figures[id]?.value);
  expect(value('half-pay-result') - value('before-tax-y1')).toBe(value('cost-founder') * 6);
  expect(JSON.stringify(plan.pages)).toContain('pay was not stated');
  const none = JSON.stringify(compose({ ...untold, ...fact('fixedCosts', 600), ...fact('founderPay', 0) } as never).pages);
  expect(none).toContain('takes no pay in these figures');
  expect(none).not.toMatch(/pay is in the costs|The costs include \{\{fig:cost-founder|The founder takes \{\{fig:cost-founder/);
});

it('what a supplement for work by night would take of a year is a sum, where somebody is employed', () => {
  const told = String(SAMPLE_FACTS.resources?.value);
  const night = compose({ ...SAMPLE_FACTS, ...fact('resources', told.replace(' y el plus de noche', '')) });
  const month = ['cost-wages', 'cost-charges'].reduce((sum, id) => sum + Number(night.figures[id]?.value ?? 0), 0);
  expect(month).toBeGreaterThan(0);
  expect(Number(night.figures['night-extra']?.value)).toBe(month * 3);
  expect(JSON.stringify(night.pages)).toContain('{{fig:night-extra*}}');
  expect(Number(night.figures['night-result']?.value)).toBe(Number(night.figures['before-tax-y1']?.value) - month * 3);
  const inside = JSON.stringify(compose(SAMPLE_FACTS).pages);
  expect([inside.includes('ya incluyen el plus de noche'), inside.includes('{{fig:night-extra*}}')]).toEqual([true, false]);
  expect(compose({ ...SAMPLE_FACTS, ...fact('team', 1) }).figures['night-extra']).toBeUndefined();
});

it('no night is counted for whoever was told to come by day', () => {
  const told = 'Horneamos nosotros por la noche, y una chica del pueblo por las mañanas que cuesta 850 al mes';
  const byDay = JSON.stringify(compose({ ...SAMPLE_FACTS, ...fact('resources', told) }).pages);
  expect(byDay).not.toContain('{{fig:night-extra*}}');
  const english = JSON.stringify(
    compose({ ...SAMPLE_FACTS, ...fact('resources', 'We bake at night and a girl serves in the mornings') }).pages,
  );
  expect(english).not.toContain('{{fig:night-extra*}}');
});

it('insurance is said to be in the costs only where the month has such a line', () => {
  const noteOf = (facts: object) => {
    const plan = compose(facts as never);
    return [
      Number(plan.figures['cost-other']?.value ?? 0) > 0,
      JSON.stringify(plan.pages).includes('los seguros ya están en los gastos del mes'),
    ];
  };
  const insured = { ...SAMPLE_FACTS, ...fact('resources', 'El seguro son 400 al año y un horno') };
  expect(noteOf(insured)).toEqual([true, true]);
  const unlisted = compose({
    ...insured,
    ...fact('fixedCosts', 1923),
    ...fact('rent', 750),
    ...fact('team', 1),
    ...fact('founderPay', 1173),
    ...fact('payIncluded', true),
  } as never);
  expect(JSON.stringify(unlisted.pages).includes('los seguros ya están en los gastos del mes')).toBe(
    Number(unlisted.figures['cost-other']?.value ?? 0) > 0,
  );
});

it('purchases below what the trade usually needs leave no row of their own where no total was told', () => {
  const items = [
    { label: 'el horno', amount: 1000.4 },
    { label: 'la amasadora', amount: 500.4 },
  ];
  const { investment: _, ...untold } = SAMPLE_FACTS;
  const plan = compose({ ...untold, ...fact('investmentItems', items) } as never);
  expect(plan.figures['item-rest']).toBeUndefined();
  expect(JSON.stringify(plan.pages)).not.toContain('Otras compras, por detallar');
});

it('formalities that are among the purchases told are not said to have nothing set aside', () => {
  const items = [
    { label: 'reforma', amount: 20_000 },
    { label: 'licencias y constitución', amount: 2_000 },
  ];
  const sheet = inSector(SHEETS['all said, money missing'] ?? {}, 'cafe_restaurant');
  const plan = compose({ ...sheet, ...fact('investment', 22_000), ...fact('investmentItems', items) } as never);
  expect(plan.figures['pre-opening']?.value).toBe(0);
  expect(JSON.stringify(plan.pages)).not.toContain('{{fig:pre-opening}} is set aside');
});
