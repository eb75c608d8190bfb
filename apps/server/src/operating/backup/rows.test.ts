import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { describeOnEachDatabase } from "../../testkit/each-database.ts";
import { openUnusedTestDatabase } from "../../testkit/open-test-database.ts";
import { readTables, rowsOf } from "./catalog.ts";
import { readRows, withSnapshot } from "./read-rows.ts";
import { insertRows } from "./write-rows.ts";

/** Values of every type of the schema that a careless text would lose. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  bigint: ["9007199254740993", "-9223372036854775808"],
  boolean: ["true", "false"],
  date: ["'0044-03-15 BC'", "'infinity'"],
  "double precision": ["0.1::float8 + 0.2::float8", "'-0'", "'NaN'", "5e-324"],
  integer: ["-2147483648"],
  json: ["'null'", `'{"b": 1.10,  "a": [null, "\\u00e9\\""], "b": 2}'`, "'12345678901234567890123'"],
  jsonb: ["'null'", `'{"a": [1.10, "\\u00e9\\"", null]}'`, "'12345678901234567890123'"],
  real: ["0.1::real", "1e-45"],
  text: ["''", "'null'", "E'a\\nb\\t\\\\ \"quoted\" ''single'''", "'한국어 🔌'", "'{\"a\",}'"],
  "text[]": ["'{}'", `array['a,b', '"', null, '', E'\\\\']`],
  "timestamp(3) with time zone": ["'2026-03-29 02:30:00.123+01'", "'infinity'"],
  tsvector: [`$$'a fat':1A 'cat''s':2B,3 'rat'$$::tsvector`],
  uuid: ["'00000000-0000-4000-8000-000000000000'"],
};
const TYPES = Object.keys(VALUES);

test("the values cover every type of the tables", async () => {
  const database = await openUnusedTestDatabase();
  const used = (await readTables(database.db)).flatMap(({ columns }) => columns.map(({ type }) => type));
  await database.close();
  expect([...new Set(used)].filter((type) => !TYPES.includes(type))).toEqual([]);
});

describeOnEachDatabase((database) => {
  test("rows that were read and inserted again are the same to the last bit, nulls too", async () => {
    const { db } = database();
    const columns = TYPES.map((type, index) => ({ name: `Column "${index}"`, type }));
    const declared = columns.map(({ name, type }) => sql`${sql.identifier(name)} ${sql.raw(type)}`);
    const [from, to] = ["before backup", "after backup"];
    for (const name of [from, to])
      await db.execute(sql`create table ${sql.identifier(name)} (${sql.join(declared, sql`, `)})`);
    await db.execute(sql`insert into ${sql.identifier(from)} default values`);
    for (const [index, type] of TYPES.entries())
      for (const value of VALUES[type] ?? [])
        await db.execute(
          sql`insert into ${sql.identifier(from)} (${sql.identifier(columns[index]?.name ?? "")})
            values ((${sql.raw(value)})::${sql.raw(type)})`,
        );
    const lines: string[] = [];
    await withSnapshot(db, async (session) => {
      for await (const some of readRows(session, { name: from, columns })) lines.push(...some);
    });
    await db.transaction(async (session) => {
      await session.execute(sql`set local timezone = 'UTC'`);
      await insertRows(session, { name: to, columns }, lines);
    });
    const textOf = async (name: string) =>
      (await rowsOf<{ text: string }>(db, sql`select one::text as text from ${sql.identifier(name)} as one`)).map(
        ({ text }) => text,
      );
    const before = await textOf(from);
    expect(before.length).toBe(1 + Object.values(VALUES).flat().length);
    expect(await textOf(to)).toEqual(before);
    for (const name of [from, to]) await db.execute(sql`drop table ${sql.identifier(name)}`);
  });

  test("rows that others write while a table is read are not seen", async () => {
    const { db, kind } = database();
    // The embedded database has one connection: nobody writes during a transaction.
    if (kind === "embedded") return;
    await db.execute(sql`create table counted (number integer)`);
    await db.execute(sql`insert into counted select generate_series(1, 1000)`);
    let read = 0;
    await withSnapshot(db, async (session) => {
      for await (const lines of readRows(session, {
        name: "counted",
        columns: [{ name: "number", type: "integer" }],
      })) {
        read += lines.length;
        await db.execute(sql`insert into counted select generate_series(1, 10)`);
        await db.execute(sql`delete from counted where number > 900`);
      }
    });
    await db.execute(sql`drop table counted`);
    expect(read).toBe(1000);
  });
});
