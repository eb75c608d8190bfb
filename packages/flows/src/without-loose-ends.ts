import type { Board, Finding, ItemId } from "@tracewright/board";
import { checkBoard, checkConnections } from "@tracewright/checks";
import { countPadPieces, firmConnectivity } from "./firm-connectivity.ts";

/** Taking an end away can leave the next one loose; a chain longer than this is no stub. */
const MAX_PASSES = 8;

/**
 * The board without the tracks and vias among `mine` that lead nowhere, as the checks see it, as far as nothing comes
 * apart without them. Other copper is never touched.
 */
export function withoutLooseEnds(board: Board, mine: ReadonlySet<ItemId>): Board {
  let current = board;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const { findings, connections } = checkBoard(current);
    const loose = new Set(
      findings
        .filter(isLooseEnd)
        .flatMap(({ items }) => items)
        .filter((item) => mine.has(item)),
    );
    if (loose.size === 0) return current;
    const pieces = countPadPieces(firmConnectivity(current));
    const holds = (candidate: Board) =>
      checkConnections(candidate).connections.connected >= connections.connected &&
      countPadPieces(firmConnectivity(candidate)) <= pieces;
    const trimmed = without(current, loose);
    if (holds(trimmed)) {
      current = trimmed;
      continue;
    }
    // Something hangs on one of them: each is tried for itself.
    const before = current;
    for (const item of loose) {
      const candidate = without(current, new Set([item]));
      if (holds(candidate)) current = candidate;
    }
    if (current === before) return current;
  }
  return current;
}

/** A finding about a track or via that leads nowhere. */
export function isLooseEnd({ rule }: Pick<Finding, "rule">): boolean {
  return rule === "track_dangling" || rule === "via_dangling";
}

function without(board: Board, items: ReadonlySet<ItemId>): Board {
  return {
    ...board,
    tracks: board.tracks.filter(({ id }) => !items.has(id)),
    vias: board.vias.filter(({ id }) => !items.has(id)),
  };
}
