import { execFile } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { judgeFile } from "../suite/judge-board.ts";
import type { SuiteBoard } from "../suite/suite-boards.ts";
import { countErrors, freshFindings } from "./fresh-findings.ts";
import type { RoutedBoard, Row } from "./row.ts";
import type { TimeKind } from "./start-clock.ts";
import type { Variant } from "./strip-board.ts";

const execute = promisify(execFile);
const WORK = join(import.meta.dirname, "../.cache/routing");

export interface BenchOptions {
  readonly variant: Variant;
  readonly seconds: number;
  /** The program that routes, called with BOARD FOLDER SECONDS VARIANT THREADS; it leaves `stripped` and `routed` there. */
  readonly program: string;
  /** Options of Node.js for its process. */
  readonly nodeOptions: readonly string[];
  /** Threads that compute, where the program takes them. */
  readonly workers: number;
  /** Of the wall where absent. */
  readonly time?: TimeKind;
  /** Under which name its files are kept apart from those of others. */
  readonly router: string;
}

/** The folder in which a board is routed: `stripped.kicad_pcb` and `routed.kicad_pcb` are left there. */
export function folderOf({ suite, name }: SuiteBoard, { router, variant }: BenchOptions): string {
  return join(WORK, router, variant, `${suite}-${name.replaceAll("/", "_")}`);
}

/** Routes one board in a process of its own and lets KiCad judge. A crash is a row that says so. */
export async function benchBoard(board: SuiteBoard, options: BenchOptions): Promise<Row> {
  const { variant, seconds, time = "wall", program, nodeOptions, workers } = options;
  const folder = folderOf(board, options);
  const stripped = join(folder, "stripped.kicad_pcb");
  rmSync(folder, { recursive: true, force: true });
  const about = { board: board.name, ...(board.human && { human: board.human }) };
  try {
    const { stdout, stderr } = await execute(
      process.execPath,
      [...nodeOptions, program, board.path, folder, String(seconds), variant, String(workers), time],
      {
        maxBuffer: 1 << 26,
        timeout: patienceMs(seconds, time),
        killSignal: "SIGKILL",
      },
    );
    if (process.env.BENCH_TRACE) process.stderr.write(stderr);
    const routed: RoutedBoard = JSON.parse(stdout);
    const before = await judgeFile(stripped);
    const { routing: verdict } = await judgeFile(join(folder, "routed.kicad_pcb"));
    const fresh = freshFindings(verdict.findings, before.routing.findings);
    return { ...about, routed, verdict, errors: countErrors(fresh), fresh };
  } catch (error) {
    const asked = existsSync(stripped) ? await countConnections(stripped) : undefined;
    const failure = describeFailure(error, seconds, time);
    return { ...about, failure, ...(asked !== undefined && { connections: asked }) };
  }
}

/** On a machine with other work a second of computing takes as many of the wall. */
const SHARED_MACHINE = 8;

/** A router that hangs is given up: half as long again as it was allowed, and time to read and write. */
function patienceMs(seconds: number, time: TimeKind): number {
  return (seconds * (time === "wall" ? 1.5 : SHARED_MACHINE) + 120) * 1000;
}

async function countConnections(stripped: string): Promise<number | undefined> {
  try {
    return (await judgeFile(stripped)).routing.connections;
  } catch {
    return undefined;
  }
}

/** What went wrong without the places of this machine: results are text in the repository. */
export function describeFailure(error: unknown, seconds: number, time: TimeKind = "wall"): string {
  if (!(error instanceof Error)) return String(error);
  const killed = "killed" in error && error.killed === true;
  const signal = "signal" in error && typeof error.signal === "string" ? error.signal : undefined;
  if (error.message.includes("measure_board.py")) return "KiCad could not load or judge the file";
  if (killed) return `no result in ${Math.round(patienceMs(seconds, time) / 1000)} s`;
  const lines = error.message.split("\n");
  const told = lines.find((line) => /^(\w*Error|FATAL ERROR)\b/.test(line));
  if (told === undefined && signal) return `the router was ended by ${signal}`;
  return (told ?? `${error.name}: ${lines[0]}`).replaceAll(/(\/[\w.@-]+)+\//g, "").slice(0, 200);
}
