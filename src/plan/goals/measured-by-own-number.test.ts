// Each goal is measured by the number it names itself, and named by what that number is of.
import { expect, it } from 'vitest';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};

function rowsOf(goals: string) {
  const table = tablesOf(compose({ ...SHOP, ...fact('goals', goals) })).find(({ title }) => title.en === 'From goal to measure');
  return (table?.rows ?? []).map(({ cells }) => cells.map((cell) => (cell && 'text' in cell ? cell.text : { es: '', en: '' })));
}

it.each<[string, RegExp, RegExp]>([
  ['$62,000 in sales in the first full-time year', /ventas de /, /First-year sales/],
  ['the web shop going from 20% to 35% of sales', /ventas por la tienda en línea: .*share/, /goal-1-share/],
  ['mantener las devoluciones por debajo del 6 % de los pedidos', /returns: .*at most/, /at most/],
  ['monthly churn below 2%', /few customers leaving: .*at most|que se vayan pocos clientes/, /at most/],
  ['que se me vaya menos del 8 % por mes', /few customers leaving: .*at most/, /goal-1-share/],
  ['un NPS sobre 60', /NPS/, /quarter.*goal-1-target/],
  ['que Rappi y PedidosYa no pasen del 15 % de las ventas', /sales through delivery apps/, /counted each month.*goal-1-share.*at most/],
  ['que el 30 % de las clientas recompre', /customers who come back/, /goal-1-share/],
  ['seven out of ten clients are on a standing appointment', /quote/, /goal-1-share/],
  ['forty clubs signed in the first year', /clubes/, /list/],
  ['twelve private events over the year', /quote/, /up to that date.*goal-1-target/],
  ['haberle pagado la mitad a mi tía, o sea 30 mil', /pay back half of what the aunt lent/, /owed, noted each month$/],
])('%s', (goals, name, measure) => {
  const [row] = rowsOf(goals);
  const named = `${row?.[0]?.es} ${row?.[0]?.en}`;
  expect([named, row?.[1]?.en]).toEqual([expect.stringMatching(name), expect.stringMatching(measure)]);
});
