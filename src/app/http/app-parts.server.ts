import type { FastifyBaseLogger, FastifyInstance, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { DocumentStorage } from '../../documents/document-storage.server.ts';
import type { PaymentDesk } from '../../payments/payment-desk.server.ts';
import type { Session } from '../../visitors/session-store.server.ts';
import type { UseCounter } from '../../visitors/use-counter.ts';
import type { LanguageModelOffice } from '../../writing/model-call.ts';
import type { Database } from '../database.server.ts';
import type { AppMetrics } from '../metrics/app-metrics.ts';
import type { PlanDesk } from '../plan-desk.server.ts';
import type { Settings } from '../settings.server.ts';

/** What the routes work with, all handed in: a test gives its own. */
export interface AppParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: () => Date;
  readonly storage: DocumentStorage;
  readonly desk: PlanDesk;
  /** Null where plans are free. */
  readonly payments: PaymentDesk | null;
  /** A language model that finds in answers what the rules miss; null or left out where there is none. */
  readonly office?: LanguageModelOffice | null;
  /** Counts uses for the limits; without one they are counted in this process. */
  readonly useCounter?: UseCounter;
  /** How long a call waits for a plan before it answers that it is still being written, in milliseconds; the product's own unless told. */
  readonly patienceMs?: number;
  /** True once the renderer is loaded. */
  readonly isRendererReady: () => boolean;
  readonly metrics: AppMetrics;
  /** The built page, with compressed copies beside the assets. */
  readonly webDir: string;
  /** The two sample plans. */
  readonly sampleDir: string;
  /** Where the log is written, one JSON object a line; null for silence. */
  readonly logTo: { write(line: string): void } | null;
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The session that this call was allowed to open; its language is then the fallback for error sentences. */
    session: Session | null;
  }
}
