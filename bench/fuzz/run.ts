/**
 * Every reader against files that were cut, bent and put together anew from our samples, our examples and the real projects of
 * the shared test data: each has to be read into a valid document or refused with a reason.
 *
 * `npm run bench -- fuzz [--cases 100000] [--readers kicad-board,gerber] [--seed 1]`
 * `npm run bench -- fuzz --readers gerber --case 4711` writes that file to `bench/.cache/fuzz/` and reads it here.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { FUZZ_READERS, type FuzzReaderName, fuzzCase, ownSamples } from "@tracewright/formats/fuzzing";
import { formatTable } from "../suite/format-table.ts";
import type { FuzzCount, FuzzFault } from "./fuzz-one.ts";
import { realSamples } from "./real-samples.ts";

const RESULTS = join(import.meta.dirname, "../results");
const CACHE = join(import.meta.dirname, "../.cache/fuzz");
/** A process that is asked for so many cases at a time and has not ended by then hangs. */
const BATCH = 5_000;
const BATCH_SECONDS = 1_200;
const MEMORY_MB = 1_024;

const { values } = parseArgs({
  options: {
    cases: { type: "string", default: "100000" },
    readers: { type: "string" },
    seed: { type: "string", default: "1" },
    case: { type: "string" },
  },
});
const wanted = values.readers?.split(",");
const names = (Object.keys(FUZZ_READERS) as FuzzReaderName[]).filter((name) => !wanted || wanted.includes(name));
mkdirSync(CACHE, { recursive: true });
if (values.case !== undefined) for (const name of names) tryOne(name, Number(values.case));
else runAll();

function runAll(): void {
  const rows = names.map((name) => {
    const row = fuzz(name);
    process.stdout.write(`${formatTable([cellsOf(name, row)])}\n`);
    for (const { number, message } of row.faults.slice(0, 5)) process.stdout.write(`  case ${number}: ${message}\n`);
    return cellsOf(name, row);
  });
  const header = ["reader", "cases", "read", "refused", "faults", "slowest ms", "of case", "most memory in MB"];
  const text = `${formatTable([header, ...rows])}

Seed ${values.seed}. A case is a sample that went through one to four changes: cut, pieces left out, doubled, exchanged or taken from
another sample, numbers out of all range, words put elsewhere, brackets by the thousand, single bytes. Samples are our own and
excerpts of our examples and of real projects. Read: into a document that is valid and was written again for KiCad; refused: with a
reason. Faults: thrown, hung, out of memory (${MEMORY_MB} MB), an invalid document, no reason. Milliseconds are of computing, with that writing.
`;
  process.stdout.write(`\n${text}`);
  if (wanted) return;
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, "fuzz.txt"), text);
}

function fuzz(name: FuzzReaderName): FuzzCount {
  const total = Number(values.cases);
  let sum: FuzzCount = { cases: 0, read: 0, refused: 0, faults: [], slowestMs: 0, slowestCase: 0, peakMb: 0 };
  for (let from = 0; from < total && sum.faults.length < 50; ) {
    const end = Math.min(total, from + BATCH);
    const { count, next } = runBatch(name, from, end);
    const isSlower = count.slowestMs > sum.slowestMs;
    sum = {
      cases: sum.cases + count.cases,
      read: sum.read + count.read,
      refused: sum.refused + count.refused,
      faults: [...sum.faults, ...count.faults],
      slowestMs: isSlower ? count.slowestMs : sum.slowestMs,
      slowestCase: isSlower ? count.slowestCase : sum.slowestCase,
      peakMb: Math.max(sum.peakMb, count.peakMb),
    };
    from = next;
  }
  return sum;
}

/** A batch whose process dies is gone on with behind the case it died of. */
function runBatch(name: FuzzReaderName, from: number, end: number): { count: FuzzCount; next: number } {
  const progress = join(CACHE, `${name}.progress`);
  const { status, stdout, signal } = spawnSync(
    process.execPath,
    [
      `--max-old-space-size=${MEMORY_MB}`,
      join(import.meta.dirname, "fuzz-one.ts"),
      name,
      values.seed,
      String(from),
      String(end),
      progress,
    ],
    { timeout: BATCH_SECONDS * 1_000, killSignal: "SIGKILL", maxBuffer: 1e8, stdio: ["ignore", "pipe", "ignore"] },
  );
  if (status === 0) return { count: JSON.parse(stdout.toString()) as FuzzCount, next: end };
  const number = Number(readFileSync(progress, "utf8"));
  const fault: FuzzFault = { number, message: `the process ended with ${signal ?? status}` };
  const cases = number + 1 - from;
  return {
    count: { cases, read: 0, refused: 0, faults: [fault], slowestMs: 0, slowestCase: number, peakMb: 0 },
    next: number + 1,
  };
}

function tryOne(name: FuzzReaderName, number: number): void {
  const samples = [...ownSamples()[name], ...realSamples(name)];
  const bytes = fuzzCase(samples, { seed: Number(values.seed), number });
  const { fileName, read } = FUZZ_READERS[name];
  const path = join(CACHE, `${name}-${number}-${fileName}`);
  writeFileSync(path, bytes);
  process.stdout.write(`${path}, ${bytes.length} bytes\n${JSON.stringify(read(bytes))}\n`);
}

function cellsOf(name: string, row: FuzzCount): string[] {
  const { cases, read, refused, faults, slowestMs, slowestCase, peakMb } = row;
  return [name, ...[cases, read, refused, faults.length, slowestMs, slowestCase, peakMb].map(String)];
}
