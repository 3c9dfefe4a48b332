import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MetricRegistry, Sample } from './metric-registry.ts';

/** How often the loop is asked how late it is, in milliseconds. */
const RESOLUTION_MS = 10;
const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

/** Memory, processor time and how late the event loop is, under the names that dashboards for Node know. Gives back how to stop. */
export function watchProcess(registry: MetricRegistry): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  registry.gauge('process_resident_memory_bytes', 'Memory held, worker threads included.', () => [{ value: process.memoryUsage.rss() }]);
  registry.total('process_cpu_seconds_total', 'Processor time used, worker threads included.', () => {
    const { user, system } = process.cpuUsage();
    return [{ value: (user + system) / MICROSECONDS }];
  });
  const startedAt = Date.now() / 1000 - process.uptime();
  registry.gauge('process_start_time_seconds', 'When the process started.', () => [{ value: startedAt }]);
  registry.gauge('trama_event_loop_delay_seconds', 'How late the event loop was since the last time this was read.', () =>
    readDelay(delay),
  );
  return () => delay.disable();
}

/** Beyond the pause that was asked for. Reading begins a new period. */
function readDelay(delay: ReturnType<typeof monitorEventLoopDelay>): Sample[] {
  const beyond = (nanoseconds: number) => Math.max(0, (nanoseconds - RESOLUTION_MS * 1e6) / NANOSECONDS);
  const samples = [
    { labels: { quantile: '0.5' }, value: beyond(delay.percentile(50)) },
    { labels: { quantile: '0.99' }, value: beyond(delay.percentile(99)) },
    { labels: { quantile: '1' }, value: beyond(delay.max) },
  ];
  delay.reset();
  return samples;
}
