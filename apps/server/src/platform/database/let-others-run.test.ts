import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../testkit/open-test-database.ts";
import { letOthersRun } from "./let-others-run.ts";

/** Answers at once after some milliseconds of computing, as the embedded database does. */
function busyDatabase(milliseconds: number) {
  return {
    execProtocolRaw: async () => {
      const until = performance.now() + milliseconds;
      while (performance.now() < until);
      return new Uint8Array();
    },
  };
}

/** How often something else had its turn while the queries ran. */
async function turnsDuring(work: () => Promise<void>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    if (isDone) return;
    turns += 1;
    setImmediate(count);
  };
  setImmediate(count);
  await work().finally(() => {
    isDone = true;
  });
  return turns;
}

test("a long chain of queries lets others run in between, and a single one runs at once", async () => {
  const client = busyDatabase(2);
  const chain = async (): Promise<void> => {
    for (let query = 0; query < 30; query += 1) await client.execProtocolRaw();
  };
  expect(await turnsDuring(chain)).toBe(0);
  letOthersRun(client);
  expect(await turnsDuring(chain)).toBeGreaterThanOrEqual(5);
});

test("the queries of a transaction let others run as well", async () => {
  const { db, close } = await openTestDatabase();
  const chain = () =>
    db.transaction(async (transaction) => {
      for (let query = 0; query < 50; query += 1)
        await transaction.execute(sql`select sum(number) from generate_series(1, 50000) as number`);
    });
  expect(await turnsDuring(chain)).toBeGreaterThanOrEqual(5);
  await close();
});
