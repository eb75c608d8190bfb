/**
 * What runs survive: processes killed, the database restarted, the disk full, the network cut, two browsers at once, the clock
 * set. Real server processes and real engines; each fault twenty times.
 *
 * `npm run bench -- faults [--times 20] [--only clock]`; only a run of all, twenty times each, is kept in results/.
 */
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { formatTable } from "../suite/format-table.ts";
import { ALL_FAULTS } from "./all-faults.ts";
import type { Fault } from "./fault.ts";

const RESULT = join(import.meta.dirname, "../results/faults.txt");
const FULL = 20;

const { values } = parseArgs({
  options: { times: { type: "string", default: String(FULL) }, only: { type: "string" } },
});
const times = Number(values.times);
const faults = ALL_FAULTS.filter(({ name, database }) => `${name} ${database}`.includes(values.only ?? ""));

const rows: string[][] = [];
const problems: string[] = [];
for (const fault of faults) rows.push(await tryOut(fault));

const text = [
  `Each fault ${times} times, on ${availableParallelism()} cores: real processes, real engines, two runs at a time.`,
  "Held after each trial: every run that was asked for has come to its end once, with its result readable and what its name says, its",
  "end told once, and explained where it is no result; in the end no file broken, and as many mails as runs began and were completed.",
  "",
  formatTable([["fault", "database", "trials", "runs in each state when it struck", "held"], ...rows]),
  "",
  ...problems,
  "",
].join("\n");
process.stdout.write(text);
if (times === FULL && values.only === undefined) writeFileSync(RESULT, text);
process.exitCode = problems.length === 0 ? 0 : 1;

async function tryOut({ name, database, open }: Fault): Promise<string[]> {
  const opened = await open();
  if (typeof opened === "string") return [name, database, "0", opened, "not tried"];
  const states = new Map<string, number>();
  let held = 0;
  for (let trial = 0; trial < times; trial += 1) {
    const begun = performance.now();
    let wrong: readonly string[];
    try {
      const struck = await opened.once(trial);
      for (const state of struck.states) states.set(state, (states.get(state) ?? 0) + 1);
      wrong = struck.problems;
    } catch (error) {
      wrong = [error instanceof Error ? error.message : String(error)];
    }
    if (wrong.length === 0) held += 1;
    problems.push(...wrong.map((problem) => `${name}, ${database}, trial ${trial + 1}: ${problem}`));
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    process.stderr.write(`${name}, ${database}: trial ${trial + 1}, ${seconds} s ${wrong.join("; ")}\n`);
  }
  const left = await opened.end();
  problems.push(...left.map((problem) => `${name}, ${database}, after all: ${problem}`));
  const counted = [...states].sort().map(([state, number]) => `${number} ${state}`);
  return [name, database, String(times), counted.join(", "), left.length === 0 ? `${held} of ${times}` : "see below"];
}
