import { expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';

const ALL_SAID = SHEETS['all said, money missing'] ?? {};
const UPHOLSTERER: FactSheet = {
  ...inSector(ALL_SAID, 'repair_shop'),
  ...fact('trade', 'upholsterer'),
  ...fact('team', 1),
  ...fact('volume', 22),
  ...fact('price', 400),
};

it('tests the hands by the usual time of the trade where none was told, and says how many are missing', () => {
  const { figures } = compose(UPHOLSTERER);
  expect(figures['service-minutes']).toMatchObject({ value: 600, origin: 'sector' });
  expect(Number(figures['service-use']?.value)).toBeGreaterThan(100);
  expect(Number(figures['hands-missing']?.value)).toBeGreaterThanOrEqual(1);
  expect(figures['short-month']).toBeDefined();
});

it('tests them in the strongest month of the three years', () => {
  const growing = { ...UPHOLSTERER, ...fact('volume', 4), ...fact('growth', 4) };
  const { figures } = compose(growing);
  expect(Number(figures['hard-units']?.value)).toBeGreaterThan(Number(figures['strongest-units']?.value));
});

it('tests a strong day that was told', () => {
  const { figures } = compose({ ...ALL_SAID, ...fact('revenue', 'Los sábados calculo 60 y entre semana 15') });
  expect(figures['day-units']).toMatchObject({ value: 60, origin: 'said' });
  expect(Number(figures['day-minutes']?.value)).toBe(Math.floor((Number(figures['day-people']?.value) * 8 * 60) / 60));
});

it('every page names one capacity: what the hours allow', () => {
  const { figures } = compose(UPHOLSTERER);
  expect(figures.capacity?.value).toBe(figures['service-units']?.value);
});
