// News of plans between processes, through PostgreSQL's LISTEN and NOTIFY: how far one is, and how it ended.
import { sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import { progressEvent } from '../interview/chat-calls.ts';
import type { ProblemCode } from '../problems/problem.ts';
import { PROBLEMS } from '../problems/problem-texts.ts';
import type { Database } from './database.server.ts';

const CHANNEL = 'trama_plans';
const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5000;

const newsSchema = z.object({
  planId: z.string(),
  sessionId: z.string(),
  /** A stage, unless the plan failed. */
  event: progressEvent.nullable(),
  /** Why it failed. */
  problem: z.custom<ProblemCode>((said) => typeof said === 'string' && said in PROBLEMS).nullable(),
});

export type PlanNews = z.infer<typeof newsSchema>;

export interface NewsListener {
  onNews(news: PlanNews): void;
  /** The connection was lost and is back: what happened in between was not heard. */
  onGap(): void;
}

/** Tells every process that listens. Inside a transaction, once it is committed. */
export async function tellNews(database: Database, news: PlanNews): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(news)})`.execute(database);
}

/** Listens on a connection of its own, which is made anew whenever it is lost, until the function given back is called. */
export async function listenToNews(url: string, listener: NewsListener): Promise<() => Promise<void>> {
  let isClosed = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, application_name: 'trama news', keepAlive: true, connectionTimeoutMillis: 5000 });
    const lose = () => {
      if (client !== fresh) return;
      client = null;
      void reconnect(FIRST_RETRY_MS);
    };
    fresh.on('error', lose).on('end', lose);
    fresh.on('notification', ({ payload = '' }) => {
      const news = newsSchema.safeParse(parse(payload));
      if (news.success) listener.onNews(news.data);
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    client = fresh;
  };
  const reconnect = async (waitMs: number): Promise<void> => {
    await new Promise<void>((resolve) => {
      retry = setTimeout(resolve, waitMs);
    });
    if (isClosed) return;
    await connect().then(
      () => listener.onGap(),
      () => reconnect(Math.min(waitMs * 2, LONGEST_RETRY_MS)),
    );
  };

  await connect();
  return async () => {
    isClosed = true;
    clearTimeout(retry);
    const last = client;
    client = null;
    await last?.end();
  };
}

/** What anybody else may have put on the channel is no news. */
function parse(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return null;
  }
}
