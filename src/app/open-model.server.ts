import type { FastifyBaseLogger } from 'fastify';
import type { LanguageModelOffice } from '../writing/model-call.ts';
import type { ModelCallEnded } from '../writing/open-model-office.server.ts';
import type { Database } from './database.server.ts';
import { countModelCalls } from './metrics/count-model-calls.server.ts';
import type { MetricRegistry } from './metrics/metric-registry.ts';
import { limitsOf } from './read-model-settings.server.ts';
import type { Settings } from './settings.server.ts';

interface ModelParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly registry: MetricRegistry;
  /** Null until there is a log. */
  readonly findLog: () => Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'> | null;
}

/** Null where no language model is set: its packages are then not even loaded. */
export async function openModel({ model }: Settings, parts: ModelParts): Promise<LanguageModelOffice | null> {
  if (!model) return null;
  const [{ connectModel }, { keepModelBooks }, { openModelOffice }] = await Promise.all([
    import('../writing/connect-model.server.ts'),
    import('../writing/model-books.server.ts'),
    import('../writing/open-model-office.server.ts'),
  ]);
  const { database, clock, registry, findLog } = parts;
  const count = countModelCalls(registry);
  return openModelOffice({
    connection: connectModel(model.access),
    books: keepModelBooks(database, clock, limitsOf(model)),
    clock,
    report(ended) {
      count(ended);
      const log = findLog();
      if (log) logCall(log, ended);
    },
  });
}

/** One line a call: how it ended and what it took, never what was asked or said. */
function logCall(
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
  { purpose, outcome, seconds, usage, status, error }: ModelCallEnded,
): void {
  const line = { purpose, outcome, ms: Math.round(seconds * 1000), ...usage, ...(status !== null && { status }) };
  if (error !== undefined) log.error({ ...line, err: error }, 'the books of the language model could not be kept');
  else if (outcome === 'value') log.info(line, 'the language model answered');
  else log.warn(line, 'the language model did not answer');
}
