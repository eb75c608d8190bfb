import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Configuration } from "../platform/configuration.ts";
import { DirectoryInUseError } from "../platform/database/directory-lock.ts";
import { type DatabaseHandle, openEmbeddedDatabase, openServerDatabase } from "../platform/database/open-database.ts";
import { openStorage } from "../platform/open-storage.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { reasonOf } from "./reason-of.ts";
import { CommandRefusal } from "./refusal.ts";

export interface Installation {
  readonly database: DatabaseHandle;
  readonly storage: Storage;
}

/** Opens database and storage of the settings as they are, for `work`. Tables are neither created nor migrated. */
export async function withInstallation<Result>(
  configuration: Configuration,
  work: (installation: Installation) => Promise<Result>,
): Promise<Result> {
  const database = await openAsFound(configuration);
  try {
    return await work({ database, storage: openStorage(configuration) });
  } finally {
    await database.close();
  }
}

/** Whether the data folder has an embedded database. */
export function hasEmbeddedDatabase({ dataDir }: Pick<Configuration, "dataDir">): boolean {
  return existsSync(join(dataDir, "db", "PG_VERSION"));
}

async function openAsFound({ databaseUrl, dataDir }: Configuration): Promise<DatabaseHandle> {
  if (databaseUrl !== undefined)
    return openServerDatabase(databaseUrl, { asFound: true }).then(async (database) => {
      const failure = await database.isReady().then(
        () => undefined,
        (error: unknown) => error,
      );
      if (failure === undefined) return database;
      await database.close();
      throw new CommandRefusal(`The database server of DATABASE_URL cannot be reached: ${reasonOf(failure)}.`);
    });
  return openEmbeddedDatabase({ directory: dataDir, asFound: true }).catch((error: unknown) => {
    if (!(error instanceof DirectoryInUseError)) throw error;
    throw new CommandRefusal(
      `The server is running on the embedded database in ${dataDir}, which serves one process at a time. ` +
        "Stop the server and repeat the command. With a PostgreSQL server (DATABASE_URL) a backup needs no stop.",
    );
  });
}
