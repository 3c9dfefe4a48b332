import { describe, expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { rolesOf } from '../../sectors/role-words.ts';
import { TRADES } from '../../sectors/trades.ts';
import type { Plan } from '../plan.ts';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector, SECTOR_IDS, SHEETS } from '../plan-fixtures.ts';
import { shareFigures } from './share-roles.ts';

const ALL_SAID = SHEETS['all said, money missing'] ?? {};

function rolesIn(team: number, sector: (typeof SECTOR_IDS)[number] = 'agency') {
  const plan = compose({ ...inSector(ALL_SAID, sector), ...fact('team', team) });
  const rows = tablesOf(plan).find(({ title }) => title.en === 'Who does what in the first year')?.rows ?? [];
  return {
    hours: rows.map((_, at) => Number(plan.figures[`role-${at + 1}`]?.value)),
    all: Number(plan.figures['hours-month']?.value),
    today: rows.map(({ cells }) => textOf(cells[3])),
    missing: rows.map(({ cells }) => textOf(cells[4])),
  };
}

const composed = (facts: FactSheet) => compose(inSector(facts, 'repair_shop'));
const resources = (value: string) => ({ resources: { ...ALL_SAID.resources, id: 'resources', value } });
const whoIn = (plan: Plan) =>
  (tablesOf(plan).find(({ title }) => title.en === 'Who does what in the first year')?.rows ?? []).map(({ cells }) => textOf(cells[3]));

function textOf(cell: object | undefined): string {
  return cell && 'text' in cell ? (cell.text as { en: string }).en.replaceAll('\u00a0', ' ') : '';
}

describe('who does what', () => {
  it('shares out all the hours the team has, in every trade', () => {
    for (const sector of SECTOR_IDS) {
      const { hours, all } = rolesIn(3, sector);
      expect(hours, sector).toHaveLength(4);
      expect(
        hours.reduce((sum, some) => sum + some, 0),
        sector,
      ).toBe(all);
      expect(
        rolesOf(sector).reduce((sum, { share }) => sum + share, 0),
        sector,
      ).toBe(100);
    }
  });

  it('is what the narrower trade needs, where that is something else', () => {
    for (const { id, sector } of TRADES)
      expect(
        rolesOf(sector, id).reduce((sum, { share }) => sum + share, 0),
        id,
      ).toBe(100);
    expect(rolesOf('health_clinic', 'home_care')[0]?.name.en).toBe('Care');
    expect(rolesOf('health_clinic', 'dental_clinic')).toEqual(rolesOf('health_clinic'));
  });

  it('is restocking where a machine feeds people', () => {
    expect(rolesOf('cafe_restaurant', null, ['tables', 'kitchen'])[0]?.name.en).toBe('Restocking');
    expect(rolesOf('cafe_restaurant', null, ['tables', 'kitchen']).reduce((sum, { share }) => sum + share, 0)).toBe(100);
  });

  it('is the founder alone, or the founder for what sells and what is signed, and nobody named yet for the rest', () => {
    expect(new Set(rolesIn(1).today)).toEqual(new Set(['the founder']));
    const { team: _, ...untold } = ALL_SAID;
    const plan = composed(untold);
    expect(whoIn(plan).slice(1)).toEqual(['nobody named yet', 'the founder', 'the founder']);
  });

  it('is whoever was told, for the hours they have: the employed at the work, the founder for the rest', () => {
    const plan = composed({ ...ALL_SAID, ...fact('team', 2), ...resources('Somos dos: yo y un mecánico a jornada completa') } as never);
    // 320 hours: 160 of the employed, 45 of them in the van; 83 + 45 + 32 of the founder.
    expect(whoIn(plan)).toEqual([
      'hired staff, {{fig:role-1-hired}} h; the founder, {{fig:role-1-a}} h',
      'hired staff',
      'the founder',
      'the founder',
    ]);
    const hours = ['role-1-hired', 'role-2-hired', 'role-1-a', 'role-3-a', 'role-4-a'].map((id) => plan.figures[id]?.value);
    expect(hours.slice(0, 2).reduce((sum: number, some) => sum + Number(some), 0)).toBe(160);
    expect(hours.slice(2).reduce((sum: number, some) => sum + Number(some), 0)).toBe(160);
  });

  it('is a boy at weekends too, where the team was counted from what was told', () => {
    const counted = { team: { ...fact('team', 3).team, origin: 'derived' } };
    const plan = composed({ ...ALL_SAID, ...counted, ...resources('Somos mi hermana y yo, y un chico los fines de semana') } as never);
    expect(whoIn(plan)[0]).toContain('part-time help, {{fig:role-1-help}} h');
    expect(plan.figures['role-1-help']?.value).toBe(64);
  });

  it('is each founder by a letter where there are several, and nobody who is not there', () => {
    const plan = composed({ ...ALL_SAID, ...fact('team', 2), ...resources('Somos dos socias') } as never);
    expect(whoIn(plan)).toEqual(['A, {{fig:role-1-a}} h; B, {{fig:role-1-b}} h', expect.stringMatching(/^[AB]/), 'A', 'A']);
    expect(JSON.stringify(plan)).not.toContain('nobody named yet');
  });

  it('leaves nobody an hour or two of what somebody else does', () => {
    const team = { full: 2, part: 1, partHours: 64, founders: 2 } as never;
    const shares = shareFigures(team, [223, 46, 77, 38], { fetching: -1 });
    expect(shares['role-2-a']?.value).toBe(46);
    expect(shares['role-2-b']).toBeUndefined();
  });

  it('leaves the founder a part of the work that both were told to do', () => {
    const pair = { full: 2, part: 0, partHours: 0, founders: 1 } as never;
    const hoursOf = (isTogether: boolean, who: string) =>
      Number(shareFigures(pair, [220, 40, 40, 20], { fetching: -1, isTogether })[`role-1-${who}`]?.value);
    expect([hoursOf(false, 'hired'), hoursOf(false, 'a')]).toEqual([160, 60]);
    expect([hoursOf(true, 'hired'), hoursOf(true, 'a')]).toEqual([110, 110]);
    const salon = {
      ...inSector(ALL_SAID, 'beauty_salon'),
      ...fact('team', 2),
      ...resources('Me ayuda Leidy, hacemos once al día entre las dos'),
    };
    expect(Number(composed(salon as never).figures['role-1-a']?.value ?? 0)).toBeGreaterThan(80);
  });

  it('says of each role what is missing and how it is filled', () => {
    const missing = rolesIn(3).missing;
    expect(missing).toHaveLength(4);
    expect(new Set(missing).size).toBe(4);
    expect(missing[1]).toMatch(/antes de firmar|before signing/);
  });

  it('counts a boy at weekends for his weekends, in the hours and among those paid', () => {
    const resources = { ...ALL_SAID.resources, id: 'resources', value: 'Somos mi hermana y yo, y un chico los fines de semana' };
    const plan = compose({ ...inSector(ALL_SAID, 'food_manufacturing'), ...fact('team', 3), resources } as never);
    expect(plan.figures['hours-month']?.value).toBe(384);
    expect(plan.figures['hours-part']?.value).toBe(64);
    expect(
      JSON.stringify(tablesOf(plan).find(({ title }) => /^(?:Fixed costs of one month|What a month costs)$/.test(title.en))),
    ).toContain('hours-part');
  });
});

it('whoever is paid out of each sale is on nobody’s payroll: neither the hours nor the capacity of the month are theirs', () => {
  const quote = { answer: 0, start: 0, end: 1, text: '£42 to the cleaner and 3 of products' };
  const unitCost = ALL_SAID.unitCost && { ...ALL_SAID.unitCost, quote };
  const plan = compose({ ...inSector(ALL_SAID, 'cleaning'), ...fact('team', 4), ...(unitCost && { unitCost }) });
  expect(whoIn(plan)[0]).toBe('those paid out of each sale');
  expect(plan.figures['wage-each']).toBeUndefined();
  expect(plan.figures['service-units']).toBeUndefined();
  expect(JSON.stringify(plan.pages)).toContain('rather than of the fixed costs');
  expect(JSON.stringify(plan.pages)).not.toContain('products, gloves and fares');
});

it.each([
  ['Yo, y Lucía en el mostrador, media jornada', ['the founder', 'part-time help']],
  ['Me, and Priya looks after customers part-time', ['the founder', 'part-time help']],
  ['Yo, y Lucía media jornada', ['part-time help; the founder', 'the founder']],
] as const)('whoever was told to see to the customers does that and not the work itself: %s', (told, [work, customers]) => {
  const plan = composed({ ...ALL_SAID, ...fact('team', 2), ...resources(told), staffPay: fact('staffPay', 600).staffPay } as FactSheet);
  const who = whoIn(plan).map((text) => text.replace(/, \{\{fig:[^}]*\}\} h/g, ''));
  expect(who[0]).toBe(work);
  expect(who[2]).toContain(customers);
});
