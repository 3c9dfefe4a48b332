import { describe, expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { monthFigure } from '../figures/gather-month-figures.ts';
import { countNamed } from '../figures/gather-reach-figures.ts';
import type { Plan, Table } from '../plan.ts';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';
import { censusSource } from './census-sources.ts';

const sheet = SHEETS['all said, money missing'] ?? {};
const tableOf = (plan: Plan, title: RegExp): Table => {
  const found = tablesOf(plan).find((one) => title.test(one.title.en));
  if (!found) throw new Error(`no table ${title}`);
  return found;
};
const numberOf = ({ figures }: Plan, id: string) => Number(figures[id]?.value);
const stepsOf = (plan: Plan) => tableOf(plan, /^From sales/).rows.map(({ cells: [name] }) => (name && 'text' in name ? name.text.en : ''));
const planFor = (customer: string, sector: Parameters<typeof inSector>[1], more: FactSheet = {}) =>
  compose({ ...inSector({ ...sheet, ...fact('customer', customer) }, sector), ...more });

describe('the market from the bottom up', () => {
  it('goes from the sales to the customers, to people of their ages, who are counted themselves, each step a sum', () => {
    const plan = compose({ ...SAMPLE_FACTS, ...fact('customer', 'Adultos de 25 a 55 años del barrio') });
    expect(stepsOf(plan).at(-1)).toBe('People of those ages');
    expect([numberOf(plan, 'group-tight'), numberOf(plan, 'group-loose')]).toEqual(
      ['one-in-tight', 'one-in-loose'].map((id) => numberOf(plan, 'reach-sought') * numberOf(plan, id)),
    );
    const won = Array.from({ length: 12 }, (_, at) => numberOf(plan, monthFigure(at + 1, 'new')));
    expect(numberOf(plan, 'funnel-customers')).toBe(won.reduce((sum, count) => sum + count, 0));
    expect(numberOf(plan, 'reach-group')).toBe(
      (numberOf(plan, 'funnel-customers') - numberOf(plan, 'free-brought')) * numberOf(plan, 'one-in-base'),
    );
    // Whoever asks is found among them, and whoever follows the founder is not.
    expect(numberOf(plan, 'reach-group')).toBe(numberOf(plan, 'funnel-asks') * numberOf(plan, 'one-in-asking'));
    expect(numberOf(plan, 'reach-base')).toBe(Math.ceil((numberOf(plan, 'reach-group') * 100) / numberOf(plan, 'age-share')));
    expect(plan.figures['age-share']?.origin).toBe('sector');
  });

  it('names where it is counted, the day, and what each outcome of the count decides', () => {
    const count = tableOf(compose(SAMPLE_FACTS), /^The count/);
    expect(count.note?.es).toContain('antes de firmar contando en tres calles');
    expect(count.rows).toHaveLength(4);
    expect(censusSource('MX', 'firms').es).toContain('DENUE');
    for (const row of count.rows) expect(row.cells.every((cell) => 'text' in cell && cell.text.es.length > 5)).toBe(true);
  });

  it('counts firms where firms buy, visitors of a lodging and searches where it is sold online', () => {
    expect(stepsOf(planFor('Restaurantes de la zona', 'cleaning')).at(-1)).toBe('Such firms in reach');
    expect(stepsOf(planFor('Parejas de fin de semana', 'tourism_lodging')).at(-1)).toBe('Visitors a year');
    expect(stepsOf(planFor('Mujeres de 28 a 45 años', 'ecommerce')).at(-1)).toBe('Searches a month');
    expect(stepsOf(planFor('Vecinos del barrio', 'retail_shop')).at(-1)).toBe('Residents in reach');
  });

  it('counts those whom the founder counted, and takes no size or age for one', () => {
    const named = (customer: string) => countNamed(fact('customer', customer));
    expect(named('Unos treinta bares y ocho tiendas gourmet de la provincia')).toBe(38);
    expect(named('Fifteen cafes and two grocery stores, ordering every weekday.')).toBe(17);
    expect(named('Familias con hijos de 0 a 12 años y los seis colegios del barrio')).toBe(6);
    expect(named('Owner-run gyms with 100 to 400 members.')).toBe(0);
    expect(named('Negocios locales de 3 a 20 empleados')).toBe(0);
  });

  it('says nothing of customers before opening, and who buys monthly or oftener is counted for the strongest month and for leavers', () => {
    expect(stepsOf(compose(SAMPLE_FACTS)).join()).not.toMatch(/habit|strongest/);
    const weekly = planFor('Familias del barrio que compran una vez por semana', 'retail_shop');
    expect(numberOf(weekly, 'funnel-customers')).toBeGreaterThan(Math.ceil((numberOf(weekly, 'strongest-units') * 12) / 52));
    expect(numberOf(weekly, 'reach-group') / 4).toBeGreaterThanOrEqual(numberOf(weekly, 'funnel-asks'));
  });

  it('adds up: whoever comes every month and those who replace leavers are the customers to win, and so many each are the month’s sales', () => {
    const plan = planFor('Familias del barrio que compran una vez por semana', 'retail_shop');
    expect(numberOf(plan, 'regulars') + numberOf(plan, 'regulars-replaced')).toBe(numberOf(plan, 'funnel-customers'));
    const sold = numberOf(plan, 'regulars') * numberOf(plan, 'regulars-each');
    expect(Math.abs(sold - numberOf(plan, 'regulars-units')) / sold).toBeLessThan(0.02);
    const told = JSON.stringify(tableOf(plan, /^From sales/));
    expect(told).toContain(
      '{{fig:regulars}} a la vez en {{fig:regulars-month}} ({{fig:regulars-units}} entre alrededor de {{fig:regulars-each}}',
    );
    expect(told).toContain(
      '{{fig:reach-sought}} × {{fig:one-in-base*}}, if one in {{fig:one-in-asking*}} takes an interest and one in {{fig:one-in-asks*}} of those buys',
    );
    expect(numberOf(plan, 'reach-sought') * numberOf(plan, 'one-in-base')).toBe(numberOf(plan, 'reach-base'));
  });

  it('has the first purchases and those of whoever returns add up to the forecast, where nobody buys every month', () => {
    const plan = planFor('Vecinos que compran cada tres meses', 'retail_shop');
    expect(numberOf(plan, 'funnel-customers') + numberOf(plan, 'again-y1')).toBe(numberOf(plan, 'units-y1'));
    expect(JSON.stringify(tableOf(plan, /^From sales/))).toContain('the rest, {{fig:again-y1}}, come from those who return');
  });

  it('counts owners who let to guests where they are shown, and in no register of firms', () => {
    const plan = planFor('Propietarios con 2 a 15 apartamentos turísticos en el centro', 'cleaning');
    expect(stepsOf(plan).at(-1)).toBe('Such owners in reach');
    const count = JSON.stringify(tableOf(plan, /^The count/));
    expect(count).toContain('anuncios de Airbnb');
    expect(count).not.toMatch(/DIRCE|DENUE|diez de ellas|kind of firm/);
    expect(stepsOf(planFor('Tiendas del centro con escaparate', 'cleaning')).at(-1)).toBe('Such firms in reach');
  });

  it('splits a habit told without a place, and says how many customers all of it and a quarter would take', () => {
    const plan = planFor('Gente de 25 a 50 que desayuna fuera todas las semanas', 'cafe_restaurant');
    expect(numberOf(plan, 'uses-sometimes')).toBe(Math.round(numberOf(plan, 'uses-told') / 2));
    expect(numberOf(plan, 'customers-told')).toBeLessThan(numberOf(plan, 'funnel-customers'));
    expect(numberOf(plan, 'customers-seldom')).toBeGreaterThan(numberOf(plan, 'funnel-customers'));
    expect(JSON.stringify(plan.pages)).not.toContain('se hacen aquí. Con solo');
  });

  it('counts those of the ages told, by their country where it was told, and asks the signing for as many', () => {
    const plan = compose({ ...SAMPLE_FACTS, ...fact('customer', 'Adultos de 25 a 55 años del barrio') });
    const count = tableOf(plan, /^The count/);
    expect(JSON.stringify(count.columns[0])).toContain('Personas de esas edades en la zona');
    expect(JSON.stringify(count.rows)).toContain('de {{fig:reach-group}} a {{fig:group-loose}}');
    expect(JSON.stringify(plan.pages.find(({ id }) => id === 'risks'))).toContain('{{fig:reach-group}} o más');
    const british = planFor('Retired residents between 58 and 75', 'academy', {
      ...fact('country', 'ES'),
      ...fact('problem', 'Half the retired Brits here cannot talk to their doctor.'),
    });
    expect(stepsOf(british).at(-1)).toBe('British residents of those ages');
    expect(tableOf(british, /^The count/).note?.es).toContain('por nacionalidad');
    const atHome = planFor('British retirees between 58 and 75', 'academy', fact('country', 'GB'));
    expect(stepsOf(atHome).join()).not.toContain('British');
  });

  it('adds up no households beyond those who are counted, and asks for the meal that was told at its hour', () => {
    expect(stepsOf(planFor('Familias con hijos de 0 a 12 años', 'retail_shop')).join()).not.toMatch(/Households in reach/);
    const cafe = planFor('Gente de 25 a 50 que desayuna fuera todas las semanas', 'cafe_restaurant');
    expect(stepsOf(cafe).join()).toContain('People who have breakfast out');
    expect(tableOf(cafe, /^The count/).note?.es).toMatch(/a la hora del desayuno.*cuántos días por semana/);
  });

  it('reads what was told of each of several flats both ways, and says what the largest owner would be', () => {
    const letting = (customer: string) =>
      compose({
        ...inSector({ ...SAMPLE_FACTS, ...fact('customer', customer) }, 'cleaning'),
        ...fact('trade', 'holiday_flat_cleaning'),
      });
    const plan = letting('Propietarios con 2 a 15 apartamentos turísticos; unas ocho entradas al mes cada uno');
    const things = (numberOf(plan, 'regulars-units') * 12) / numberOf(plan, 'uses-sometimes');
    expect(numberOf(plan, 'owned-things')).toBeCloseTo(things, 1);
    expect([numberOf(plan, 'owners-fewest'), numberOf(plan, 'owners-most')]).toEqual([Math.ceil(things / 15), Math.floor(things / 2)]);
    expect(JSON.stringify(plan.pages.find(({ id }) => id === 'market'))).toContain('pudo ser cada dueño o cada uno');
    const one = letting('Propietarios de apartamentos turísticos; unas ocho entradas al mes cada uno');
    expect(one.figures['owned-things']).toBeUndefined();
  });

  it('counts cases where what was told is per case', () => {
    const text = JSON.stringify(planFor('Amateur runners from 25 to 55, five visits per injury.', 'health_clinic').pages);
    expect(text).toContain('por cada caso y no por año');
    expect(text).not.toContain('veces al año que compra');
  });

  it('decides by a share where passers-by are counted, and the day of signing asks for the same one', () => {
    const plan = compose(SAMPLE_FACTS);
    const rows = tableOf(plan, /^The count/).rows.map(({ cells: [first] }) => (first && 'text' in first ? first.text.en : ''));
    expect(rows).toEqual([
      '{{fig:share-loose}} or more',
      '{{fig:trait-share}} to {{fig:share-loose}}',
      '{{fig:share-tight}} to {{fig:trait-share}}',
      '{{fig:share-tight}} or less',
    ]);
    expect([numberOf(plan, 'share-loose'), numberOf(plan, 'trait-share'), numberOf(plan, 'share-tight')]).toEqual([16, 8, 4]);
    const risks = (of: Plan) => JSON.stringify(of.pages.find(({ id }) => id === 'risks'));
    expect(risks(plan)).toContain('un {{fig:trait-share}} o más');
    expect(risks(planFor('Vecinos del barrio', 'retail_shop'))).toContain('{{fig:reach-tight}} o menos');
  });
});
