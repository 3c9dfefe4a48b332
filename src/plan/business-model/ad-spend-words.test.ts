import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};
const told = (facts: typeof SHOP) => JSON.stringify(compose(facts).pages).includes('on their own card');

it('says who pays for the ads of an agency that places them, unless that was told, and of no other business', () => {
  const agency = (solution: string) => ({ ...inSector(SHOP, 'agency'), ...fact('solution', solution) }) as typeof SHOP;
  expect(told(agency('agencia de redes sociales y anuncios para restaurantes'))).toBe(true);
  expect(told(agency('Social media and ads for gyms; the client pays the ad spend'))).toBe(false);
  expect(told(agency('diseño de logotipos para bodegas'))).toBe(false);
  expect(told({ ...SHOP, ...fact('solution', 'flores y anuncios de boda') })).toBe(false);
});
