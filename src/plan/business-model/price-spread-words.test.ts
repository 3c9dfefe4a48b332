import { expect, test } from 'vitest';
import { FLORIST, said } from '../../finance/said-facts-fixture.ts';
import { compose } from '../plan-cases-fixture.ts';

const page = (facts: ReturnType<typeof said>) => {
  const { pages, figures } = compose(facts);
  return { text: JSON.stringify(pages.find(({ id }) => id === 'business-model')), figures };
};

test('an average told with its range prints from how much to how much is charged', () => {
  const { text, figures } = page(said({ ...FLORIST, price: 185, priceSpread: [95, 900] }));
  expect(text).toContain('{{fig:spread-low');
  expect([figures['spread-low']?.value, figures['spread-high']?.value]).toEqual([95, 900]);
});

test('a price told anew outside of it prints none', () => {
  expect(page(said({ ...FLORIST, price: 950, priceSpread: [95, 900] })).text).not.toContain('spread-low');
});

test('where no price was said to be the usual one, the mean is said to be one', () => {
  const facts = said({ ...FLORIST, price: 14, priceSpread: [12, 16] });
  const { text } = page({ ...facts, price: { ...facts.price, origin: 'derived' } } as typeof facts);
  expect(text).toContain('aún no se sabe cuántas ventas');
});
