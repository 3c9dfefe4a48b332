import { expect, test } from 'vitest';
import { createMetricRegistry } from './metric-registry.ts';

test('a counter adds up by its labels, and known ones start at nothing', async () => {
  const registry = createMetricRegistry();
  const answers = registry.counter('answers_total', 'Answers.', [{ topic: 'problem' }, { topic: 'goals' }]);
  answers.add({ topic: 'problem' });
  answers.add({ topic: 'problem' }, 2);
  expect(await registry.write()).toBe(
    '# HELP answers_total Answers.\n# TYPE answers_total counter\nanswers_total{topic="problem"} 3\nanswers_total{topic="goals"} 0\n',
  );
  expect(() => answers.add({}, -1)).toThrow(RangeError);
});

test('a gauge is read when it is asked for', async () => {
  const registry = createMetricRegistry();
  let level = 1;
  registry.gauge('waiting', 'Waiting.', () => [{ value: level }]);
  level = 7;
  expect(await registry.write()).toContain('\nwaiting 7\n');
});

test('the buckets of a histogram hold everything below their edge', async () => {
  const registry = createMetricRegistry();
  const seconds = registry.histogram('seconds', 'Seconds.', [0.5, 1]);
  for (const value of [0.25, 0.5, 0.75, 4]) seconds.observe(value, { kind: 'pages' });
  expect((await registry.write()).split('\n').slice(2, -1)).toEqual([
    'seconds_bucket{kind="pages",le="0.5"} 2',
    'seconds_bucket{kind="pages",le="1"} 3',
    'seconds_bucket{kind="pages",le="+Inf"} 4',
    'seconds_sum{kind="pages"} 5.5',
    'seconds_count{kind="pages"} 4',
  ]);
});

test('what would break a line is escaped, and a name is given once', async () => {
  const registry = createMetricRegistry();
  registry.gauge('odd', 'Two\nlines \\ here', () => [{ labels: { said: 'a "b" \\ c\nd' }, value: Number.POSITIVE_INFINITY }]);
  expect(await registry.write()).toBe('# HELP odd Two\\nlines \\\\ here\n# TYPE odd gauge\nodd{said="a \\"b\\" \\\\ c\\nd"} +Inf\n');
  expect(() => registry.counter('odd', 'Again.')).toThrow('exists already');
});
