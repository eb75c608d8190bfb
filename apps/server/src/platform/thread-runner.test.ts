import { setTimeout as delay } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { AbandonedError } from "./metering/abandoned-error.ts";
import { accountConsumer } from "./metering/consumer.ts";
import { onBehalfOf, outlivingRequest } from "./metering/request-scope.ts";
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

test("what one consumer has in line is read when its turn has come, and the turn of another comes at once", async () => {
  const { run, runLate } = createThreadRunner({ memoryMb: 64, seconds: 60, concurrency: 2 });
  const first = new AbortController();
  const read = vi.fn(async () => ({ input: null }));
  const [running, waiting] = onBehalfOf(accountConsumer("eve"), () => [
    run(SILENT, null, { signal: first.signal }),
    runLate<{ kind: string }>(DEAF, read),
  ]);
  const other = onBehalfOf(accountConsumer("ann"), () => run<{ kind: string }>(DEAF, null));
  expect(await other).toMatchObject({ status: "answered" });
  expect(read).not.toHaveBeenCalled();
  first.abort();
  expect(await running).toEqual({ status: "stopped" });
  expect(await waiting).toMatchObject({ status: "answered" });
});

test("a request that is abandoned ends its thread, but not one that outlives it", async () => {
  const { run } = createThreadRunner({ memoryMb: 64, seconds: 60, concurrency: 2 });
  const connection = new AbortController();
  const [running, outliving] = onBehalfOf(
    accountConsumer("eve"),
    () => [run(SILENT, null), outlivingRequest(() => run<{ kind: string }>(DEAF, null))],
    connection.signal,
  );
  connection.abort();
  await expect(running).rejects.toThrow(AbandonedError);
  expect(await outliving).toMatchObject({ status: "answered" });
});

test("a thread keeps no more young memory than it is any use", async () => {
  const LIMITS = new URL(
    'data:text/javascript,import{parentPort,resourceLimits}from"node:worker_threads";parentPort.postMessage(resourceLimits);',
  );
  expect(await runner().run(LIMITS, null)).toMatchObject({
    answer: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 24 },
  });
});
