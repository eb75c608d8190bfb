import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../testkit/open-test-database.ts";
import type { DatabaseHandle } from "../database/open-database.ts";
import { workTurns } from "../database/tables.ts";
import { forgetOldTurns, MAX_WEIGHT, nextTurn, nextTurns, noteBegun } from "./work-turns.ts";

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Name = "a" | "b" | "c";
const weight = () => fc.integer({ min: 1, max: MAX_WEIGHT });

/** A line that gives out the lowest turn, of equal ones the oldest. */
class Line {
  readonly waiting: { readonly name: string; readonly holder: Name; readonly turn: number }[] = [];
  #number = 0;

  async ask(holder: Name, weight = 1): Promise<string> {
    const turn = await nextTurn(database.db, { kind: "run", holder, weight });
    const name = `${holder}${++this.#number}`;
    this.waiting.push({ name, holder, turn });
    return name;
  }

  async take(): Promise<{ readonly name: string; readonly holder: Name } | undefined> {
    const [next] = this.waiting.toSorted((one, other) => one.turn - other.turn);
    if (next === undefined) return undefined;
    this.waiting.splice(this.waiting.indexOf(next), 1);
    await noteBegun(database.db, "run", next.turn);
    return next;
  }
}

async function openLine(): Promise<Line> {
  await database.db.delete(workTurns);
  return new Line();
}

test("who asks late is next, however much another has asked for, and each holder's own jobs keep their order", async () => {
  const line = await openLine();
  for (let job = 0; job < 5; job++) await line.ask("a");
  for (let job = 0; job < 3; job++) await line.take();
  await line.ask("b");
  await line.ask("b");
  const names = [];
  for (let next = await line.take(); next; next = await line.take()) names.push(next.name);
  expect(names).toEqual(["b6", "a4", "b7", "a5"]);
});

test("a holder of weight 2 has two turns for each of another's, from the first to the last", async () => {
  const line = await openLine();
  for (let job = 0; job < 6; job++) await line.ask("a", 2);
  for (let job = 0; job < 3; job++) await line.ask("b");
  const holders = [];
  for (let next = await line.take(); next; next = await line.take()) holders.push(next.holder);
  expect(holders.join("")).toBe("abaabaaba");
});

test("whoever asks and whatever is taken when, nobody is passed by the same other holder more often than their weights say", async () => {
  const weights = fc.record({ a: weight(), b: weight(), c: weight() });
  const act = fc.oneof(
    fc.record({ holder: fc.constantFrom("a", "b", "c") }),
    fc.record({ holder: fc.constantFrom("a", "b", "c") }),
    fc.constant("take" as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 40 }), weights, async (acts, weightOf) => {
      const line = await openLine();
      /** By whom each holder was passed since they began to wait, or since their own last turn. */
      const passedBy = new Map<Name, Name[]>();
      for (const each of acts) {
        if (each !== "take") {
          if (!line.waiting.some(({ holder }) => holder === each.holder)) passedBy.set(each.holder, []);
          await line.ask(each.holder, weightOf[each.holder]);
          continue;
        }
        const taken = await line.take();
        if (taken === undefined) continue;
        for (const holder of new Set(line.waiting.map((job) => job.holder)))
          if (holder !== taken.holder) passedBy.get(holder)?.push(taken.holder);
        passedBy.set(taken.holder, []);
        // As often as the other is owed a turn, and once where both have the same and the other asked first.
        for (const [holder, passing] of passedBy)
          for (const other of new Set(passing)) {
            const times = passing.filter((each) => each === other).length;
            const most = 1 + Math.floor(weightOf[other] / weightOf[holder]);
            expect(times, `${holder} is passed by ${passing}, ${JSON.stringify(weightOf)}`).toBeLessThanOrEqual(most);
          }
      }
    }),
    { numRuns: 60 },
  );
});

test("turns of many jobs are those that they would have had one by one", async () => {
  const line = await openLine();
  for (const holder of ["a", "a", "b"] as const) await line.ask(holder);
  const holders = ["b", "c", "a", "b", "c"];
  expect(await nextTurns(database.db, "run", holders)).toEqual([12, 0, 24, 24, 12]);
  expect(await nextTurn(database.db, { kind: "run", holder: "b" })).toBe(36);
});

test("a turn that was begun long ago is forgotten, and changes nothing for its holder", async () => {
  const line = await openLine();
  await line.ask("a");
  for (let job = 0; job < 3; job++) await line.ask("b");
  for (let job = 0; job < 4; job++) await line.take();
  await forgetOldTurns(database.db);
  const holders = (await database.db.select().from(workTurns)).map(({ holder }) => holder);
  expect(holders.sort()).toEqual(["", "b"]);
  expect(await nextTurn(database.db, { kind: "run", holder: "a" })).toBe(24);
});
