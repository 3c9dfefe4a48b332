/**
 * The database cannot take anything just now: it is away, starting or stopping, full, read-only, or everybody is waiting for it.
 * Nothing of what was asked for is known to be stored; the same may work in a moment.
 */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
