import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { createThreadRunner } from "./thread-runner.ts";

const DEAF = new URL("../testkit/deaf-thread.ts", import.meta.url);
const SILENT = new URL("data:text/javascript,for(;;);");

const runner = () => createThreadRunner({ memoryMb: 64, seconds: 60, concurrency: 1 });

test("a signal ends a thread that computes without a pause", async () => {
  const controller = new AbortController();
  const outcome = runner().run(SILENT, null, { signal: controller.signal });
  await delay(50);
  controller.abort();
  expect(await outcome).toEqual({ status: "stopped" });
});

test("whoever gives up while waiting leaves the turn to the next", async () => {
  const { run } = runner();
  const [first, second] = [new AbortController(), new AbortController()];
  const running = run(SILENT, null, { signal: first.signal });
  const waiting = run(SILENT, null, { signal: second.signal });
  const last = run<{ kind: string }>(DEAF, null);
  second.abort();
  expect(await waiting).toEqual({ status: "stopped" });
  first.abort();
  expect(await running).toEqual({ status: "stopped" });
  expect(await last).toMatchObject({ status: "answered", answer: { kind: "begun" } });
});

test("a signal that comes with the turn itself is not missed", async () => {
  const controller = new AbortController();
  const outcome = runner().run(SILENT, null, { signal: controller.signal });
  controller.abort();
  expect(await outcome).toEqual({ status: "stopped" });
});

test("what is given up before it begins starts no thread", async () => {
  const outcome = await runner().run(new URL("file:///no/such/thread.ts"), null, { signal: AbortSignal.abort() });
  expect(outcome).toEqual({ status: "stopped" });
});
