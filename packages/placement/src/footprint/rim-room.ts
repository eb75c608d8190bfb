import { type Board, type Footprint, moveFootprint } from "@tracewright/board";
import { fromMm, locateInPolygon, type Nm, type Polygon } from "@tracewright/geometry";
import { claimedPolygons, claimRoom } from "./claimed-room.ts";
import { findMouth } from "./mouth.ts";
import { EDGE_SIDES, Rim } from "./rim.ts";

/** How much of the rim the parts that belong to it need, and how much there is. */
export interface RimRoom {
  /** Lengths along the rim: all of them side by side, those plugged in from above with their short side. */
  readonly needed: Nm;
  /** Of the rim before which none of the parts stands that stay. */
  readonly free: Nm;
  /** No placement in which claims stay apart and parts on their side has more of them at the rim. */
  readonly most: number;
}

const STEP = fromMm(0.25);
/** A part at the rim covers the area this far inside it. */
const INSIDE = fromMm(1.5);

/**
 * Counts out what the rim has room for. Two parts at one side of a board whose claims do not overlap lie beside each other along
 * it, so that the widths of those that stand there add up to no more than the length of the rim: of parts sorted by width the
 * first ones that fit are the most that can. Corners, which only one of two sides can use, are left out of account, so that
 * fewer may fit but never more. Front and back of the board have a rim each; `needed` and `free` are of the fuller one.
 */
export function measureRimRoom(
  board: Board,
  parts: readonly Footprint[],
  { staying }: { staying: readonly Footprint[] },
): RimRoom {
  const rim = new Rim(board);
  const sides = (["front", "back"] as const).map((side) => {
    const widths = parts
      .filter((part) => part.side === side)
      .map((part) => widthAtRim(board, part))
      .sort((a, b) => a - b);
    const claims = staying.flatMap((other) => claimedPolygons(other, side));
    const free = widths.length > 0 ? freeLength(rim, claims) : 0;
    const needed = widths.reduce((sum, width) => sum + width, 0);
    let [most, length] = [0, 0];
    for (; most < widths.length && length + widths[most]! <= free; most += 1) length += widths[most]!;
    return { needed, free, most };
  });
  const fuller = sides.reduce((a, b) => (b.needed - b.free > a.needed - a.free && b.needed > 0 ? b : a));
  return { ...fuller, most: sides.reduce((sum, { most }) => sum + most, 0) };
}

/** The least that a part takes of the rim: the width of its claim across its mouth, or its shorter side. */
function widthAtRim(board: Board, part: Footprint): Nm {
  const upright = moveFootprint(part, { position: part.position, rotation: 0 });
  const claim = claimRoom(board, upright, { crowded: false })[part.side];
  if (!claim) return 0;
  const [width, height] = [claim.maxX - claim.minX, claim.maxY - claim.minY];
  const mouth = findMouth(upright);
  if (!mouth) return Math.min(width, height);
  return mouth.side < 2 ? height : width;
}

function freeLength(rim: Rim, claims: readonly Polygon[]): Nm {
  let free = 0;
  for (const side of EDGE_SIDES) {
    const isUpright = side < 2;
    const inwards = side === 0 || side === 2 ? INSIDE : -INSIDE;
    const [from, to] = rim.rangeOf(side);
    for (let along = from + STEP / 2; along < to; along += STEP)
      for (const exit of rim.exitsAt(side, along)) {
        const point = isUpright ? { x: exit + inwards, y: along } : { x: along, y: exit + inwards };
        if (!claims.some((claim) => locateInPolygon(point, claim) === "inside")) free += STEP;
      }
  }
  return free;
}
