import { describe, expect, it } from 'vitest';
import { blocksOf, compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';

const SHEET = SHEETS['all said, money missing'] ?? {};
const scenesOf = (facts: Parameters<typeof compose>[0]) =>
  blocksOf(compose(facts)).flatMap((block) => (block.type === 'scenes' ? block.scenes.map(({ text }) => text) : []));

it('tells what was done before opening where the guide steps in, and no proof that is still to be found', () => {
  const asked = scenesOf({ ...SHEET, ...fact('soFar', 'I asked 41 people on the platform and 26 said they would buy.') });
  expect(asked[3]?.en).toMatch(/evidence-asked-1.*evidence-asked-2/);
  expect(scenesOf(SHEET)[3]?.es).toMatch(/Como demostración, este plan propone /);
  expect(scenesOf(SHEET)[3]?.es).not.toMatch(/hueco por llenar|cuando la haya/);
});

it('says what whoever is ready may do and whoever is not, and at a hatch asks nobody in', () => {
  const van = inSector({ ...SHEET, ...fact('solution', 'Café de especialidad en una furgoneta.') }, 'food_truck');
  expect(scenesOf(van)[5]?.es).not.toContain('entrar a mirar');
  expect(scenesOf(van)[5]?.es).toMatch(/quien lo tenga claro pueda pedir en el momento; [^.]+\. Quien aún dude podrá leer desde fuera/);
});

describe('the last scenes are of this business and no other', () => {
  const salon = {
    ...inSector({ ...SHEET, ...fact('start', '2027-10'), ...fact('city', 'Ronda'), ...fact('name', 'Tijera Fina') }, 'beauty_salon'),
    ...fact('solution', 'Una peluquería con reserva en línea.'),
  };

  it('by its name, its kind, its town and the month it opens, and nobody opens what is taken over', () => {
    const [, , , guide] = scenesOf(salon);
    expect(guide?.es).toMatch(/Tijera Fina, una [^.]+ que abre en Ronda en \{\{fig:start\}\}\. Ofrece reserva en línea/);
    expect(guide?.en).toMatch(/Tijera Fina, an? [^.]+ opening in Ronda in \{\{fig:start\}\}/);
    expect(scenesOf({ ...salon, ...fact('takeover', true) })[3]?.es).not.toContain('que abre');
    const { name: _, ...nameless } = salon;
    expect(scenesOf(nameless)[3]?.es).toMatch(/(?:descubre|encuentra) una [^,.]+ que abre en Ronda/);
  });

  it('by what one pays there: a fee of a month, an average spend, a price per person', () => {
    const invited = (facts: Parameters<typeof compose>[0]) => scenesOf(facts)[5]?.en;
    expect(invited(salon)).toMatch(/from \{\{fig:start\}\} anyone ready can book.*the price is \{\{fig:price-charged\}\} per /);
    expect(invited(inSector({ ...SHEET, ...fact('revenue', 'Each customer spends about 9 euros.') }, 'cafe_restaurant'))).toMatch(
      /come in and order; average spend is forecast at \{\{fig:price-charged\}\}/,
    );
    expect(invited(inSector(SHEET, 'gym'))).toMatch(/the fee is \{\{fig:price-charged\}\} a month/);
  });

  it('by the trial and the card that were told', () => {
    const academy = inSector({ ...SHEET, ...fact('marketing', 'Clase de prueba gratis y carteles.') }, 'academy');
    expect(scenesOf(academy)[5]?.en).toContain('come to a free trial class first');
    const cafe = inSector({ ...SHEET, ...fact('marketing', 'Tarjeta de sellos: el décimo café gratis.') }, 'cafe_restaurant');
    expect(scenesOf(cafe)[5]?.es).toContain('Quien vuelva tendrá el décimo gratis con la tarjeta.');
  });
});
