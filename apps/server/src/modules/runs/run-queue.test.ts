import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DatabaseHandle } from "../../platform/database/open-database.ts";
import { projects, runs, users } from "../../platform/database/tables.ts";
import { openTestDatabase } from "../../testkit/open-test-database.ts";
import { claimNextRun, readQueuePlaces } from "./run-queue.ts";
import { applyRunEvent } from "./run-store.ts";

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const AT = new Date("2026-01-01T00:00:00Z");
/** The order of the table counts. */
const TABLE = { readLine: async () => undefined };

const people = new Map<string, string>();

/** Asks for runs, each named by its person and a number: "a1" is the first of a. Who asks comes first in the list. */
async function askFor(names: readonly string[]): Promise<void> {
  people.clear();
  await database.db.delete(runs);
  for (const name of names) await ask(name);
}

async function ask(name: string): Promise<void> {
  const { db } = database;
  const person = name[0] ?? "";
  const values = {
    email: `${person}${Math.random()}@example.com`,
    passwordHash: "none",
    name: person,
    consentedAt: AT,
  };
  const [user] = people.has(person) ? [] : await db.insert(users).values(values).returning({ id: users.id });
  if (user) people.set(person, user.id);
  const ownerId = people.get(person) ?? "";
  const [project] = await db
    .insert(projects)
    .values({ ownerId, latestAuthorId: ownerId, name: `${name}${Math.random()}`, jobType: "ROUTING", receipt: {} })
    .returning({ id: projects.id });
  clock -= 1000;
  await db.insert(runs).values({
    projectId: project?.id ?? "",
    requestedBy: ownerId,
    jobType: "ROUTING",
    status: "REQUEST",
    boardHash: "0".repeat(64),
    majorVersion: 1,
    revisionVersion: 0,
    // What the test knows a run by.
    options: name,
    requestedAt: new Date(clock),
  });
}

/** A clock that runs backwards must not turn the order round. */
let clock = AT.getTime();

async function takeNext(): Promise<string | undefined> {
  const claimed = await claimNextRun(database.db, "worker", AT);
  return claimed && (claimed.run.options as string);
}

async function end(name: string, event: "completed" | "lost"): Promise<void> {
  const held = (await database.db.select().from(runs)).find(({ options }) => options === name);
  await applyRunEvent(database.db, held?.id ?? "", event, { at: AT, change: { leaseOwner: null } });
}

async function takeAll(): Promise<string[]> {
  const taken: string[] = [];
  for (let next = await takeNext(); next !== undefined; next = await takeNext()) taken.push(next);
  return taken;
}

/** The order that the places foretell. */
async function foretold(): Promise<(string | undefined)[]> {
  const places = await readQueuePlaces(database.db, TABLE);
  const rows = await database.db.select().from(runs);
  return [...places].sort((a, b) => a[1] - b[1]).map(([id]) => rows.find((row) => row.id === id)?.options as string);
}

test("people take turns, and each person's own runs keep their order", async () => {
  await askFor(["a1", "a2", "a3", "b1", "c1", "c2"]);
  expect(await takeAll()).toEqual(["a1", "b1", "c1", "a2", "c2", "a3"]);
});

test("who comes late is next, however much another has asked for, and whoever was served longest ago goes before", async () => {
  await askFor(["a1", "a2", "b1", "b2", "c1"]);
  expect([await takeNext(), await takeNext()]).toEqual(["a1", "b1"]);
  expect(await foretold()).toEqual(["c1", "a2", "b2"]);
});

test("a run that lost its worker goes on before anything begins", async () => {
  await askFor(["a1", "b1", "b2"]);
  await takeNext();
  await takeNext();
  await end("b1", "lost");
  expect(await takeAll()).toEqual(["b1", "b2"]);
});

test("a person with a run at work takes no further slot while another person with none at work waits", async () => {
  await askFor(["a1", "b1", "b2", "a2", "c1"]);
  expect([await takeNext(), await takeNext()]).toEqual(["a1", "b1"]);
  await end("a1", "completed");
  await ask("d1");
  // The slots: b1 and a free one. Neither b nor a late turn of a goes before those who have none at work.
  expect([await takeNext(), await takeNext()]).toEqual(["c1", "d1"]);
  await end("c1", "completed");
  // a was served before b, c and d, and has none at work.
  expect(await takeNext()).toBe("a2");
  await ask("a3");
  await end("d1", "completed");
  await ask("d2");
  expect(await foretold()).toEqual(["d2", "b2", "a3"]);
});

test("a lost run waits as well while its person has another at work and somebody else has none", async () => {
  await askFor(["a1", "a2"]);
  expect(await takeAll()).toEqual(["a1", "a2"]);
  await ask("b1");
  await end("a1", "lost");
  expect(await foretold()).toEqual(["b1", "a1"]);
  await end("a2", "lost");
  // Nobody has one at work: what was begun goes on before anything begins.
  expect(await takeAll()).toEqual(["a1", "b1", "a2"]);
});

test("the places are numbers from 1 without a gap, and foretell the order in which runs are taken", async () => {
  const asked = fc.array(fc.constantFrom("a", "b", "c", "d"), { minLength: 1, maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(asked, fc.nat(4), async (people, before) => {
      await askFor(people.map((person, index) => `${person}${index}`));
      for (let taken = 0; taken < before; taken += 1) await takeNext();
      const expected = await foretold();
      expect([...(await readQueuePlaces(database.db, TABLE)).values()].sort((a, b) => a - b)).toEqual(
        expected.map((_, index) => index + 1),
      );
      expect(await takeAll()).toEqual(expected);
    }),
    { numRuns: 8 },
  );
});

type Act =
  | { readonly act: "ask"; readonly person: string }
  | { readonly act: "take" }
  | { readonly act: "finish" | "lose"; readonly which: number };

test("nobody who waits is passed by who has more at work, nor twice by the same other person, whatever is asked for, finished and lost when", async () => {
  const act: fc.Arbitrary<Act> = fc.oneof(
    { weight: 4, arbitrary: fc.record({ act: fc.constant("ask" as const), person: fc.constantFrom("a", "b", "c") }) },
    { weight: 4, arbitrary: fc.record({ act: fc.constant("take" as const) }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constantFrom("finish" as const, "lose" as const), which: fc.nat(9) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 24 }), async (acts) => {
      await askFor([]);
      /** Runs by name: those that wait, those in hand, and of the former those that have been begun. */
      const [waiting, inHand, lost] = [[] as string[], [] as string[], new Set<string>()];
      /** By whom each person has been passed since their own last turn, or since they began to wait. */
      const passedBy = new Map<string, string[]>();
      for (const [number, each] of acts.entries()) {
        if (each.act === "ask") {
          const isWaiting = waiting.some((name) => name.startsWith(each.person) && !lost.has(name));
          if (!isWaiting) passedBy.set(each.person, []);
          const name = `${each.person}${number}`;
          await ask(name);
          waiting.push(name);
        } else if (each.act === "take") {
          const taken = await takeNext();
          expect(taken === undefined).toBe(waiting.length === 0);
          if (taken === undefined) continue;
          const person = taken[0] ?? "";
          const atWork = (other: string): number => inHand.filter((name) => name.startsWith(other)).length;
          const fewest = Math.min(...waiting.map((name) => atWork(name[0] ?? "")));
          expect(atWork(person), `${taken} is taken while ${inHand} are at work and ${waiting} wait`).toBe(fewest);
          // Of those with the fewest at work.
          const rivals = waiting.filter((name) => atWork(name[0] ?? "") === fewest);
          waiting.splice(waiting.indexOf(taken), 1);
          if (rivals.some((name) => lost.has(name)))
            expect(lost.delete(taken), `${taken} is taken while ${[...lost]} wait to go on`).toBe(true);
          else {
            passedBy.set(person, []);
            for (const other of new Set(rivals.map((name) => name[0] ?? "")))
              if (other !== person) passedBy.get(other)?.push(person);
            for (const [other, passing] of passedBy)
              expect(new Set(passing).size, `${other} is passed by ${passing}`).toBe(passing.length);
          }
          inHand.push(taken);
        } else if (inHand.length > 0) {
          const [name = ""] = inHand.splice(each.which % inHand.length, 1);
          await end(name, each.act === "lose" ? "lost" : "completed");
          if (each.act === "lose") waiting.push(name);
          if (each.act === "lose") lost.add(name);
        }
      }
    }),
    { numRuns: 12 },
  );
});
