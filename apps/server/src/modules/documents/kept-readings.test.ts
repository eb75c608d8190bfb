import { expect, test, vi } from "vitest";
import type { Application } from "../../platform/application.ts";
import { inBackground } from "../../platform/metering/request-scope.ts";
import { createThreadRunner, type ThreadRunner } from "../../platform/thread-runner.ts";
import { KeptReadings } from "./kept-readings.ts";

const SILENT = new URL("data:text/javascript,for(;;);");
/** Answers half a second after its start. */
const SLOW = new URL(
  'data:text/javascript,import{parentPort}from"node:worker_threads";setTimeout(()=>parentPort.postMessage("read"),500);',
);
const DOCUMENTS = { boardHash: "b", circuitHash: null };
const LONG_MS = 60_000;

function room(seconds: { readonly threads: number; readonly patientThreads: number }) {
  const runner = (limit: number): ThreadRunner => {
    const made = createThreadRunner({ memoryMb: 64, seconds: limit, concurrency: 1 });
    return { ...made, runLate: vi.fn(made.runLate) as unknown as ThreadRunner["runLate"] };
  };
  const log = { info: vi.fn(), warning: vi.fn(), error: vi.fn() };
  const storage = { read: async () => new Uint8Array([1]) } as unknown as Application["storage"];
  return { storage, log, threads: runner(seconds.threads), patientThreads: runner(seconds.patientThreads) };
}

test("a reading that is out of its time goes on with more, and is there for whoever asks again", async () => {
  const busy = room({ threads: 0.1, patientThreads: 60 });
  const readings = new KeptReadings<string>(SLOW, "sizes", 50);
  await expect(readings.read(busy, DOCUMENTS)).rejects.toMatchObject({
    code: 500,
    message: "The server is still reading the design. Try again in a moment.",
    details: { reading: { code: "goes-on", facts: {} } },
  });
  await expect.poll(() => readings.read(busy, DOCUMENTS)).toBe("read");
  expect(busy.threads.runLate).toHaveBeenCalledTimes(1);
  expect(busy.patientThreads.runLate).toHaveBeenCalledTimes(1);
  expect(busy.log.error).not.toHaveBeenCalled();
});

test("a job in the background waits for a reading for as long as it takes", async () => {
  const readings = new KeptReadings<string>(SLOW, "sizes", 1);
  const idle = room({ threads: 60, patientThreads: 60 });
  expect(await inBackground("server", () => readings.read(idle, DOCUMENTS))).toBe("read");
});

test("who can wait for it hears nothing of a reading that took longer", async () => {
  const busy = room({ threads: 0.1, patientThreads: 60 });
  expect(await new KeptReadings<string>(SLOW, "sizes", LONG_MS).read(busy, DOCUMENTS)).toBe("read");
  expect(busy.patientThreads.runLate).toHaveBeenCalledTimes(1);
});

test("a thread that answers in no time at all is given up in words, and tried anew by the next who asks", async () => {
  const busy = room({ threads: 0.05, patientThreads: 0.1 });
  const readings = new KeptReadings<string>(SILENT, "sizes", LONG_MS);
  for (const times of [1, 2]) {
    await expect(readings.read(busy, DOCUMENTS)).rejects.toMatchObject({
      details: { reading: { code: "out-of-time", facts: { seconds: 0.1 } } },
    });
    expect(busy.threads.runLate).toHaveBeenCalledTimes(times);
  }
});

test("a thread that falls over is a fault, and no refusal", async () => {
  const broken = new KeptReadings(new URL('data:text/javascript,throw new Error("a bug")'), "sizes", LONG_MS);
  await expect(broken.read(room({ threads: 60, patientThreads: 60 }), DOCUMENTS)).rejects.toThrow(
    "reading documents ended with crashed",
  );
});

test("the documents asked for longest ago are forgotten first, and what was carried is not read", async () => {
  const idle = room({ threads: 60, patientThreads: 60 });
  const run = vi.fn(async () => ({ status: "answered", answer: "read" }));
  const counted = { ...idle, threads: { ...idle.threads, runLate: run as unknown as ThreadRunner["runLate"] } };
  const readings = new KeptReadings<string>(SLOW, "sizes");
  const read = (boardHash: string) => readings.read(counted, { boardHash, circuitHash: null });
  for (let at = 0; at < 32; at++) await read(`b${at}`);
  await read("b0");
  await read("b32");
  expect(run).toHaveBeenCalledTimes(33);
  await read("b0");
  readings.carry(counted, { boardHash: "b0", circuitHash: null }, { boardHash: "moved", circuitHash: null });
  await read("moved");
  expect(run).toHaveBeenCalledTimes(33);
  await read("b1");
  expect(run).toHaveBeenCalledTimes(34);
});
