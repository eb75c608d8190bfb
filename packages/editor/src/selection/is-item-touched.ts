import type { Item } from "@tracewright/board";
import {
  type Board,
  dimensionLines,
  drawnText,
  type Footprint,
  footprintCourtyard,
  graphicSolids,
  padHole,
  padSolids,
  trackSolids,
  viaSolid,
} from "@tracewright/board";
import { areTouching, type Point, type Solid, strokeOf } from "@tracewright/geometry";
import { drawnSolids } from "@tracewright/text";

/** Chords of arcs: what is picked by hand need not be nearer. */
const ARC_ERROR = 1_000;

/** Whether something comes to what of an item the hand can take hold of. */
export function isItemTouched(board: Board, item: Item, by: Solid): boolean {
  for (const solid of itemSolids(board, item)) if (areTouching(solid, by)) return true;
  return false;
}

/** What of an item the hand can take hold of: ink and copper, of a part its courtyard and pads, of a zone its border. */
function itemSolids(board: Board, item: Item): Iterable<Solid> {
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
    case "texts":
      return drawnSolids(drawnText(board, item.record));
    case "dimensions":
      return dimensionLines(item.record).flatMap((line) => strokeOf(line, item.record.stroke.width));
  }
}

/** One after the other: a press in the courtyard need not know the pads, of which a part may have a thousand. */
function* footprintSolids(footprint: Footprint): Iterable<Solid> {
  const { front, back } = footprintCourtyard(footprint);
  for (const polygon of [...front, ...back]) yield { kind: "polygon", polygon, radius: 0 };
  for (const pad of footprint.pads) {
    yield* padSolids(footprint, pad);
    const hole = padHole(footprint, pad);
    if (hole) yield hole;
  }
}

function closed(ring: readonly Point[]): readonly Point[] {
  const [first] = ring;
  return first ? [...ring, first] : [];
}
