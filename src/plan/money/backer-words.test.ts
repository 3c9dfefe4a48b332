import { expect, it } from 'vitest';
import type { MoneySource } from '../../facts/fact.ts';
import { compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';

/** 10,000 of own money and a loan of 14,000. */
const SHOP = SHEETS['all said, money missing'] ?? {};
const MOTHER: MoneySource = { who: 'mi madre', kind: 'familyLoan', amount: 14_000, rate: 0, years: 2 };
const GRANT: MoneySource = { who: 'subvención LEADER', kind: 'grant', amount: 4000 };
const REST: MoneySource = { who: 'credit union', kind: 'bank', amount: null, years: 6 };

function planOf(...sources: readonly MoneySource[]) {
  const isFamilys = sources.some(({ kind, amount }) => kind === 'familyLoan' && amount === 14_000);
  const terms = isFamilys ? { ...fact('familyLoan', true), ...fact('loanRate', 0), ...fact('loanYears', 2) } : {};
  return compose({ ...SHOP, ...terms, ...fact('moneySources', sources) } as never);
}

function sourcesOf(...sources: readonly MoneySource[]) {
  const blocks = planOf(...sources).pages.flatMap((page) => page.blocks);
  const charts = blocks.flatMap((block) => (block.type === 'chart' && block.chart.type === 'uses-sources' ? [block.chart] : []));
  return charts.flatMap((chart) => chart.sources.map(({ label, figure }) => [label.es, label.en, figure]));
}

it('gives each a row of its own, native in both editions, and the rows come to the sum', () => {
  expect(sourcesOf(GRANT, MOTHER)).toEqual(
    expect.arrayContaining([
      ['Fondos propios', 'Own funds', 'own-rest'],
      ['Subvención LEADER', 'LEADER grant', 'backer-1'],
      ['Madre, préstamo', 'Mother, loan', 'backer-2'],
    ]),
  );
  const { figures } = planOf(GRANT, MOTHER);
  expect(['own-rest', 'backer-1', 'backer-2', 'loan-rest'].map((id) => figures[id]?.value)).toEqual([6000, 4000, 14_000, undefined]);
});

it('calls what was raised or won by its name', () => {
  const crowd: MoneySource = { who: 'Crowdfunder', kind: 'grant', amount: 4000 };
  const prize: MoneySource = { who: 'premio', kind: 'grant', amount: 2000 };
  expect(sourcesOf(crowd, prize).slice(1, 3)).toEqual([
    ['Micromecenazgo en Crowdfunder', 'Crowdfunding campaign on Crowdfunder', 'backer-1'],
    ['Premio', 'Prize', 'backer-2'],
  ]);
});

it('says who lends on which terms, with the instalment the sums carry, and whom the rest is asked of', () => {
  const plan = planOf(MOTHER, REST);
  const text = JSON.stringify(plan.pages);
  expect(text).toContain('{{fig:backer-1}} que presta la madre del titular, sin intereses, a devolver en {{fig:backer-1-term}}');
  expect(text).toContain('{{fig:backer-1}} lent by the founder’s mother, interest-free, to be repaid over {{fig:backer-1-term}}');
  expect(plan.figures['backer-1-instalment']?.value).toBe(583);
  expect(sourcesOf(MOTHER, REST)).toContainEqual(['Cooperativa de crédito, por pedir', 'Credit union, to be requested', 'raised-loan']);
  expect(text).toContain('from a credit union over {{fig:raised-term}}');
  expect(text).toContain('"Plazo del préstamo de la familia"');
});

it('where several lend, tells each loan with its own term, interest and instalment, in words and in the table', () => {
  const plan = planOf({ ...MOTHER, amount: 5000 }, { who: 'bbva', kind: 'bank', amount: 9000, rate: 7, years: 4 });
  const text = JSON.stringify(plan.pages);
  expect(text).toContain(
    'a loan of {{fig:backer-2}} from BBVA, at {{fig:backer-2-rate}} interest, to be repaid over {{fig:backer-2-term}}, {{fig:backer-2-instalment}} a month',
  );
  expect(text).toContain('Each loan is counted separately');
  expect(text).toContain('"{{fig:backer-2-term}} · {{fig:backer-2-rate}}"');
  // 9,000 over 48 months at 7 %.
  expect(plan.figures['backer-2-instalment']?.value).toBe(216);
  expect(text).not.toContain('as one loan');
});

it('calls who lends for a machine or a van by what they lend for, in each language', () => {
  expect(sourcesOf({ who: 'equipment loan', kind: 'bank', amount: 9000, years: 4 })).toContainEqual([
    'Financiera de maquinaria, préstamo',
    'Equipment lender, loan',
    'backer-1',
  ]);
});

it('names a relative in the first sentence, and nobody where nobody was told', () => {
  const lead = (...sources: readonly MoneySource[]) =>
    planOf(...sources).pages.flatMap((page) => page.blocks.flatMap((block) => (block.type === 'lead' ? [block.text.en] : [])))[0];
  expect(lead(MOTHER)).toContain('**{{fig:backer-1}}** lent by the founder’s mother');
  expect(lead({ who: 'mis padres', kind: 'gift', amount: 4000 })).toContain('**{{fig:backer-1}}** put in by the founder’s parents');
  expect(lead()).not.toContain('backer');
});
