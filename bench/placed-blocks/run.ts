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
import { applyEdit, type Board, findBrokenBlock, type ItemId, rigidMembers } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import { measureEdges, readIntents, startPlacement } from "@tracewright/placement";
import { straddlingParts } from "../placement/judge-candidates.ts";
import { formatTable } from "../suite/format-table.ts";
import { requireSharedFolder } from "../suite/shared-folder.ts";
import { listSuite, readSuiteBoard } from "../suite/suite-boards.ts";
import { withTenBlocks } from "./ten-blocks.ts";

const BOARDS = ["glasgow-revc", "hackrf-one", "esp-rust-board"];
const FIXED = ["H*", "MH*"];
const STEP_WORK = 20_000;
const RESULTS = join(import.meta.dirname, "../results");
/** Between things that are where they are: what placing them brought. */
const RULES = new Set(["courtyards_overlap", "clearance", "shorting_items", "hole_clearance", "hole_near_hole"]);

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
  const references = new Set(board.footprints.filter(({ id }) => members.has(id)).map(({ reference }) => reference));
  const edges = readIntents(board).filter((intent) => intent.kind === "edge" && references.has(intent.part));
  const known = new Set(errorsBetween(board));
  const candidates = outcome.candidates.map(({ edit, unplaced }) => {
    const after = applyEdit(board, edit);
    const places = new Map(after.footprints.map((part) => [part.id, part]));
    const anchors = board.groups.flatMap(({ block }) => block?.anchor.part ?? []);
    const before = new Map(board.footprints.map((part) => [part.id, part]));
    return {
      moved: anchors.filter((id) => places.get(id)?.position !== before.get(id)?.position).length,
      out: measureEdges(after, edges).filter(({ atEdge, facesOut }) => atEdge && facesOut).length,
      whole: findBrokenBlock(board, after, new Set(members.keys())) ? "NO" : "yes",
      errors: errorsBetween(after).filter((error) => !known.has(error)).length,
      unplaced: unplaced.length,
    };
  });
  const per = (of: (candidate: (typeof candidates)[number]) => string | number) => candidates.map(of).join("/");
  return [
    name.slice(0, 30),
    String(source.footprints.length),
    String(board.groups.length),
    String(board.footprints.filter(({ id }) => members.has(id)).length),
    per(({ moved }) => moved),
    `${per(({ out }) => out)} of ${edges.length}`,
    per(({ whole }) => whole),
    per(({ errors }) => errors),
    per(({ unplaced }) => unplaced),
    seconds.toFixed(1),
    plain.seconds.toFixed(1),
  ];
}

function timed(board: Board) {
  const begun = performance.now();
  const fixed = [...FIXED, ...straddlingParts(board)];
  const run = startPlacement(board, undefined, { mode: "all", fixed, effort: Number(values.effort) });
  while (run.step(STEP_WORK) === "running");
  return { outcome: run.outcome(), seconds: (performance.now() - begun) / 1000 };
}

/** Of the blocks' own copper and all parts, apart from what is within one block. */
function errorsBetween(board: Board): string[] {
  const members = rigidMembers(board);
  const owner = new Map<ItemId, string>();
  for (const part of board.footprints)
    for (const id of [part.id, ...part.pads.map((pad) => pad.id)]) owner.set(id, members.get(part.id)?.id ?? part.id);
  for (const item of [...board.tracks, ...board.vias]) owner.set(item.id, members.get(item.id)?.id ?? item.id);
  const bare: Board = {
    ...board,
    tracks: board.tracks.filter(({ id }) => members.has(id)),
    vias: board.vias.filter(({ id }) => members.has(id)),
    zones: board.zones.filter(({ keepout }) => keepout),
  };
  return checkBoard(bare)
    .findings.filter(({ rule, severity }) => severity === "error" && RULES.has(rule))
    .filter(({ items }) => new Set(items.map((id) => owner.get(id) ?? id)).size > 1)
    .map(({ rule, items }) => [rule, ...[...items].sort()].join(" "));
}
