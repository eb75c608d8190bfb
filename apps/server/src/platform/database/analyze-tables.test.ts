import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase, openUnusedTestDatabase } from "../../testkit/open-test-database.ts";
import { analyzeTables } from "./analyze-tables.ts";
import { searchWords } from "./tables.ts";

test("the embedded database gets statistics of the tables that have grown, and only of those", async () => {
  const database = await openUnusedTestDatabase();
  const { db } = database;
  const rowsKnown = async (): Promise<number> => {
    const { rows } = (await db.execute(
      sql`select reltuples::int as count from pg_class where relname = 'search_words'`,
    )) as unknown as { readonly rows: readonly { readonly count: number }[] };
    return rows[0]?.count ?? 0;
  };
  await analyzeTables(database);
  await db.insert(searchWords).values(Array.from({ length: 5_000 }, (_, index) => ({ word: `word${index}` })));
  expect(await analyzeTables(database)).toEqual(["search_words"]);
  expect(await rowsKnown()).toBe(5_000);
  expect(await analyzeTables(database)).toEqual([]);
  await db.insert(searchWords).values({ word: "another" });
  expect(await analyzeTables(database)).toEqual([]);
  await database.close();
});

test("a table with a new index, which notes its size, gets its statistics", async () => {
  const database = await openUnusedTestDatabase();
  const { db } = database;
  await db.insert(searchWords).values(Array.from({ length: 5_000 }, (_, index) => ({ word: `word${index}` })));
  await db.execute(sql`create index by_length on search_words (length(word))`);
  expect(await analyzeTables(database)).toEqual(["search_words"]);
  expect(await analyzeTables(database)).toEqual([]);
  await database.close();
});

test("a server analyzes its tables itself", async () => {
  const { db, close } = await openTestDatabase();
  expect(await analyzeTables({ db, kind: "server" })).toEqual([]);
  await close();
});
