import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';
import { goalFigures } from './gather-goal-figures.ts';
import { gatherGoals, monthlyTarget } from './gather-goals.ts';

const facts = {
  ...SHEETS['all said, money missing'],
  ...fact(
    'goals',
    'Llegar a 60 clientes al día en el primer año, vender 1.200 ramos al mes antes de Navidad de 2028, 20 a la semana en 18 meses',
  ),
};
const model = buildFundedModel(facts, '2026-11-20');

it('reads what each goal counts, how often and by when', () => {
  const goals = gatherGoals(facts, model);
  expect(goals.map(({ rate, target }) => [rate, target])).toEqual([
    ['day', 60],
    ['month', 1200],
    ['week', 20],
  ]);
  // Within the first year: its strongest month, where its last is a weak one.
  expect(goals.map(({ month }) => month)[0]).toBe(10);
  expect(goals.map(({ month }) => month)[2]).toBe(18);
});

it('holds each against what that month sells, at the same pace', () => {
  const units = model.months[9]?.units ?? 0;
  expect(goalFigures(facts, model)['goal-1-units']).toEqual({ kind: 'count', value: Math.round(units / 26), origin: 'derived' });
});

it.each([
  ['terminar treinta y seis obras', 36],
  ['thirty-six clients', 36],
  ['doscientas cincuenta y dos piezas al mes', 252],
  ['seventy moves a month', 70],
  ['tener contrato con tres empresas', 3],
  ['two thousand orders', 2000],
  ['a hundred visits a month', 100],
  ['two hundred and fifty jobs', 250],
  ['llegar a mil suscriptores', 1000],
  ['20 arreglos y vender 900 lucas', 20],
  ['dos mil quinientas tazas', 2500],
])('%s: %s', (goals, target) => {
  expect(gatherGoals(fact('goals', goals), model)[0]?.target).toBe(target);
});

it.each([
  ['vender 900 lucas diarias', 900_000 * 26],
  ['vender 2 palos y medio al mes', 2_500_000],
  ['vender dos palos al mes', 2_000_000],
  ['facturar 8,2 palos', 8_200_000],
  ['facturar 30.000 euros', 30_000],
])('reads the money of %s', (goals, money) => {
  expect(gatherGoals(fact('goals', goals), model)[0]?.money).toBe(money);
});

it('counts the days of a month as they were told to be open', () => {
  const open = { ...fact('goals', '40 al día'), ...fact('revenue', 'Abrimos de martes a sábado, a 12 € el menú') };
  const [goal] = gatherGoals(open, model);
  expect(goal && monthlyTarget(goal)).toBeCloseTo((40 * 5 * 52) / 12, 6);
});

it('takes no month, year, share or money for what is counted', () => {
  const told = (goals: string) => gatherGoals(fact('goals', goals), model).map(({ target }) => target);
  expect(told('abrir otra tienda en 18 meses')).toEqual([null]);
  expect(told('tener un 40 % de margen')).toEqual([null]);
  expect(told('facturar 3000 euros al mes')).toEqual([null]);
  expect(told('open the second shop by 2028')).toEqual([null]);
});

it('reads a luca of Peru as one sol, and an aside as part of its goal', () => {
  const peru = { ...model, assumptions: { ...model.assumptions, country: 'PE' as const } };
  const goals = gatherGoals(fact('goals', 'Que me quede para vivir, digamos mil quinientas lucas al mes, tener 300 mamás fijas'), peru);
  expect(goals.map(({ money, target }) => [money, target])).toEqual([
    [1500, null],
    [null, 300],
  ]);
});

it('somebody else joins after the year in which the founder told of working alone', () => {
  const alone = {
    ...SHEETS['all said, money missing'],
    ...fact('goals', 'a second therapist'),
    ...fact('resources', 'Just me for the first year.'),
  };
  expect(gatherGoals(alone, model)[0]?.month).toBe(13);
  expect(gatherGoals({ ...alone, ...fact('resources', 'Just me.') }, model)[0]?.month).toBe(12);
  expect(gatherGoals({ ...alone, ...fact('goals', 'a second van') }, model)[0]?.month).toBe(12);
});
