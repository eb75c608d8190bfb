import { applyEdit, type Board, findBrokenBlock, type ItemId, rigidMembers } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import { measureEdges, type PlacementOutcome, readIntents, startPlacement } from "@tracewright/placement";
import { straddlingParts } from "../placement/judge-candidates.ts";

const FIXED = ["H*", "MH*"];
const STEP_WORK = 20_000;
/** Between things that are where they are: what placing them brought. */
const RULES = new Set(["courtyards_overlap", "clearance", "shorting_items", "hole_clearance", "hole_near_hole"]);

export function placeAll(board: Board, effort: number): PlacementOutcome {
  const fixed = [...FIXED, ...straddlingParts(board)];
  const run = startPlacement(board, undefined, { mode: "all", fixed, effort });
  while (run.step(STEP_WORK) === "running");
  return run.outcome();
}

/** What placing did to the rigid blocks of a board. */
export interface PlacedBlocks {
  /** Blocks that are elsewhere. */
  readonly moved: number;
  /** Connectors of blocks that are at the edge and face out of it. */
  readonly out: number;
  /** Nothing within a block changed. */
  readonly areWhole: boolean;
  /** Errors between things of different blocks that the board did not have. */
  readonly errors: readonly string[];
  readonly unplaced: number;
}

/** Connectors of blocks that belong to the edge. */
export function edgesOfBlocks(board: Board) {
  const members = rigidMembers(board);
  const references = new Set(board.footprints.filter(({ id }) => members.has(id)).map(({ reference }) => reference));
  return readIntents(board).filter((intent) => intent.kind === "edge" && references.has(intent.part));
}

/** One for each candidate. */
export function judgePlaced(board: Board, { candidates }: PlacementOutcome): readonly PlacedBlocks[] {
  const members = new Set(rigidMembers(board).keys());
  const edges = edgesOfBlocks(board);
  const known = new Set(errorsBetween(board));
  const anchors = board.groups.flatMap(({ block }) => block?.anchor.part ?? []);
  const before = new Map(board.footprints.map((part) => [part.id, part]));
  return candidates.map(({ edit, unplaced }) => {
    const after = applyEdit(board, edit);
    const places = new Map(after.footprints.map((part) => [part.id, part]));
    return {
      moved: anchors.filter((id) => places.get(id)?.position !== before.get(id)?.position).length,
      out: measureEdges(after, edges).filter(({ atEdge, facesOut }) => atEdge && facesOut).length,
      areWhole: findBrokenBlock(board, after, members) === undefined,
      errors: errorsBetween(after).filter((error) => !known.has(error)),
      unplaced: unplaced.length,
    };
  });
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
