import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../testkit/open-test-database.ts";

test("arrays of all types that tables have are parsed, and those of whole rows have no parser", async () => {
  const { db, client, close } = await openTestDatabase();
  const columns = sql`array[1, 2] as ints, array['a', null] as texts, array[true] as bools, array['{"a": 1}'::jsonb] as records`;
  const { rows } = (await db.execute(sql`select ${columns}`)) as { rows: unknown[] };
  expect(rows).toEqual([{ ints: [1, 2], texts: ["a", null], bools: [true], records: [{ a: 1 }] }]);
  const typesOfRows = await client.query<{ type: number }>(
    "select typarray as type from pg_type where typtype = 'c' and typarray <> 0",
  );
  expect(typesOfRows.rows.length).toBeGreaterThan(50);
  expect(typesOfRows.rows.filter(({ type }) => type in client.parsers && type >= 10_000)).toEqual([]);
  await close();
});
