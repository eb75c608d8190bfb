/**
 * One reader against many made-up files, in a process of its own: `node fuzz-one.ts READER SEED FROM CASES PROGRESS`.
 * Its answer is one line of JSON, a `FuzzCount`. The file PROGRESS holds the current case number, in case this
 * process dies.
 */
import { openSync, writeSync } from "node:fs";
import { FUZZ_READERS, type FuzzReaderName, fuzzCase, ownSamples } from "@tracewright/formats/fuzzing";
import { realSamples } from "./real-samples.ts";

export interface FuzzCount {
  readonly cases: number;
  readonly read: number;
  readonly refused: number;
  readonly faults: readonly FuzzFault[];
  /** The slowest case, milliseconds of computing. */
  readonly slowestMs: number;
  readonly slowestCase: number;
  /** Most memory of the whole process. */
  readonly peakMb: number;
}

export interface FuzzFault {
  readonly number: number;
  readonly message: string;
}

/** One fault is met again and again; its first cases are enough. */
const MAX_FAULTS = 50;

const [name, seed, from, cases, progress] = process.argv.slice(2);
const reader = FUZZ_READERS[name as FuzzReaderName];
const samples = [...ownSamples()[name as FuzzReaderName], ...realSamples(name as FuzzReaderName)];
const progressFile = openSync(progress ?? "", "w");
const counts = { read: 0, refused: 0 };
const faults: FuzzFault[] = [];
let slowestMs = 0;
let slowestCase = 0;
let done = 0;
for (let number = Number(from); number < Number(cases) && faults.length < MAX_FAULTS; number += 1) {
  writeSync(progressFile, String(number).padEnd(12), 0);
  const bytes = fuzzCase(samples, { seed: Number(seed), number });
  const before = process.cpuUsage();
  try {
    const outcome = reader.read(bytes);
    if (outcome.status === "problem") faults.push({ number, message: outcome.problem });
    else counts[outcome.status] += 1;
  } catch (error) {
    faults.push({ number, message: (error instanceof Error && error.stack) || String(error) });
  }
  const { user, system } = process.cpuUsage(before);
  const milliseconds = (user + system) / 1_000;
  if (milliseconds > slowestMs) {
    slowestMs = milliseconds;
    slowestCase = number;
  }
  done += 1;
}
const count: FuzzCount = {
  cases: done,
  ...counts,
  faults,
  slowestMs: Math.round(slowestMs),
  slowestCase,
  peakMb: Math.round(process.resourceUsage().maxRSS / 1024),
};
process.stdout.write(`${JSON.stringify(count)}\n`);
