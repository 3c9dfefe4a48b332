// What a goal counts, and what it is held against.
import { describe, expect, it } from 'vitest';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';
import { countIn, isCeilingIn, todayIn } from './read-goal-count.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};

function rowsOf(goals: string, more: object = {}) {
  const plan = compose({ ...SHOP, ...fact('goals', goals), ...more });
  const table = tablesOf(plan).find(({ title }) => title.en === 'From goal to measure');
  return (table?.rows ?? []).map(({ cells }) => cells.map((cell) => (cell && 'text' in cell ? cell.text : { es: '', en: '' })));
}

describe('the number of a goal', () => {
  it.each([
    ['venderle helado por cajas a unos cinco restoranes de concon', 5, 'restoranes'],
    ['be in 25 shops by next christmas', 25, 'shops'],
    ['quit my two shifts a week at the co-op', 2, 'shifts'],
    ['que tres inmobiliarias nos manden trabajo fijo', 3, 'inmobiliarias'],
    ['tener 60 resenas en google con mas de 4,7', 60, 'resenas'],
    ['thirty regular houses by june 1st', 30, 'regular houses'],
  ])('stands before what is counted: %s', (goal, value, noun) => {
    expect(countIn(goal)).toMatchObject({ value, noun, isMoney: false });
  });

  it.each([
    ['entregar todo antes del 25 de agosto'],
    ['open by march 1st'],
    ['abrir la segunda para 2028'],
    ['not lose more than one in ten'],
    ['done in 4 weeks'],
    ['covering my costs by month 4'],
    ['sin perdidas desde el mes 6'],
  ])('is none where it is a date, a time or a share: %s', (goal) => {
    expect(countIn(goal)).toBeNull();
  });

  it.each([
    ['cobrar los dos los 1.300 todos los meses', 1300],
    ['pay myself 1,800 a month for real', 1800],
    ['sacar mil doscientos limpios para mi', 1200],
    ['clear 2,500 a month after tax', 2500],
    ['earn 2k a month', 2000],
    ['que no me deban mas de 40 mil al cerrar el ano', 40_000],
  ])('is money where it stands alone after a word for pay or debt: %s', (goal, value) => {
    expect(countIn(goal)).toMatchObject({ value, isMoney: true });
  });

  it('is not the one of today, and may be a ceiling', () => {
    expect(todayIn("be in 25 shops by next christmas, i'm in 9 now")).toBe(9);
    expect(todayIn('llegar a 80 clientas, ahora tengo 30')).toBe(30);
    expect(todayIn('vender 80 al mes')).toBeNull();
    expect(isCeilingIn('que no me deban mas de 40 mil')).toBe(true);
    expect(isCeilingIn('no more than two complaints a quarter')).toBe(true);
    expect(isCeilingIn('vender mas de 200 ramos al mes')).toBe(false);
  });
});

describe('a goal', () => {
  it.each([
    ['el otro año venderle helado por cajas a unos cinco restoranes de Concón', 'Una lista con nombre y fecha de cada firma'],
    ['que tres inmobiliarias nos manden trabajo fijo', 'Una lista con quién mandó cada trabajo'],
    ['three estate agents sending us work', 'Una lista con quién mandó cada trabajo'],
    ['be in 25 shops by next Christmas', 'Una lista con nombre y fecha de cada firma'],
    ['tener dos camionetas más para 2028', 'la cuenta de ese mes'],
    ['get 1,000 followers on Instagram', 'la cuenta de ese mes'],
    ['no more than two complaints a quarter', '{{fig:goal-1-target}} como mucho'],
    ['twenty bouquets booked for 2028 by next Christmas', 'La agenda, con el nombre, la fecha y la señal'],
    ['12 students signed up for the May exam', 'la cuenta de ese mes'],
    ['clientes: doce con iguala', 'la cuenta de ese mes'],
    ['quit my two shifts a week at the co-op', 'Lo que cobra el titular'],
  ])('of other things than what is sold has no forecast of sales beside it: %s', (goal, measure) => {
    const [row] = rowsOf(goal);
    expect(row?.[1]?.es).toContain(measure);
    expect(row?.[1]?.es).not.toMatch(/goal-1-units|m\d\d-units/);
  });

  it.each([
    [
      'cobrar 9.000 € al mes',
      /La meta es de \{\{fig:goal-1-money\}\} y faltan \{\{fig:goal-1-short\}\}, es decir, \{\{fig:goal-1-short-units\}\}/,
    ],
    ['take home nine thousand a month', /faltan \{\{fig:goal-1-short\}\}/],
    ['tener 9.000 reseñas en Google', /Faltan \{\{fig:goal-1-reviews-missing\}\}/],
    ['que no me deban más de 40 mil al cerrar el año', /receivables-y1\}\}, dentro del tope de \{\{fig:goal-1-money\}\}/],
    ['no deber más de 500 euros', /por encima del tope de \{\{fig:goal-1-money\}\}/],
    ['ahorrar 6.000 para un colchón', /La caja prevista ese mes.*la meta de \{\{fig:goal-1-money\}\}/],
    ['not lose more than one in ten', /\{\{fig:goal-1-share\}\} como mucho/],
  ])('says by how much it falls short, and of a limit whether it holds: %s', (goal, measure) => {
    expect(rowsOf(goal)[0]?.[1]?.es).toMatch(measure);
  });

  it('of pay for each of two asks twice as much', () => {
    const both = { ...fact('resources', 'Somos mi hermana y yo, las dos a jornada completa.'), ...fact('founderPay', 1000) };
    const plan = compose({ ...SHOP, ...both, ...fact('goals', 'sacar 1.300 cada una') });
    const paid = Number(plan.figures['cost-founder']?.value);
    if (plan.figures['pay-each']) expect(plan.figures['goal-1-short']?.value).toBe(2600 - paid);
    expect(rowsOf('sacar 1.300 cada una', both)[0]?.[1]?.es).toContain('goal-1-short');
  });

  it('is told with all its numbers in the other edition', () => {
    expect(rowsOf('Tener 60 reseñas en Google con más de 4,7')[0]?.[0]?.en).toBe(
      '{{fig:goal-1-target}} reviews on Google, rated {{fig:goal-1-rating}}',
    );
    expect(rowsOf("Be in 25 shops by the end of 2028, I'm in 9 now")[0]?.[0]?.es).toBe(
      '{{fig:goal-1-target}} tiendas (hoy, {{fig:goal-1-today}}; {{fig:goal-1-calendar-year}})',
    );
    expect(rowsOf('que tres inmobiliarias nos manden trabajo fijo')[0]?.[0]?.en).toBe('three estate agents sending work');
  });

  it('of a level is held against the pace at which sales were told, and against nothing where that was not told', () => {
    const weekly = fact('volume', 310, 'unos setenta ramos por semana');
    expect(rowsOf('Get to 120 bouquets by next autumn', weekly)[0]?.[1]?.en).toContain('a week: {{fig:goal-1-units}}');
    const untold = fact('volume', 310, 'trescientos diez ramos');
    expect(rowsOf('Get to 120 bouquets by next autumn', untold)[0]?.[1]?.en).toContain('that month’s count');
    expect(rowsOf('Llegar a 150 socios', inSector({}, 'gym'))[0]?.[1]?.es).toContain('se prevén {{fig:goal-1-units}}');
  });
});

it.each([
  ['the second bridal shop sending me 5 dresses a month', 'es', 'tiendas'],
  ['que la segunda tienda de novias mande 5 vestidos al mes', 'es', 'tiendas que'],
  ['tener ahorrado para un segundo local', 'es', 'colchón'],
  ['saved up for a second place', 'en', 'cushion'],
] as const)('counts what its number stands before, and no more: %s', (goal, language, none) => {
  const [row = []] = rowsOf(goal);
  expect(row.map((cell) => cell[language]).join(' ')).not.toContain(none);
});
