// What the tests of the calls stand on: the real app on a real database in a folder of its own, with a page of one line.
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { STAND_IN_KEYS, type StripeStandIn } from '../../../tests/support/stripe-stand-in.ts';
import type { DocumentStorage } from '../../documents/document-storage.server.ts';
import { createRowStorage } from '../../documents/row-storage.server.ts';
import { WORKBOOK_TYPE } from '../../documents/workbook/produce-workbook.server.ts';
import type { AnswerResponse } from '../../interview/chat-calls.ts';
import type { Language } from '../../language/language.ts';
import type { PaymentProvider } from '../../payments/payment.ts';
import type { PaymentDesk } from '../../payments/payment-desk.server.ts';
import { createStripeProvider } from '../../payments/stripe-provider.server.ts';
import { createTableUseCounter } from '../../visitors/table-use-counter.server.ts';
import type { LanguageModelOffice } from '../../writing/model-call.ts';
import { type Database, isPostgres, openDatabase } from '../database.server.ts';
import { PATIENT, placeIn } from '../engine-fixture.ts';
import { makeFolder } from '../folder-fixture.ts';
import { type AppMetrics, createAppMetrics } from '../metrics/app-metrics.ts';
import { watchWork } from '../metrics/watch-work.server.ts';
import { openPaymentDesk } from '../open-plan.server.ts';
import { createPlanDesk, type PlanDesk } from '../plan-desk.server.ts';
import type { PostgresLimits } from '../postgres-dialect.server.ts';
import { reportPlan } from '../report-plan.server.ts';
import { readSettings } from '../settings.server.ts';
import type { Produce } from '../write-plan.server.ts';
import type { App } from './app-parts.server.ts';
import { buildApp } from './build-app.server.ts';

export interface TestApp {
  readonly app: App;
  readonly database: Database;
  readonly desk: PlanDesk;
  readonly payments: PaymentDesk | null;
  readonly metrics: AppMetrics;
  readonly folder: string;
  /** Why plans could not be written. */
  readonly reports: unknown[];
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly env?: Record<string, string>;
  readonly produce?: Produce;
  /** Where documents are kept, over the app's own database; the database itself unless told. */
  readonly storage?: (database: Database) => DocumentStorage;
  /** Plans are paid for, before this stand-in of the provider. */
  readonly stripe?: StripeStandIn;
  /** How many connections it has, and how long it waits, on PostgreSQL. */
  readonly limits?: PostgresLimits;
  /** The data of an earlier app: a restart. */
  readonly folder?: string;
  readonly isRendererReady?: () => boolean;
  /** A language model that helps to write, and how long it may. */
  readonly office?: LanguageModelOffice;
  readonly limitWriting?: () => AbortSignal;
  readonly patienceMs?: number;
  readonly clock?: () => Date;
  readonly logTo?: { write(line: string): void };
}

const PAYMENTS_ON = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: STAND_IN_KEYS.secretKey,
  STRIPE_PUBLISHABLE_KEY: STAND_IN_KEYS.publishableKey,
  STRIPE_WEBHOOK_SECRET: STAND_IN_KEYS.webhookSecret,
};

/** Documents that are enough where the document is not the point: they hold the plan's id and name. */
export const produceOutline: Produce = async (plan, _model, language) => [
  ...['ES', 'EN'].map((edition) => ({
    name: `business-plan-${plan.id}-${edition}.pdf`,
    mediaType: 'application/pdf',
    bytes: Buffer.from(`%PDF-1.7 ${plan.id} ${plan.name} ${edition}`),
  })),
  { name: `business-plan-${plan.id}.xlsx`, mediaType: WORKBOOK_TYPE, bytes: Buffer.from(`PK ${plan.id} ${plan.name} ${language}`) },
];

/** One app for all tests of a group, where none of them is disturbed by another. */
export function shareTestApp(options: TestAppOptions = {}): () => TestApp {
  let shared: TestApp | null = null;
  beforeAll(async () => {
    shared = await openTestApp(options, afterAll);
  });
  return () => {
    if (!shared) throw new Error('the shared app is open during tests only');
    return shared;
  };
}

/** An app of its own, closed when the test is over. */
export async function openTestApp(
  options: TestAppOptions = {},
  atEnd: (work: () => void | Promise<void>) => void = onTestFinished,
): Promise<TestApp> {
  const folder = options.folder ?? makeFolder(atEnd);
  const database = await openDatabase(await placeIn(folder, atEnd), options.limits ?? PATIENT);
  const reports: unknown[] = [];
  const clock = options.clock ?? (() => new Date());
  const metrics = createAppMetrics();
  const storage = options.storage?.(database) ?? createRowStorage(clock);
  const desk = createPlanDesk({
    database,
    storage,
    produce: options.produce ?? produceOutline,
    office: options.office ?? null,
    ...(options.limitWriting && { limitWriting: options.limitWriting }),
    report: (settled) => {
      if (settled.outcome === 'failed') reports.push(settled.error);
      reportPlan(metrics, app.log, settled);
    },
  });
  watchWork(metrics.registry, { database, clock, desk, countWaitingDocuments: () => 0 });
  const { stripe } = options;
  const payments = stripe
    ? openPaymentDesk({ database, clock, provider: provideFrom(stripe), report: (_plan, error) => reports.push(error) })
    : null;
  const app = await buildApp({
    settings: readSettings({ PUBLIC_URL: 'http://trama.test', RATE_LIMIT: 'off', ...(stripe && PAYMENTS_ON), ...options.env }),
    database,
    storage,
    clock,
    desk,
    payments,
    metrics,
    ...(isPostgres(database) && { useCounter: createTableUseCounter(database) }),
    isRendererReady: options.isRendererReady ?? (() => true),
    ...(options.patienceMs !== undefined && { patienceMs: options.patienceMs }),
    webDir: join(folder, 'web'),
    sampleDir: join(folder, 'sample'),
    logTo: options.logTo ?? null,
  });
  const close = once(async () => {
    await app.close();
    await desk.settle();
    await payments?.settle();
    await database.destroy();
  });
  atEnd(close);
  return { app, database, desk, payments, metrics, folder, reports, close };
}

/** The provider's own package before a stand-in, without a network and without waiting between attempts. */
export function provideFrom({ httpClient }: StripeStandIn): PaymentProvider {
  return createStripeProvider({ ...STAND_IN_KEYS, apiUrl: null }, { httpClient, maxNetworkRetries: 0 });
}

/** A visitor with a cookie jar of one cookie, or a script without. */
export class Visitor {
  readonly #app: App;
  readonly #keepsCookies: boolean;
  readonly #headers: Record<string, string>;
  cookie: string | null = null;

  constructor(
    { app }: Pick<TestApp, 'app'>,
    { cookies = true, headers = {} }: { cookies?: boolean; headers?: Record<string, string> } = {},
  ) {
    this.#app = app;
    this.#keepsCookies = cookies;
    this.#headers = headers;
  }

  async send(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: object,
    more: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const cookie = this.cookie === null ? {} : { cookie: this.cookie };
    const headers = { ...this.#headers, ...cookie, ...more };
    const reply = await this.#app.inject({ method, url, headers, ...(body && { payload: body }) });
    const line = reply.headers['set-cookie'];
    if (this.#keepsCookies && typeof line === 'string') this.cookie = line.split(';')[0] ?? null;
    return reply;
  }

  async start(language: Language = 'es'): Promise<string> {
    return (await this.send('POST', '/api/chat/start', { language })).json().sessionId;
  }

  answer(id: string, answer: string): Promise<LightMyRequestResponse> {
    return this.send('POST', `/api/chat/${id}/answer`, { answer });
  }

  generate(id: string, body: object = {}): Promise<LightMyRequestResponse> {
    return this.send('POST', `/api/chat/${id}/generate`, body);
  }

  /** Plays an interview to its end, answering what it says about a flower shop and yes to the read-back. */
  async playInterview(id: string): Promise<string[]> {
    const said: string[] = [];
    let topic: string | null = 'problem';
    while (said.length < 25) {
      const text: string = topic === null ? 'sí' : (FLOWER_SHOP[topic] ?? 'no sé');
      const words = topic !== null && said.includes(text) ? 'no sé' : text;
      said.push(words);
      const reply: AnswerResponse = (await this.answer(id, words)).json();
      if (reply.isComplete) return said;
      topic = reply.topic;
    }
    throw new Error('the interview did not end');
  }
}

const FLOWER_SHOP: Record<string, string> = {
  problem: 'En el Ensanche de Valencia la gente quiere flores frescas a última hora y solo encuentra ramos de supermercado.',
  customer: 'Vecinos de 28 a 60 años que regalan flores unas cinco veces al año, y ocho hoteles.',
  solution: 'Una floristería de barrio, Flor de Azahar, con ramos listos en diez minutos.',
  marketing: 'Instagram y WhatsApp con el ramo del día.',
  revenue: 'El ramo medio se vende a 32 € y calculo 310 ramos al mes. Cada ramo me cuesta 12,50 €.',
  resources: 'Necesito 24.000 €. Los gastos fijos son 3.950 € al mes. Trabajo yo sola. Tengo 10.000 € ahorrados y pido 14.000 € a 5 años.',
  goals: 'En doce meses quiero vender 430 ramos al mes.',
  competitors: 'La cadena Colvin por internet y Flores Narciso.',
};

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => {
    done ??= work();
    return done;
  };
}
