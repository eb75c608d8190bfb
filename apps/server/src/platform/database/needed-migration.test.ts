import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openUnusedTestDatabase } from "../../testkit/open-test-database.ts";
import { MIGRATIONS } from "./migrations-folder.ts";
import { NewerDatabaseError } from "./needed-migration.ts";
import type { EmbeddedDatabase } from "./open-database.ts";

const TOMORROW = 4_102_444_800_000;

let database: EmbeddedDatabase;
/** The migrations of a newer version, which has all of this one. */
let newer: string;
beforeEach(async () => {
  database = await openUnusedTestDatabase();
  newer = await mkdtemp(join(tmpdir(), "tracewright-newer-"));
  await cp(MIGRATIONS, newer, { recursive: true });
});
afterEach(async () => {
  await database.close();
  await rm(newer, { recursive: true });
});

async function addMigration(tag: string, when: number, text: string): Promise<void> {
  const path = join(newer, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(path, "utf8"));
  journal.entries.push({ idx: journal.entries.length, version: "7", when, tag, breakpoints: true });
  await writeFile(path, JSON.stringify(journal));
  await appendFile(join(newer, `${tag}.sql`), text);
}

test("a version that has added something leaves the tables to the one before", async () => {
  await addMigration("0900_note", TOMORROW, 'ALTER TABLE "users" ADD COLUMN "note" text;');
  await database.migrate(newer);
  await database.migrate();
  const { rows } = (await database.db.execute(sql`select note from users`)) as unknown as { rows: unknown[] };
  expect(rows).toEqual([]);
});

test("a version that has taken something away is the oldest that may use the tables from then on", async () => {
  await addMigration("0900_note", TOMORROW, "-- contract: no version reads notices' titles\nSELECT 1;");
  await addMigration("0901_more", TOMORROW + 1, 'CREATE INDEX "of_tomorrow" ON "users" USING btree ("name");');
  await database.migrate(newer);
  await expect(database.migrate()).rejects.toThrow(NewerDatabaseError);
  // One that knows what was taken away, though not what was added later.
  const journal = JSON.parse(await readFile(join(newer, "meta", "_journal.json"), "utf8"));
  journal.entries.pop();
  await writeFile(join(newer, "meta", "_journal.json"), JSON.stringify(journal));
  await database.migrate(newer);
});
