import { TOPICS } from '../../facts/topic.ts';
import type { Turn } from '../../interview/interview.ts';
import type { Database } from '../database.server.ts';

/** Where an interview may be left: at a topic, or at the figures read back. */
const PLACES = [...TOPICS, 'read-back'] as const;

type Place = (typeof PLACES)[number];

const QUIET_MS = 60 * 60 * 1000;

/**
 * Counts interviews that have had no answer for an hour, by the topic that was asked. Each call looks at those whose hour has
 * ended since the call before, so the cost is that of the new ones alone. Taken up again and left again, an interview counts twice.
 */
export function createAbandonedCount(database: Database, clock: () => Date): () => Promise<ReadonlyMap<Place, number>> {
  const counts = new Map<Place, number>(PLACES.map((place) => [place, 0]));
  const limit = () => new Date(clock().getTime() - QUIET_MS).toISOString();
  let from = limit();
  return async () => {
    const to = limit();
    // A clock that was put back waits until it has caught up.
    if (to <= from) return counts;
    const [after, until] = [from, to];
    from = to;
    const left = await findLeft(database, after, until).catch((error: unknown) => {
      from = after;
      throw error;
    });
    for (const place of left) counts.set(place, (counts.get(place) ?? 0) + 1);
    return counts;
  };
}

/** Where the interviews stood that were last answered after `after` and until `until`; those that came to their end left out. */
async function findLeft(database: Database, after: string, until: string): Promise<Place[]> {
  const rows = await database
    .selectFrom('sessions')
    .leftJoin('turns', (join) =>
      join.onRef('turns.session_id', '=', 'sessions.id').on('turns.number', '=', (last) =>
        last
          .selectFrom('turns as later')
          .select((one) => one.fn.max('later.number').as('number'))
          .whereRef('later.session_id', '=', 'sessions.id'),
      ),
    )
    .select('turns.turn')
    .where('sessions.last_active_at', '>', after)
    .where('sessions.last_active_at', '<=', until)
    .execute();
  return rows.flatMap(({ turn }): Place[] => {
    if (turn === null) return [PLACES[0]];
    const { reply } = JSON.parse(turn) as Turn;
    return reply.isComplete ? [] : [reply.topic ?? 'read-back'];
  });
}
