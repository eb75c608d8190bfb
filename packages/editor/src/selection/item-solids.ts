import {
  type Board,
  dimensionLines,
  type Footprint,
  footprintCourtyard,
  graphicSolids,
  type Point,
  padHole,
  padSolids,
  type Solid,
  strokeOf,
  textStrokes,
  trackSolids,
  viaSolid,
} from "@tracewright/board";
import type { Item } from "../items/item.ts";

/** Chords of arcs: what is picked by hand need not be nearer. */
const ARC_ERROR = 1_000;

/** What of an item the hand can take hold of: ink and copper, of a part its courtyard and pads, of a zone its border. */
export function itemSolids(board: Board, item: Item): readonly Solid[] {
  switch (item.list) {
    case "footprints":
      return footprintSolids(item.record);
    case "tracks":
      return trackSolids(item.record, ARC_ERROR);
    case "vias":
      return [viaSolid(item.record)];
    case "zones":
      return item.record.outline.flatMap((ring) => strokeOf(closed(ring), 0));
    case "graphics":
      return graphicSolids(item.record);
    case "texts": {
      const { paths, thickness } = textStrokes(board, item.record);
      return paths.flatMap((path) => strokeOf(path, thickness));
    }
    case "dimensions":
      return dimensionLines(item.record).flatMap((line) => strokeOf(line, item.record.stroke.width));
  }
}

function footprintSolids(footprint: Footprint): readonly Solid[] {
  const { front, back } = footprintCourtyard(footprint);
  const areas = [...front, ...back].map((polygon): Solid => ({ kind: "polygon", polygon, radius: 0 }));
  const pads = footprint.pads.flatMap((pad) => {
    const hole = padHole(footprint, pad);
    return [...padSolids(footprint, pad), ...(hole ? [hole] : [])];
  });
  return [...areas, ...pads];
}

function closed(ring: readonly Point[]): readonly Point[] {
  const [first] = ring;
  return first ? [...ring, first] : [];
}
