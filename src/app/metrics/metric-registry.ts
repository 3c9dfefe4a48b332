// Counts, levels and durations, told in Prometheus' text format (version 0.0.4).
import { DatabaseAway } from '../database-away.ts';

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export type Labels = Readonly<Record<string, string>>;

export interface Sample {
  readonly labels?: Labels;
  readonly value: number;
}

type Read = () => readonly Sample[] | Promise<readonly Sample[]>;

export interface Counter {
  /** `by` is 1 unless told; a count never falls, so a negative one is refused. */
  add(labels?: Labels, by?: number): void;
}

export interface Histogram {
  observe(value: number, labels?: Labels): void;
}

export interface MetricRegistry {
  /** `known` are told as 0 until they happen: a rate over a count that appears from nowhere loses its first event. */
  counter(name: string, help: string, known?: readonly Labels[]): Counter;
  /** A level that is read when somebody asks. */
  gauge(name: string, help: string, read: Read): void;
  /** A count that somebody else keeps, read when somebody asks. */
  total(name: string, help: string, read: Read): void;
  /** `bounds` are the upper edges of the buckets, ascending; the last one, of everything, is added. */
  histogram(name: string, help: string, bounds: readonly number[]): Histogram;
  write(): Promise<string>;
}

interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly lines: () => readonly string[] | Promise<readonly string[]>;
}

interface Distribution {
  readonly labels: Labels;
  /** How many fell into each bucket, not yet added up. */
  readonly counts: number[];
  sum: number;
}

export function createMetricRegistry(): MetricRegistry {
  const families: Family[] = [];
  const enter = (family: Family) => {
    if (families.some(({ name }) => name === family.name)) throw new Error(`the metric ${family.name} exists already`);
    families.push(family);
  };
  const enterRead = (type: 'gauge' | 'counter', name: string, help: string, read: Read) => {
    const lines = async () => (await readOrNothing(read)).map(({ labels = {}, value }) => writeSample(name, writeLabels(labels), value));
    enter({ name, help, type, lines });
  };
  return {
    counter(name, help, known = [{}]) {
      const values = new Map<string, number>(known.map((labels) => [writeLabels(labels), 0]));
      enter({ name, help, type: 'counter', lines: () => [...values].map(([labels, value]) => writeSample(name, labels, value)) });
      return {
        add(labels = {}, by = 1) {
          if (!(by >= 0)) throw new RangeError(`a count cannot change by ${by}`);
          const key = writeLabels(labels);
          values.set(key, (values.get(key) ?? 0) + by);
        },
      };
    },
    gauge: (name, help, read) => enterRead('gauge', name, help, read),
    total: (name, help, read) => enterRead('counter', name, help, read),
    histogram(name, help, bounds) {
      const all = new Map<string, Distribution>();
      enter({ name, help, type: 'histogram', lines: () => [...all.values()].flatMap((one) => writeDistribution(name, bounds, one)) });
      return {
        observe(value, labels = {}) {
          const key = writeLabels(labels);
          const one = all.get(key) ?? { labels, counts: Array.from({ length: bounds.length + 1 }, () => 0), sum: 0 };
          const bucket = bounds.findIndex((bound) => value <= bound);
          const at = bucket === -1 ? bounds.length : bucket;
          one.counts[at] = (one.counts[at] ?? 0) + 1;
          one.sum += value;
          all.set(key, one);
        },
      };
    },
    async write() {
      const parts = await Promise.all(families.map(writeFamily));
      return `${parts.flat().join('\n')}\n`;
    },
  };
}

/** While the database is away what stands in it is left out: the other figures are needed then more than ever. */
async function readOrNothing(read: Read): Promise<readonly Sample[]> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DatabaseAway) return [];
    throw error;
  }
}

async function writeFamily({ name, help, type, lines }: Family): Promise<string[]> {
  const text = help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return [`# HELP ${name} ${text}`, `# TYPE ${name} ${type}`, ...(await lines())];
}

function writeDistribution(name: string, bounds: readonly number[], { labels, counts, sum }: Distribution): string[] {
  let total = 0;
  const buckets = counts.map((count, at) => {
    total += count;
    return writeSample(`${name}_bucket`, writeLabels({ ...labels, le: writeNumber(bounds[at] ?? Number.POSITIVE_INFINITY) }), total);
  });
  const own = writeLabels(labels);
  return [...buckets, writeSample(`${name}_sum`, own, sum), writeSample(`${name}_count`, own, total)];
}

function writeSample(name: string, labels: string, value: number): string {
  return `${name}${labels} ${writeNumber(value)}`;
}

function writeLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeValue(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escapeValue(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

function writeNumber(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '+Inf';
  return value === Number.NEGATIVE_INFINITY ? '-Inf' : String(value);
}
