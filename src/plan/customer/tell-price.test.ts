import { expect, it } from 'vitest';
import { sectorOf } from '../../sectors/sectors.ts';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';
import { priceSlots } from './list-price.ts';
import { onTrial, priceNames, withApart } from './tell-price.ts';

it('calls what a customer leaves on average no price of anything', () => {
  const cafe = sectorOf('cafe_restaurant', null);
  const average = priceNames(fact('revenue', 'Cada cliente se deja unos 5,80 € de media'), cafe);
  expect(average.priceName).toEqual({ es: 'gasto medio por visita', en: 'average spend per visit' });
  expect(priceNames(fact('revenue', 'un café son 2,10 €'), cafe).priceName?.es).toMatch(/^precio de cada /);
  const told = inSector({ ...(SHEETS['all said, money missing'] ?? {}), ...fact('revenue', 'Cada cliente gasta 12 €') }, 'cafe_restaurant');
  const texts = JSON.stringify(compose(told).pages.filter(({ id }) => id === 'customer' || id === 'market'));
  expect(texts).toMatch(/average spend per visit/i);
  expect(texts).not.toMatch(/precio de cada/i);
});

it('is asked of the sentence that holds the price, and an average spend stands in no advertisement', () => {
  const salon = sectorOf('beauty_salon', null);
  const text = 'Cobro 45 € por visita. Cada clienta gasta 3 € en producto';
  const quote = { answer: 6, start: 6, end: 10, text: '45 €' };
  const price = { ...fact('price', 45).price, quote } as never;
  expect(priceNames({ ...fact('revenue', text), price }, salon).priceName?.es).toMatch(/^precio de cada /);
  const spend = fact('revenue', 'Las clientas gastan 45 €');
  expect(priceNames(spend, salon).priceName?.es).toBe('gasto medio por ticket');
  expect(priceSlots({ facts: spend, sector: salon, slots: {} } as never).priced).toEqual({ es: '', en: '' });
});

it('says what a price leaves out wherever it stands beside others, and takes it for no grievance', () => {
  const slots = { chargedApart: { es: 'la tela', en: 'fabric' } };
  const price = { es: 'aquí, {{fig:price-charged}}', en: 'here, {{fig:price-charged*}}' };
  expect(withApart({ slots }, price)).toEqual({
    es: 'aquí, {{fig:price-charged}} más la tela',
    en: 'here, {{fig:price-charged*}} plus fabric',
  });
  expect(withApart({ slots: {} }, price)).toBe(price);
  const tables = JSON.stringify(tablesOf(compose({ ...SAMPLE_FACTS, ...fact('trade', 'upholsterer'), ...fact('chargedApart', 'fabric') })));
  expect(tables).not.toContain('fabric is extra and nobody says how much');
  expect(tables).toMatch(/price-charged\*\}\} plus fabric/);
});

it('is advertised by the month where it is paid so, with how often one comes for it, and as typical where it was told so', () => {
  const school = sectorOf('academy', 'language_school');
  const diagnosis = { isRecurring: true };
  const facts = { ...fact('customer', 'Retired residents, two mornings a week'), ...fact('revenue', 'Eighty euros a month each') };
  const { priced, atPrice } = priceSlots({ facts, sector: school, slots: {}, diagnosis } as never);
  expect(priced?.en).toBe(' {{fig:price-charged}} a month, two mornings a week.');
  expect(atPrice?.es).toBe(', a {{fig:price-charged}} al mes');
  const typical = fact('revenue', 'The typical fee is £3,400 per project');
  const practice = sectorOf('consulting_freelance', 'architecture_studio');
  expect(priceSlots({ facts: typical, sector: practice, slots: {}, diagnosis: { isRecurring: false } } as never).atPrice?.en).toMatch(
    /^, typically \{\{fig:price-charged\}\} per /,
  );
});

it('shows whoever is asked before opening the price on trial alone', () => {
  const shop = sectorOf('retail_shop', null);
  expect(onTrial(priceNames({}, shop).priceShown ?? { es: '', en: '' })).toEqual({
    es: 'el precio de la prueba, {{fig:mended-price}},',
    en: 'the price on trial, {{fig:mended-price}},',
  });
  const average = priceNames(fact('revenue', 'Cada cliente gasta 12 €'), shop).priceShown ?? { es: '', en: '' };
  expect(onTrial(average).es).toBe('un gasto medio por ticket de {{fig:mended-price}}');
});
