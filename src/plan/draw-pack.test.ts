import { describe, expect, it } from 'vitest';
import { SECTOR_IDS } from '../sectors/sector.ts';
import { SECTORS, sectorOf } from '../sectors/sectors.ts';
import { TAKES } from '../sectors/takes/takes.ts';
import { TRADE_TAKES } from '../sectors/takes/trade-takes.ts';
import { TRADES } from '../sectors/trades.ts';
import { drawPack } from './draw-pack.ts';

const IDS = Array.from({ length: 40 }, (_, at) => `plan ${at}`);

describe('the clauses a plan draws', () => {
  it('are the same for the same plan, and three of each kind over many', () => {
    for (const sector of SECTOR_IDS) {
      const drawn = IDS.map((id) => drawPack(id, SECTORS[sector], null));
      expect(drawn[0]).toEqual(drawPack('plan 0', SECTORS[sector], null));
      for (const kind of ['scene', 'before', 'costDoubt', 'rivalTest', 'steps', 'proof', 'strain', 'bankAsk', 'peak', 'trough'] as const) {
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
      const { costDoubts = [], strains = [], scenes = [] } = TRADE_TAKES[id] ?? {};
      const takes = {
        costDoubt: costDoubts,
        strain: strains,
        scene: scenes.map(({ scene }) => scene),
        stakes: scenes.map(({ stakes }) => stakes),
      };
      for (const [clause, text] of Object.entries(words)) {
        const told = [text, ...(takes[clause as keyof typeof takes] ?? [])];
        expect(told, `${id} ${clause}`).toContainEqual(pack[clause as keyof typeof pack]);
      }
    }
  });

  it('draw the takes of a narrower trade, its own clause among them', () => {
    for (const [id, { costDoubts, scenes = [] }] of Object.entries(TRADE_TAKES)) {
      const { sector } = TRADES.find((trade) => trade.id === id) ?? { sector: 'gym' as const };
      const drawn = IDS.map((plan) => drawPack(plan, sectorOf(sector, id), id));
      expect(new Set(drawn.map(({ costDoubt }) => costDoubt.es)).size, id).toBe(1 + costDoubts.length);
      expect(new Set(drawn.map(({ strain }) => strain.es)).size, id).toBe(3);
      if (scenes.length > 0) expect(new Set(drawn.map(({ scene }) => scene.es)).size, id).toBe(3);
    }
  });

  it('turn the risks, so that two plans of one sector name others first', () => {
    expect(new Set(IDS.map((id) => drawPack(id, SECTORS.academy, null).risks[0]?.risk.es)).size).toBeGreaterThan(3);
  });
});
