import fc from "fast-check";
import { expect, test } from "vitest";
import { AbandonedError } from "./abandoned-error.ts";
import { accountConsumer } from "./consumer.ts";
import { FairTurns, type Release } from "./fair-turns.ts";

const [eve, ann, bob] = ["eve", "ann", "bob"].map(accountConsumer) as [
  `account ${string}`,
  `account ${string}`,
  `account ${string}`,
];

/** Lets promises that are settled run their continuations. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("a hundred turns of one consumer leave the next consumer a turn at once", async () => {
  const turns = new FairTurns({ capacity: 2, share: 1, maxWaiting: 100 });
  for (let turn = 0; turn < 100; turn += 1) turns.take(eve, 1);
  await turns.take(ann, 1);
  expect(turns.waiting).toBe(99);
});

test("where one turn is left, it goes to whoever has used the least, not to whoever asked first", async () => {
  let time = 0;
  const turns = new FairTurns({ capacity: 1, share: 1, maxWaiting: 100, clock: () => time });
  const order: string[] = [];
  const queue = (name: string, consumer: typeof eve, lasts: number) =>
    turns.take(consumer, 1).then((release) => {
      order.push(name);
      time += lasts;
      release();
    });
  await Promise.all([
    queue("eve 1", eve, 10_000),
    queue("eve 2", eve, 10_000),
    queue("eve 3", eve, 10_000),
    queue("ann 1", ann, 1000),
    queue("ann 2", ann, 1000),
    queue("bob 1", bob, 1000),
  ]);
  expect(order).toEqual(["eve 1", "ann 1", "bob 1", "ann 2", "eve 2", "eve 3"]);
});

test("no more is held than there is, and no consumer has more than a share, whoever asks for what", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ consumer: fc.constantFrom(eve, ann, bob), amount: fc.integer({ min: 1, max: 9 }) }), {
        maxLength: 40,
      }),
      async (asked) => {
        const turns = new FairTurns({ capacity: 10, share: 6, maxWaiting: 100, clock: () => 0 });
        const held: { consumer: string; amount: number; release: Release }[] = [];
        for (const { consumer, amount } of asked)
          void turns
            .take(consumer, amount)
            .then((release) => held.push({ consumer, amount: Math.min(6, amount), release }));
        let ended = 0;
        for (await settle(); held.length > 0; await settle()) {
          const sum = (rows: typeof held) => rows.reduce((all, { amount }) => all + amount, 0);
          expect(sum(held)).toBeLessThanOrEqual(10);
          for (const one of [eve, ann, bob])
            expect(sum(held.filter(({ consumer }) => consumer === one))).toBeLessThanOrEqual(6);
          held.shift()?.release();
          ended += 1;
        }
        expect(ended).toBe(asked.length);
      },
    ),
    { numRuns: 50 },
  );
});

test("whoever gives up leaves the line, and whoever gave up before does not enter it", async () => {
  const turns = new FairTurns({ capacity: 1, share: 1, maxWaiting: 1 });
  const release = await turns.take(eve, 1);
  const controller = new AbortController();
  const waiting = turns.take(ann, 1, controller.signal);
  controller.abort();
  await expect(waiting).rejects.toThrow(AbandonedError);
  await expect(turns.take(ann, 1, controller.signal)).rejects.toThrow(AbandonedError);
  const last = turns.take(ann, 1);
  release();
  await last;
});

test("a line that is full is told so", async () => {
  const turns = new FairTurns({ capacity: 1, share: 1, maxWaiting: 2 });
  for (let turn = 0; turn < 3; turn += 1) turns.take(eve, 1);
  await expect(turns.take(eve, 1)).rejects.toThrow("2 of your requests are waiting.");
});

test("what was given back twice is free once", async () => {
  const turns = new FairTurns({ capacity: 1, share: 1, maxWaiting: 2 });
  const release = await turns.take(eve, 1);
  release();
  release();
  await turns.take(ann, 1);
  void turns.take(bob, 1);
  expect(turns.waiting).toBe(1);
});
