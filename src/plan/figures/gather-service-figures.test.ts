import { describe, expect, it } from 'vitest';
import { tripsPerSale } from '../operations/collected-steps.ts';
import { compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';
import { shiftHours } from './gather-shift-figures.ts';

const SHEET = SHEETS['all said, money missing'] ?? {};
const wordsOf = (facts: object) => JSON.stringify(compose(facts as never).pages.find(({ id }) => id === 'operations'));
const figuresOf = (facts: object) => {
  const { figures } = compose(facts as never);
  return (id: string) => Number(figures[id]?.value);
};

describe('how many fit', () => {
  const cafe = { ...inSector(SHEET, 'cafe_restaurant'), ...fact('revenue', '95 al día. Abrimos 6 días a la semana') };

  it('is told at two other times where nobody told how long one takes, and the longest it may take in the strongest month', () => {
    const value = figuresOf(cafe);
    expect(value('try-1') < value('fit-most') && value('fit-most') < value('try-2')).toBe(true);
    expect(value('try-1-units') > value('hard-units') && value('hard-units') > value('try-2-units')).toBe(true);
    expect(value('try-1-units')).toBe(Math.floor((value('role-1') * 60) / value('try-1')));
    expect(wordsOf(cafe)).toContain('should be timed before');
  });

  it('is not tried where the founder told how long it takes', () => {
    expect(figuresOf(SAMPLE_FACTS)('service-minutes')).toBe(45);
    expect(compose(SAMPLE_FACTS).figures['try-1']).toBeUndefined();
  });

  it('at a table takes the days it opens, as stated, and asks for the seats', () => {
    expect(figuresOf(cafe)('open-days')).toBe(6);
    // Fewer days of the same month are fuller ones, on every page.
    const [six, four] = [cafe, { ...cafe, ...fact('revenue', '95 al día. Abrimos 4 días a la semana') }].map(figuresOf);
    for (const id of ['seat-day', 'units-day']) expect(four?.(id), id).toBeGreaterThan(six?.(id) ?? 0);
    expect(four?.('days-month')).toBe(17);
    const value = figuresOf(cafe);
    // A quarter of the day in its fullest hour, half an hour each.
    expect(value('seat-places')).toBe(Math.ceil(Math.ceil(value('seat-day') / 4) / 2));
    // Of the team, only who serves is at the counter.
    expect(value('seat-sales')).toBe(Math.ceil(value('seat-day') / 4));
    expect(value('seat-minutes')).toBe(Math.floor(60 / value('seat-sales')));
    expect(wordsOf(cafe)).toContain('leaves one person serving alone {{fig:seat-minutes*}} minutes');
    const crowded = { ...cafe, ...fact('revenue', '200 al día. Abrimos 6 días a la semana'), ...fact('volume', 5200) };
    // Where it was told that people may stay, longer stays too.
    expect(wordsOf(cafe)).not.toContain('nobody is hurried here');
    const lingering = { ...cafe, ...fact('solution', 'Enchufes y mesa de la que nadie te echa') };
    expect(wordsOf(lingering)).toContain('it would take {{fig:seat-places-two*}} seats');
    expect(value('seat-places-two')).toBe(value('seat-sales'));
    expect(figuresOf(crowded)('seat-servers')).toBeGreaterThan(1);
    expect(wordsOf(cafe)).toContain('that hour takes {{fig:seat-places*}} seats');
    expect(wordsOf(inSector(SHEET, 'retail_shop'))).not.toContain('seat-places');
  });

  it('concludes how many have to serve at once in the fullest hour, at the minutes that the month leaves for each', () => {
    const busy = { ...cafe, ...fact('volume', 2470), ...fact('team', 3) };
    const value = figuresOf(busy);
    expect(value('seat-pace')).toBe(value('fit-most'));
    expect(value('seat-servers')).toBe(Math.ceil((value('seat-sales') * value('seat-pace')) / 60));
    expect(wordsOf(busy)).toContain('{{fig:seat-servers*}} personas sirviendo');
    expect(wordsOf(busy)).toContain('{{fig:seat-servers*}} people serving');
    expect(wordsOf(busy)).not.toContain('seat-minutes');
    // Where the month leaves a sale a third of an hour, no sale takes it.
    expect(compose(cafe as never).figures['seat-servers']).toBeUndefined();
  });

  it('where it is made beforehand, hands the strong day over apart from making it', () => {
    const told = {
      ...inSector(SHEET, 'food_manufacturing'),
      ...fact('revenue', 'Los domingos fuertes calculo 60 y en la semana unas 15 por día'),
    };
    const value = figuresOf(told);
    expect([value('day-units'), value('hand-over-rate'), value('hand-over-minutes')]).toEqual([60, 15, 4]);
    expect(wordsOf(told)).toContain('What is made also has to be handed over');
  });

  it('at a goal beyond the strongest month leaves less for each', () => {
    const most = figuresOf(cafe)('hard-units');
    const value = figuresOf({ ...cafe, ...fact('goals', `Vender ${most * 2} al mes`) });
    expect(value('goal-load')).toBe(most * 2);
    expect(value('goal-told')).toBeNaN();
    expect(value('goal-most')).toBeLessThan(value('fit-most'));
  });
});

it('the hours that a longer time lacks are those it takes less those there are', () => {
  const architect = { ...inSector(SHEET, 'consulting_freelance'), ...fact('volume', 3), ...fact('team', 1) };
  const value = figuresOf(architect);
  expect(value('slow-hours')).toBe(Math.ceil((value('hard-units') * value('try-2')) / 60) - value('role-1'));
});

describe('what is fetched and brought', () => {
  it.each([
    ['Recogemos la bici en el portal y está de vuelta a la mañana siguiente', 2],
    ['I reupholster armchairs, and I collect and bring it back', 2],
    ['Comida casera con reparto en el barrio', 1],
    ['con el pedido por WhatsApp el sábado y lo retirás el domingo', 0],
    ['Pedidos con recogida en tienda', 0],
  ])('%s', (solution, trips) => {
    expect(tripsPerSale(fact('solution', solution) as never)).toBe(trips);
  });

  it('is counted against the hours of whoever sees to it', () => {
    const value = figuresOf(SAMPLE_FACTS);
    expect(value('trips')).toBe(value('hard-units') * 2);
    expect(value('trip-load')).toBe(Math.ceil(value('trips') / Math.floor((shiftHours(SAMPLE_FACTS) * 60) / value('trip-minutes'))));
    const resources = String(SAMPLE_FACTS.resources?.value).replace(/ Trabajamos de[^.]*\./, '');
    expect(wordsOf({ ...SAMPLE_FACTS, ...fact('resources', resources) })).toContain('Each run will have to carry');
    expect(wordsOf(SAMPLE_FACTS)).toContain('{{fig:shift-runs}} runs of');
  });
});
