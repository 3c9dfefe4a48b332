// PostgreSQL chooses by statistics: a small table it reads whole, and once there are many rows it finds those it needs by an index.
import pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../tests/support/postgres.ts';
import { storeInPostgres } from '../../tests/support/stored-interviews.ts';
import { openDatabase } from './database.server.ts';
import { findPostgres, PATIENT } from './engine-fixture.ts';
import { CALLS, type Explain, type Explained, explainCall, explainCalls, STORED } from './query-plans-fixture.ts';

/** The tables that grow with every interview. */
const GROWING = /^Seq Scan (sessions|turns|plans|documents)$/;
const COUNT = 10_000;

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Node[];
}

describe(`with ${COUNT} interviews stored`, () => {
  let explained: ReadonlyMap<string, Explained> = new Map();
  let url = '';

  beforeAll(async () => {
    const made = await createDatabase(await findPostgres());
    url = made.url;
    const database = await openDatabase(url, PATIENT);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await storeInPostgres(client, { ...STORED, count: COUNT });
    explained = await explainCalls(database, explainBy(client));
    await client.end();
    await database.destroy();
    return made.drop;
  });

  test.each(Object.keys(CALLS))('%s reads no table whole', (name) => {
    const { asked, steps } = explained.get(name) ?? { asked: [], steps: [] };
    expect(asked).not.toEqual([]);
    expect(steps.filter((step) => GROWING.test(step))).toEqual([]);
  });

  test('a table read whole would be seen', async () => {
    const database = await openDatabase(url, PATIENT);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(async () => {
      await client.end();
      await database.destroy();
    });
    const call = (db: typeof database) => db.selectFrom('turns').select('turn').where('turn', 'like', '%x%').execute();
    const { steps } = await explainCall(database, call, explainBy(client));
    expect(steps.filter((step) => GROWING.test(step))).toEqual(['Seq Scan turns']);
  });
});

function explainBy(client: pg.Client): Explain {
  return async (query, parameters) => {
    const { rows } = await client.query(`explain (format json) ${query}`, [...parameters]);
    return stepsOf(rows[0]['QUERY PLAN'][0].Plan);
  };
}

function stepsOf(node: Node): string[] {
  return [`${node['Node Type']} ${node['Relation Name'] ?? ''}`.trim(), ...(node.Plans ?? []).flatMap(stepsOf)];
}
