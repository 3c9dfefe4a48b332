import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { gatherSaid } from './gather-said.ts';
import { findWeekly } from './with-weekly.ts';

const promisesOf = (solution: string) => {
  const facts = { ...fact('solution', solution), ...fact('sector', 'retail_shop') };
  return { promise: gatherSaid(facts, 'retail_shop').promise };
};

it.each([
  ['Cuentos elegidos por edades y un cuentacuentos cada sábado', 'cuentacuentos cada sábado', 'storytelling sessions every Saturday'],
  ['Hacemos cuentacuentos todos los viernes', 'cuentacuentos cada viernes', 'storytelling sessions every Friday'],
  ['Picture books and story time every Saturday', 'cuentacuentos cada sábado', 'storytelling sessions every Saturday'],
])('what is done on one day of every week keeps its day: %s', (solution, es, en) => {
  const { promise } = promisesOf(solution);
  expect(promise.map((one) => one.es)).toContain(es);
  expect(promise.map((one) => one.en)).toContain(en);
  expect(findWeekly(promise)?.es).toBe(es);
});

it.each(['Cuentos elegidos por edades, y cerramos los domingos', 'Librería con cuentacuentos y café. Abrimos cada sábado'])(
  'a day told of something else is not its day: %s',
  (solution) => {
    const { promise } = promisesOf(solution);
    expect(findWeekly(promise)).toBeNull();
  },
);
