import { produceDocuments } from '../documents/produce-documents.server.ts';
import { createRenderPool, type PoolOptions, type RenderPool } from '../documents/render-pool.server.ts';
import { produceWorkbook } from '../documents/workbook/produce-workbook.server.ts';
import type { Produce } from './write-plan.server.ts';

/** Two, so that both editions of a plan are set side by side. */
const RENDER_WORKERS = 2;

export interface Press {
  readonly produce: Produce;
  /** Loads the renderer, once; a plan that is asked for meanwhile waits for it. */
  warmUp(): Promise<void>;
  isWarm(): boolean;
  /** Documents that wait for a thread. */
  countWaiting(): number;
  close(): Promise<void>;
}

/** Sets plans as documents, in threads of its own. */
export function openPress(observe: NonNullable<PoolOptions['observe']>): Press {
  let warming: Promise<RenderPool> | null = null;
  let pool: RenderPool | null = null;
  const load = () => {
    warming ??= createRenderPool({ workers: RENDER_WORKERS, observe }).then((loaded) => {
      pool = loaded;
      return loaded;
    });
    return warming;
  };
  return {
    async produce(plan, model, language, composed) {
      const warm = await load();
      // The workbook first: it takes one core, and what is set last takes both.
      const [workbook, pages] = await Promise.all([
        produceWorkbook({ plan, model, language }, warm),
        produceDocuments(plan, warm, composed),
      ]);
      return [...pages, workbook];
    },
    async warmUp() {
      await load();
    },
    isWarm: () => pool !== null,
    countWaiting: () => pool?.countWaiting() ?? 0,
    async close() {
      await (await warming)?.close();
    },
  };
}
