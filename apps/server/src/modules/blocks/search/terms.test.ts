import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DatabaseHandle } from "../../../platform/database/open-database.ts";
import { openTestDatabase } from "../../../testkit/open-test-database.ts";
import { exactQueryOf, queryOf, queryWords } from "./search-query.ts";
import { formsOf, hangulPairs, termsOf, vectorOf, wordsOf } from "./terms.ts";

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("a maker's number is one word, found whole, without signs and by its pieces", () => {
  expect(wordsOf("AMS1117-3.3, SOT-223")).toEqual(["ams1117-3.3", "sot-223"]);
  expect(formsOf("ams1117-3.3")).toEqual(["ams1117-3.3", "ams111733", "ams1117", "3.3"]);
});

test("Hangul is found by pairs of letters", () => {
  expect(hangulPairs("레귤레이터")).toEqual(["레귤", "귤레", "레이", "이터"]);
  expect(hangulPairs("3v3레")).toEqual([]);
});

const TEXT = 'Buck converter TPS62130-Q1 3.3 V 강압 레귤레이터, can-fd 트랜시버 LDO\'s "quoted" back\\slash';

async function finds(query: string | undefined): Promise<boolean> {
  const vector = vectorOf(termsOf({ A: [TEXT], B: [], C: [], D: [] }));
  const { rows } = (await database.db.execute(
    sql`select ${vector}::tsvector @@ ${query ?? ""}::tsquery as found`,
  )) as unknown as {
    rows: { found: boolean }[];
  };
  return rows[0]?.found ?? false;
}

test.each([
  "buck",
  "BUCK conv",
  "tps62130",
  "TPS62130-Q1",
  "tps62130q1",
  "tps6",
  "3.3",
  "레귤레이터를",
  "귤레이",
  "레귤",
  "강압",
  "트랜시버의 canfd",
  "can-fd",
])("%s finds the block", async (keyword) => {
  expect(await finds(queryOf(queryWords(keyword)))).toBe(true);
});

test.each(["boost", "buck boost", "tps62131", "귤터", "5.0"])("%s does not", async (keyword) => {
  expect(await finds(queryOf(queryWords(keyword)))).toBe(false);
});

test("one of several words is enough where any is asked for", async () => {
  expect(await finds(queryOf(queryWords("boost buck"), true))).toBe(true);
});

test("whatever somebody types is a question and never a fault", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.string({ unit: fc.constantFrom("'", "\\", ":", "*", "&", "|", "!", "(", "<", "a", " ") }),
      ),
      async (keyword) => {
        const words = queryWords(keyword);
        for (const query of [queryOf(words), queryOf(words, true), words.length > 0 ? exactQueryOf(words) : undefined])
          if (query !== undefined) await database.db.execute(sql`select ${query}::tsquery`);
      },
    ),
    { numRuns: 200 },
  );
});

test("whatever a block is called can be searched for", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ maxLength: 60 }).filter((text) => !text.includes("\0")),
      async (name) => {
        await database.db.execute(sql`select ${vectorOf(termsOf({ A: [name], B: [name], C: [], D: [] }))}::tsvector`);
      },
    ),
    { numRuns: 200 },
  );
});
