import { inspect } from "node:util";
import type { Span, Tracer } from "@opentelemetry/api";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { describeOnEachDatabase } from "../../testkit/each-database.ts";
import { presentError } from "../../wire/present-error.ts";
import { describeFault } from "../describe-fault.ts";
import { Spans } from "../spans.ts";
import { isUniqueViolation } from "./is-unique-violation.ts";
import type { Database } from "./open-database.ts";

/** Stands for the hash of a session's token. */
const MARKER = "f5a7marker";

describeOnEachDatabase((database) => {
  const failures: readonly { name: string; says: RegExp; ask(db: Database): Promise<unknown> }[] = [
    {
      name: "of a table that is not there",
      says: /Failed query: select from nowhere where name = \$1[\s\S]*relation "nowhere" does not exist/,
      ask: (db) => db.execute(sql`select from nowhere where name = ${MARKER}`),
    },
    {
      name: "whose parameter is of another type, which the database quotes",
      says: /Failed query: select [\s\S]*invalid input syntax for type uuid: "…"/,
      ask: (db) => db.execute(sql`select ${MARKER}::uuid`),
    },
    {
      name: "in a transaction, of a row that is there already, which the database quotes in its details",
      says: /Failed query: insert into names values \(\$1\), \(\$2\)[\s\S]*duplicate key value violates unique constraint/,
      ask: (db) =>
        db.transaction(async (transaction) => {
          await transaction.execute(sql`create temporary table names (name text primary key)`);
          await transaction.execute(sql`insert into names values (${MARKER}), (${MARKER})`);
        }),
    },
  ];

  test.each(failures)("a failed query $name reaches no log, trace or answer with its parameters", async (failure) => {
    const recorded: unknown[] = [];
    const span = {
      recordException: (error: unknown) => recorded.push(error),
      setStatus: (status: unknown) => recorded.push(status),
      end: () => {},
    } as unknown as Span;
    const spans = new Spans({
      startActiveSpan: (...values: unknown[]) => (values.at(-1) as (span: Span) => unknown)(span),
    } as Tracer);
    const error: unknown = await spans
      .during("query", {}, () => failure.ask(database().db))
      .catch((caught: unknown) => caught);
    expect(describeFault(error)).toMatch(failure.says);
    expect(recorded[0]).toBe(error);
    const answer = JSON.stringify(presentError(error, () => {}));
    const everything = [describeFault(error), answer, inspect([error, recorded], { depth: null, showHidden: true })];
    for (const text of everything) expect(text).not.toContain(MARKER);
  });

  test("callers still see why: codes and constraints stay", async () => {
    const refused = database().db.transaction(async (transaction) => {
      await transaction.execute(sql`create temporary table others (name text constraint others_name primary key)`);
      await transaction.execute(sql`insert into others values (${MARKER}), (${MARKER})`);
    });
    await expect(refused).rejects.toSatisfy((error) => isUniqueViolation(error, "others_name"));
  });

  test("a long query is cut", async () => {
    const names = sql.join(
      Array.from({ length: 500 }, (_, index) => sql`${index}`),
      sql`, `,
    );
    const error: unknown = await database()
      .db.execute(sql`select from nowhere where name in (${names})`)
      .catch((caught: unknown) => caught);
    expect((error as Error).message.length).toBeLessThan(400);
  });
});
