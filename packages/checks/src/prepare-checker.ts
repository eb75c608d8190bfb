import { type Board, BoxIndex, type Finding, growBox, type Track, type Via } from "@tracewright/board";
import { prepareCopper } from "./copper/board-copper.ts";
import type { CopperItem } from "./copper/copper-item.ts";
import { FindingSink } from "./findings/finding-sink.ts";
import { BoardEdges, judgeEdgeClearance } from "./rules/copper-edge-clearance.ts";
import { judgeCopperPair } from "./rules/copper-pair.ts";
import { judgeHolePairs } from "./rules/hole-to-hole.ts";
import { collectKeepouts, judgeKeepouts, judgeViaKind } from "./rules/items-not-allowed.ts";
import { judgeSizes } from "./rules/sizes.ts";
import { judgeZones } from "./rules/zone-clearance.ts";

export interface CopperChecker {
  /** Findings between the given copper and what is fixed, and among the given copper. */
  checkCopper(tracks: readonly Track[], vias: readonly Via[]): readonly Finding[];
}

/**
 * A checker for a board whose tracks and vias come and go: pads, drawings, texts, pours, edges and rule areas are
 * prepared once, the board's own tracks and vias are left out. For verify loops and for editing.
 */
export function prepareChecker(board: Board): CopperChecker {
  const fixed = prepareCopper(board, { fixedOnly: true });
  const edges = new BoardEdges(board);
  const keepouts = collectKeepouts(fixed);
  return {
    checkCopper(tracks, vias) {
      const sink = new FindingSink(board);
      const moving: CopperItem[] = [
        ...tracks.map((track) => fixed.collector.ofTrack(track)),
        ...vias.map((via) => fixed.collector.ofVia(via)),
      ];
      const index = new BoxIndex(1_000_000);
      const far = Math.max(fixed.farthest, board.rules.minHoleToHole);
      for (const [entry, item] of moving.entries()) {
        const near = [
          ...fixed.index.search(item.box, far).map((other) => fixed.items[other]!),
          ...index.search(growBox(item.box, far)).map((other) => moving[other]!),
        ];
        for (const other of near) {
          if ((other.reach & item.reach) !== 0) judgeCopperPair(fixed, other, item, sink);
          judgeHolePairs(fixed, other, item, sink);
        }
        index.add(entry, item.box);
        judgeZones(fixed, item, sink);
        judgeEdgeClearance(fixed, edges, item, sink);
        judgeKeepouts(fixed, keepouts, item, sink);
        judgeViaKind(fixed, item, sink);
        judgeSizes(fixed, item, sink);
      }
      return sink.findings;
    },
  };
}
