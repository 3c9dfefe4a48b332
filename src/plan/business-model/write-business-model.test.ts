import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};

function marginOf(taxIncluded: boolean, at: number): string {
  const plan = compose({ ...SHOP, ...fact('taxIncluded', taxIncluded) }, `plan ${at}`);
  const [page] = plan.pages.filter(({ id }) => id === 'business-model');
  return page
    ? textsOf({ ...plan, pages: [page] })
        .map(({ text }) => `${text.es} ${text.en}`)
        .join('\n')
    : '';
}

it('a price that customers pay with the tax inside is told to be without it where the margin is counted', () => {
  for (let at = 0; at < 6; at++) {
    expect(marginOf(true, at)).toContain('{{fig:price*}} sin IVA');
    expect(marginOf(true, at)).toContain('{{fig:price*}} before VAT (IVA)');
    expect(marginOf(false, at)).not.toContain('{{fig:price*}} sin IVA');
  }
});

it('price and pay high in what is usual are told to have little room, and no others are', () => {
  const page = JSON.stringify(compose({ ...SHOP, ...fact('price', 12) }).pages);
  expect(page).not.toContain('in the upper part of the usual range');
  expect(JSON.stringify(compose(SAMPLE_FACTS).pages)).toContain('in the upper part of the usual range');
});

it('a margin of most of the price is no small one, though the trade keeps more', () => {
  const cleaner = { ...inSector(SHOP, 'cleaning'), ...fact('trade', 'home_cleaning'), ...fact('price', 165), ...fact('unitCost', 15) };
  for (let at = 0; at < 4; at++) {
    const page = JSON.stringify(compose(cleaner, `plan ${at}`).pages.find(({ id }) => id === 'business-model'));
    expect(page).toContain('most of the price, but below');
    expect(page).not.toMatch(/will help more than extra volume|before chasing volume|a margin this thin/);
  }
});

it('pay is held against the trade’s only where all of it is known', () => {
  const employer = { ...SHOP, ...fact('team', 4), ...fact('payIncluded', false), ...fact('founderPay', 900), ...fact('volume', 3000) };
  const shares = 'Pay as a share of sales';
  expect(JSON.stringify(compose({ ...employer, ...fact('resources', 'Tres empleadas y yo') }))).not.toContain(shares);
  expect(JSON.stringify(compose({ ...employer, ...fact('resources', 'Tres empleadas y yo') }))).not.toContain('{{fig:staff-share');
  expect(JSON.stringify(compose({ ...employer, ...fact('team', 1) }))).toContain(shares);
});

it('what a cost leaves out is found by money and by time, as some of it is nobody’s bill', () => {
  const told = Array.from({ length: 12 }, (_, at) => JSON.stringify(compose(SHOP, `plan ${at}`).pages)).join(' ');
  expect(told.includes('lo que se gasta y lo que se tarda')).toBe(true);
  expect(/Keeping every bill|guardar las facturas|weeks of bills/.test(told)).toBe(false);
});
