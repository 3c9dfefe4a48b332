import { describe, expect, it } from 'vitest';
import { SECTOR_IDS } from '../sectors/sector.ts';
import { SECTORS, sectorOf } from '../sectors/sectors.ts';
import { TAKES } from '../sectors/takes/takes.ts';
import { TRADE_TAKES } from '../sectors/takes/trade-takes.ts';
import { TRADES } from '../sectors/trades.ts';
import { drawPack } from './draw-pack.ts';

const IDS = Array.from({ length: 80 }, (_, at) => `plan ${at}`);
const CLAUSE_OF = {
  scenes: 'scene',
  stories: 'story',
  contrasts: 'after',
  costDoubts: 'costDoubt',
  rivalTests: 'rivalTest',
  steps: 'steps',
  proofs: 'proof',
  strains: 'strain',
} as const;

it('freezes nothing where all is told to be made on the day', () => {
  const sector = sectorOf('food_manufacturing', 'fresh_pasta');
  const whom = { buyer: null, fits: (take: object) => !/frozen/.test(JSON.stringify(take)) };
  const peaks = IDS.map((id) => drawPack(id, sector, 'fresh_pasta', whom).peak.en);
  expect(peaks.join(' ')).not.toContain('frozen');
});

describe('the clauses a plan draws', () => {
  it('are the same for the same plan, and every one of each kind over many', () => {
    for (const sector of SECTOR_IDS) {
      const drawn = IDS.map((id) => drawPack(id, SECTORS[sector], null));
      expect(drawn[0]).toEqual(drawPack('plan 0', SECTORS[sector], null));
      for (const [kind, clause] of Object.entries(CLAUSE_OF)) {
        const further = TAKES[sector][kind as keyof typeof CLAUSE_OF].length;
        expect(new Set(drawn.map((pack) => JSON.stringify(pack[clause]))).size, `${sector} ${kind}`).toBe(1 + further);
      }
      for (const kind of ['bankAsk', 'peak', 'trough'] as const) {
        expect(new Set(drawn.map((pack) => JSON.stringify(pack[kind]))).size, `${sector} ${kind}`).toBe(3);
      }
    }
  });

  it('keep together what is told together', () => {
    for (const { scene, stakes } of TAKES.gym.scenes) {
      const drawn = IDS.map((id) => drawPack(id, SECTORS.gym, null)).filter((pack) => pack.scene === scene);
      expect(new Set(drawn.map((pack) => pack.stakes))).toEqual(new Set([stakes]));
    }
  });

  it('leave a narrower trade the clauses of its own', () => {
    for (const { id, sector, words } of TRADES) {
      const pack = drawPack('plan 7', sectorOf(sector, id), id);
      const { risks = [], ...takes } = TRADE_TAKES[id] ?? {};
      const told = JSON.stringify([words, takes]);
      for (const clause of Object.keys(words) as (keyof typeof words)[]) {
        if (clause !== 'risks') expect(told, `${id} ${clause}`).toContain(JSON.stringify(pack[clause]));
      }
      if (words.risks) expect(new Set(pack.risks), id).toEqual(new Set([...words.risks, ...risks]));
    }
  });

  it('draw the takes of a narrower trade, its own clause among them', () => {
    for (const { id, sector } of TRADES) {
      const drawn = IDS.map((plan) => drawPack(plan, sectorOf(sector, id), id));
      for (const [kind, clause] of Object.entries(CLAUSE_OF)) {
        const takes = TRADE_TAKES[id]?.[kind as keyof typeof CLAUSE_OF];
        if (takes) expect(new Set(drawn.map((pack) => JSON.stringify(pack[clause]))).size, `${id} ${kind}`).toBe(1 + takes.length);
      }
    }
  });

  it('turn the risks, so that two plans of one sector name others first', () => {
    expect(new Set(IDS.map((id) => drawPack(id, SECTORS.academy, null).risks[0]?.risk.es)).size).toBeGreaterThan(3);
  });
});
