// What an operator wants to know of the running product. No label ever holds an id, an address or a visitor's words.
import { LANGUAGES, type Language } from '../../language/language.ts';
import { createMetricRegistry, type MetricRegistry } from './metric-registry.ts';

/** Seconds. Fine where an answer lies, coarse where a plan does. */
const REQUEST_BOUNDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30];
const PLAN_BOUNDS = [0.1, 0.2, 0.4, 0.6, 0.8, 1, 1.5, 2, 3, 5, 10, 20, 60];

const WRITERS = ['embedded', 'model'] as const;

/** Whose wording a plan carries: ours alone, or a language model's among it. */
export type PlanWriter = (typeof WRITERS)[number];

export interface AppMetrics {
  readonly registry: MetricRegistry;
  /** `route` is the pattern, never the address. */
  requestAnswered(request: { method: string; route: string; status: number; seconds: number }): void;
  interviewStarted(language: Language): void;
  /** `declined`: finished without a plan. */
  interviewFinished(language: Language, outcome: 'complete' | 'declined'): void;
  planSettled(plan: { writer: PlanWriter; outcome: 'ready' | 'failed' | 'erased'; seconds: number }): void;
  /** Every attempt at it failed. */
  planGivenUp(): void;
  documentRendered(kind: 'pages' | 'workbook', outcome: 'ready' | 'failed', seconds: number): void;
  interviewsPurged(count: number): void;
}

export function createAppMetrics(registry: MetricRegistry = createMetricRegistry()): AppMetrics {
  const requests = registry.counter('trama_http_requests_total', 'Requests answered, by route pattern and status.', []);
  const requestSeconds = registry.histogram('trama_http_request_duration_seconds', 'From request to the end of its reply.', REQUEST_BOUNDS);
  const started = registry.counter('trama_interviews_started_total', 'Interviews begun.', languages({}));
  const finished = registry.counter(
    'trama_interviews_finished_total',
    'Interviews that came to their end.',
    ['complete', 'declined'].flatMap((outcome) => languages({ outcome })),
  );
  const plans = registry.counter(
    'trama_plans_total',
    'Plans written, by writer and outcome.',
    WRITERS.flatMap((writer) => ['ready', 'failed', 'erased'].map((outcome) => ({ writer, outcome }))),
  );
  const planSeconds = registry.histogram('trama_plan_duration_seconds', 'From the order of a plan to its stored documents.', PLAN_BOUNDS);
  const givenUp = registry.counter('trama_plans_given_up_total', 'Plans given up after every attempt failed: somebody has to look.');
  const renderSeconds = registry.histogram('trama_render_duration_seconds', 'Setting one document, without its wait.', PLAN_BOUNDS);
  const purged = registry.counter('trama_purged_interviews_total', 'Interviews deleted because their time was over.');

  return {
    registry,
    requestAnswered({ method, route, status, seconds }) {
      requests.add({ method, route, status: String(status) });
      requestSeconds.observe(seconds, { method, route });
    },
    interviewStarted: (language) => started.add({ language }),
    interviewFinished: (language, outcome) => finished.add({ outcome, language }),
    planSettled({ writer, outcome, seconds }) {
      plans.add({ writer, outcome });
      planSeconds.observe(seconds, { writer, outcome });
    },
    planGivenUp: () => givenUp.add(),
    documentRendered: (kind, outcome, seconds) => renderSeconds.observe(seconds, { kind, outcome }),
    interviewsPurged: (count) => purged.add({}, count),
  };
}

function languages(labels: Readonly<Record<string, string>>): Record<string, string>[] {
  return LANGUAGES.map((language) => ({ ...labels, language }));
}
