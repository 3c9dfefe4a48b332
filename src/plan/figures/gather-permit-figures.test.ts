import { describe, expect, it } from 'vitest';
import type { CountryCode } from '../../countries/country.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { SECTORS } from '../../sectors/sectors.ts';
import { TRADES } from '../../sectors/trades.ts';
import { permitKindOf } from '../operations/permit-kinds.ts';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';
import { findLegalForm } from '../told/find-legal-form.ts';

const ALL_SAID = SHEETS['all said, money missing'] ?? {};
const rowsOf = (facts: object) =>
  tablesOf(compose(facts as never)).find(({ title }) => title.en.startsWith('What to apply for'))?.rows ?? [];

describe('permits', () => {
  it('a van that was told is insured for the business', () => {
    const told = { ...ALL_SAID, ...fact('resources', 'a secondhand van £5,200 and first rolls of foam £800') };
    expect(JSON.stringify(rowsOf(told))).toContain('usiness-use insurance for the van');
    expect(JSON.stringify(rowsOf(ALL_SAID))).not.toContain('usiness-use insurance for the van');
  });

  it.each([
    ['licence for the premises with kitchen extraction', 'town'],
    ['health authorisation for the premises', 'health'],
    ['advice on the tax treatment of health care', 'tax'],
    ['food business registration', 'food'],
    ['public liability insurance', 'insurance'],
    ['background checks for staff who work with minors', 'background'],
    ['licence for background music', 'music'],
    ['spraying certificate', 'farm'],
    ['patient records under special data protection', 'data'],
    ['clinical waste collection', 'waste'],
    ['operator’s licence', 'transport'],
    ['signed engagement letter', 'papers'],
    ['transport manager’s qualification', 'transport'],
    ['safety sheets for chemical products', 'safety'],
    ['font or image licences', 'papers'],
    ['fire-safety labels for foams or covers', 'consumer'],
    ['disposal of old foam by a licensed carrier', 'waste'],
    ['rates on display with the price per hour', 'consumer'],
  ])('%s is of its kind', (english, kind) => {
    expect(permitKindOf(english)).toBe(kind);
  });

  it('of every trade are mostly somebody else’s to give', () => {
    for (const permits of [
      ...Object.values(SECTORS).map(({ pack }) => pack.permits.en),
      ...TRADES.map(({ words }) => words?.permits?.en ?? []),
    ]) {
      const own = permits.filter((english) => permitKindOf(english) === 'papers');
      expect(own.length, permits.join('; ')).toBeLessThanOrEqual(Math.ceil(permits.length / 2) + 1);
    }
  });

  it('have an office of the country, weeks and a day to ask by, before opening', () => {
    const rows = rowsOf({ ...inSector(ALL_SAID, 'cafe_restaurant'), ...fact('country', 'MX') });
    expect(JSON.stringify(rows)).toContain('COFEPRIS');
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).toContain('permit-by-town');
  });
});

describe('what anybody has to ask for', () => {
  const asked = (country: CountryCode, told: object = {}, sector: SectorId = 'cafe_restaurant') => {
    const plan = compose({ ...inSector(ALL_SAID, sector), ...fact('country', country), ...told } as never);
    const rows = tablesOf(plan).find(({ title }) => title.en.startsWith('What to apply for'))?.rows ?? [];
    return { rows, words: JSON.stringify(rows), day: (id: string) => String(plan.figures[id]?.value) };
  };

  it.each([
    ['MX', 'RFC', 'CFDI'],
    ['AR', 'ARCA', 'Ingresos Brutos'],
    ['GB', 'HMRC', 'employers’ liability'],
    ['US', 'Secretary of State', 'workers’ compensation'],
    ['ES', 'Alta censal', 'RETA'],
  ] as const)('is of %s', (country, ...words) => {
    for (const word of words) expect(asked(country, fact('resources', 'Yo y una camarera')).words).toContain(word);
  });

  it('in a clinic of the United States knows nothing of European rules', () => {
    const { words } = asked('US', {}, 'health_clinic');
    for (const word of ['HIPAA', 'Good Faith Estimate', 'NPI']) expect(words).toContain(word);
    expect(words).not.toMatch(/special data protection|Health authori|tax treatment/);
  });

  it('takes the legal form first, then the registration, and the works where they were told', () => {
    const { rows, words, day } = asked('ES', {
      ...fact('resources', 'La cafetera 9.000 € y la obra 14.000 €'),
      ...fact('start', '2027-09'),
    });
    expect(JSON.stringify(rows[0])).toContain('permit-by-zoning');
    expect(JSON.stringify(rows[1])).toContain('RETA');
    expect(day('permit-by-zoning') < day('sign-by')).toBe(true);
    expect(words).toContain('permit-by-works');
    const first = ['register', 'works', 'town', 'food'].map((kind) => day(`permit-by-${kind}`)).sort()[0] ?? '';
    expect(day('form-by') < first).toBe(true);
    expect(day('permit-by-works') < day('permit-by-town')).toBe(true);
    expect(asked('ES').words).not.toContain('permit-by-works');
  });
});

describe('the registration', () => {
  const words = (told: object) => JSON.stringify(rowsOf({ ...inSector(ALL_SAID, 'cafe_restaurant'), ...fact('country', 'ES'), ...told }));

  it('is the province’s where taxes are its own, with its invoices where it has them', () => {
    expect(words(fact('city', 'Bilbao'))).toMatch(/hacienda foral.*TicketBAI|TicketBAI.*hacienda foral/);
    expect(words(fact('city', 'Pamplona'))).toContain('hacienda foral');
    expect(words(fact('city', 'Pamplona'))).not.toContain('TicketBAI');
    expect(words(fact('city', 'Gijón'))).not.toContain('foral');
  });

  it('of several founders says that each registers, and how those join whose regime is one person’s', () => {
    const several = { ...fact('resources', 'Somos dos socias'), ...fact('team', 2) };
    expect(words(several)).toContain('RETA de cada persona');
    const told = { ...inSector(ALL_SAID, 'cafe_restaurant'), ...fact('country', 'AR'), ...several };
    const said = (facts: object) => JSON.stringify(compose(facts as never).pages);
    expect(said(told)).toContain('choose the legal form before');
    expect(said({ ...told, ...fact('resources', 'Somos dos socias monotributistas') })).toContain('who registers');
  });
});

describe('the legal form', () => {
  const told = (value: string) =>
    findLegalForm({ resources: { id: 'resources', value, period: null, unit: null, quote: null, origin: 'said' } } as never);

  it('is the one the founder named', () => {
    for (const dues of ['La cuota de autónomos 88, gestoría 50', 'la luz 420, autónomos 600 los dos', 'los autónomos son 300'])
      expect(told(dues), dues).toMatchObject({ isCompany: false, isByDues: true });
    expect(told('Me doy de alta de autónoma, la cuota de autónomos 88')).toMatchObject({ isByDues: false });
    expect(told('Tenemos una S.L. desde mayo')?.isCompany).toBe(true);
    expect(told('I set up an LLC last year')?.name.en).toBe('an LLC');
    expect(told('Soy monotributista')?.name.es).toBe('monotributista');
  });

  it('is not read where a word only looks like one', () => {
    for (const words of [
      'Vendo a pymes y autónomos de 3 comarcas',
      'Un SaaS para gimnasios',
      'a spa by the river',
      'trabajo sola desde casa',
    ])
      expect(told(words), words).toBeNull();
  });
});
