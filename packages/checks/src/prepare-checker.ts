import type { Board, Finding, Track, Via } from "@tracewright/board";
import { BoxIndex, growBox } from "@tracewright/geometry";
import { farthestHoles, prepareCopper } from "./copper/board-copper.ts";
import type { CopperItem } from "./copper/copper-item.ts";
import { FindingSink } from "./findings/finding-sink.ts";
import { BoardEdges } from "./rules/copper-edge-clearance.ts";
import { judgesOf } from "./rules/design-rules.ts";
import { collectKeepouts } from "./rules/items-not-allowed.ts";

const COPPER_PAIRS = judgesOf("copperPair");
const HOLE_PAIRS = judgesOf("holePair");
const COPPER = judgesOf("copper");

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
  const context = { ...fixed, edges: new BoardEdges(board), keepouts: collectKeepouts(fixed) };
  return {
    checkCopper(tracks, vias) {
      const sink = new FindingSink(board);
      const moving: CopperItem[] = [
        ...tracks.map((track) => fixed.collector.ofTrack(track)),
        ...vias.map((via) => fixed.collector.ofVia(via)),
      ];
      const index = new BoxIndex(1_000_000);
      const far = Math.max(fixed.farthest, farthestHoles(fixed));
      for (const [entry, item] of moving.entries()) {
        const near = [
          ...fixed.index.search(item.box, far).map((other) => fixed.items[other]!),
          ...index.search(growBox(item.box, far)).map((other) => moving[other]!),
        ];
        for (const other of near) {
          if ((other.reach & item.reach) !== 0) for (const judge of COPPER_PAIRS) judge(context, other, item, sink);
          for (const judge of HOLE_PAIRS) judge(context, other, item, sink);
        }
        index.add(entry, item.box);
        for (const judge of COPPER) judge(context, item, sink);
      }
      return sink.findings;
    },
  };
}
