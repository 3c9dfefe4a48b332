import type { ExpressionBuilder, Kysely } from 'kysely';
import type { UseCounter } from './use-counter.ts';
import { digestOf } from './visitor-cookie.server.ts';

export interface UseTables {
  uses: { key: string; count: number; ends_at: number };
}

/** Counts in a table, for all processes that serve one site: each use is one statement. Keys are kept as SHA-256. */
export function createTableUseCounter(db: Kysely<UseTables>): UseCounter {
  return {
    async count(key, windowMs, now) {
      const opened = { count: 1, ends_at: now + windowMs };
      const row = await db
        .insertInto('uses')
        .values({ key: digestOf(key), ...opened })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((of) => ({
            count: of
              .case()
              .when(isPresentRow(of, windowMs, now))
              .then(of('uses.count', '+', 1))
              .else(opened.count)
              .end(),
            ends_at: of
              .case()
              .when(isPresentRow(of, windowMs, now))
              .then(of.ref('uses.ends_at'))
              .else(opened.ends_at)
              .end(),
          })),
        )
        .returning(['count', 'ends_at'])
        .executeTakeFirstOrThrow();
      return { uses: row.count, endsAt: row.ends_at };
    },
  };
}

/** Forgets windows that have ended. */
export async function forgetUses(db: Kysely<UseTables>, now: number): Promise<void> {
  await db.deleteFrom('uses').where('ends_at', '<=', now).execute();
}

/** `isPresent`, asked of the row. */
function isPresentRow(of: ExpressionBuilder<UseTables, 'uses'>, windowMs: number, now: number) {
  return of.and([of('uses.ends_at', '>', now), of('uses.ends_at', '<=', now + 2 * windowMs)]);
}
