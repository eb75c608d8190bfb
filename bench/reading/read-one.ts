/** Reads one board in a process of its own and answers a row: `node read-one.ts FILE` */
import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { importFiles } from "@tracewright/formats";

/** A program that has just begun is slow; what a server does all day is the best of some readings. */
const MIN_MS = 1_500;

export interface ReadingRow {
  readonly board: string;
  readonly megabytes: number;
  /** Bytes to model with its receipt, the first time in this process: milliseconds of computing, of all threads together. */
  readonly firstMs: number;
  /** The fastest of all readings. */
  readonly bestMs: number;
  readonly readings: number;
  /** Most memory of the process after the first reading. */
  readonly peakMb: number;
}

const [path = ""] = process.argv.slice(2);
const bytes = new Uint8Array(readFileSync(path));
const read = () => {
  const begun = process.cpuUsage();
  const { accepted, receipt } = importFiles([{ name: basename(path), bytes }]);
  const { user, system } = process.cpuUsage(begun);
  if (!accepted) throw new Error(`${path} was refused: ${receipt.diagnostics[0]?.message}`);
  return (user + system) / 1000;
};
const firstMs = read();
const peakMb = process.resourceUsage().maxRSS / 1024;
let [bestMs, total, readings] = [firstMs, firstMs, 1];
for (; total < MIN_MS; readings += 1) {
  const took = read();
  bestMs = Math.min(bestMs, took);
  total += took;
}
const board = `${basename(dirname(path))}/${basename(path)}`;
const row: ReadingRow = { board, megabytes: bytes.length / 1e6, firstMs, bestMs, readings, peakMb };
process.stdout.write(JSON.stringify(row));
