/**
 * The review bench: routes boards with their pours kept, lets KiCad judge the result, and compares it by what an engineer
 * checks with the human's layout of the same board. Time is processor time, so that other work on the machine counts little.
 *
 * `npm run bench -- review [--suite bench|boards|all] [--boards a,b [--merge]] [--folder FOLDER] [--time SECONDS]
 * [--jobs 1] [--workers 1]`. A full run takes the boards whose human layout KiCad finds complete and clean; others are taken
 * where they are named, and do not count. With a folder its boards are taken instead, and no results file is written.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { HEAP_OPTIONS } from "@tracewright/threads";
import { type BenchOptions, benchBoard, folderOf } from "../routing/bench-board.ts";
import { countErrors } from "../routing/fresh-findings.ts";
import { isJudged } from "../routing/row.ts";
import { judgeFile, writeBoardFiles } from "../suite/judge-board.ts";
import { mergeRows } from "../suite/merge-rows.ts";
import { requireSharedFolder } from "../suite/shared-folder.ts";
import { listFolderBoards, listSuite, readSuiteBoard, type SuiteBoard } from "../suite/suite-boards.ts";
import { reviewLayout } from "./layout-review.ts";
import { refusalsOf } from "./refusals.ts";
import { type ReviewRow, reviewLine, reviewTable, summariseReview } from "./review-table.ts";

const SUITES = ["bench", "boards"] as const;
const SECONDS = 25;
const RESULTS = join(import.meta.dirname, "../results/review");
const HUMANS = join(import.meta.dirname, "../.cache/review");

const { values } = parseArgs({
  options: {
    suite: { type: "string", default: "all" },
    boards: { type: "string" },
    folder: { type: "string" },
    time: { type: "string", default: String(SECONDS) },
    jobs: { type: "string", default: "1" },
    workers: { type: "string", default: "1" },
    merge: { type: "boolean", default: false },
  },
});

const seconds = Number(values.time);
const options: BenchOptions = {
  variant: "P",
  seconds,
  time: "processor",
  program: join(import.meta.dirname, "../routing/route-one.ts"),
  nodeOptions: HEAP_OPTIONS,
  workers: Number(values.workers),
  router: "review",
};

const measured = await reviewAll();
const rows = values.merge ? mergeRows(readRows(), measured) : measured;
const circumstances = `at most ${seconds} s of computing a board, threads: ${values.workers}; Node.js ${process.versions.node}`;
const text = `${reviewTable(rows)}\n\n${summariseReview(rows)}\n\n${circumstances}\n`;
if ((!values.boards || values.merge) && values.folder === undefined && seconds === SECONDS) {
  writeFileSync(`${RESULTS}.txt`, text);
  writeFileSync(`${RESULTS}.json`, `${JSON.stringify(rows, undefined, 1)}\n`);
}
process.stdout.write(`\n${text}`);

async function reviewAll(): Promise<ReviewRow[]> {
  const wanted = values.boards?.split(",");
  const boards = listBoards().filter(({ name }) => !wanted || wanted.some((part) => name.includes(part)));
  const found = new Map<SuiteBoard, ReviewRow>();
  const waiting = [...boards];
  const work = async () => {
    for (let board = waiting.shift(); board; board = waiting.shift()) {
      const row = await reviewBoard(board);
      if (!row) continue;
      found.set(board, row);
      process.stdout.write(`${reviewLine(row)}\n`);
    }
  };
  await Promise.all(Array.from({ length: Number(values.jobs) }, work));
  return boards.flatMap((board) => found.get(board) ?? []);
}

function listBoards(): SuiteBoard[] {
  if (values.folder !== undefined) return listFolderBoards(values.folder);
  const shared = requireSharedFolder();
  return SUITES.filter((suite) => values.suite === "all" || values.suite === suite).flatMap((suite) =>
    listSuite(suite, shared),
  );
}

/** Undefined where the human's layout is no measure. */
async function reviewBoard(board: SuiteBoard): Promise<ReviewRow | undefined> {
  const original = writeHumanBoard(board);
  const isHumanClean = board.human?.clean ?? (await isClean(original));
  if (!isHumanClean && !values.boards && values.folder === undefined) return undefined;
  const human = await reviewLayout(original);
  const row = await benchBoard(board, options);
  if (!isJudged(row))
    return { board: board.name, isHumanClean, human, refusals: [], failure: row.failure ?? "not judged" };
  const { routed, verdict, errors } = row;
  const review = await reviewLayout(join(folderOf(board, options), "routed.kicad_pcb"), human.power_nets);
  const judged = { open: verdict.unrouted, errors, review };
  return {
    board: board.name,
    isHumanClean,
    human,
    routed: { ...judged, connections: verdict.connections, seconds: routed.seconds, phase: routed.phase },
    refusals: refusalsOf(human, judged),
  };
}

/** As the import has it: KiCad 6 cannot read what later versions wrote. */
function writeHumanBoard(board: SuiteBoard): string {
  mkdirSync(HUMANS, { recursive: true });
  return writeBoardFiles(readSuiteBoard(board), join(HUMANS, `${board.suite}-${board.name.replaceAll("/", "_")}`));
}

async function isClean(path: string): Promise<boolean> {
  const { unrouted, findings } = (await judgeFile(path)).routing;
  const { unconnected_items: _, ...errors } = findings;
  return unrouted === 0 && countErrors(errors) === 0;
}

function readRows(): readonly ReviewRow[] {
  return existsSync(`${RESULTS}.json`) ? JSON.parse(readFileSync(`${RESULTS}.json`, "utf8")) : [];
}
