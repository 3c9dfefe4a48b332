import { describe, expect, it } from 'vitest';
import type { CountryCode } from '../../countries/country.ts';
import type { FactSheet } from '../../facts/fact.ts';
import { makeAssumptions } from '../../finance/make-assumptions.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { sectorOf } from '../../sectors/sectors.ts';
import type { TradeId } from '../../sectors/trades.ts';
import { fact, inSector } from '../plan-fixtures.ts';
import { SAMPLE_DATE, SAMPLE_FACTS } from '../sample-facts.ts';
import { gatherPermits } from './gather-permits.ts';

const asked = (facts: FactSheet, country: CountryCode, sector: SectorId, trade: TradeId) =>
  gatherPermits(facts, { ...makeAssumptions(facts, SAMPLE_DATE), country }, sectorOf(sector, trade));

describe('permits of a narrower trade', () => {
  const texts = (country: CountryCode, sector: SectorId, trade: TradeId, customer = 'Parejas de 30 a 45 años') =>
    asked(inSector({ ...SAMPLE_FACTS, ...fact('customer', customer) }, sector), country, sector, trade)
      .flatMap(({ text }) => [text.es, text.en])
      .join('; ');

  it('are an architect’s where each country registers them, with no stamp where nobody stamps', () => {
    const british = texts('GB', 'consulting_freelance', 'architecture_studio');
    expect(british).toMatch(/ARB.*«architect».*VAT|VAT.*ARB.*«architect»/);
    expect(british).toMatch(/principal designer.*party wall/);
    expect(british).not.toMatch(/visado|approval of drawings/);
    expect(texts('ES', 'consulting_freelance', 'architecture_studio')).toMatch(/visado/);
    expect(texts('MX', 'consulting_freelance', 'architecture_studio')).toMatch(/DRO/);
  });

  it('are a barber’s and not a beautician’s', () => {
    const spanish = texts('ES', 'beauty_salon', 'barber_shop');
    expect(spanish).toMatch(/cuchilla de un solo uso.*hojas de reclamaciones/);
    expect(spanish).not.toMatch(/aparatos|tratamientos|registro donde se exija|treatment|qualification/);
    expect(texts('US', 'beauty_salon', 'barber_shop')).toContain('barber or cosmetologist');
  });

  it('name the publisher’s price of a book where a law fixes it', () => {
    expect(texts('ES', 'retail_shop', 'bookshop')).toMatch(/fijados por la editorial.*fixes them/);
    expect(texts('AR', 'retail_shop', 'bookshop')).toContain('fijados por la editorial');
    expect(texts('GB', 'retail_shop', 'bookshop')).not.toContain('publisher');
  });

  it('are of holiday flats the codes and the photos, staff registered once and nobody taken over', () => {
    const flats = texts('ES', 'cleaning', 'holiday_flat_cleaning', 'Empresas gestoras de apartamentos');
    expect(flats).toMatch(/códigos de acceso, fotos del piso/);
    expect(flats).not.toMatch(/contrato anterior|previous contractor/);
    expect(flats.match(/alta del personal/g) ?? []).toHaveLength(flats.includes('plan de prevención') ? 1 : 0);
    expect(flats).toContain('contratos del personal según el convenio');
  });

  it('ask cooks for what their country asks of them', () => {
    const of = (country: CountryCode) => texts(country, 'cafe_restaurant', 'home_style_eatery');
    expect(of('MX')).toMatch(/COFEPRIS.*NOM-251-SSA1-2009/);
    expect(of('MX')).not.toMatch(/alérgenos/);
    expect(of('CO')).toContain('manipulación de alimentos');
    expect(of('ES')).toMatch(/alérgenos.*hojas de reclamaciones/);
    const kinds = asked(inSector(SAMPLE_FACTS, 'cafe_restaurant'), 'MX', 'cafe_restaurant', 'home_style_eatery');
    expect(kinds.find(({ text }) => text.es.includes('NOM-251'))?.kind).toBe('food');
  });
});
