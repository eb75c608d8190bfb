/**
 * The routing bench: strips every board, routes all nets as tracks within a time cap and lets KiCad judge the result
 * against the stripped board.
 *
 * `node bench/routing/run.ts [--boards a,b] [--time 120] [--jobs 1] [--suite bench|boards|all]`
 */
import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { requireSharedFolder } from "../suite/shared-folder.ts";
import { listSuiteBoards, type SuiteBoard } from "../suite/suite-boards.ts";
import { judge, type Verdict } from "./judge.ts";
import type { RoutedBoard } from "./route-one.ts";
import { formatTable, type Row, summarise } from "./table.ts";

const execute = promisify(execFile);
const WORK = join(import.meta.dirname, "../.cache/routing");
const RESULTS = join(import.meta.dirname, "../results");

const { values } = parseArgs({
  options: {
    boards: { type: "string" },
    time: { type: "string", default: "120" },
    jobs: { type: "string", default: "1" },
    suite: { type: "string", default: "bench" },
  },
});

const wanted = values.boards?.split(",");
const boards = listSuiteBoards(requireSharedFolder()).filter((board) =>
  wanted ? wanted.some((part) => board.name.includes(part)) : values.suite === "all" || values.suite === board.suite,
);
const rows: Row[] = new Array(boards.length);
let next = 0;
await Promise.all(
  Array.from({ length: Number(values.jobs) }, async () => {
    while (next < boards.length) {
      const index = next++;
      const row = await benchBoard(boards[index]!);
      rows[index] = row;
      process.stdout.write(`${formatTable([row], { header: false })}\n`);
    }
  }),
);
const text = `${formatTable(rows, { header: true })}\n\n${summarise(rows)}\n`;
process.stdout.write(`\n${text}`);
if (!wanted) {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, `routing-${values.suite}.txt`), text);
  writeFileSync(join(RESULTS, `routing-${values.suite}.json`), `${JSON.stringify(rows, undefined, 1)}\n`);
}

async function benchBoard(board: SuiteBoard): Promise<Row> {
  const folder = join(WORK, board.name.replaceAll("/", "_"));
  try {
    const { stdout, stderr } = await execute(
      process.execPath,
      [join(import.meta.dirname, "route-one.ts"), board.path, folder, values.time],
      { maxBuffer: 1 << 26 },
    );
    if (process.env.BENCH_TRACE) process.stderr.write(stderr);
    const routed: RoutedBoard = JSON.parse(stdout);
    const stripped = await judge(join(folder, "stripped.kicad_pcb"));
    const verdict = await judge(join(folder, "routed.kicad_pcb"));
    return {
      board: board.name,
      human: board.human,
      routed,
      verdict,
      errors: countErrors(verdict, stripped),
      fresh: freshFindings(verdict, stripped),
    };
  } catch (error) {
    return {
      board: board.name,
      human: board.human,
      failure: describeFailure(error),
    };
  }
}

function countErrors(routed: Verdict, stripped: Verdict): number {
  return Math.max(0, routed.routingErrors - stripped.routingErrors);
}

/** What KiCad finds more of than before, by its own names; open connections are counted elsewhere. */
function freshFindings(routed: Verdict, stripped: Verdict): Record<string, number> {
  const fresh: Record<string, number> = {};
  for (const [name, count] of Object.entries(routed.findings)) {
    const more = count - (stripped.findings[name] ?? 0);
    if (more > 0 && name !== "unconnected_items") fresh[name] = more;
  }
  return fresh;
}

/** What went wrong without the places of this machine: results are text in the repository. */
function describeFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (message.includes("measure_board.py")) return "KiCad could not load or judge the file";
  const line = message.split("\n").find((candidate) => /Error/.test(candidate)) ?? message;
  return line.replaceAll(/(\/[\w.@-]+)+\//g, "").slice(0, 200);
}
