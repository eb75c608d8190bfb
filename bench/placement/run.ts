/**
 * The placement bench: forgets where the parts of a board stand, but for connectors and holes, places them, routes the
 * candidates on trial, lets KiCad judge them, and routes the best one as the routing bench routes the human's placement.
 *
 * `npm run bench -- placement [--suite bench|boards|demos|synthetic|sizes|all] [--boards a,b [--merge]] [--time SECONDS]
 * [--workers 1] [--seed 1] [--variant T|P] [--unrouted] [--summary]`
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readRows } from "../routing/result-files.ts";
import type { Variant } from "../routing/strip-board.ts";
import { formatTable } from "../suite/format-table.ts";
import { mergeRows } from "../suite/merge-rows.ts";
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
    // The rows of the boards named take their places in the kept table: what a change of the engines can touch is run again.
    merge: { type: "boolean", default: false },
    unrouted: { type: "boolean", default: false },
    summary: { type: "boolean", default: false },
  },
});
const suites = values.suite === "all" ? PLACEMENT_SUITES : PLACEMENT_SUITES.filter((suite) => suite === values.suite);
const variant: Variant = values.variant === "P" ? "P" : "T";
const wanted = values.boards?.split(",");
/** The boards of this suite have no human routing to compare with. */
const isRouted = (suite: Suite) => !values.unrouted && suite !== "sizes";
const isKept = (suite: Suite) => (!wanted || values.merge) && (isRouted(suite) || suite === "sizes");
const shared = requireSharedFolder();
const measured: PlacementRow[] = [];
if (!values.summary) for (const suite of suites) await runSuite(suite);
const summary = summarise(suites.every(isKept) ? undefined : measured);
if (suites.every(isKept)) writeFileSync(join(RESULTS, "placement-summary.txt"), summary);
process.stdout.write(`\n${summary}`);

async function runSuite(suite: Suite): Promise<void> {
  const boards = listSuite(suite, shared).filter(({ name }) => !wanted || wanted.some((part) => name.includes(part)));
  const placed: PlacementRow[] = [];
  for (const board of boards) {
    const row = await placeOne(board, {
      seconds: Number(values.time),
      workers: Number(values.workers),
      seed: Number(values.seed),
      routedAs: isRouted(suite) ? variant : undefined,
    });
    placed.push(row);
    process.stdout.write(`${formatTable([rowCells(row)])}\n`);
  }
  measured.push(...placed);
  if (placed.length === 0) return;
  const stem = stemOf(suite, isRouted(suite) ? variant : "T");
  const rows = values.merge ? mergeRows(readKept(stem), placed) : placed;
  const text = `${formatTable([HEADER, ...rows.map(rowCells)])}\n`;
  process.stdout.write(`\n${text}`);
  if (!isKept(suite)) return;
  mkdirSync(RESULTS, { recursive: true });
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
  return PLACEMENT_SUITES.flatMap((suite) => readKept(stemOf(suite, variant)));
}

function readKept(stem: string): readonly PlacementRow[] {
  const path = `${stem}.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
}

function stemOf(suite: Suite, variant: Variant): string {
  return join(RESULTS, ["placement", suite, ...(variant === "P" ? ["P"] : [])].join("-"));
}
