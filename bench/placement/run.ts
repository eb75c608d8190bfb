/**
 * The placement bench: forgets where the parts of a board stand, but for connectors and holes, places them, routes the
 * candidates on trial, lets KiCad judge them, and routes the best one as the routing bench routes the human's placement.
 *
 * `npm run bench -- placement [--suite bench|boards|demos|synthetic|sizes|all] [--boards a,b] [--time SECONDS] [--workers 1]
 * [--seed 1] [--variant T|P] [--unrouted] [--summary]`
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readRows } from "../routing/result-files.ts";
import type { Variant } from "../routing/strip-board.ts";
import { formatTable } from "../suite/format-table.ts";
import { requireSharedFolder } from "../suite/shared-folder.ts";
import { listSuite, PLACEMENT_SUITES, SUITES, type Suite } from "../suite/suite-boards.ts";
import { PLACEMENT_GOALS, type PlacementGoal, POURED_GOALS } from "./goals.ts";
import { placeOne } from "./place-one.ts";
import type { PlacementRow } from "./row.ts";
import { HEADER, rowCells } from "./table.ts";

const RESULTS = join(import.meta.dirname, "../results");
const { values } = parseArgs({
  options: {
    suite: { type: "string", default: "bench" },
    boards: { type: "string" },
    time: { type: "string", default: "600" },
    workers: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
    variant: { type: "string", default: "T" },
    unrouted: { type: "boolean", default: false },
    summary: { type: "boolean", default: false },
  },
});
const suites = values.suite === "all" ? PLACEMENT_SUITES : PLACEMENT_SUITES.filter((suite) => suite === values.suite);
const variant: Variant = values.variant === "P" ? "P" : "T";
const wanted = values.boards?.split(",");
/** Nobody has routed the boards of this suite: there is nothing to hold a routing of them against. */
const isRouted = (suite: Suite) => !values.unrouted && suite !== "sizes";
const isComplete = (suite: Suite) => !wanted && (isRouted(suite) || suite === "sizes");
const shared = requireSharedFolder();
const measured: PlacementRow[] = [];
if (!values.summary) for (const suite of suites) await runSuite(suite);
const summary = summarise(suites.every(isComplete) ? undefined : measured);
if (suites.every(isComplete)) writeFileSync(join(RESULTS, "placement-summary.txt"), summary);
process.stdout.write(`\n${summary}`);

async function runSuite(suite: Suite): Promise<void> {
  const boards = listSuite(suite, shared).filter(({ name }) => !wanted || wanted.some((part) => name.includes(part)));
  const rows: PlacementRow[] = [];
  for (const board of boards) {
    const row = await placeOne(board, {
      seconds: Number(values.time),
      workers: Number(values.workers),
      seed: Number(values.seed),
      routedAs: isRouted(suite) ? variant : undefined,
    });
    rows.push(row);
    process.stdout.write(`${formatTable([rowCells(row)])}\n`);
  }
  measured.push(...rows);
  if (rows.length === 0) return;
  const text = `${formatTable([HEADER, ...rows.map(rowCells)])}\n`;
  process.stdout.write(`\n${text}`);
  if (!isComplete(suite)) return;
  mkdirSync(RESULTS, { recursive: true });
  const stem = stemOf(suite, isRouted(suite) ? variant : "T");
  writeFileSync(`${stem}.txt`, text);
  writeFileSync(`${stem}.json`, `${JSON.stringify(rows, undefined, 1)}\n`);
}

/** Undefined: the rows of the last whole runs. */
function summarise(rows: readonly PlacementRow[] | undefined): string {
  const lines = rows
    ? reach(variant === "P" ? [...PLACEMENT_GOALS, ...POURED_GOALS] : PLACEMENT_GOALS, rows, variant)
    : [...reach(PLACEMENT_GOALS, readPlaced("T"), "T"), ...reach(POURED_GOALS, readPlaced("P"), "P")];
  return `${formatTable([["goal", "must", "aim", "reached", ""], ...lines])}\n`;
}

function reach(goals: readonly PlacementGoal[], rows: readonly PlacementRow[], variant: Variant) {
  const human = SUITES.flatMap((suite) => readRows({ suite, variant }) ?? []);
  return goals.map(({ name, must, aim, measure }) => {
    const { text, verdict } = measure(rows, human);
    return [name, must, aim, text, verdict === "missed" ? "MISSED" : verdict === "none" ? "" : verdict];
  });
}

/** The rows of the last whole runs of all suites. */
function readPlaced(variant: Variant): readonly PlacementRow[] {
  return PLACEMENT_SUITES.flatMap((suite) => {
    const path = `${stemOf(suite, variant)}.json`;
    return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as readonly PlacementRow[]) : [];
  });
}

function stemOf(suite: Suite, variant: Variant): string {
  return join(RESULTS, ["placement", suite, ...(variant === "P" ? ["P"] : [])].join("-"));
}
