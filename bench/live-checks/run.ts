/**
 * The bench of live checks: parts of large boards are dragged step by step, and after each step the board is judged again as
 * the editor has it judged. At the end the findings have to be those of a whole check.
 *
 * `npm run bench -- live-checks [--boards a,b] [--parts 100] [--moves 12]`
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Board, type BoardEdit, canonicalJson, type Finding, moveFootprint } from "@tracewright/board";
import { checkBoard, LiveChecker } from "@tracewright/checks";
import { fromMm } from "@tracewright/geometry";
import { formatTable } from "../suite/format-table.ts";
import { requireSharedFolder } from "../suite/shared-folder.ts";
import { listSuite, readSuiteBoard } from "../suite/suite-boards.ts";

/** The boards near the limit of what the engines take on. */
const NEAR_LIMIT = ["hackrf-one", "omega-mainboard", "synthetic-996"];
const RESULTS = join(import.meta.dirname, "../results");
/** What a hand is to notice nothing of. */
const GOAL_MS = 50;
const MOVE = fromMm(0.4);

const { values } = parseArgs({
  options: {
    boards: { type: "string" },
    parts: { type: "string", default: "100" },
    moves: { type: "string", default: "12" },
  },
});
const wanted = values.boards?.split(",") ?? NEAR_LIMIT;
const shared = requireSharedFolder();
const rows: (readonly string[])[] = [];
let worst = 0;
let worstCpu = 0;
for (const { name, path } of [...listSuite("boards", shared), ...listSuite("sizes", shared)]) {
  if (!wanted.includes(name)) continue;
  const row = dragParts(name, readSuiteBoard({ path }));
  rows.push(row.cells);
  worst = Math.max(worst, row.p95);
  worstCpu = Math.max(worstCpu, row.cpuP95);
  process.stdout.write(`${formatTable([row.cells])}\n`);
}
const header = [
  ...["board", "parts", "copper items", "findings", "whole check cpu ms", "begin cpu ms"],
  ...[
    "moves",
    "p50 ms",
    "p95 ms",
    "most ms",
    "p50 cpu ms",
    "p95 cpu ms",
    "most cpu ms",
    "p50 steps",
    "p95 steps",
    "most steps",
    "whole steps",
  ],
];
const text = `${formatTable([header, ...rows])}

${values.parts} parts a board, ${values.moves} moves of ${MOVE / 1e6} mm each; one move is one edit, applied, judged and told as a change of the findings.
95 of 100 moves take at most ${worst.toFixed(1)} ms, ${worstCpu.toFixed(1)} ms of them on a core; the goal is ${GOAL_MS} ms. Steps: pairs, single items and nodes of nets looked at.
`;
process.stdout.write(`\n${text}`);
if (!values.boards) {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, "live-checks.txt"), text);
}

interface Row {
  readonly cells: readonly string[];
  readonly p95: number;
  readonly cpuP95: number;
}

function dragParts(name: string, board: Board): Row {
  const whole = time(() => checkBoard(board));
  const begin = time(() => new LiveChecker(board));
  const checker = begin.result;
  const wholeSteps = checker.steps;
  const times: number[] = [];
  const cpuTimes: number[] = [];
  const steps: number[] = [];
  for (const id of someParts(board, Number(values.parts)))
    for (let move = 0; move < Number(values.moves); move++) {
      const edit = moveOf(checker.board, id, move);
      const before = checker.steps;
      const { ms, cpuMs } = time(() => checker.apply(edit));
      times.push(ms);
      cpuTimes.push(cpuMs);
      steps.push(checker.steps - before);
    }
  const after = checkBoard(checker.board).findings;
  if (wordsOf(after) !== wordsOf(checker.result.findings))
    throw new Error(`${name}: live findings are not those of a check`);
  const copper = board.footprints.reduce((sum, { pads }) => sum + pads.length, board.tracks.length + board.vias.length);
  return {
    p95: shareOf(times, 0.95),
    cpuP95: shareOf(cpuTimes, 0.95),
    cells: [
      ...[name, board.footprints.length, copper, after.length].map(String),
      ...[whole.cpuMs, begin.cpuMs].map((ms) => ms.toFixed(0)),
      String(times.length),
      ...[times, cpuTimes].flatMap((all) => [0.5, 0.95, 1].map((share) => shareOf(all, share).toFixed(1))),
      ...[shareOf(steps, 0.5), shareOf(steps, 0.95), shareOf(steps, 1), wholeSteps].map(String),
    ],
  };
}

/** Those with most pads, and others evenly through the board's list. */
function someParts(board: Board, count: number): readonly string[] {
  const bySize = board.footprints.toSorted((a, b) => b.pads.length - a.pads.length);
  const large = bySize.slice(0, Math.ceil(count / 10));
  const rest = bySize.slice(large.length);
  const stride = Math.max(1, rest.length / Math.max(1, count - large.length));
  const others = Array.from({ length: count - large.length }, (_, index) => rest[Math.floor(index * stride)]);
  return [...large, ...others].flatMap((part) => part?.id ?? []);
}

/** Out to the right, then down and back to the left: a hand that looks for a place. */
function moveOf(board: Board, id: string, move: number): BoardEdit {
  const before = board.footprints.find((part) => part.id === id);
  if (!before) throw new Error(`the board has no part ${id}`);
  const [dx, dy] = [
    [MOVE, 0],
    [0, MOVE],
    [-MOVE, 0],
  ][Math.floor(move / 4) % 3] as [number, number];
  const { x, y } = before.position;
  const after = moveFootprint(before, { position: { x: x + dx, y: y + dy } });
  return { lists: [{ list: "footprints", added: [], removed: [], updated: [{ before, after }] }], settings: [] };
}

interface Timed<Result> {
  readonly ms: number;
  /** Time of this thread on a core: what is left of `ms` where others use the machine, too. */
  readonly cpuMs: number;
  readonly result: Result;
}

function time<Result>(work: () => Result): Timed<Result> {
  const start = performance.now();
  const cpu = process.threadCpuUsage();
  const result = work();
  const { user, system } = process.threadCpuUsage(cpu);
  return { ms: performance.now() - start, cpuMs: (user + system) / 1000, result };
}

function shareOf(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

function wordsOf(findings: readonly Finding[]): string {
  return findings
    .map((finding) => canonicalJson(finding))
    .sort()
    .join("\n");
}
