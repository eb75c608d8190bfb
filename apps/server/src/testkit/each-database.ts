import { afterAll, beforeAll, describe } from "vitest";
import { type DatabaseHandle, openServerDatabase } from "../platform/database/open-database.ts";
import { openTestDatabase } from "./open-test-database.ts";
import { findPostgres, type Postgres, startPostgres } from "./start-postgres.ts";

/** The same tests on the embedded database and, where one is installed, on a PostgreSQL server. */
export function describeOnEachDatabase(tests: (database: () => DatabaseHandle) => void): void {
  const programs = findPostgres();
  describe("on the embedded database", () => {
    let database: DatabaseHandle;
    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());
    tests(() => database);
  });
  describe.skipIf(programs === undefined)("on a PostgreSQL server", () => {
    let postgres: Postgres;
    let database: DatabaseHandle;
    beforeAll(async () => {
      postgres = await startPostgres(programs ?? "", { isMigrated: true });
      database = await openServerDatabase(postgres.connectionString);
    });
    afterAll(async () => {
      await database.close();
      await postgres.stop();
    });
    tests(() => database);
  });
}
