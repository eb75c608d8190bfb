/**
 * What runs survive: processes killed, the database restarted, the disk full, the network cut, two browsers at once, the clock
 * set. Real server processes and real engines; each fault twenty times.
 *
 * `npm run bench -- faults [--times 20] [--only clock] [--minutes 10]`, each fault so many minutes at most; a fault
 * that was to be tried twenty times replaces its line in results/.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { formatTable } from "../suite/format-table.ts";
import { ALL_FAULTS } from "./all-faults.ts";
import type { Fault } from "./fault.ts";

const RESULT = join(import.meta.dirname, "../results/faults.txt");
/** The same as data, so that one fault can be tried again alone. */
const KEPT = join(import.meta.dirname, "../results/faults.json");
const FULL = 20;

interface Tried {
  readonly name: string;
  readonly database: string;
  readonly trials: number;
  /** How many runs were in which state when it struck. */
  readonly states: string;
  readonly held: string;
  readonly problems: readonly string[];
}

const { values } = parseArgs({
  options: {
    times: { type: "string", default: String(FULL) },
    only: { type: "string" },
    minutes: { type: "string", default: "1000" },
  },
});
const minutes = Number(values.minutes);
const times = Number(values.times);
const faults = ALL_FAULTS.filter(({ name, database }) => `${name} ${database}`.includes(values.only ?? ""));

const tried: Tried[] = [];
for (const fault of faults) {
  tried.push(await tryOut(fault));
  if (times === FULL) keep(tried);
}
process.stdout.write(describe(tried));
process.exitCode = tried.some(({ problems }) => problems.length > 0) ? 1 : 0;

/** With the lines of the faults that were not tried this time. */
function keep(rows: readonly Tried[]): void {
  const before = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, "utf8")) as readonly Tried[]) : [];
  const all = ALL_FAULTS.flatMap(({ name, database }) => {
    const isIt = (row: Tried): boolean => row.name === name && row.database === database;
    return rows.find(isIt) ?? before.find(isIt) ?? [];
  });
  writeFileSync(KEPT, `${JSON.stringify(all, null, 1)}\n`);
  writeFileSync(RESULT, describe(all));
}

function describe(rows: readonly Tried[]): string {
  const table = formatTable([
    ["fault", "database", "trials", "runs or matchings in each state when it struck", "held"],
    ...rows.map(({ name, database, trials, states, held }) => [name, database, String(trials), states, held]),
  ]);
  return [
    `Each fault up to ${FULL} times, on ${availableParallelism()} cores: real processes, real engines, two runs at a time.`,
    "Held after each trial: every run that was asked for has come to its end once, with its result readable and what its name says, its",
    "end told once, and explained where it is no result; in the end no file broken, and as many mails as runs began and were completed.",
    "A matching of parts: it has come to its end, and says of every part what one says that nothing happened to.",
    "",
    table,
    "",
    ...rows.flatMap(({ problems }) => problems),
    "",
  ].join("\n");
}

async function tryOut({ name, database, open }: Fault): Promise<Tried> {
  const opened = await open();
  if (typeof opened === "string") return { name, database, trials: 0, states: opened, held: "not tried", problems: [] };
  const problems: string[] = [];
  const states = new Map<string, number>();
  let held = 0;
  const until = performance.now() + minutes * 60_000;
  let trials = 0;
  for (let trial = 0; trial < times && performance.now() < until; trial += 1) {
    trials += 1;
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
  const outcome = left.length === 0 ? `${held} of ${trials}` : "see below";
  return { name, database, trials, states: counted.join(", "), held: outcome, problems };
}
