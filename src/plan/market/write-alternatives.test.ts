import { describe, expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { blocksOf, compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector, SECTOR_IDS, SHEETS } from '../plan-fixtures.ts';

const ALL_SAID = SHEETS['all said, money missing'] ?? {};
const withRivals = (competitors: string, rivals: readonly string[], sector: (typeof SECTOR_IDS)[number] = 'agency'): FactSheet => ({
  ...inSector(ALL_SAID, sector),
  ...fact('competitors', competitors),
  ...fact('rivals', [...rivals]),
});
const titlesOf = (facts: FactSheet) => tablesOf(compose(facts)).map(({ title }) => title.en);
const rowsOf = (facts: FactSheet) =>
  (tablesOf(compose(facts)).find(({ title }) => /^Qué usa hoy el (?:cliente|paciente) en su lugar$/.test(title.es))?.rows ?? []).map(
    ({ cells }) => cells.map((cell) => ('text' in cell ? cell.text.en : '')),
  );
const rivalsOnMap = (facts: FactSheet) =>
  blocksOf(compose(facts)).flatMap((block) =>
    block.type === 'chart' && block.chart.type === 'map' ? block.chart.rivals.map(({ label }) => label.en) : [],
  );

describe('rivals of whom nothing was told', () => {
  const facts = withRivals('freelancers, no sé nombres', ['freelancers']);

  it('are compared by their kinds, each once, with somebody of the same trade among them', () => {
    const rows = rowsOf(facts);
    expect(rows.length).toBeGreaterThanOrEqual(4);
    expect(rows[0]?.[0]).toBe('Freelancers');
    expect(rows.some(([name]) => name?.endsWith('already established nearby'))).toBe(true);
    expect(new Set(rows.map(([, why]) => why)).size).toBe(rows.length);
    expect(titlesOf(facts)).not.toContain('Competitor matrix');
  });

  it('leave no lone dot on the map: it is drawn where two of them at least have a place', () => {
    expect(rivalsOnMap(facts)).toEqual([]);
    expect(rivalsOnMap(withRivals('Publiko, que tarda tres semanas en contestar', ['Publiko']))).toEqual([]);
    const two = withRivals('Publiko, que es caro, y Mercurio, que es barato', ['Publiko', 'Mercurio']);
    expect(rivalsOnMap(two)).toHaveLength(2);
    for (const sector of SECTOR_IDS) expect(rivalsOnMap(withRivals('no sé', [], sector)).length, sector).not.toBe(1);
  });

  it('are those of the narrower trade alone: nobody dyes a dog’s hair instead of boarding it', () => {
    const rows = rowsOf({ ...withRivals('no sé', [], 'beauty_salon'), ...fact('trade', 'pet_boarding') });
    expect(rows.map(([name]) => name).join()).not.toMatch(/dye/);
    expect(rows.length).toBeGreaterThanOrEqual(3);
  });

  it('keep their matrix where they have names', () => {
    const titles = titlesOf(withRivals('Publiko y Mercurio', ['Publiko', 'Mercurio']));
    expect(titles).toContain('Competitor matrix');
    expect(titles).not.toContain('What customers use today instead');
  });

  it('are listed in every trade when nobody was named at all', () => {
    for (const sector of SECTOR_IDS) expect(rowsOf(withRivals('no sé', [], sector)).length, sector).toBeGreaterThanOrEqual(3);
  });
});
