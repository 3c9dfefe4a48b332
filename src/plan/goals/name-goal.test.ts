import { expect, it } from 'vitest';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};

it('keeps by when a loan is to be paid back, where the goal is told in the other language', () => {
  const plan = compose({ ...SHOP, ...fact('goals', 'devolver el préstamo en tres años') });
  const goals = tablesOf(plan).find(({ title }) => title.en === 'From goal to measure');
  expect(JSON.stringify(goals?.rows)).toContain('pay back what was borrowed in three years');
});

it('keeps customers where customers are counted', () => {
  const plan = compose({ ...inSector(SHOP, 'cafe_restaurant'), ...fact('goals', 'Llegar a 120 clientes al día') });
  const goals = tablesOf(plan).find(({ title }) => title.en === 'From goal to measure');
  expect(JSON.stringify(goals?.rows)).toMatch(/\{\{fig:goal-1-target\}\} customers a day/);
});

it.each([
  ['pagar el crédito antes de tiempo', 'pay back what was borrowed ahead of time'],
  ['abrir los domingos', 'open on Sundays'],
  ['contratar a un segundo carpintero', 'in carpentry'],
  ['dejar la oficina y abrir un segundo punto en Lugo', 'a second shop'],
  ['Que los tres chicos queden con contrato indefinido', 'permanent contracts for the team'],
  ['firmar con Osakidetza', 'sign with Osakidetza'],
  ['dar talleres de pan', 'run courses'],
  ['eventos por la tarde dos veces a la semana', 'evening events twice a week'],
  ['Mi sobrina toma el relevo en 2032', 'somebody taking over ('],
  ['no perder dinero el primer año', 'break even'],
  ['empezar a vender por internet', 'sell online'],
  ['llenar los sábados', 'be fully booked on Saturdays'],
  ['Tener la agenda llena de jueves a sábado', 'be fully booked from Thursday to Saturday'],
  ['cero reclamaciones en agosto', 'no complaints in August'],
  ['dos agencias grandes', 'two large agencies'],
  ['una tercera silla ocupada', 'a third chair in use'],
  ['no deber nada a proveedores', 'owe suppliers nothing'],
  ['presentar una candidatura a un premio', 'an award entry'],
])('says in the other edition all that was told: %s', (goal, named) => {
  const plan = compose({ ...SHOP, ...fact('goals', goal) });
  const goals = tablesOf(plan).find(({ title }) => title.en === 'From goal to measure');
  expect(JSON.stringify(goals?.rows)).toContain(named);
});

it.each([
  ['a waiting list', 'Los nombres apuntados, con fecha', 'The names on it, each dated'],
  ['one trip to Granada', 'La fecha, los asistentes', 'Its date, who went'],
  ['una tercera silla ocupada', 'Quién trabaja en ella', 'Who works at it'],
])('measures what can be counted by that: %s', (goal, es, en) => {
  const plan = compose({ ...inSector(SHOP, 'beauty_salon'), ...fact('goals', goal) });
  const rows = JSON.stringify(tablesOf(plan).find(({ title }) => title.en === 'From goal to measure')?.rows);
  expect(rows).toContain(es);
  expect(rows).toContain(en);
  expect(rows).not.toMatch(/done or not|quote that is still/);
});

it('takes an assisted-living contract for no living of the founder’s, nor a start for stars', () => {
  const plan = compose({ ...SHOP, ...fact('goals', 'get three assisted-living contracts, start selling online') });
  const goals = tablesOf(plan).find(({ title }) => title.en === 'From goal to measure');
  expect(JSON.stringify(goals?.rows)).toContain('assisted-living homes');
  expect(JSON.stringify(goals?.rows)).not.toMatch(/cost-founder|rating|make a living/);
});

it.each([
  ['Abrir en septiembre de 2027, con la feria', 'open in September {{fig:goal-1-calendar-year}}', '2027-09'],
  ['On the road in January 2027', 'abrir en enero de {{fig:goal-1-calendar-year}}', '2027-01'],
  ['May 2027', 'open in May {{fig:goal-1-calendar-year}}', '2027-05'],
])('names the opening by its month, and counts no year: %s', (goal, named, start) => {
  const told = { ...SHOP, ...fact('goals', goal), ...fact('start', start) };
  const goals = tablesOf(compose(told)).find(({ title }) => title.en === 'From goal to measure');
  expect(JSON.stringify(goals?.rows)).toContain(named);
  expect(JSON.stringify(goals?.rows)).not.toContain('goal-1-target');
});

it('takes what is never to be bought for no purchase', () => {
  const plan = compose({ ...SHOP, ...fact('goals', 'I will never buy in eggs from elsewhere') });
  const goals = tablesOf(plan).find(({ title }) => title.en === 'From goal to measure');
  expect(JSON.stringify(goals?.rows)).not.toContain('pay for something big');
});

it.each([
  ['recuperar la inversión en tres años', 'get back what was invested'],
  ['una segunda silla', 'a second chair'],
  ['vivir únicamente de esto', 'make a living from it'],
  ['un obrador más grande', 'a bigger place'],
  ['tener mi taller propio', 'premises of its own'],
  ['hacer eventos', 'take on events'],
  ['no crecer deprisa', 'grow without haste'],
])('a goal that many founders have is told natively: %s', (goal, named) => {
  const plan = compose({ ...SHOP, ...fact('goals', goal) });
  const goals = tablesOf(plan).find(({ title }) => title.en === 'From goal to measure');
  expect(JSON.stringify(goals?.rows)).toContain(named);
});

it.each([
  ['Vender 350 veces por mes', '{{fig:goal-1-target}} sales a month'],
  ['tener 90 planes semanales activos', '{{fig:goal-1-target}} plans'],
  ['tener a 150 personas apuntadas a la reserva semanal', '{{fig:goal-1-target}} people'],
  ['que siete de cada diez sigan después de seis meses', 'customers who stay: seven in ten'],
  ['que el reparto propio haga la mayoría de los pedidos', 'most orders by its own delivery'],
  ['to have 400 regulars on our stamp card', '{{fig:goal-1-target}} clientes habituales'],
  ['to have done twelve private events such as weddings over the year', 'doce eventos privados'],
  ['finish the year with fewer than 1% of jobs resulting in a damage claim', 'reclamaciones por daños: {{fig:goal-1-share}} como mucho'],
])('a number and what it counts are told natively: %s', (goal, named) => {
  const plan = compose({ ...SHOP, ...fact('goals', goal) });
  const goals = tablesOf(plan).find(({ title }) => title.en === 'From goal to measure');
  expect(JSON.stringify(goals?.rows)).toContain(named);
});

it.each(['the meeting room let 60 hours a month to others', 'la sala alquilada al menos 60 horas al mes a gente de fuera'])(
  'hours that are sold are no rest: %s',
  (goal) => {
    const goals = tablesOf(compose({ ...SHOP, ...fact('goals', goal) })).find(({ title }) => title.en === 'From goal to measure');
    expect(JSON.stringify(goals?.rows)).not.toContain('days off');
  },
);

it('what customers save is no cash of ours', () => {
  const plan = compose({ ...SHOP, ...fact('goals', 'document at least £250,000 of savings for clients') });
  const goals = tablesOf(plan).find(({ title }) => title.en === 'From goal to measure');
  expect(JSON.stringify(goals?.rows)).not.toContain('the cash of that month');
});
