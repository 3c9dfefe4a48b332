import { describe, expect, it } from 'vitest';
import type { CountryCode } from '../../countries/country.ts';
import type { FactSheet } from '../../facts/fact.ts';
import { makeAssumptions } from '../../finance/make-assumptions.ts';
import { SECTOR_IDS, type SectorId } from '../../sectors/sector.ts';
import { sectorOf } from '../../sectors/sectors.ts';
import { TRADES, type TradeId } from '../../sectors/trades.ts';
import { fact, inSector } from '../plan-fixtures.ts';
import { SAMPLE_DATE, SAMPLE_FACTS } from '../sample-facts.ts';
import { holdsCondition } from './conditional-permits.ts';
import { gatherPermits } from './gather-permits.ts';
import { laySteps } from './lay-steps.ts';
import { PERMIT_KINDS, permitKindOf } from './permit-kinds.ts';
import { officeFor } from './permit-offices.ts';

const COUNTRIES: readonly CountryCode[] = [
  'ES',
  'MX',
  'CO',
  'AR',
  'UY',
  'CL',
  'PE',
  'EC',
  'DO',
  'GT',
  'CR',
  'PA',
  'US',
  'CA',
  'AU',
  'NZ',
  'GB',
  'IE',
  'ZZ',
];
const PACKS: readonly { readonly sector: SectorId; readonly trade: TradeId | null }[] = [
  ...SECTOR_IDS.map((sector) => ({ sector, trade: null })),
  ...TRADES.map(({ id, sector }) => ({ sector, trade: id })),
];
const listed = PACKS.flatMap(({ sector, trade }) => {
  const { permits } = sectorOf(sector, trade).pack;
  return permits.en.map((en, at) => ({ en, es: permits.es[at] ?? '', pack: trade ?? sector }));
});
/** A founder of the trade who told of nothing that a condition could hang on. */
const founderOf = (sector: SectorId, trade: TradeId | null): FactSheet => {
  const { solution: _, problem: __, customer: ___, resources: ____, investmentItems: _____, ...rest } = SAMPLE_FACTS;
  return { ...inSector(rest, sector), ...(trade ? fact('trade', trade) : {}) };
};
const asked = (facts: FactSheet, country: CountryCode, sector: SectorId, trade: TradeId | null) =>
  gatherPermits(facts, { ...makeAssumptions(facts, SAMPLE_DATE), country }, sectorOf(sector, trade));
const usual = PACKS.map(({ sector, trade }) => {
  const facts = founderOf(sector, trade);
  return { facts, assumptions: makeAssumptions(facts, SAMPLE_DATE), sector: sectorOf(sector, trade) };
});
const usualIn = (country: CountryCode) =>
  usual.flatMap(({ facts, assumptions, sector }) => gatherPermits(facts, { ...assumptions, country }, sector));
const EVERYWHERE = new Map(COUNTRIES.map((country) => [country, usualIn(country).map(({ text }) => text.en)] as const));

describe('permits of every trade', () => {
  it('say in both languages, or in neither, that they are not asked of all', () => {
    const SPANISH = /\b(?:si|donde|cuando)\b|volunt/;
    const unlike = listed.filter(({ en, es }) => !/^licen[cs]e for the premises/.test(en) && SPANISH.test(es) !== holdsCondition(en));
    expect(unlike).toEqual([]);
  });

  it('make no date wait for what may not be asked', () => {
    for (const { facts, assumptions, sector } of usual) {
      const sure = gatherPermits(facts, assumptions, sector).flatMap(({ kind, isConditional }) =>
        isConditional ? [] : [`permit-${kind}`],
      );
      const dated = laySteps(facts, assumptions, sector, SAMPLE_DATE).list.filter(({ id }) => id.startsWith('permit-'));
      expect(dated.filter(({ id }) => !sure.includes(id))).toEqual([]);
    }
  });

  it.each([
    [/sector agreement/, ['ES', 'AR', 'UY']],
    [/previous contractor.s staff/, ['ES', 'GB', 'IE', 'ZZ']],
    [/low-emission/, ['ES', 'GB']],
    [/transport manager|tachograph/, ['ES', 'GB', 'IE']],
    [/cookie choices/, ['ES', 'GB', 'IE']],
    [/complaints procedure on display/, ['ES']],
    [/right to cancel/, ['ES', 'GB', 'IE', 'MX', 'CO', 'AR', 'UY', 'CL', 'EC']],
    [/packaging waste/, ['ES', 'IE', 'CL']],
    [/guest reports/, ['ES', 'CO', 'ZZ']],
    [/craft register/, ['ES', 'MX', 'CO', 'AR', 'CL', 'PE', 'EC']],
    [/TUPE/, ['GB', 'IE']],
    [/HIPAA|janitorial bond|mail-order rule|food handler card|commissary|inspection of propane/, ['US']],
    [
      /^licen[cs]e for the premises/,
      ['ES', 'MX', 'CO', 'AR', 'UY', 'CL', 'PE', 'EC', 'DO', 'GT', 'CR', 'PA', 'US', 'CA', 'AU', 'NZ', 'ZZ'],
    ],
    [/fire risk assessment/, ['GB', 'IE']],
  ] as const)('%s is asked only where there is such a thing', (words, countries) => {
    for (const country of COUNTRIES.filter((code) => !(countries as readonly string[]).includes(code))) {
      const wrong = EVERYWHERE.get(country)?.filter((text) => words.test(text));
      expect(wrong, country).toEqual([]);
    }
  });

  it('of a café are called in each country as it calls them', () => {
    const texts = (country: CountryCode) =>
      asked(inSector(SAMPLE_FACTS, 'cafe_restaurant'), country, 'cafe_restaurant', 'ice_cream_parlour').map(
        ({ text, kind }) => `${kind}: ${text.es}`,
      );
    expect(texts('CL').join('; ')).toMatch(/town: patente municipal.*food: resolución sanitaria/);
    expect(texts('AR').join('; ')).toMatch(/town: habilitación municipal.*food: registro/);
    expect(texts('MX').join('; ')).toMatch(/town: licencia de funcionamiento.*food: aviso de funcionamiento/);
    for (const country of COUNTRIES.filter((code) => code !== 'ES' && code !== 'ZZ'))
      expect(texts(country).join('; '), country).not.toContain('licencia de actividad');
  });

  it.each([
    ['CA', 'en', /Business Number/, /public health/, /municipal business licence/],
    ['AU', 'en', /ABN/, /council/, /council consent/],
    ['DO', 'es', /RNC/, /Salud Pública/, /ayuntamiento/],
    ['CR', 'es', /facturas electrónicas/, /PSF/, /patente municipal/],
    ['GT', 'es', /FEL/, /licencia sanitaria/, /licencia municipal/],
    ['PA', 'es', /aviso de operación/, /permiso sanitario/, /bomberos/],
  ] as const)('name the registers of %s and none of Spain’s', (country, language, ...registers) => {
    const texts = asked(inSector(SAMPLE_FACTS, 'cafe_restaurant'), country, 'cafe_restaurant', 'coffee_shop')
      .map(({ text }) => text[language])
      .join('; ');
    for (const register of registers) expect(texts).toMatch(register);
    expect(texts).not.toMatch(/RETA|Hacienda y la Seg|IRS|HMRC/);
  });

  it('go to an office that grants them', () => {
    const kindsOf = (words: RegExp) => new Set(listed.filter(({ en }) => words.test(en)).map(({ en }) => permitKindOf(en)));
    expect([...kindsOf(/refrigerant/)]).toEqual(['refrigerant']);
    expect([...kindsOf(/\bgas (?:safety|registration|inspection)|wiring|electrical (?:certificate|installer)/)]).toEqual(['industry']);
    expect([...kindsOf(/X-ray/)]).toEqual(['x-ray']);
    expect([...kindsOf(/cosmetic/)]).toEqual(['cosmetic']);
    expect([...kindsOf(/drones/)]).toEqual(['flight']);
    expect([...kindsOf(/driving/)]).toEqual(['traffic']);
    expect([...kindsOf(/safety (?:data )?sheets on site|site safety/)]).toEqual(['safety']);
    const own = listed.filter(
      ({ en }) => permitKindOf(en) === 'papers' && /^(?:licen|registration|authoris|permission|permit|consent (?:for|to))/.test(en),
    );
    expect(own).toEqual([]);
  });

  it('name the agency of the country where it is known', () => {
    expect(officeFor('US', 'safety').en).toBe('OSHA');
    expect(officeFor('US', 'refrigerant').en).toContain('EPA');
    expect(officeFor('MX', 'feed').es).toContain('SENASICA');
    expect(officeFor('ES', 'care').es).toContain('servicios sociales');
    expect(officeFor('GB', 'childcare').en).toContain('Ofsted');
    for (const country of COUNTRIES) for (const { id } of PERMIT_KINDS) expect(officeFor(country, id).es).not.toBe('');
  });
});

describe('permits of what was told', () => {
  const beauty = (solution: string) => ({ ...inSector(SAMPLE_FACTS, 'beauty_salon'), ...fact('solution', solution) });
  const devices = (facts: FactSheet) => asked(facts, 'CO', 'beauty_salon', null).find(({ kind }) => kind === 'health');

  it('wait for devices only where one was told', () => {
    expect(devices(beauty('Peluquería con cita a la hora que es'))?.isConditional).toBe(true);
    expect(devices(beauty('Depilación láser y peluquería'))?.isConditional).toBeUndefined();
    const kinds = (facts: FactSheet) =>
      laySteps(facts, makeAssumptions(facts, SAMPLE_DATE), sectorOf('beauty_salon'), SAMPLE_DATE).list.map(({ id }) => id);
    expect(kinds(beauty('Peluquería con cita a la hora que es'))).not.toContain('permit-health');
    expect(kinds(beauty('Depilación láser y peluquería'))).toContain('permit-health');
  });

  it('are those of food for animals, of cold goods and of patients’ records', () => {
    const dogs = { ...inSector(SAMPLE_FACTS, 'ecommerce'), ...fact('solution', 'Comida cocida y congelada para perros, a domicilio') };
    const texts = (facts: FactSheet, country: CountryCode, sector: SectorId) =>
      asked(facts, country, sector, null)
        .map(({ text }) => text.en)
        .join('; ');
    expect(texts(dogs, 'MX', 'ecommerce')).toMatch(/animal feed.*cold chain/);
    expect(texts(inSector(SAMPLE_FACTS, 'ecommerce'), 'MX', 'ecommerce')).not.toMatch(/animal feed|cold chain/);
    const diary = { ...inSector(SAMPLE_FACTS, 'saas'), ...fact('solution', 'A booking diary that texts patients and takes a deposit') };
    expect(texts(diary, 'GB', 'saas')).toMatch(/special category.*DPIA/);
    expect(texts(diary, 'US', 'saas')).toMatch(/HIPAA/);
    expect(texts(inSector(SAMPLE_FACTS, 'saas'), 'GB', 'saas')).not.toMatch(/DPIA/);
  });

  it('ask a US food truck for its commissary and the fire department, and nobody else', () => {
    const texts = (country: CountryCode) =>
      asked(inSector(SAMPLE_FACTS, 'food_truck'), country, 'food_truck', 'latin_street_food').map(
        ({ text, kind }) => `${kind}: ${text.en}`,
      );
    expect(texts('US').join('; ')).toMatch(
      /food: mobile food vendor permit, with the commissary.*town: fire department inspection of propane/,
    );
    expect(texts('ES').join('; ')).toMatch(/street trading or pitch permit.*gas safety/);
  });

  it('ask a US cleaner about a bond and sales tax, and a Spanish one about the staff taken over', () => {
    const cleaner = inSector({ ...SAMPLE_FACTS, ...fact('customer', 'Oficinas y despachos del centro') }, 'cleaning');
    const atHome = inSector({ ...SAMPLE_FACTS, ...fact('customer', 'Padres que trabajan, de 32 a 50 años') }, 'cleaning');
    const texts = (country: CountryCode) =>
      asked(cleaner, country, 'cleaning', 'home_cleaning')
        .map(({ text }) => text.en)
        .join('; ');
    expect(texts('US')).toMatch(/bears that tax/);
    expect(texts('US')).toMatch(/bond/);
    expect(texts('US')).not.toMatch(/agreement|previous contractor/);
    expect(texts('ES')).toMatch(/sector agreement.*previous contractor/);
    const british = asked(atHome, 'GB', 'cleaning', 'home_cleaning').map(({ text }) => text.en);
    expect(british.join('; ')).toMatch(/\(ICO\)/);
    expect(british.join('; ')).not.toMatch(/TUPE/);
  });
});
