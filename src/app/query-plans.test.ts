// SQLite chooses without statistics, which the product never gathers: its choice is the same at any number of rows.
// Every query that a call makes finds its rows by an index, however much is stored: its cost is that of what it gives back.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, test } from 'vitest';
import { storeInSqlite } from '../../tests/support/stored-interviews.ts';
import { openDatabase } from './database.server.ts';
import { makeFolder } from './folder-fixture.ts';
import { CALLS, type Explain, type Explained, explainCall, explainCalls, STORED } from './query-plans-fixture.ts';

describe.each([100, 10_000])('with %i interviews stored', (count) => {
  let explained: ReadonlyMap<string, Explained> = new Map();

  beforeAll(async () => {
    const folder = makeFolder(() => undefined);
    const database = await openDatabase(folder);
    storeInSqlite(join(folder, 'trama.db'), { ...STORED, count });
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
