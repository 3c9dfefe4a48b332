// SQLite chooses without statistics, which the product never gathers: its choice is the same at any number of rows.
// Every query that a call makes finds its rows by an index, however much is stored: its cost is that of what it gives back.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from './database.server.ts';
import { makeFolder } from './folder-fixture.ts';
import { CALLS, type Explain, type Explained, explainCall, explainCalls, TURNS } from './query-plans-fixture.ts';

describe.each([100, 10_000])('with %i interviews stored', (count) => {
  let explained: ReadonlyMap<string, Explained> = new Map();

  beforeAll(async () => {
    const folder = makeFolder(() => undefined);
    const database = await openDatabase(folder);
    fill(folder, count);
    explained = await explainCalls(database, explainIn(folder));
    await database.destroy();
  });

  test.each(Object.keys(CALLS))('%s scans no table', (name) => {
    const { asked, steps } = explained.get(name) ?? { asked: [], steps: [] };
    expect(asked).not.toEqual([]);
    // Erasures that visitors asked for are few, and looked through once an hour.
    expect(steps.filter((step) => /^SCAN (?!CONSTANT ROW|erasures)/.test(step))).toEqual([]);
  });

  test('a scan would be seen', async () => {
    const folder = makeFolder();
    const database = await openDatabase(folder);
    const call = (db: typeof database) => db.selectFrom('turns').select('turn').where('turn', 'like', '%x%').execute();
    const { steps } = await explainCall(database, call, explainIn(folder));
    await database.destroy();
    expect(steps).toEqual(['SCAN turns']);
  });
});

function explainIn(folder: string): Explain {
  return async (query, parameters) => {
    const raw = new DatabaseSync(join(folder, 'trama.db'));
    const rows = raw.prepare(`explain query plan ${query}`).all(...(parameters as string[]));
    raw.close();
    return rows.map(({ detail }) => String(detail));
  };
}

/** Interviews of 12 turns, one a minute since the first of January; a plan and a document for each second one. */
function fill(folder: string, count: number): void {
  const raw = new DatabaseSync(join(folder, 'trama.db'));
  raw.exec(`pragma synchronous = off; begin;
    create temp table n as with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${count}) select i from n;
    insert into sessions select 's' || i, 'es', 'visitor ' || i, null, '2026-01-01',
      strftime('%Y-%m-%dT%H:%M:%S.000Z', '2026-01-01', '+' || i || ' minutes') from n;
    insert into turns select 's' || i, t, '{"reply":{"isComplete":false,"topic":"goals"},"text":"' || hex(zeroblob(100)) || '"}'
      from n, (select i as t from n where i < ${TURNS});
    insert into plans select 'p' || i, 's' || i, 'ready', 'es', '{}', '2026-01-01', '2026-01-01' from n where i % 2 = 1;
    insert into documents (name, plan_id, media_type, bytes, created_at)
      select 'd' || i || '.pdf', 'p' || i, 'application/pdf', zeroblob(500), '2026-01-01' from n where i % 2 = 1;
    commit`);
  raw.close();
}
