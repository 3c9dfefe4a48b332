import { expect, it } from 'vitest';
import { SECTOR_IDS } from '../../sectors/sector.ts';
import { blocksOf, compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};
const { growth: _, ...FLAT } = SHOP;

/** The paragraphs of a page. */
function told(facts: Parameters<typeof compose>[0], page: string): string {
  const plan = compose(facts);
  const own = { ...plan, pages: plan.pages.filter(({ id }) => id === page) };
  return blocksOf(own)
    .flatMap((block) => (block.type === 'paragraph' ? [block.text.es] : []))
    .join(' ');
}

it.each(SECTOR_IDS)('%s: a volume said alone is reached at the end of the climb, and the first year says so', (sector) => {
  const facts = inSector(FLAT, sector);
  const text = told(facts, 'first-year');
  expect(text).toContain('{{fig:target-months*}}');
  expect(text).toMatch(/\{\{fig:m01-(?:units|after)\*\}\}/);
  const { figures } = compose(facts);
  expect(Number(figures['m01-units']?.value)).toBeLessThan(Number(figures['units-target']?.value) * 0.75);
  // The years after do not promise that growth stops in month twelve where the climb is longer or shorter.
  expect(told(facts, 'three-years')).toContain('{{fig:target-months*}}');
});

it('a volume said to stay or to grow is told by its season alone', () => {
  for (const facts of [SHOP, { ...SHOP, ...fact('growth', 0) }]) {
    expect(told(facts, 'first-year')).not.toContain('{{fig:target-months*}}');
    expect(told(facts, 'first-year')).toContain('{{fig:weakest-units*}}');
  }
});

it('tells what of the cash gained is tax, recovered or still to be paid', () => {
  const facts = { ...SHOP, ...fact('fixedCosts', 5200), ...fact('ownFunds', 60_000) };
  const { figures } = compose(facts);
  const text = told(facts, 'first-year');
  expect(text).toContain('{{fig:flow-tax-y1*}} de esa suma no son ganancia');
  expect(text).toContain('{{fig:taxes-owed-y1}} a impuestos del año que aún no se han pagado');
  expect(JSON.stringify(compose(facts).pages)).toContain('{{fig:taxes-owed-y1}} is tax for the year that has not been paid yet');
  expect(figures['flow-tax-y1']?.value).toBe(Number(figures['opening-vat']?.value) + Number(figures['taxes-owed-y1']?.value));
});

it('says why the months have no line of the tax on sales, where none is paid all year', () => {
  const heavy = { ...SHOP, ...fact('investment', 240_000), ...fact('investmentItems', []), ...fact('ownFunds', 400_000) };
  const page = (facts: typeof SHOP) => JSON.stringify(compose(facts).pages.find(({ id }) => id === 'first-year'));
  expect(page(heavy)).toContain('No hay línea de IVA');
  expect(page(heavy)).toContain('There is no line for VAT');
  expect(page(SHOP)).not.toContain('No hay línea de IVA');
});

it('what is done in a season is told with its month, and help is taken on only where these accounts pay it', () => {
  const drawn = (facts: Parameters<typeof compose>[0]) =>
    Array.from({ length: 8 }, (_, at) => {
      const { figures, pages } = compose(facts, `plan ${at}`);
      return { text: JSON.stringify(pages.filter(({ id }) => id === 'first-year')), hires: figures['hands-hour'] !== undefined };
    });
  const repairs = drawn({ ...inSector(SHOP, 'repair_shop'), ...fact('growth', 0) });
  for (const { text, hires } of repairs) {
    expect(text.includes('**En {{fig:season-low-month}}**, ')).toBe(true);
    expect(hires).toBe(false);
    expect(text.includes('Se busca ayuda por horas')).toBe(false);
  }
  expect(repairs.some(({ text }) => text.includes('**Para {{fig:season-high-month}}**, '))).toBe(true);
  for (const { text } of drawn(inSector(SHOP, 'saas'))) expect(text.includes('{{fig:season-low-month}}**')).toBe(false);
});

it('no month is given advice for being weak where the first year sells more in it than in most', () => {
  const cafe = { ...inSector(FLAT, 'cafe_restaurant'), ...fact('trade', 'coffee_shop'), ...fact('volume', 2400), ...fact('price', 5.8) };
  expect(told(cafe, 'first-year')).not.toContain('**En {{fig:season-low-month}}**, ');
  expect(told({ ...cafe, ...fact('growth', 0) }, 'first-year')).toContain('**En {{fig:season-low-month}}**, ');
});
