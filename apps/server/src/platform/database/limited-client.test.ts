import { mkdtemp, rm } from "node:fs/promises";
import { createConnection, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { findPostgres, startPostgres } from "../../testkit/start-postgres.ts";
import { isOutage } from "./is-outage.ts";
import { type Database, openServerDatabase } from "./open-database.ts";

const programs = findPostgres();
const LIMIT_MS = 2000;

/** A line to a server that swallows what passes while it is cut and reports nothing, as a network that is gone. */
async function openLine(connectionString: string): Promise<{ connectionString: string; cut(): void; mend(): void }> {
  const directory = await mkdtemp(join(tmpdir(), "twline-"));
  const real = new URL(connectionString).searchParams.get("host") ?? "";
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = createConnection(join(real, ".s.PGSQL.5432"));
    // What was swallowed never comes, so a connection that was open at the time is of no use afterwards.
    let isSpoilt = isCut;
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      open.add(from.on("error", () => {}));
      from.on("close", () => to.destroy());
      from.on("data", (bytes) => {
        isSpoilt ||= isCut;
        if (!isSpoilt) to.write(bytes);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(join(directory, ".s.PGSQL.5432"), resolve));
  onTestFinished(async () => {
    for (const socket of open) socket.destroy();
    server.close();
    await rm(directory, { recursive: true, force: true });
  });
  return {
    connectionString: `postgres://tracewright@localhost/tracewright?host=${encodeURIComponent(directory)}`,
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
  };
}

const numberOf = async (db: Database, number: number): Promise<unknown> =>
  ((await db.execute(sql`select ${number}::int as number`)) as { rows: { number: number }[] }).rows[0]?.number;

describe.skipIf(programs === undefined)("a PostgreSQL server that no longer answers", () => {
  test("every query and transaction fails as an outage, and afterwards each query gets its own answer", async () => {
    const postgres = await startPostgres(programs ?? "");
    onTestFinished(() => postgres.stop());
    const line = await openLine(postgres.connectionString);
    // The tables are of no interest here.
    const { db, close } = await openServerDatabase(line.connectionString, { asFound: true, limitMs: LIMIT_MS });
    onTestFinished(close);
    await expect.poll(() => numberOf(db, 1).catch(() => undefined), { timeout: 30_000 }).toBe(1);

    const inTransaction = db.transaction(async (transaction) => {
      await numberOf(transaction, 2);
      line.cut();
      return numberOf(transaction, 3);
    });
    // More than there are connections: some wait for one.
    const failures = await Promise.all(
      [inTransaction, ...Array.from({ length: 15 }, (_, index) => numberOf(db, index))].map((answer) =>
        answer.then(
          () => "answered",
          (error: unknown) => (isOutage(error) ? "outage" : String(error)),
        ),
      ),
    );
    // The transaction cuts the line when some of the queries may have their answers.
    expect(failures[0]).toBe("outage");
    expect(failures.filter((failure) => failure !== "answered" && failure !== "outage")).toEqual([]);
    await expect(inTransaction).rejects.toMatchObject({
      cause: { message: expect.stringContaining("did not answer a query within 2 s") },
    });
    await expect(numberOf(db, 4)).rejects.toSatisfy(isOutage);

    line.mend();
    await expect.poll(() => numberOf(db, 5).catch(() => undefined), { timeout: 30_000 }).toBe(5);
    const answers = await Promise.all(Array.from({ length: 15 }, (_, index) => numberOf(db, index)));
    expect(answers).toEqual(Array.from({ length: 15 }, (_, index) => index));
  });
});
