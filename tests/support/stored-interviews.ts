// A database as it is after so many interviews: of 12 turns each, one after another, every second one with a plan and a document.
import { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';

/** How many turns each stored interview has. */
export const TURNS = 12;

export interface StoredInterviews {
  readonly count: number;
  /** When the first one was last answered, ISO 8601 to the second; each of the others that many seconds after the one before it. */
  readonly from: string;
  readonly everySeconds: number;
}

const TURN = JSON.stringify({ reply: { isComplete: false, topic: 'goals' }, text: '0'.repeat(200) });

/** Into the embedded database of that file, whose tables are there. */
export function storeInSqlite(file: string, { count, from, everySeconds }: StoredInterviews): void {
  const raw = new DatabaseSync(file);
  raw.exec(`pragma synchronous = off; begin;
    create temp table n as with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${count}) select i from n;
    insert into sessions select 's' || i, 'es', 'visitor ' || i, null, '2026-01-01',
      strftime('%Y-%m-%dT%H:%M:%S.000Z', '${from}', '+' || (i * ${everySeconds}) || ' seconds') from n;
    insert into turns select 's' || i, t, '${TURN}' from n, (select i as t from n where i < ${TURNS});
    insert into plans select 'p' || i, 's' || i, 'ready', 'es', '{}', '2026-01-01', '2026-01-01' from n where i % 2 = 1;
    insert into documents (name, plan_id, media_type, bytes, created_at)
      select 'd' || i || '.pdf', 'p' || i, 'application/pdf', zeroblob(500), '2026-01-01' from n where i % 2 = 1;
    commit`);
  raw.close();
}

/** Into PostgreSQL, whose tables are there; with statistics, by which it chooses. */
export async function storeInPostgres(client: pg.Client, { count, from, everySeconds }: StoredInterviews): Promise<void> {
  await client.query(`
    insert into sessions select 's' || i, 'es', 'visitor ' || i, null, '2026-01-01',
      to_char(timestamp '${from}' + i * interval '${everySeconds} seconds', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')
      from generate_series(0, ${count - 1}) i;
    insert into turns select 's' || i, t, '${TURN}' from generate_series(0, ${count - 1}) i, generate_series(0, ${TURNS - 1}) t;
    insert into plans select 'p' || i, 's' || i, 'ready', 'es', '{}', '2026-01-01', '2026-01-01' from generate_series(1, ${count - 1}, 2) i;
    insert into documents (name, plan_id, media_type, bytes, created_at)
      select 'd' || i || '.pdf', 'p' || i, 'application/pdf', decode(repeat('00', 500), 'hex'), '2026-01-01'
      from generate_series(1, ${count - 1}, 2) i;
    analyze`);
}
