import { expect, it } from 'vitest';
import { COUNTRIES } from '../countries/countries.ts';
import { SECTOR_IDS } from '../sectors/sector.ts';
import { sectorOf } from '../sectors/sectors.ts';
import { TRADES } from '../sectors/trades.ts';
import { localSeason } from './local-season.ts';

const everySector = [...SECTOR_IDS.map((id) => sectorOf(id)), ...TRADES.map(({ id, sector }) => sectorOf(sector, id))];
const physio = sectorOf('health_clinic', 'physiotherapy_clinic');
const academy = sectorOf('academy');

it('keeps the August of Spain in Spain', () => {
  expect(localSeason(physio, COUNTRIES.ES)[7]).toBe(6200);
  const ROUNDING = 2;
  for (const sector of everySector)
    for (const country of Object.values(COUNTRIES).filter(({ code, southern }) => code !== 'ES' && !(southern && sector.weatherDriven))) {
      const [july = 0, august = 0, september = 0] = localSeason(sector, country).slice(6);
      expect(august, `${sector.id} ${country.code}`).toBeGreaterThanOrEqual(Math.min(july, september) - ROUNDING);
    }
});

it('takes the holiday where the country takes it, and starts the school year there too', () => {
  const south = localSeason(physio, COUNTRIES.AR);
  expect(south[0]).toBeLessThan(7_000);
  expect(Math.min(...south)).toBe(south[0]);
  const year = localSeason(academy, COUNTRIES.CL);
  expect([year[1], year[2]]).toEqual([2500, 11_500]);
});

it('adds up to twelve average months everywhere', () => {
  for (const sector of everySector)
    for (const country of Object.values(COUNTRIES)) {
      const sum = localSeason(sector, country).reduce((total, index) => total + index, 0);
      expect(Math.abs(sum - 120_000), `${sector.id} ${country.code}`).toBeLessThanOrEqual(120);
    }
});

it('holds what is outdoors in the mild winter of a hot place, and no school year', () => {
  const weddings = sectorOf('event_services', 'wedding_planner');
  const miami = localSeason(weddings, COUNTRIES.US, 'miami');
  const [september = 0, march = 0, december = 0] = [8, 2, 11].map((month) => miami[month]);
  expect(september).toBeLessThan(10_000);
  expect(Math.min(march, december)).toBeGreaterThan(10_000);
  expect(miami.reduce((total, index) => total + index, 0)).toBe(120_000);
  expect(localSeason(academy, COUNTRIES.US, 'miami')).toEqual(localSeason(academy, COUNTRIES.US));
  expect(localSeason(weddings, COUNTRIES.US, 'boston')).toEqual(localSeason(weddings, COUNTRIES.US));
});
