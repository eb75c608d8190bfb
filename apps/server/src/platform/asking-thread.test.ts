import { expect, test } from "vitest";
import { createAskingThread } from "./asking-thread.ts";

/** Answers twice the number with how many it was asked; is silent about 13 and ends at 99. */
const DOUBLING = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    let asked = 0;
    parentPort.on("message", ({ id, question }) => {
      asked += 1;
      if (question === 99) throw new Error("99 is too much");
      if (question !== 13) parentPort.postMessage({ id, answer: { twice: 2 * question, asked } });
    });`)}`,
);
const open = (seconds = 60, idleSeconds = 60) =>
  createAskingThread<number, { twice: number; asked: number }>(DOUBLING, {
    input: null,
    memoryMb: 64,
    seconds,
    idleSeconds,
  });

test("a thread answers each question, and is the same for all", async () => {
  const thread = open();
  const answers = await Promise.all([thread.ask(1), thread.ask(2), thread.ask(3)]);
  expect(answers).toEqual([
    { twice: 2, asked: 1 },
    { twice: 4, asked: 2 },
    { twice: 6, asked: 3 },
  ]);
  await thread.stop();
});

test("a thread that falls takes its open questions with it, and the next question starts another", async () => {
  const thread = open();
  await expect(thread.ask(99)).rejects.toThrow("99 is too much");
  expect(await thread.ask(5)).toEqual({ twice: 10, asked: 1 });
  await thread.stop();
});

test("a thread that gives no answer is ended, and the next question starts another", async () => {
  const thread = open(0.2);
  await expect(thread.ask(13)).rejects.toThrow("no answer within 0.2 s");
  await thread.stop();
});

test("a thread that nobody asks ends and loses what it had made ready", async () => {
  const thread = open(60, 0.05);
  expect(await thread.ask(1)).toMatchObject({ asked: 1 });
  await expect.poll(async () => (await thread.ask(1)).asked, { interval: 200 }).toBe(1);
  await thread.stop();
});

test("what waits when the server stops is told so", async () => {
  const thread = open();
  const waiting = expect(thread.ask(13)).rejects.toThrow("the server stops");
  await thread.stop();
  await waiting;
});
