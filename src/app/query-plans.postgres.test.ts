// PostgreSQL chooses by statistics: a small table it reads whole, and once there are many rows it finds those it needs by an index.
import pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../tests/support/postgres.ts';
import { openDatabase } from './database.server.ts';
import { findPostgres, PATIENT } from './engine-fixture.ts';
import { CALLS, type Explain, type Explained, explainCall, explainCalls, TURNS } from './query-plans-fixture.ts';

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
    await client.query(FILL);
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

/** Interviews of 12 turns, one a minute since the first of January; a plan and a document for each second one. */
const FILL = `
  insert into sessions select 's' || i, 'es', 'visitor ' || i, null, '2026-01-01',
    to_char(timestamp '2026-01-01' + i * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"') from generate_series(0, ${COUNT - 1}) i;
  insert into turns select 's' || i, t, '{"reply":{"isComplete":false,"topic":"goals"},"text":"' || repeat('0', 200) || '"}'
    from generate_series(0, ${COUNT - 1}) i, generate_series(0, ${TURNS - 1}) t;
  insert into plans select 'p' || i, 's' || i, 'ready', 'es', '{}', '2026-01-01', '2026-01-01' from generate_series(1, ${COUNT - 1}, 2) i;
  insert into documents (name, plan_id, media_type, bytes, created_at)
    select 'd' || i || '.pdf', 'p' || i, 'application/pdf', decode(repeat('00', 500), 'hex'), '2026-01-01'
    from generate_series(1, ${COUNT - 1}, 2) i;
  analyze`;
