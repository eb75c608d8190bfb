/**
 * How fast and in how much memory files are read: the whole projects of the shared test data, KiCad's and EasyEDA's boards, and
 * boards of 100 MB made up of an example's parts. Each in a process of its own; those of 100 MB again as uploads to a server.
 *
 * `npm run bench -- reading [--boards a,b]`
 */
import { execFileSync } from "node:child_process";
import { closeSync, globSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { formatTable } from "../suite/format-table.ts";
import { requireSharedFolder } from "../suite/shared-folder.ts";
import { LARGE_BOARDS, type LargeBoard, largeBoardText } from "./large-board.ts";
import type { ReadingRow } from "./read-one.ts";
import { uploadLarge } from "./upload-large.ts";

const RESULTS = join(import.meta.dirname, "../results");
const MADE_UP = "made-up";
const LARGE_BYTES = 100e6;
/** Megabytes a second on the largest real board, and megabytes of memory for the made-up ones. */
const GOALS = { rate: 40, memory: 1_500 };

const { values } = parseArgs({ options: { boards: { type: "string" } } });
const wanted = values.boards?.split(",");
const folder = mkdtempSync(join(tmpdir(), "tracewright-reading-"));
mkdirSync(join(folder, MADE_UP));
const large = LARGE_BOARDS.map((kind) => ({ kind, path: join(folder, MADE_UP, `100-MB-${kind}.kicad_pcb`) }));
const real = globSync(join(requireSharedFolder(), "boards/*/*.{kicad_pcb,json}"));
const rows: ReadingRow[] = [];
const uploads: string[][] = [];
const uploadGoals: string[][] = [];
try {
  for (const { kind, path } of large) writeLarge(kind, path);
  for (const path of [...real, ...large.map(({ path: made }) => made)]) {
    if (wanted && !wanted.some((part) => path.includes(part))) continue;
    const answer = execFileSync(process.execPath, [join(import.meta.dirname, "read-one.ts"), path]).toString();
    const row = JSON.parse(answer) as ReadingRow;
    rows.push(row);
    process.stdout.write(`${formatTable([cellsOf(row)])}\n`);
  }
  for (const { kind, path } of large) {
    if (wanted && !wanted.includes("uploads")) continue;
    const row = await uploadLarge(path, folder);
    uploads.push([kind, row.answer, ...[row.beforeMb, row.peakMb, row.cpuSeconds].map((value) => value.toFixed(0))]);
    const name = `upload of 100 MB, ${kind}, most memory in MB`;
    uploadGoals.push(goal(name, row.peakMb, row.peakMb <= GOALS.memory, GOALS.memory));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
rows.sort((a, b) => b.megabytes - a.megabytes);
const largest = rows.find(({ board }) => !board.startsWith(MADE_UP));
const madeUp = rows.filter(({ board }) => board.startsWith(MADE_UP));
const goals = [
  ...(largest ? [goal(`${largest.board}, MB/s`, rateOf(largest), rateOf(largest) >= GOALS.rate, GOALS.rate)] : []),
  ...madeUp.map(({ board, peakMb }) => goal(`${board}, MB`, peakMb, peakMb <= GOALS.memory, GOALS.memory)),
  ...uploadGoals,
];
const header = ["board", "MB", "MB/s", "first MB/s", "most memory in MB"];
const text = `${formatTable([header, ...rows.map(cellsOf)])}

${formatTable([["uploaded to a server", "answer", "MB before", "most MB", "s of computing"], ...uploads])}

${formatTable([["goal", "must", "reached", ""], ...goals])}

From bytes to the model with its receipt. MB/s: the best of several readings in one process; first: a process that reads for the
first time. Seconds are of computing, of all threads together, which other work on the machine changes least. Memory is that
of the whole process after the first reading, with the program itself and the file; of uploads that of the server's one process with its
embedded database, from the upload to the answer.
`;
process.stdout.write(`\n${text}`);
if (!wanted) {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, "reading.txt"), text);
  writeFileSync(join(RESULTS, "reading.json"), `${JSON.stringify(rows, null, 2)}\n`);
}

function writeLarge(kind: LargeBoard, path: string): void {
  const file = openSync(path, "w");
  for (const text of largeBoardText(LARGE_BYTES, kind)) writeSync(file, text);
  closeSync(file);
}

function rateOf({ megabytes, bestMs }: ReadingRow): number {
  return (megabytes * 1000) / bestMs;
}

function goal(name: string, reached: number, isReached: boolean, must: number): string[] {
  return [name, `${must}`, reached.toFixed(0), isReached ? "yes" : "NO"];
}

function cellsOf(row: ReadingRow): string[] {
  const { board, megabytes, firstMs, peakMb } = row;
  return [
    board.slice(0, 56),
    megabytes.toFixed(2),
    rateOf(row).toFixed(0),
    ((megabytes * 1000) / firstMs).toFixed(0),
    peakMb.toFixed(0),
  ];
}
