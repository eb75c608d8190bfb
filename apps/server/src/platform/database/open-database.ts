import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import { migrate as migrateServer } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { lockDirectory } from "./directory-lock.ts";
import { hideParametersInErrors } from "./failed-query-error.ts";
import { forgetRowParsers } from "./forget-row-parsers.ts";
import { keepCompiledCode } from "./keep-compiled-code.ts";
import { keepPrivate } from "./keep-private.ts";
import { letOthersRun } from "./let-others-run.ts";
import { limitedClient } from "./limited-client.ts";
import { listenOnServer } from "./listen-on-server.ts";
import { MIGRATIONS } from "./migrations-folder.ts";
import { noteNeededMigration, requireUsableTables } from "./needed-migration.ts";
import { withDiskSpace } from "./require-disk-space.ts";
import type * as tables from "./tables.ts";

hideParametersInErrors();

/** Queries run on this, on the database itself and inside a transaction alike. */
export type Database = Pick<
  PgDatabase<PgQueryResultHKT, typeof tables>,
  | "select"
  | "selectDistinct"
  | "selectDistinctOn"
  | "insert"
  | "update"
  | "delete"
  | "execute"
  | "transaction"
  | "$count"
>;

export interface DatabaseHandle {
  readonly db: Database;
  readonly kind: "embedded" | "server";
  /** A message to every process on this database; the text must stay under 8,000 bytes, so it carries ids. */
  notify(channel: string, text: string): Promise<void>;
  /** `missed` is called when messages may have been lost: the connection broke and stands again. */
  listen(channel: string, receive: (text: string) => void, missed: () => void): Promise<() => Promise<void>>;
  /** True when a trivial query is answered. */
  isReady(): Promise<boolean>;
  /**
   * Brings the tables up to date, or as far as the migrations of this folder. Throws `NewerDatabaseError` where a newer version
   * has taken away what this one uses.
   */
  migrate(folder?: string): Promise<void>;
  /** For a library that writes its own SQL. */
  readonly connection: { readonly embedded: PGlite } | { readonly server: Pick<pg.Pool, "query"> };
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Holds the database in `db`, under our lock. Absent: in memory. */
  readonly directory?: string;
  /** A dump of a migrated database to begin with: tests spare themselves the five seconds of creating one. */
  readonly dump?: Blob;
  /** Leaves the tables as they are; a backup changes nothing. */
  readonly asFound?: boolean;
}

export interface ServerOptions extends Pick<EmbeddedOptions, "asFound"> {
  /** Milliseconds for one query, for connecting and for the wait for a free connection. Absent: no limit, as backups need it. */
  readonly limitMs?: number;
}

/** The embedded PostgreSQL: file-backed, single process, nothing to install. */
export function openEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { directory } = options;
  return directory === undefined ? openEmbedded(options) : withDiskSpace(directory, () => openEmbedded(options));
}

export type EmbeddedDatabase = DatabaseHandle & { readonly client: PGlite };

async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const lock = options.directory === undefined ? undefined : await lockDirectory(options.directory);
  try {
    const dataDir = options.directory === undefined ? "memory://" : join(options.directory, "db");
    // Made before the database fills it, so that none of its files can be reached even while it is created.
    if (options.directory !== undefined) await mkdir(dataDir, { recursive: true, mode: 0o700 });
    if (options.directory !== undefined) await chmod(dataDir, 0o700);
    keepCompiledCode();
    const client = await PGlite.create({
      dataDir,
      extensions: { pg_trgm },
      ...(options.dump && { loadDataDir: options.dump }),
    });
    letOthersRun(client);
    forgetRowParsers(client);
    if (options.dump === undefined && !options.asFound) await handleOf(client).migrate();
    if (options.directory !== undefined) await keepPrivate(dataDir);
    return {
      client,
      ...handleOf(client),
      close: async () => {
        await client.close();
        await lock?.release();
      },
    };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

/** What a server uses of an open embedded database. */
export function handleOf(client: PGlite): Omit<DatabaseHandle, "close"> {
  return {
    db: drizzleEmbedded(client) as unknown as Database,
    kind: "embedded",
    notify: async (channel, text) => {
      await client.query("select pg_notify($1, $2)", [channel, text]);
    },
    listen: (channel, receive) => client.listen(channel, receive),
    isReady: async () => (await client.query("select 1")).rows.length === 1,
    connection: { embedded: client },
    migrate: async (folder = MIGRATIONS) => {
      const db = drizzleEmbedded(client);
      await requireUsableTables(db, folder);
      await migrateEmbedded(db, { migrationsFolder: folder });
      await noteNeededMigration(db, folder);
    },
  };
}

/** Two servers that start together must not migrate together; the number is ours alone. */
const MIGRATION_LOCK = 7_220_191;

/**
 * Ends the transactions of a process whose network is gone after 25 s; PostgreSQL would hold their locks for two hours. It
 * has no effect on connections within one machine, and some operating systems do not have it.
 */
async function noticeDeadProcesses(client: pg.ClientBase): Promise<void> {
  const settings = { tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 };
  const each = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', false)`);
  await client.query(`select ${each.join(", ")}`).catch(() => {});
}

/** A PostgreSQL server, for several processes and for durability against power loss. */
export async function openServerDatabase(
  connectionString: string,
  { asFound = false, limitMs }: ServerOptions = {},
): Promise<DatabaseHandle> {
  const Client = limitMs === undefined ? pg.Client : limitedClient(limitMs);
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    ...(limitMs !== undefined && { Client, connectionTimeoutMillis: limitMs, onConnect: noticeDeadProcesses }),
  });
  // An idle connection that breaks reports here; the pool replaces it, and readiness shows the outage.
  pool.on("error", () => {});
  // One that breaks while a transaction holds it reports to itself alone, and unheard that would end the process. The
  // transaction's next query fails, and the pool lets go of the connection.
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = drizzleServer(pool);
  // Drizzle takes a connection for a transaction and, where its "begin" already fails, never gives it back: an outage used to
  // use all ten, and the next caller waited forever.
  db.transaction = async (work, config) => {
    const held = await pool.connect();
    let failure: unknown;
    try {
      return await drizzleServer(held).transaction(
        (transaction) =>
          work(transaction).catch((error: unknown) => {
            failure = error;
            throw error;
          }),
        config,
      );
    } catch (error) {
      // Of a connection that broke, Drizzle reports that it could not roll back.
      throw failure ?? error;
    } finally {
      held.release();
    }
  };
  // Of its own, without the limit: a migration of a large table takes as long as it takes.
  const migrate = async (folder: string): Promise<void> => {
    const client = new pg.Client({
      connectionString,
      ...(limitMs !== undefined && { connectionTimeoutMillis: limitMs }),
    });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
      const held = drizzleServer(client);
      await requireUsableTables(held, folder);
      await migrateServer(held, { migrationsFolder: folder });
      await noteNeededMigration(held, folder);
    } finally {
      // This releases the lock.
      await client.end();
    }
  };
  if (!asFound)
    await migrate(MIGRATIONS).catch(async (error: unknown) => {
      await pool.end();
      throw error;
    });
  return {
    db: db as unknown as Database,
    kind: "server",
    notify: async (channel, text) => {
      await pool.query("select pg_notify($1, $2)", [channel, text]);
    },
    listen: (channel, receive, missed) =>
      listenOnServer(() => new Client({ connectionString }), channel, receive, missed),
    isReady: async () => (await pool.query("select 1")).rowCount === 1,
    connection: { server: pool },
    migrate: (folder = MIGRATIONS) => migrate(folder),
    close: () => pool.end(),
  };
}
