import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';
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
    expect(marginOf(true, at)).toContain('{{fig:price*}} sin impuesto');
    expect(marginOf(true, at)).toContain('{{fig:price*}} before tax');
    expect(marginOf(false, at)).not.toContain('{{fig:price*}} sin impuesto');
  }
});

it('price and pay high in what is usual are told to have little room, and no others are', () => {
  const page = JSON.stringify(compose({ ...SHOP, ...fact('price', 12) }).pages);
  expect(page).not.toContain('in the upper part of the usual range');
  expect(JSON.stringify(compose(SAMPLE_FACTS).pages)).toContain('in the upper part of the usual range');
});
