/**
 * The bench of placed blocks: ten rigid blocks, made of the human's layout, are placed with all other parts of a board. Nothing
 * within a block may change, no part may be in the way of another, and it may take at most half as long again as the same board
 * without blocks.
 *
 * `npm run bench -- placed-blocks [--boards a,b] [--effort 0.2]`
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { type Board, rigidMembers } from "@tracewright/board";
import { formatTable } from "../suite/format-table.ts";
import { requireSharedFolder } from "../suite/shared-folder.ts";
import { listSuite, readSuiteBoard } from "../suite/suite-boards.ts";
import { edgesOfBlocks, judgePlaced, type PlacedBlocks, placeAll } from "./judge-placed.ts";
import { withTenBlocks } from "./ten-blocks.ts";

const BOARDS = ["glasgow-revc", "hackrf-one", "pslab"];
const RESULTS = join(import.meta.dirname, "../results");

const { values } = parseArgs({ options: { boards: { type: "string" }, effort: { type: "string", default: "0.2" } } });
const wanted = values.boards?.split(",") ?? BOARDS;
const rows: string[][] = [
  ["board", "parts", "blocks", "in blocks", "moved", "facing out", "whole", "errors", "unplaced", "seconds", "without"],
];
for (const { name, path } of listSuite("boards", requireSharedFolder())) {
  if (!wanted.some((part) => name.includes(part))) continue;
  rows.push(place(readSuiteBoard({ path }), name));
  process.stdout.write(`${formatTable(rows)}\n`);
}
const text = `${formatTable(rows)}

Per candidate: blocks that moved, connectors of blocks that stand at the edge and face out of it, blocks that are whole, errors between things of different blocks that the human's board has not,
parts without room. Effort ${values.effort}.
`;
if (!values.boards) {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, "placed-blocks.txt"), text);
}

function place(source: Board, name: string): string[] {
  const board = withTenBlocks(source);
  const plain = timed({ ...board, groups: [] });
  const { outcome, seconds } = timed(board);
  const members = rigidMembers(board);
  const candidates = judgePlaced(board, outcome);
  const per = (of: (candidate: PlacedBlocks) => string | number) => candidates.map(of).join("/");
  return [
    name.slice(0, 30),
    String(source.footprints.length),
    String(board.groups.length),
    String(board.footprints.filter(({ id }) => members.has(id)).length),
    per(({ moved }) => moved),
    `${per(({ out }) => out)} of ${edgesOfBlocks(board).length}`,
    per(({ areWhole }) => (areWhole ? "yes" : "NO")),
    per(({ errors }) => errors.length),
    per(({ unplaced }) => unplaced),
    seconds.toFixed(1),
    plain.seconds.toFixed(1),
  ];
}

function timed(board: Board) {
  const begun = performance.now();
  const outcome = placeAll(board, Number(values.effort));
  return { outcome, seconds: (performance.now() - begun) / 1000 };
}
