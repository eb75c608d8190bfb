/** `npm run bench -- placement [--boards a,b] [--time SECONDS]`: every candidate judged by KiCad. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  applyEdit,
  type Board,
  boardOutline,
  boxOfPoints,
  type Footprint,
  locateInPolygon,
  padPosition,
} from "@tracewright/board";
import { measureCandidate, startPlacement } from "@tracewright/placement";
import { formatTable } from "../suite/format-table.ts";
import { judgeFile, type PlacementJudgement, writeBoardFiles } from "../suite/judge-board.ts";
import { requireSharedFolder } from "../suite/shared-folder.ts";
import { listSuite, readSuiteBoard } from "../suite/suite-boards.ts";
import { decouplingDistance } from "./decoupling-distance.ts";

/** Connectors, holes and what else a person puts in its place first. */
const FIXED = ["J*", "P*", "CN*", "CON*", "USB*", "H*", "MH*", "X*", "K*"];
const STEP_WORK = 5_000;

interface Row {
  readonly board: string;
  readonly parts: number;
  readonly legal: boolean;
  readonly overlaps: readonly number[];
  readonly outside: readonly number[];
  /** Errors between pads, drills and the edge beyond those of the human's board. */
  readonly padErrors: readonly number[];
  readonly wireRatio: number;
  readonly crossingRatio: number;
  /** See `decoupling-distance`: the compact candidate's against the human's; absent without capacitors. */
  readonly decouplingRatio?: number;
  /** Least mean displacement of parts between two candidates, as a part of the board's diagonal. */
  readonly distinctness: number;
  readonly seconds: number;
  readonly remark: string;
}

const { values } = parseArgs({ options: { boards: { type: "string" }, time: { type: "string", default: "120" } } });
const shared = requireSharedFolder();
const wanted = values.boards?.split(",");
const rows: Row[] = [];
const boards = wanted
  ? [...listSuite("bench", shared), ...listSuite("boards", shared)].filter(({ name }) => wanted.includes(name))
  : listSuite("bench", shared);
for (const board of boards) {
  const row = await placeOne(readSuiteBoard(board), board.name);
  rows.push(row);
  console.log(formatTable([columnsOf(row)]));
}
const table = formatTable([
  [
    "board",
    "parts",
    "legal",
    "overlaps",
    "outside",
    "pad errors",
    "wire/human",
    "crossings/human",
    "decoupling/human",
    "apart",
    "s",
    "remark",
  ],
  ...rows.map(columnsOf),
]);
const legal = rows.filter((row) => row.legal).length;
const summary = [
  `${legal} of ${rows.length} boards with every candidate legal; medians against the human: wire length of compact`,
  `${median(rows.map((row) => row.wireRatio)).toFixed(2)}, crossings of routable ${median(rows.map((row) => row.crossingRatio)).toFixed(2)},`,
  `decoupling ${median(rows.flatMap((row) => row.decouplingRatio ?? [])).toFixed(2)}; candidates apart by`,
  `${median(rows.map((row) => row.distinctness)).toFixed(2)} of the diagonal, ${Math.min(...rows.map((row) => row.distinctness)).toFixed(2)} at the least`,
].join(" ");
console.log(`\n${table}\n${summary}`);
if (!wanted) {
  const results = join(import.meta.dirname, "../results");
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, "placement.txt"), `${table}\n\n${summary}\n`);
  writeFileSync(join(results, "placement.json"), `${JSON.stringify(rows, undefined, 1)}\n`);
}

async function placeOne(source: Board, name: string): Promise<Row> {
  const begun = performance.now();
  const straddling = source.footprints
    .filter((footprint) => isOutside(source, footprint))
    .map(({ reference }) => reference);
  const run = startPlacement(source, undefined, { strip: true, fixed: [...FIXED, ...straddling], seed: 1 });
  const seconds = () => (performance.now() - begun) / 1000;
  while (run.step(STEP_WORK) === "running" && seconds() < Number(values.time));
  const took = seconds();
  const outcome = run.outcome();
  const boards = outcome.candidates.map(({ edit }) => withoutCopper(applyEdit(source, edit)));
  const judged: (PlacementJudgement | undefined)[] = [];
  for (const [index, board] of boards.entries()) judged.push(await judgePlacement(board, `${name}-${index + 1}`));
  // Overlaps among parts that nobody may move are the board's own: what the same board has without the others.
  const settled = await judgePlacement(withoutCopper(withoutParts(source, boards)), `${name}-settled`);
  const count = (answer: PlacementJudgement | undefined, of: (judgement: PlacementJudgement) => number) =>
    answer && settled ? of(answer) - of(settled) : -1;
  const overlaps = judged.map((answer) => count(answer, ({ courtyardOverlaps }) => courtyardOverlaps));
  const outside = judged.map((answer) => count(answer, ({ partsOutside }) => partsOutside));
  // Without copper every such error is between pads, drills and the edge; the designer's own are no fault of ours.
  const human = await judgePlacement(withoutCopper(source), `${name}-human`);
  const padErrors = judged.map((answer) => (answer && human ? Math.max(0, answer.padErrors - human.padErrors) : -1));
  const humanMetrics = measureCandidate(source);
  const theirs = decouplingDistance(source, outcome.intents);
  const own = boards[0] && decouplingDistance(boards[0], outcome.intents);
  const compact = outcome.candidates[0]?.metrics;
  const routable = outcome.candidates[1]?.metrics;
  const complete = outcome.status === "complete";
  return {
    board: name,
    parts: source.footprints.length,
    legal: complete && [...overlaps, ...outside, ...padErrors].every((count) => count === 0),
    overlaps,
    outside,
    padErrors,
    wireRatio: compact ? compact.wireLengthMm / humanMetrics.wireLengthMm : Number.NaN,
    ...(own !== undefined && theirs !== undefined && { decouplingRatio: own / theirs }),
    distinctness: leastDisplacement(boards),
    crossingRatio: routable ? routable.crossings / Math.max(1, humanMetrics.crossings) : Number.NaN,
    seconds: took,
    remark: [
      ...(complete ? [] : [`without room: ${outcome.unplaced.map(({ reference }) => reference).join(" ")}`]),
      ...(human && settled ? [] : ["KiCad gave no answer for the human's board"]),
    ].join("; "),
  };
}

/** Over all pairs of placements the least mean way from a part's place in one to that in the other, by the diagonal. */
function leastDisplacement(boards: readonly Board[]): number {
  const box = boxOfPoints(boards.flatMap((board) => boardOutline(board).areas.flatMap(({ outer }) => outer)));
  const diagonal = box ? Math.hypot(box.maxX - box.minX, box.maxY - box.minY) : Number.NaN;
  const displacement = (a: Board, b: Board): number => {
    const moved = a.footprints.flatMap(({ position }, index) => {
      const other = b.footprints[index]?.position;
      const isMoving = boards.some((board) => board.footprints[index] !== a.footprints[index]);
      return other && isMoving ? [Math.hypot(position.x - other.x, position.y - other.y)] : [];
    });
    return moved.reduce((sum, way) => sum + way, 0) / Math.max(1, moved.length) / diagonal;
  };
  const pairs = boards.flatMap((a, index) => boards.slice(index + 1).map((b) => displacement(a, b)));
  return Math.min(...pairs);
}

/** Undefined: KiCad gave no answer, as on some odd boards. */
async function judgePlacement(board: Board, name: string): Promise<PlacementJudgement | undefined> {
  const path = writeBoardFiles(board, join(import.meta.dirname, "../.cache/placement", name));
  try {
    return (await judgeFile(path)).placement;
  } catch {
    return undefined;
  }
}

function isOutside(board: Board, footprint: Footprint): boolean {
  const { areas } = boardOutline(board);
  return footprint.pads.some((pad) =>
    areas.every((area) => locateInPolygon(padPosition(footprint, pad), area) === "outside"),
  );
}

function withoutParts(source: Board, boards: readonly Board[]): Board {
  const moved = (index: number) => boards.some((board) => board.footprints[index] !== source.footprints[index]);
  return { ...source, footprints: source.footprints.filter((_, index) => !moved(index)) };
}

function withoutCopper(board: Board): Board {
  return { ...board, tracks: [], vias: [], zones: board.zones.filter((zone) => zone.keepout) };
}

function columnsOf(row: Row): string[] {
  const { board, parts, legal, overlaps, outside, padErrors, wireRatio, crossingRatio, seconds, remark } = row;
  const { decouplingRatio, distinctness } = row;
  return [
    board.slice(0, 36),
    String(parts),
    legal ? "yes" : "NO",
    overlaps.join("/"),
    outside.join("/"),
    padErrors.join("/"),
    wireRatio.toFixed(2),
    crossingRatio.toFixed(2),
    decouplingRatio?.toFixed(2) ?? "",
    distinctness.toFixed(2),
    seconds.toFixed(1),
    remark,
  ];
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.filter(Number.isFinite).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
