import type { Board, Finding } from "@tracewright/board";
import { forEachNearPair, prepareCopper } from "../copper/board-copper.ts";
import { FindingSink } from "../findings/finding-sink.ts";
import { BoardEdges, judgeEdgeClearance } from "../rules/copper-edge-clearance.ts";
import { judgeCopperPair } from "../rules/copper-pair.ts";
import { judgeHolesTogether } from "../rules/hole-to-hole.ts";
import { judgeSizes } from "../rules/sizes.ts";

/** Tracks and vias; ten times those of the largest boards we know. */
const MAX_TRACKS = 50_000;
const MAX_PAIRS = 3_000_000;
const MAX_FINDINGS = 20_000;

/** There is more copper near other copper than on any real board. */
class TooMuchError extends Error {}

class CountingSink extends FindingSink {
  override add(finding: Parameters<FindingSink["add"]>[0]): void {
    super.add(finding);
    if (this.findings.length > MAX_FINDINGS) throw new TooMuchError();
  }
}

/**
 * What the widths, gaps, rings and holes of a board's tracks, vias and pads are found fault with: a part of all
 * rules, within a limit of work. Undefined where there is more to look at. Fills of zones are left out: they follow
 * their zone's own clearance.
 */
export function judgeDistances(board: Board): readonly Finding[] | undefined {
  if (board.tracks.length + board.vias.length > MAX_TRACKS) return undefined;
  try {
    const sink = new CountingSink(board);
    const copper = prepareCopper(withoutFills(board));
    let pairs = 0;
    forEachNearPair(copper, (a, b) => {
      pairs += 1;
      if (pairs > MAX_PAIRS) throw new TooMuchError();
      judgeCopperPair(copper, a, b, sink);
    });
    const edges = new BoardEdges(board);
    for (const item of copper.items) {
      judgeEdgeClearance(copper, edges, item, sink);
      judgeSizes(copper, item, sink);
    }
    judgeHolesTogether(copper, sink);
    return sink.findings;
  } catch (error) {
    if (error instanceof TooMuchError) return undefined;
    throw error;
  }
}

function withoutFills(board: Board): Board {
  return { ...board, zones: board.zones.map((zone) => ({ ...zone, fills: [] })) };
}
