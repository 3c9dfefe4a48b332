// Whoever sells several things: the table foots, and nowhere is their average told as a price that somebody pays.
import { expect, test } from 'vitest';
import { FLORIST, said, withLines } from '../../finance/said-facts-fixture.ts';
import { amountOf } from '../figures/figure.ts';
import { compose } from '../plan-cases-fixture.ts';
import { textsOf } from '../plan-texts.ts';

const LINES = [
  { label: 'menú', price: 13.5, units: 1300, unitCost: 5 },
  { label: 'cafés', price: 2, units: 2600, unitCost: 0.4 },
];
const BAR = withLines(
  said({
    ...FLORIST,
    sector: 'cafe_restaurant',
    currency: 'EUR',
    solution: 'Menú del día con guisos de cuchara.',
    marketing: 'Instagram',
    competitors: 'El bar Manolo, que tiene menú a 12 €',
    rivals: ['Manolo'],
    goals: 'Llegar a 80 menús al día',
  }),
  LINES,
);

/** Every text that names the price, with the sixty letters before it. */
const pricesIn = (language: 'es' | 'en', plan: ReturnType<typeof compose>) =>
  textsOf(plan).flatMap(({ text }) =>
    [...text[language].matchAll(/.{0,60}\{\{fig:price(?:-charged)?\*?\}\}.{0,14}/gs)].map(([found]) => found),
  );

test('a normal month is told as it was said, whatever season makes the average month another', () => {
  // Four months at half of the others: 1300 and 2600 of a normal month are kept as 1083.33 and 2166.67 of the average one.
  const season = [6000, 6000, 12_000, 12_000, 12_000, 12_000, 12_000, 12_000, 12_000, 12_000, 6000, 6000];
  const kept = LINES.map((line) => ({ ...line, units: Math.round((line.units / 1.2) * 100) / 100 }));
  const { figures } = compose({ ...withLines(BAR, kept), ...said({ season }) });
  expect([1, 2].map((at) => figures[`line-${at}-units`]?.value)).toEqual([1300, 2600]);
  expect(amountOf(figures, 'lines-units')).toBe(3900);
  expect(amountOf(figures, 'lines-revenue')).toBe(22_750);
});

test('the lines are a table that foots, with what each leaves', () => {
  const { figures, pages } = compose(BAR);
  const revenues = [1, 2].map((at) => amountOf(figures, `line-${at}-revenue`));
  expect(revenues).toEqual([17_550, 5200]);
  expect(amountOf(figures, 'lines-revenue')).toBe(22_750);
  expect(Math.abs(amountOf(figures, 'lines-units') * amountOf(figures, 'price') - 22_750)).toBeLessThan(0.005 * 3900);
  expect([1, 2].map((at) => amountOf(figures, `line-${at}-margin`))).toEqual([8.5, 1.6]);
  const page = JSON.stringify(pages.find(({ id }) => id === 'business-model'));
  expect(page).toContain('"figure":"line-1-margin"');
  expect(page).toContain('"es":"menú","en":"set menu"');
});

test('with the tax inside, prices are as stated and revenue is before it', () => {
  const { figures } = compose({ ...BAR, ...said({ taxIncluded: true, country: 'ES' }) });
  expect(amountOf(figures, 'line-1-price')).toBe(13.5);
  expect(amountOf(figures, 'line-1-revenue')).toBeLessThan(17_550);
  const revenues = [1, 2].map((at) => amountOf(figures, `line-${at}-revenue`));
  expect(amountOf(figures, 'lines-revenue')).toBe(revenues.reduce((sum, each) => sum + each, 0));
});

test('the average is said to be one wherever it stands', () => {
  for (let at = 0; at < 5; at++) {
    const plan = compose(BAR, `plan ${at}`);
    const [es, en] = [pricesIn('es', plan), pricesIn('en', plan)];
    expect(es.length).toBeGreaterThan(2);
    expect(es.filter((text) => !/medi[ao]/i.test(text))).toEqual([]);
    expect(en.filter((text) => !/average/i.test(text))).toEqual([]);
  }
});

test('the summary and the advertisements name each with its price', () => {
  const { pages } = compose(BAR);
  const of = (page: string) => JSON.stringify(pages.find(({ id }) => id === page));
  expect(of('summary')).toContain('Estos son los precios: menú a {{fig:line-1-price}} y cafés a {{fig:line-2-price}}.');
  expect(JSON.stringify(pages)).toMatch(/[Ss]et menu at \{\{fig:line-1-price\}\} and coffees at/);
});

test('a rival is compared with the one that is meant', () => {
  const page = JSON.stringify(compose(BAR).pages.find(({ id }) => id === 'customer'));
  expect(page).toContain('{{fig:line-1-price}} (menú)');
});

test('a goal for one of them is not held against all that is sold', () => {
  const page = JSON.stringify(compose(BAR).pages.find(({ id }) => id === 'goals'));
  expect(page).not.toContain('ventas al día');
  expect(JSON.stringify(compose({ ...BAR, ...said({ goals: 'Llegar a 200 ventas al día' }) }).pages)).toContain('ventas al día');
});

test('one thing sold has neither table nor average', () => {
  const plan = compose(said({ ...FLORIST, currency: 'EUR' }));
  expect(plan.figures['lines-revenue']).toBeUndefined();
  expect(JSON.stringify(plan.pages)).not.toMatch(/venta media|average sale/);
});
