import { expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { LANGUAGES } from '../../language/language.ts';
import { blocksOf, CASES, compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';

const HEADED = /(?:titular|socios|founders?).+go-by\}\}/;
const HEADED_FOR_A_BANK = /(?:titular|socios|founders?).+(?:para el banco|for the bank).+go-by\}\}/;

it('a bank’s list names who brings each thing and by which day, five at most, the missing money before the terms', () => {
  let missing = 0;
  for (const [name, plan] of CASES) {
    const [list] = blocksOf(plan).flatMap((block) => (block.type === 'list' && block.style === 'check' ? [block.items] : []));
    expect(list?.length ?? 0, name).toBeGreaterThan(1);
    expect(list?.length ?? 0, name).toBeLessThanOrEqual(5);
    const heads = blocksOf(plan).flatMap((block) => (block.type === 'heading' ? [block.text] : []));
    for (const language of LANGUAGES) {
      expect(
        heads.some((head) => (plan.figures['base-cover'] ? HEADED_FOR_A_BANK : HEADED).test(head[language])),
        name,
      ).toBe(true);
    }
    for (const { en } of (list ?? []).filter((item) => item.en.includes('includes tax')))
      expect(en, name).toContain('with the accountant, before');
    const at = (words: string) => (list ?? []).findIndex(({ en }) => en.includes(words));
    if (at('Get a written commitment') < 0) continue;
    missing += 1;
    expect(at('loan-rate') < 0 || at('Get a written commitment') < at('loan-rate'), name).toBe(true);
  }
  expect(missing).toBeGreaterThan(0);
});

it('no deposit is asked for where hundreds buy for little each', () => {
  let many = 0;
  for (const [name, { pages, figures }] of CASES) {
    const text = JSON.stringify(pages);
    if (Number(figures['m01-units']?.value) < 150) continue;
    expect(text, name).not.toContain('a paid deposit');
    many += Number(text.includes('written standing orders'));
  }
  expect(many).toBeGreaterThan(0);
});

const taskOf = (facts: FactSheet, start: string) =>
  blocksOf(compose(facts)).flatMap((block) =>
    block.type === 'list' && block.style === 'check' ? block.items.filter(({ es }) => es.startsWith(start)) : [],
  );
const SHORT = { ...SHEETS['all said, money missing'], ...fact('fixedCosts', 6300), ...fact('ownFunds', 5000) };

it('the money without repayments is asked of somebody and booked; the lender is asked for the grace the plan counts on', () => {
  const [brought] = taskOf(SHORT, 'Conseguir por escrito el compromiso');
  expect(brought?.es).toMatch(/raised-own.+familiar o qué socio.+patrimonio/);
  expect(taskOf(SHORT, 'Pedir al banco por escrito los {{fig:grace-months}} meses')).toHaveLength(1);
  const noGrace = { ...SHORT, ...fact('fixedCosts', 5000), ...fact('ownFunds', 20_000) };
  expect(taskOf(noGrace, 'Pedir al banco por escrito')).toHaveLength(0);
  expect(taskOf(noGrace, 'Conseguir por escrito el compromiso')[0]?.es).toContain('{{fig:to-find}}');
});

it('no money is asked of anybody where no way holds, whether or not the months are counted with it', () => {
  const shop = SHEETS['all said, money missing'];
  for (const unsigned of [
    { ...shop, ...fact('fixedCosts', 7500) },
    { ...shop, ...fact('fixedCosts', 8200), ...fact('loanYears', 2) },
  ]) {
    const changes = ['Cambiar el precio o los gastos antes de pedir', 'Probar el precio de', 'Acordar por escrito los'];
    expect(changes.flatMap((start) => taskOf(unsigned, start))).toHaveLength(1);
    expect(taskOf(unsigned, 'Conseguir por escrito el compromiso')).toHaveLength(0);
  }
});
