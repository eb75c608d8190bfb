/**
 * The routing bench: strips every board, routes it within a time cap and lets KiCad judge the result against the
 * stripped board; then the table of goals, joined from all results that lie there.
 *
 * `npm run bench -- routing [--suite bench|boards|demos|synthetic|all] [--variant T|P|all] [--time SECONDS] [--jobs 1]
 * [--workers 1] [--clock wall|processor] [--boards a,b [--merge]] [--peers tscircuit,freerouting] [--summary]`
 */
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { HEAP_OPTIONS } from "@tracewright/threads";
import { baselinesOf } from "../baselines/read-baselines.ts";
import { mergeRows } from "../suite/merge-rows.ts";
import { requireSharedFolder } from "../suite/shared-folder.ts";
import { listSuite, SUITES, type Suite, type SuiteBoard } from "../suite/suite-boards.ts";
import { type BenchOptions, benchBoard } from "./bench-board.ts";
import { PEERS, type Peer, peerObstacle, peerProgram } from "./peers.ts";
import { type ResultName, readRows, writeRows, writeSummaryFile } from "./result-files.ts";
import type { Row } from "./row.ts";
import { TIME_KINDS, type TimeKind } from "./start-clock.ts";
import { VARIANTS } from "./strip-board.ts";
import { summariseResults } from "./summary.ts";
import { boardLine, boardTable, summarise } from "./table.ts";

/**
 * Seconds a board may be routed for where the call does not say. The synthetic boards have 300 s until they are finished:
 * filling their planes and writing them takes half a minute of that.
 */
const LIMITS: Readonly<Record<Suite, number>> = { bench: 120, boards: 120, demos: 120, synthetic: 265, sizes: 300 };

/** Threads that the limits are meant for: a run on the processor's clock may share the same computing among fewer. */
const THREADS = 2;

/** A call that makes no sense. */
class UsageError extends Error {}

const { values } = parseArgs({
  options: {
    boards: { type: "string" },
    time: { type: "string" },
    jobs: { type: "string", default: "1" },
    workers: { type: "string", default: "1" },
    // Of the processor: all threads' computing over their number, which other work on the machine changes little.
    clock: { type: "string", default: "wall" },
    suite: { type: "string", default: "bench" },
    variant: { type: "string", default: "T" },
    peers: { type: "string" },
    // The rows of the boards named take their places in the kept table: what a change of the engine can touch is run again.
    merge: { type: "boolean", default: false },
    summary: { type: "boolean", default: false },
  },
});

try {
  if (!values.summary) await runSuites();
  const summary = summariseResults();
  if (!values.boards || values.merge) writeSummaryFile(summary);
  process.stdout.write(`\n${summary}`);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

async function runSuites(): Promise<void> {
  const variants = values.variant === "all" ? VARIANTS : [oneOf(VARIANTS, "--variant", values.variant)];
  const suites = values.suite === "all" ? SUITES : [oneOf(SUITES, "--suite", values.suite)];
  const shared = requireSharedFolder();
  const wanted = values.boards?.split(",");
  const peers = wantedPeers(variants.includes("T"));
  for (const variant of variants)
    for (const suite of suites) {
      const all = listSuite(suite, shared);
      const boards = all.filter(({ name }) => !wanted || wanted.some((part) => name.includes(part)));
      if (boards.length > 0) await runSuite({ suite, variant }, boards);
      else
        process.stdout.write(`${suite}: ${all.length > 0 ? "no such board" : "its boards are not on this machine"}\n`);
      if (boards.length > 0 && variant === "T")
        for (const peer of peers) await runSuite({ suite, variant, peer }, boards);
    }
}

/** The peers that were asked for; refuses those that cannot run here before hours are spent. */
function wantedPeers(asTracks: boolean): readonly Peer[] {
  const peers = (values.peers?.split(",") ?? []).map((peer) => oneOf(PEERS, "--peers", peer));
  if (peers.length > 0 && !asTracks) throw new UsageError("peers route every net as tracks: variant T alone");
  for (const peer of peers) {
    const obstacle = peerObstacle(peer);
    if (obstacle) throw new UsageError(obstacle);
  }
  return peers;
}

async function runSuite(name: ResultName, boards: readonly SuiteBoard[]): Promise<void> {
  const { suite, variant, peer } = name;
  process.stdout.write(`${[suite, `variant ${variant}`, ...(peer ? [peer] : [])].join(", ")}\n`);
  const clock = oneOf(TIME_KINDS, "--clock", values.clock);
  const workers = positive("--workers", values.workers);
  const usual = clock === "wall" ? LIMITS[suite] : (LIMITS[suite] * THREADS) / workers;
  const seconds = positive("--time", values.time ?? usual);
  const measured = await benchAll(boards, {
    variant,
    seconds,
    program: peer ? peerProgram(peer) : join(import.meta.dirname, "route-one.ts"),
    // Memory is measured as it is where people route: in threads that the server and the command line start.
    nodeOptions: peer ? [] : HEAP_OPTIONS,
    workers,
    time: clock,
    router: peer ?? "tracewright",
  });
  const rows = values.merge ? mergeRows(readRows(name) ?? [], measured) : measured;
  const table = boardTable(rows, baselinesOf(variant));
  const text = `${table}\n\n${summarise(rows)}\n\n${describeCircumstances(seconds, clock)}\n`;
  // What lies in the results was measured on whole suites, within the times that the goals name.
  if ((!values.boards || values.merge) && seconds === usual) writeRows(name, rows, text);
  process.stdout.write(`\n${text}\n`);
}

async function benchAll(boards: readonly SuiteBoard[], options: BenchOptions): Promise<Row[]> {
  const rows = new Map<SuiteBoard, Row>();
  const waiting = [...boards];
  const work = async () => {
    for (let board = waiting.shift(); board; board = waiting.shift()) {
      const row = await benchBoard(board, options);
      rows.set(board, row);
      process.stdout.write(`${boardLine(row)}\n`);
    }
  };
  await Promise.all(Array.from({ length: positive("--jobs", values.jobs) }, work));
  return boards.flatMap((board) => rows.get(board) ?? []);
}

/** Times are those of this machine; the rest is the same everywhere unless a board ran into its limit. */
function describeCircumstances(seconds: number, clock: TimeKind): string {
  const model = cpus()[0]?.model.trim() ?? "unknown processor";
  return `at most ${seconds} s ${clock === "wall" ? "" : "of computing "}a board, ${values.jobs} at a time, threads: ${values.workers}; Node.js ${process.versions.node}, ${availableParallelism()} × ${model}`;
}

function positive(option: string, value: string | number): number {
  const number = Number(value);
  if (!(number > 0)) throw new UsageError(`${option} ${value}: a number above 0`);
  return number;
}

function oneOf<Word extends string>(words: readonly Word[], option: string, word: string): Word {
  const found = words.find((candidate) => candidate === word);
  if (found === undefined) throw new UsageError(`${option} ${word}: one of ${words.join(", ")}`);
  return found;
}
