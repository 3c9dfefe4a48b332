import { setImmediate as nextPass } from 'node:timers/promises';
import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SelectQueryNode } from 'kysely';

/** SQLite's one connection for writing: runs a statement at once, and tells whether a transaction is open. */
export interface WritingConnection {
  readonly isTransaction: boolean;
  run(sql: string, parameters?: readonly unknown[]): QueryResult<unknown>;
  /** On a connection of its own, which sees what is committed and nothing else. */
  read(sql: string, parameters: readonly unknown[]): QueryResult<unknown>;
  close(): void;
}

/** Passes of the event loop that a group stays open while others go on joining it. */
const MOST_PASSES = 8;

/** What is committed together. `committed` resolves when all of it is on the disk, and rejects when none of it is. */
interface Group {
  joined: number;
  readonly committed: Promise<void>;
  readonly settle: { resolve(): void; reject(error: unknown): void };
}

/**
 * Commits together, in one sync to disk, what comes to its end at about the same moment: each transaction is a savepoint of a group,
 * and its caller learns of the end only when the group is committed. A group of one is committed in the next pass of the event loop.
 * Outside a transaction only what is committed is read, so that nothing is told that a crash could take back.
 */
export class GroupCommitDriver implements Driver {
  readonly #connection: WritingConnection;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;
  #group: Group | null = null;

  constructor(connection: WritingConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Seat> {
    await this.#takeTurn();
    return new Seat(this);
  }

  async releaseConnection(seat: DatabaseConnection): Promise<void> {
    (seat as Seat).leave();
  }

  async beginTransaction(seat: DatabaseConnection): Promise<void> {
    this.#group ??= this.#openGroup();
    this.#connection.run('savepoint part');
    (seat as Seat).group = this.#group;
  }

  async commitTransaction(seat: DatabaseConnection): Promise<void> {
    const { group } = seat as Seat;
    if (group === this.#group) {
      this.#connection.run('release part');
      (seat as Seat).group = null;
      if (group) group.joined += 1;
    }
    (seat as Seat).leave();
    await group?.committed;
  }

  async rollbackTransaction(seat: DatabaseConnection): Promise<void> {
    const { group } = seat as Seat;
    (seat as Seat).group = null;
    // A full disk ends the whole transaction by itself; `run` has told the others of the group.
    if (group !== this.#group) return;
    this.#connection.run('rollback to part');
    this.#connection.run('release part');
  }

  async destroy(): Promise<void> {
    await this.#takeTurn();
    this.#commit();
    this.#connection.close();
    this.passTurn();
  }

  /** One statement of whoever holds the turn; what was run outside a transaction gives it back and waits for the group. */
  async run(seat: Seat, { sql, parameters, query }: CompiledQuery): Promise<QueryResult<unknown>> {
    if (seat.group === null && SelectQueryNode.is(query) && !this.#isMigrating()) return this.#connection.read(sql, parameters);
    // A pragma may be refused, or do nothing, in a transaction.
    if (seat.group === null && /^\s*(pragma|vacuum)/i.test(sql)) this.#commit();
    const result = this.#attempt(() => this.#connection.run(sql, parameters));
    if (seat.group === null && this.#group) {
      const { committed } = this.#group;
      seat.leave();
      await committed;
    }
    return result;
  }

  /** A transaction that is not ours: the tables may be there in it only. */
  #isMigrating(): boolean {
    return this.#group === null && this.#connection.isTransaction;
  }

  /** Gives the turn to whoever has waited longest. */
  passTurn(): void {
    const next = this.#waiting.shift();
    this.#isTaken = next !== undefined;
    next?.();
  }

  async #takeTurn(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  #openGroup(): Group {
    this.#connection.run('begin immediate');
    const { promise, ...settle } = Promise.withResolvers<void>();
    // Where everybody has rolled back, nobody waits for it.
    promise.catch(() => undefined);
    const group = { joined: 0, committed: promise, settle };
    void this.#commitWhenQuiet(group);
    return group;
  }

  async #commitWhenQuiet(group: Group): Promise<void> {
    for (let pass = 0, before = -1; pass < MOST_PASSES && group.joined > before; pass += 1) {
      before = group.joined;
      await nextPass();
    }
    await this.#takeTurn();
    if (this.#group === group) this.#commit();
    this.passTurn();
  }

  #commit(): void {
    const group = this.#group;
    if (!group) return;
    this.#group = null;
    try {
      this.#connection.run('commit');
      group.settle.resolve();
    } catch (error) {
      if (this.#connection.isTransaction) this.#connection.run('rollback');
      group.settle.reject(error);
    }
  }

  #attempt<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (this.#group && !this.#connection.isTransaction) {
        this.#group.settle.reject(error);
        this.#group = null;
      }
      throw error;
    }
  }
}

/** A caller's turn at the connection: until it is left, nobody else's statements come in between. */
class Seat implements DatabaseConnection {
  readonly #driver: GroupCommitDriver;
  #isHeld = true;
  /** The group that the caller's transaction is part of; null outside a transaction. */
  group: Group | null = null;

  constructor(driver: GroupCommitDriver) {
    this.#driver = driver;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#driver.run(this, query) as Promise<QueryResult<Row>>;
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const { rows } = await this.executeQuery<Row>(query);
    for (const row of rows) yield { rows: [row] };
  }

  leave(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#driver.passTurn();
  }
}
