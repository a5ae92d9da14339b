/**
 * The embedded store's way to the disk. A commit goes into the log file without waiting (`synchronous = NORMAL`); then the log is synced off the
 * main thread, and only then does anybody hear of it: whoever asked, or whoever waits for the one connection. So what is promised is what
 * `synchronous = FULL` promises, and the players at other tables are served while the disk works.
 */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SelectQueryNode,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import type Database from 'libsql';

export type SqliteFile = InstanceType<typeof Database>;

class DurableDriver extends SqliteDriver {
  readonly #file: SqliteFile;
  readonly #sync: () => Promise<void>;
  /** Once the disk has failed, what it holds is not known: nothing is answered any more. */
  #failure: unknown;

  constructor(file: SqliteFile, sync: () => Promise<void>) {
    super({ database: file });
    this.#file = file;
    this.#sync = sync;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
        if (this.#failure !== undefined) throw this.#failure;
        const result = await connection.executeQuery<R>(query);
        // Within a transaction nothing is promised yet: its commit is a statement too.
        if (!SelectQueryNode.is(query.query) && !this.#file.inTransaction) await this.#synced();
        return result;
      },
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  async #synced(): Promise<void> {
    try {
      await this.#sync();
    } catch (error) {
      this.#failure = error;
      throw error;
    }
  }
}

/** `sync`: resolves when everything that was written to the log before is on the disk. */
export const durableSqlite = (file: SqliteFile, sync: () => Promise<void>): Dialect => {
  const plain = new SqliteDialect({ database: file });
  return {
    createDriver: () => new DurableDriver(file, sync),
    createQueryCompiler: () => plain.createQueryCompiler(),
    createAdapter: () => plain.createAdapter(),
    createIntrospector: db => plain.createIntrospector(db),
  };
};
