import { Worker } from 'node:worker_threads';
import type { Rendered, RenderOrder, RenderReply, WorkbookOrder, WorkerSettings } from './render-messages.ts';
import type { SheetData } from './sheet-data.ts';

const WORKER = new URL('./render-worker.server.ts', import.meta.url);
const TIME_LIMIT_MS = 60_000;
/**
 * A set document weighs megabytes that the collector of the thread's objects does not see, and goes when its small handle is collected:
 * with little room for new objects that is soon. Without this limit the process weighed 776 MB after 500 documents; with less room the
 * collector takes a twelfth of a document's time.
 */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 16 };

export interface RenderPool {
  /** A tagged PDF (PDF/UA-1). The same data and date give the same bytes. Rejects when the data cannot be set, or not within the limit. */
  render(sheet: SheetData, creationTimestamp: number): Promise<Uint8Array>;
  /** The same, with its pages: how many, how tall, how often set. Of a plan in two editions, each is set beside the other. */
  renderCounted(sheet: SheetData, creationTimestamp: number, other?: SheetData): Promise<Rendered>;
  /** The bytes of a workbook. Rejects when its formulas do not give the model's figures. */
  writeWorkbook(order: Omit<WorkbookOrder, 'kind'>): Promise<Uint8Array>;
  /** Documents that wait for a thread. */
  countWaiting(): number;
  /** Ends the threads; what is still waiting rejects. */
  close(): Promise<void>;
}

interface Job {
  readonly order: RenderOrder;
  readonly resolve: (rendered: Rendered) => void;
  readonly reject: (error: Error) => void;
}

interface Seat {
  worker: Worker;
  job: Job | null;
  since: number;
  timer: NodeJS.Timeout | null;
}

export interface PoolOptions {
  readonly workers?: number;
  /** The most time one document may take. */
  readonly timeLimitMs?: number;
  /** Hears how long each document took once a thread had it, in seconds, and whether it came out. */
  readonly observe?: (kind: RenderOrder['kind'], outcome: 'ready' | 'failed', seconds: number) => void;
  /** Makes the compiler's warnings errors. */
  readonly strict?: boolean;
  /** The thread's module: a test's own. */
  readonly module?: URL;
}

/** Threads that set documents, warm when this resolves. The caller's thread is never blocked by a page. */
export async function createRenderPool(options: PoolOptions = {}): Promise<RenderPool> {
  const { workers = 2, timeLimitMs = TIME_LIMIT_MS, strict = false, module = WORKER } = options;
  const settings: WorkerSettings = { strict };
  const queue: Job[] = [];
  const seats: Seat[] = [];
  let closed = false;

  const open = (): Promise<Seat> => {
    const seat: Seat = {
      worker: new Worker(module, { workerData: settings, resourceLimits: RESOURCE_LIMITS }),
      job: null,
      since: 0,
      timer: null,
    };
    return new Promise((resolve, reject) => {
      seat.worker.once('error', reject);
      seat.worker.once('message', () => {
        seat.worker.off('error', reject);
        seat.worker.on('message', (reply: RenderReply) => finish(seat, reply));
        seat.worker.on('error', (error: Error) => void replace(seat, error));
        resolve(seat);
      });
    });
  };
  const take = () => {
    for (const seat of seats) {
      if (seat.job) continue;
      const job = queue.shift();
      if (!job) return;
      seat.job = job;
      seat.since = performance.now();
      seat.timer = setTimeout(
        () => void replace(seat, new Error(`Setting a document took more than ${timeLimitMs / 1000} s and was stopped`)),
        timeLimitMs,
      );
      seat.worker.postMessage(job.order);
    }
  };
  const settle = (seat: Seat, outcome: 'ready' | 'failed'): Job | null => {
    const job = release(seat);
    if (job) options.observe?.(job.order.kind, outcome, (performance.now() - seat.since) / 1000);
    return job;
  };
  const finish = (seat: Seat, reply: RenderReply) => {
    const job = settle(seat, reply.ok ? 'ready' : 'failed');
    if (reply.ok) job?.resolve(reply);
    else job?.reject(new Error(reply.message));
    take();
  };
  const replace = async (seat: Seat, error: Error) => {
    const job = settle(seat, 'failed');
    seats.splice(seats.indexOf(seat), 1);
    job?.reject(error);
    await seat.worker.terminate();
    if (closed) return;
    seats.push(await open());
    take();
  };

  seats.push(...(await Promise.all(Array.from({ length: workers }, open))));
  const enqueue = (order: RenderOrder) =>
    new Promise<Rendered>((resolve, reject) => {
      if (closed) return reject(new Error('The render pool is closed'));
      queue.push({ order, resolve, reject });
      take();
    });
  const renderCounted = (sheet: SheetData, creationTimestamp: number, other?: SheetData) =>
    enqueue({ kind: 'pages', sheet, creationTimestamp, ...(other ? { other } : {}) });
  return {
    renderCounted,
    render: async (sheet, creationTimestamp) => (await renderCounted(sheet, creationTimestamp)).bytes,
    writeWorkbook: async (order) => (await enqueue({ kind: 'workbook', ...order })).bytes,
    countWaiting: () => queue.length,
    async close() {
      closed = true;
      for (const job of queue.splice(0)) job.reject(new Error('The render pool is closed'));
      for (const seat of seats) release(seat)?.reject(new Error('The render pool is closed'));
      await Promise.all(seats.map(({ worker }) => worker.terminate()));
    },
  };
}

function release(seat: Seat): Job | null {
  const { job, timer } = seat;
  if (timer) clearTimeout(timer);
  seat.job = null;
  seat.timer = null;
  return job;
}
