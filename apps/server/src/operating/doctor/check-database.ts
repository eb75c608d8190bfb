import { sql } from "drizzle-orm";
import { appliedMigrations, knownMigrations } from "../../platform/database/applied-migrations.ts";
import { MIGRATIONS } from "../../platform/database/migrations-folder.ts";
import { NewerDatabaseError, requireUsableTables } from "../../platform/database/needed-migration.ts";
import type { DatabaseHandle } from "../../platform/database/open-database.ts";
import { rowsOf } from "../backup/catalog.ts";
import { countText } from "../size-text.ts";
import { checkClock } from "./check-clock.ts";
import type { Finding, Severity } from "./finding.ts";

const MIN_VERSION = 15;
/** Of the pool of one process, and two for messages. */
const CONNECTIONS_OF_PROCESS = 12;

/** An open database, as it was found. */
export async function checkDatabase(
  { db, kind }: Pick<DatabaseHandle, "db" | "kind">,
  now: () => Date,
): Promise<readonly Finding[]> {
  const finding = (severity: Severity, sentence: string): Finding => ({ subject: "database", severity, sentence });
  const found: Finding[] = [];
  const asked = performance.now();
  const [server] = await rowsOf<{ version: string; connections: string; at: string; words: boolean }>(
    db,
    sql`select current_setting('server_version') as version, current_setting('max_connections') as connections,
      (extract(epoch from clock_timestamp()) * 1000)::text as at,
      exists (select from pg_available_extensions where name = 'pg_trgm') as words`,
  );
  const took = performance.now() - asked;
  if (server === undefined) throw new Error("a query without a table has one row");
  const name = kind === "server" ? "The PostgreSQL server" : "The embedded database";
  found.push(
    Number.parseInt(server.version, 10) < MIN_VERSION
      ? finding("error", `${name} is version ${server.version}; ${MIN_VERSION} or later is needed.`)
      : finding("fine", `${name} (version ${server.version}) responds in ${Math.ceil(took)} ms.`),
  );
  if (kind === "server") {
    found.push(checkClock("the database server", now().getTime() - took / 2 - Number(server.at)));
    if (Number(server.connections) < 2 * CONNECTIONS_OF_PROCESS)
      found.push(
        finding(
          "warning",
          `The server allows ${server.connections} connections, and each process uses up to ${CONNECTIONS_OF_PROCESS}.`,
        ),
      );
  }
  if (!server.words)
    found.push(finding("warning", "The extension pg_trgm is not available: misspelt search words are not corrected."));
  return [...found, ...(await checkMigrations(db))];
}

async function checkMigrations(db: DatabaseHandle["db"]): Promise<readonly Finding[]> {
  const finding = (severity: Severity, sentence: string): Finding => ({ subject: "database", severity, sentence });
  const known = knownMigrations();
  const applied = await appliedMigrations(db);
  const hashes = new Set(known.map(({ hash }) => hash));
  const unknown = applied.filter(({ hash }) => !hashes.has(hash)).length;
  if (applied.length === 0) return [finding("warning", "The database has no tables. The first start creates them.")];
  if (unknown > 0) {
    const said = `The tables were made by a newer version (${countText(unknown, "migration")} unknown here).`;
    return [
      (await areUsable(db))
        ? finding("warning", `${said} This version can use them, for the time of an upgrade.`)
        : finding("error", `${said} This version cannot use them. Install that version.`),
    ];
  }
  const pending = known.length - applied.length;
  if (pending > 0)
    return [
      finding("warning", `${countText(pending, "migration")} will be applied by the next start. Make a backup first.`),
    ];
  return [finding("fine", `The tables are up to date (${countText(applied.length, "migration")}).`)];
}

async function areUsable(db: DatabaseHandle["db"]): Promise<boolean> {
  return requireUsableTables(db, MIGRATIONS).then(
    () => true,
    (error: unknown) => {
      if (error instanceof NewerDatabaseError) return false;
      throw error;
    },
  );
}
