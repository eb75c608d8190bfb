/**
 * Every reader against files that were cut, bent and put together again from our samples, our examples and the real projects of
 * the shared test data: each has to be read into a valid document or refused with a reason.
 *
 * `npm run bench -- fuzz [--cases 100000] [--readers kicad-board,gerber] [--seed 1] [--workers 1]`: what is found of a reader
 * replaces what stands of it in `results`, where no fewer cases were asked for than by default.
 * `npm run bench -- fuzz --readers gerber --case 4711` writes that file to `bench/.cache/fuzz/` and reads it here.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { FUZZ_READERS, type FuzzReaderName, fuzzCase, ownSamples } from "@tracewright/formats/fuzzing";
import { formatTable } from "../suite/format-table.ts";
import type { FuzzCount, FuzzFault } from "./fuzz-one.ts";
import { realSamples } from "./real-samples.ts";

const RESULTS = join(import.meta.dirname, "../results");
const CACHE = join(import.meta.dirname, "../.cache/fuzz");
/** A process that is asked for so many cases and has not ended by then hangs, however busy the machine is. */
const BATCH = 5_000;
const BATCH_SECONDS = 3_600;
const MEMORY_MB = 1_024;
const FULL_CASES = 100_000;
/** A reader with so many faults is mended before it is asked on. */
const MAX_FAULTS = 50;

const { values } = parseArgs({
  options: {
    cases: { type: "string", default: String(FULL_CASES) },
    readers: { type: "string" },
    seed: { type: "string", default: "1" },
    workers: { type: "string", default: "1" },
    case: { type: "string" },
  },
});
const wanted = values.readers?.split(",");
const names = (Object.keys(FUZZ_READERS) as FuzzReaderName[]).filter((name) => !wanted || wanted.includes(name));
mkdirSync(CACHE, { recursive: true });
if (values.case !== undefined) for (const name of names) tryOne(name, Number(values.case));
else await runAll();

/** What was found of a reader, with the seed of its cases. */
type Row = FuzzCount & { readonly seed: number };
type Rows = Partial<Record<FuzzReaderName, Row>>;

async function runAll(): Promise<void> {
  const waiting = [...names];
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const row: Row = { ...(await fuzz(name)), seed: Number(values.seed) };
      process.stdout.write(`${formatTable([cellsOf(name, row)])}\n`);
      for (const { number, message } of row.faults.slice(0, 5)) process.stdout.write(`  case ${number}: ${message}\n`);
      if (Number(values.cases) >= FULL_CASES) keep(name, row);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Number(values.workers)) }, work));
}

function keep(name: FuzzReaderName, row: Row): void {
  const path = join(RESULTS, "fuzz.json");
  const rows: Rows = { ...(existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Rows) : {}), [name]: row };
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(path, `${JSON.stringify(rows, undefined, 1)}\n`);
  writeFileSync(join(RESULTS, "fuzz.txt"), tableOf(rows));
}

function tableOf(rows: Rows): string {
  const header = ["reader", "seed", "cases", "read", "refused", "faults", "slowest ms", "of case", "most memory in MB"];
  const lines = (Object.keys(FUZZ_READERS) as FuzzReaderName[]).flatMap((name) => {
    const row = rows[name];
    return row ? [cellsOf(name, row)] : [];
  });
  return `${formatTable([header, ...lines])}

A case is a sample that went through one to four changes: cut, pieces left out, doubled, exchanged or taken from another
sample, numbers out of all range, words put elsewhere, brackets by the thousand, single bytes. Samples are our own and excerpts of
our examples and of real projects. Read: into a document that is valid and was written again for KiCad; refused: with a reason.
Faults: thrown, hung, out of memory (${MEMORY_MB} MB), an invalid document, no reason. Milliseconds are of computing, with that writing.
`;
}

async function fuzz(name: FuzzReaderName): Promise<FuzzCount> {
  const total = Number(values.cases);
  let sum: FuzzCount = { cases: 0, read: 0, refused: 0, faults: [], slowestMs: 0, slowestCase: 0, peakMb: 0 };
  for (let from = 0; from < total && sum.faults.length < MAX_FAULTS; ) {
    const end = Math.min(total, from + BATCH);
    const { count, next } = await runBatch(name, from, end);
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
async function runBatch(name: FuzzReaderName, from: number, end: number): Promise<{ count: FuzzCount; next: number }> {
  const progress = join(CACHE, `${name}.progress`);
  const child = spawn(
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
    { timeout: BATCH_SECONDS * 1_000, killSignal: "SIGKILL", stdio: ["ignore", "pipe", "ignore"] },
  );
  let answer = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    answer += text;
  });
  const [status, signal] = (await once(child, "close")) as [number | null, string | null];
  if (status === 0) return { count: JSON.parse(answer) as FuzzCount, next: end };
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

function cellsOf(name: string, row: Row): string[] {
  const { seed, cases, read, refused, faults, slowestMs, slowestCase, peakMb } = row;
  return [name, ...[seed, cases, read, refused, faults.length, slowestMs, slowestCase, peakMb].map(String)];
}
