import { describe, expect, it } from 'vitest';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};

/** The second column: what each goal is told by. */
function measures(goals: string): readonly string[] {
  const [table] = tablesOf(compose({ ...SHOP, ...fact('goals', goals) })).filter(({ title }) => title.en === 'From goal to measure');
  return (table?.rows ?? []).map(({ cells: [, measure] }) => (measure && 'text' in measure ? measure.text.es : ''));
}

describe('a goal', () => {
  it.each([
    ['vender 200 pedidos por semana', 'a la semana: se prevén'],
    ['a thousand bouquets a month', 'frente a una meta de {{fig:goal-1-target}}'],
    ['devolver lo que nos presta mi viejo en dos años', '{{fig:goal-1-instalment}} al mes'],
    ['pagar el crédito antes de tiempo', 'adelantarlo exige un pago extra'],
    ['abrir los domingos', 'Las ventas los domingos, anotadas aparte'],
    ['pay the loan back', 'La cuota de {{fig:told-instalment}}, pagada cada mes'],
    ['no trabajar los sábados por la tarde', 'Sábados por la tarde trabajados'],
    [
      'contratar a un segundo florista o una segunda persona',
      'Pagar cada {{fig:hire-cost}} al mes de sueldo y cargas exige {{fig:hire-units}} ventas más al mes',
    ],
    ['a thousand bouquets a month', 'no se alcanza, así que la primera meta es de {{fig:goal-1-between}}'],
    ['vender 450 ramos al mes para fin de año', 'Se alcanza en {{fig:goal-1-reached}}'],
    ['una costurera a media jornada', 'media jornada, con {{fig:hire-cost-half}} al mes de sueldo y cargas'],
    ['a part time seamstress', 'exige {{fig:hire-units-half}} ventas más'],
    ['cobrar 9.000 € al mes', 'La meta es de {{fig:goal-1-money}}'],
    ['ponerme 9.000 al mes a partir del segundo', 'La meta es de {{fig:goal-1-money}}'],
    ['subirme el sueldo a 9.000 al mes desde el segundo año', 'La meta es de {{fig:goal-1-money}}'],
    ['9.000 € al mes para mí', 'La meta es de {{fig:goal-1-money}}'],
    ['€9,000 a month for me', 'La meta es de {{fig:goal-1-money}}'],
    ['facturar 400.000 € el primer año', 'Ventas del primer año, {{fig:revenue-y1}}, frente a una meta de {{fig:goal-1-money}}'],
    ['facturar 5.000 € por mes', 'Ventas de ese mes, {{fig:m12-revenue}}'],
    ['un beneficio de 9.000 € al mes', ', frente a una meta de {{fig:goal-1-money}} al mes'],
    ['Covering my costs by month 4', 'Resultado del primer año, {{fig:result-y1}}'],
    ['cubrir todos los gastos desde el mes 6', 'Resultado del primer año, {{fig:result-y1}}'],
    ['hacer 9.000 trabajos al mes', 'frente a una meta de {{fig:goal-1-target}}'],
    ['que haya beneficio', 'Resultado del primer año, {{fig:result-y1}}'],
    ["buy the second crew's truck in cash", 'La caja prevista ese mes'],
    ['sign five care homes by the summer', 'fecha de cada firma'],
    ['cero reclamaciones', 'la meta es que no haya ninguno'],
    ['vender 4.000 ramos', 'hasta entonces: se prevén {{fig:goal-1-units}}, así que la meta se alcanza'],
    ['que repita una de cada tres clientas', 'ventas a clientes que repiten'],
    ['tener 400 clientes', 'se prevén {{fig:funnel-customers}}'],
    ['tener cinco rotiserías fijas', 'Una lista con nombre y fecha de cada firma; hacen falta {{fig:goal-1-target}} en total'],
    ['Llegar a 30.000 perros fijos', 'suponen {{fig:goal-1-needed}} ventas al mes, y ese mes se prevén {{fig:m12-units}}, que no bastan'],
    ['80 regular houses', '{{fig:goal-1-needed}}'],
    ['tener 20 familias fijas', 'la meta se alcanza'],
    ['Llegar a 40 colmenas', 'Una lista con la cuenta de ese mes; hacen falta {{fig:goal-1-target}}'],
    ['no trabajar en agosto', 'Ningún día trabajado en ese mes'],
    ['ponerle la tercera silla', 'frente a un presupuesto'],
    ['abrir una segunda tienda', 'lo que cuesta abrir este, {{fig:opening-uses}}'],
    ['que apruebe el 85 % en junio', 'la meta es {{fig:goal-1-share}}'],
    ['sacar una línea para gatos', 'La fecha de la primera venta'],
    ['servir a la residencia', 'La fecha del primer pedido servido y cobrado'],
    ['dejar mi chamba de contadora', 'el titular'],
    ['que no se vaya más del 2 % al mes', 'Los clientes que dejan de venir, anotados cada mes; la meta es {{fig:goal-1-share}} como mucho'],
    ['lose fewer than five a month', 'la meta es {{fig:goal-1-target}} como mucho'],
    ['perder menos de tres clientes al mes', 'como mucho'],
    ['pay tía Norma back', 'que no quede nada'],
    ['devolverle a mi cuñado lo que puso', 'que no quede nada'],
    ['que la mitad me vengan recomendados', '{{fig:referred-customers}} de {{fig:funnel-customers}}, y la meta es {{fig:goal-1-share}}'],
    ['half of my customers referred by others', 'la meta es {{fig:goal-1-share}}'],
    ['que al tercer año la mitad de las reservas entren por la web y no por Booking', 'El porcentaje en esa fecha'],
    ['Que me quede para vivir, digamos nueve mil euros al mes', 'La meta es de {{fig:goal-1-money}}'],
    ['pay ourselves nine grand a month by Christmas', 'La meta es de {{fig:goal-1-money}}'],
    ['Llenar los doce grupos', 'El porcentaje ocupado de lo disponible'],
  ])('%s: %s', (goal, measure) => {
    expect(measures(goal)[0]).toContain(measure);
  });

  it.each([
    ['Vender 200 pedidos por semana para fin de año', /^\{\{fig:goal-1-target\}\} \w+ a week$/],
    ['tener un 4,7 en Google', /^Google rating: \{\{fig:goal-1-rating\}\}$/],
    ['cobrar 9.000 € al mes', /^pay of \{\{fig:goal-1-money\}\} a month$/],
    ['tener cinco rotiserías fijas', /^five .+ that buy regularly$/],
    ['vender 200 pedidos por semana en 12 meses', /^two hundred \w+ a week: \{\{quote:[^}]+\}\}$/],
    ['vender 700 cajas al mes', /^\{\{fig:goal-1-target\}\} boxes a month$/],
    ['vender 700 zarandajas al mes', /^\{\{quote:[^}]+\}\}$/],
  ])('is told with its figure where it is not in the reader’s language: %s', (told, name) => {
    const [table] = tablesOf(compose({ ...SHOP, ...fact('goals', told) })).filter(({ title }) => title.en === 'From goal to measure');
    const [goal] = table?.rows[0]?.cells ?? [];
    expect(goal && 'text' in goal ? goal.text.en : '').toMatch(name);
    expect(goal && 'text' in goal ? goal.text.es : '').toMatch(/^\{\{quote:[^}]+\}\}$/);
  });

  it('of somebody named in the other answers is theirs, and of a thing with its price is measured by that price', () => {
    const told = (facts: object) =>
      JSON.stringify(tablesOf(compose({ ...SHOP, ...facts })).find(({ title }) => title.en === 'From goal to measure')?.rows);
    const team = fact('resources', 'Me and Tomasz, who works part time.');
    expect(told({ ...team, ...fact('goals', 'Tomasz full time') })).toContain('A signed and dated full-time contract');
    expect(told({ ...team, ...fact('goals', 'Working on it full time') })).not.toContain('signed and dated full-time contract');
    expect(told(fact('goals', 'taking on Kayleigh full time'))).not.toContain('hat the founder takes');
    expect(told(fact('goals', 'not losing more than one in ten'))).not.toContain('the goal is none');
    const van = fact('investmentItems', [
      { label: 'una furgonetilla de segunda mano', amount: 5000 },
      { label: 'una vitrina', amount: 2000 },
    ]);
    expect(told({ ...van, ...fact('goals', 'acabar el año con la furgoneta pagada') })).toContain('Cuesta {{fig:goal-1-item}}');
  });

  it('of losing nobody is the count of a day, where the business is taken over', () => {
    const plan = compose({ ...SHOP, ...fact('takeover', true), ...fact('goals', 'no perder ni un cliente') });
    expect(JSON.stringify(tablesOf(plan).find(({ title }) => title.en === 'From goal to measure')?.rows)).toContain('{{fig:units-day}}');
  });

  it('starts from the buyers who came up in the interview, and says of nobody that there is none', () => {
    const told = (customer: string) => {
      const plan = compose({ ...SHOP, ...fact('goals', 'tener cinco rotiserías fijas'), ...fact('customer', customer) });
      return JSON.stringify(tablesOf(plan).find(({ title }) => title.en === 'From goal to measure')?.rows);
    };
    expect(told('Familias del barrio y dos rotiserías de la zona')).toContain('{{fig:customers-named}}');
    expect(told('Familias del barrio')).not.toMatch(/entrevista|no consta/);
  });

  it('says of one that asks for more than there is room for what the limit is', () => {
    const plan = compose({
      ...SHOP,
      ...fact('goals', 'hacer 5.000 ramos al mes'),
      ...fact('solution', 'Ramos a medida; cada ramo me lleva dos horas.'),
    });
    const rows = JSON.stringify(tablesOf(plan).find(({ title }) => title.en === 'From goal to measure')?.rows);
    expect(plan.figures['service-units']).toBeDefined();
    expect(rows).toContain('El equipo actual da para {{fig:service-units}} al mes');
    const sold = compose({
      ...SHOP,
      ...fact('goals', 'hacer 200 ramos al mes'),
      ...fact('volume', 900),
      ...fact('solution', 'Ramos a medida; cada ramo me lleva dos horas.'),
    });
    expect(Number(sold.figures['service-units']?.value)).toBeLessThan(200);
    expect(JSON.stringify(tablesOf(sold).find(({ title }) => title.en === 'From goal to measure')?.rows)).not.toContain(
      'la meta se alcanza',
    );
  });

  it('out of reach has its path: how many more, what that takes and when it is decided, or the other buyers it could come from', () => {
    const plan = compose({ ...SHOP, ...fact('goals', 'vender mil ramos al mes, tener cinco rotiserías fijas') });
    const alone = compose({ ...SHOP, ...fact('goals', 'vender mil ramos al mes') });
    expect(measures('vender mil ramos al mes')[0]).toMatch(/fig:goal-1-gap.*fig:goal-1-more.*fig:goal-1-more-cost.*fig:m03-name/);
    expect(measures('vender mil ramos al mes, tener cinco rotiserías fijas')[0]).toMatch(
      /fig:goal-1-gap.*fig:goal-2-target.*rotiserías.*fig:week-1/,
    );
    expect(Number(alone.figures['goal-1-gap']?.value)).toBe(1000 - Number(alone.figures['goal-1-units']?.value));
    expect(plan.figures['goal-2-gap']).toBeUndefined();
  });

  it('of a rating counts the reviews it stands on', () => {
    expect(measures('tener un 4,7 en Google')[0]).toContain('{{fig:goal-1-reviews}} reseñas');
  });

  it('is told natively with its count in words in the other edition', () => {
    const [table] = tablesOf(compose({ ...SHOP, ...fact('goals', 'firmar con tres empresas') })).filter(
      ({ title }) => title.en === 'From goal to measure',
    );
    const [goal] = table?.rows[0]?.cells ?? [];
    expect(goal && 'text' in goal ? goal.text.en : '').toBe('three companies signed up');
  });
});

it('a scenario in which no three months gain says so in its cell', () => {
  const [scenarios] = tablesOf(compose({ ...SHOP, ...fact('volume', 215), ...fact('growth', 0) })).filter(
    ({ title }) => title.en === 'Scenarios, first year',
  );
  const month = scenarios?.rows.find(({ cells: [head] }) => head && 'text' in head && head.text.en === 'Three profitable months from');
  expect(month?.cells[1]).toEqual({ text: { es: 'no llega', en: 'not reached' } });
});

it('to pay back what family lends takes the instalment of that loan alone', () => {
  const facts = { ...SHOP, ...fact('loan', 6000), ...fact('loanYears', 2), ...fact('familyLoan', true) };
  const { figures } = compose({ ...facts, ...fact('goals', 'devolver lo que nos presta mi viejo') });
  expect(figures['told-instalment']?.value).toBe(250);
  expect(Number(figures.instalment?.value)).toBeGreaterThan(250);
});

it('to pay back a loan whose instalment rounds to nothing is told by the balance', () => {
  const facts = { ...SHOP, ...fact('loan', 11), ...fact('familyLoan', true) };
  const { figures, pages } = compose({ ...facts, ...fact('goals', 'haberle devuelto mil euros a mi suegro') });
  expect(figures['told-instalment']).toBeUndefined();
  expect(JSON.stringify(pages)).not.toContain('{{fig:told-instalment}}');
});

it('proposes goals of the plan’s own figures, each with its sign and its date, where none were told', () => {
  const { goals: _, ...silent } = { ...SHOP, ...fact('goals', 'x') };
  const plan = compose(silent);
  const proposed = tablesOf(plan).find(({ title }) => title.en.startsWith('Goals the plan proposes'));
  expect(proposed?.rows.length).toBeGreaterThan(1);
  for (const { cells } of proposed?.rows ?? []) expect(cells[2] && 'figure' in cells[2] && plan.figures[cells[2].figure]).toBeTruthy();
  expect(
    tablesOf(compose({ ...SHOP, ...fact('goals', 'vender mil ramos al mes') })).some(({ title }) => title.en.startsWith('Goals the plan')),
  ).toBe(false);
});

it('counts the free days that were told against the days of the forecast, and what is owed against its terms', () => {
  const measuresOf = (goals: string) =>
    JSON.stringify(
      tablesOf(compose({ ...SAMPLE_FACTS, ...fact('goals', goals) })).find(({ title }) => title.en === 'From goal to measure')?.rows,
    );
  const saturdays = measuresOf('No trabajar los sábados por la tarde');
  expect(saturdays).toContain('Sábados por la tarde trabajados en el mes: ninguno');
  expect(saturdays).toContain('{{fig:days-month}}');
  // Told to open all week, the forecast counts the Sundays too.
  const daily = { ...SHOP, ...fact('solution', 'Ramos del día, abierto todos los días'), ...fact('goals', 'No trabajar los domingos') };
  const rows = tablesOf(compose(daily)).find(({ title }) => title.en === 'From goal to measure')?.rows;
  expect(JSON.stringify(rows)).toContain('La previsión reparte las ventas en {{fig:days-month}} días al mes');
  expect(JSON.stringify(rows)).not.toContain('no cuenta con ellos');
  expect(measuresOf('No deber nada a proveedores')).toContain('{{fig:payables-y1}}');
  expect(measuresOf('Pagar a los proveedores a tiempo')).not.toContain('payables');
});

it('one more on the payroll is held against a round sum of wage, as nobody told what they would ask', () => {
  const value = (id: string) => Number(compose({ ...SHOP, ...fact('goals', 'contratar a otra persona') }).figures[id]?.value);
  expect(String(value('hire-cost'))).toMatch(/^[1-9]0+$/);
  expect(value('hire-units')).toBeGreaterThan(0);
  expect(value('hire-cost-half')).toBe(value('hire-cost') / 2);
  expect(value('hire-units-half')).toBeLessThan(value('hire-units'));
});

it('of one of several things sold is held against its part of the forecast, and named in both languages', () => {
  const lines = [
    { label: 'restauraciones', price: 280, units: 14 },
    { label: 'piezas propias', price: 450, units: 3 },
  ];
  const together = { ...fact('price', 310).price, origin: 'derived' };
  const sold = { ...fact('volume', 17), ...fact('lines', lines), price: together } as typeof SHOP;
  const sheet = { ...SHOP, ...sold, ...fact('goals', 'Llegar a 20 restauraciones al mes antes de junio') };
  const plan = compose(sheet);
  const [row] = tablesOf(plan).find(({ title }) => title.en === 'From goal to measure')?.rows ?? [];
  const [goal, measure] = row?.cells ?? [];
  expect(goal).toMatchObject({ text: { en: '{{fig:goal-1-target}} restorations a month' } });
  expect(JSON.stringify(measure)).toContain('at the mix of a normal month');
  const all = plan.figures['m12-units']?.value as number;
  expect(plan.figures['goal-1-units']?.value).toBeLessThan(all);
});
