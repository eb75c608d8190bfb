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

/** Asks for runs, each named by its person and a number: "a1" is the first of a. Who asks comes first in the list. */
async function askFor(names: readonly string[]): Promise<void> {
  const { db } = database;
  await db.delete(runs);
  const people = new Map<string, string>();
  for (const name of names) {
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
      // A clock that runs backwards must not turn the order round.
      requestedAt: new Date(AT.getTime() - names.indexOf(name) * 1000),
    });
  }
}

async function takeNext(): Promise<string | undefined> {
  const claimed = await claimNextRun(database.db, "worker", AT);
  return claimed && (claimed.run.options as string);
}

async function takeAll(): Promise<string[]> {
  const taken: string[] = [];
  for (let next = await takeNext(); next !== undefined; next = await takeNext()) taken.push(next);
  return taken;
}

/** The order that the places foretell. */
async function foretold(): Promise<(string | undefined)[]> {
  const places = await readQueuePlaces(database.db);
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
  const held = (await database.db.select().from(runs)).find(({ options }) => options === "b1");
  await applyRunEvent(database.db, held?.id ?? "", "lost", { at: AT, change: { leaseOwner: null } });
  expect(await takeAll()).toEqual(["b1", "b2"]);
});

test("the places are numbers from 1 without a gap, and foretell the order in which runs are taken", async () => {
  const asked = fc.array(fc.constantFrom("a", "b", "c", "d"), { minLength: 1, maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(asked, fc.nat(4), async (people, before) => {
      await askFor(people.map((person, index) => `${person}${index}`));
      for (let taken = 0; taken < before; taken += 1) await takeNext();
      const expected = await foretold();
      expect([...(await readQueuePlaces(database.db)).values()].sort((a, b) => a - b)).toEqual(
        expected.map((_, index) => index + 1),
      );
      expect(await takeAll()).toEqual(expected);
    }),
    { numRuns: 8 },
  );
});
