import { expect, it } from 'vitest';
import { blocksOf, compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';

const SHEET = SHEETS['all said, money missing'] ?? {};
const scenesOf = (facts: Parameters<typeof compose>[0]) =>
  blocksOf(compose(facts)).flatMap((block) => (block.type === 'scenes' ? block.scenes.map(({ text }) => text) : []));

it('tells what was done before opening where the guide steps in, and no proof that is still to be found', () => {
  const asked = scenesOf({ ...SHEET, ...fact('soFar', 'I asked 41 people on the platform and 26 said they would buy.') });
  expect(asked[3]?.en).toMatch(/evidence-asked-1.*evidence-asked-2/);
  expect(scenesOf(SHEET)[3]?.es).toMatch(/Este plan propone que (?:desde el primer día|ofrezca desde la apertura)/);
  expect(scenesOf(SHEET)[3]?.es).not.toMatch(/hueco por llenar|cuando la haya/);
});

it('says what whoever is ready may do and whoever is not, and at a hatch asks nobody in', () => {
  const van = inSector({ ...SHEET, ...fact('solution', 'Café de especialidad en una furgoneta.') }, 'food_truck');
  expect(scenesOf(van)[5]?.es).not.toContain('entrar a mirar');
  expect(scenesOf(van)[5]?.es).toMatch(
    /Este plan propone (?:que, si lo tiene claro, pueda|que quien lo tenga claro pueda) pedir en el momento\. (?:Si aún duda,|Quien aún dude) podrá leer desde fuera/,
  );
});
