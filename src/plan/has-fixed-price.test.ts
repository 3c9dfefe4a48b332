import { describe, expect, it } from 'vitest';
import type { CountryCode } from '../countries/country.ts';
import type { TradeId } from '../sectors/trades.ts';
import { compose, tablesOf } from './plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from './plan-fixtures.ts';
import { textsOf } from './plan-texts.ts';

const shopIn = (country: CountryCode, trade: TradeId = 'bookshop', more: object = {}) =>
  compose({
    ...inSector(SHEETS['all said, money missing'] ?? {}, 'retail_shop'),
    ...fact('trade', trade),
    ...fact('country', country),
    ...more,
  });
const told = (plan: ReturnType<typeof compose>) =>
  textsOf(plan)
    .map(({ text }) => `${text.es} ${text.en}`)
    .join('\n');
const DEARER = /o sube el de venta|raise the selling price|el precio sube un|the price rises|si se rebaja un|precio de lo mismo/;

describe('a shop whose price the law fixes', () => {
  it('is told neither to raise it nor to compare it', () => {
    expect(told(shopIn('ES'))).not.toMatch(DEARER);
    expect(told(shopIn('GB'))).toMatch(DEARER);
    expect(told(shopIn('ES', 'florist'))).toMatch(DEARER);
  });

  it('is not told to charge more where it never pays its way', () => {
    const never = { ...fact('fixedCosts', 7200), ...fact('founderPay', 3000), ...fact('growth', 0), ...fact('ownFunds', 60000) };
    const needed = (plan: ReturnType<typeof compose>) =>
      JSON.stringify(tablesOf(plan).find(({ title }) => title?.es === 'Qué tendría que cambiar'));
    const fixed = shopIn('ES', 'bookshop', never);
    expect(fixed.figures['escape-price-now']).toBeDefined();
    expect(needed(fixed)).not.toContain('escape-price');
    expect(needed(shopIn('GB', 'bookshop', never))).toContain('escape-price');
    expect(told(fixed)).not.toMatch(/escape-price/);
  });

  it('sells titles over a counter, and serves nothing it made', () => {
    expect(told(shopIn('ES'))).not.toMatch(/al servirle|Lo mejor que se hizo|encargos fijos por escrito de oficinas|de qué está hecho/);
  });
});
