import { execFileSync } from "node:child_process";
import { getPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** Niceness of each thread by its name: of its `stat`, what stands behind the name in brackets. */
const PROGRAM = `
import { readdirSync, readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
const { makeHelpersWay } = await import(process.argv[1]);
makeHelpersWay();
const engine = new Worker(new URL("data:text/javascript," + encodeURIComponent(
  "import { parentPort } from 'node:worker_threads'; import { makeWay } from 'file://" + process.argv[1] + "';" +
  "makeWay(); parentPort.on('message', () => {}); parentPort.postMessage('made way')")));
const list = () => readdirSync("/proc/self/task").map((thread) => {
  const stat = readFileSync("/proc/self/task/" + thread + "/stat", "utf8");
  const name = stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")"));
  return [thread === String(process.pid) ? "main" : name, Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16])];
});
engine.on("message", () => process.stdout.write(JSON.stringify(list()), () => process.exit()));`;
const FILE = fileURLToPath(new URL("make-way.ts", import.meta.url));

function niceness(before: readonly string[] = []): (name: string) => readonly number[] {
  const [program = "", ...words] = [...before, process.execPath, "--input-type=module", "-e", PROGRAM, FILE];
  const threads = JSON.parse(execFileSync(program, words, { encoding: "utf8" })) as [name: string, niceness: number][];
  return (name) => [...new Set(threads.filter(([each]) => each === name).map(([, each]) => each))];
}

const own = getPriority();

test.runIf(process.platform === "linux" && own < 5)(
  "engines make way for V8's helpers, these for the main thread, which keeps its priority",
  () => {
    const of = niceness();
    expect([of("main"), of("V8Worker"), of("WorkerThread")]).toEqual([[own], [5], [10]]);
  },
);

test.runIf(process.platform === "linux")("a process that has a lower priority than that keeps it", () => {
  const of = niceness(["nice", "-n", String(19 - own)]);
  expect([of("main"), of("V8Worker"), of("WorkerThread")]).toEqual([[19], [19], [19]]);
});
