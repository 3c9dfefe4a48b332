import { expect, it } from 'vitest';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};
const piecesOf = (solution: string, more: object = {}) =>
  (
    tablesOf(compose({ ...inSector(SHOP, 'academy'), ...fact('trade', 'language_school'), ...fact('solution', solution), ...more })).find(
      ({ title }) => title.en === 'Week by week, from four before opening',
    )?.rows ?? []
  ).map(({ cells }) => JSON.stringify(cells[1]));

it.each([
  'Spanish lessons for grown-ups, with no grammar tables and coffee included',
  'Clases de español para mayores, sin gramática y con café incluido',
])('no piece advertises a feature without what is sold: %s', (solution) => {
  const told = piecesOf(solution).filter((piece) => /coffee included|grammar tables/.test(piece));
  expect(told.length).toBeGreaterThan(0);
  for (const piece of told) expect(piece).toMatch(/Spanish (?:lessons|classes)/);
});

it('promises when an application goes in, and not what a council decides', () => {
  const pieces = piecesOf('Clases de dibujo y licencia de obra en diez semanas', fact('marketing', 'Instagram, carteles y Houzz')).join(
    ' ',
  );
  expect(pieces).toMatch(/se presenta; la decisión es de la administración/);
  expect(pieces).not.toMatch(/por escrito: un plazo de/);
});
