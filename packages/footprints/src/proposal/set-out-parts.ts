import { type Board, type Footprint, isFiducial, moveFootprint } from "@tracewright/board";
import { fromMm, type Nm, type Point, type Size, toMm } from "@tracewright/geometry";
import { isScrewHole } from "./is-screw-hole.ts";
import { roomOf } from "./propose-outline.ts";
import { standFiducials } from "./stand-fiducials.ts";

const GAP_MM = 1;
/** From the edge of the board to the courtyard of a hole in its corner, clear of the rounding. */
const INSET_MM = 1;

/**
 * Where parts stand before anything is placed: screw holes fixed in the corners, fiducials beside them, other parts that
 * carry no net (no engine moves those) in rows along the upper edge inside, and all others beside the board in rows,
 * marked as never placed. `stood` have their place on a form.
 */
export function setOutParts(
  all: readonly Footprint[],
  board: { readonly at: Point; readonly size: Size; readonly layers: Board["layers"] },
  stood: ReadonlyMap<Footprint, Footprint> = new Map(),
): Footprint[] {
  const footprints = all.filter((footprint) => !stood.has(footprint));
  // A form has places for its screws; what is left over gets no screw.
  const holes = stood.size > 0 ? [] : holesForCorners(footprints);
  const { at, size } = board;
  const placed = new Map<Footprint, Footprint>();
  for (const [index, hole] of holes.entries()) placed.set(hole, { ...putInCorner(hole, index, board), locked: true });
  const holeRoom = Math.max(0, ...holes.map((hole) => roomOf(hole).width + 2 * INSET_MM));
  const marks = stood.size > 0 ? [] : footprints.filter((footprint) => isFiducial(footprint) && !hasNet(footprint));
  const fiducials = standFiducials(marks, board, holeRoom);
  for (const [mark, standing] of fiducials) placed.set(mark, standing);
  const still = footprints.filter((footprint) => !placed.has(footprint) && !hasNet(footprint));
  const rest = footprints.filter((footprint) => !placed.has(footprint) && !still.includes(footprint));
  const cornerRoom = Math.max(holeRoom, ...[...fiducials.values()].map((mark) => widthFromEdge(mark, board)));
  const inside = { x: toMm(at.x) + cornerRoom + GAP_MM, y: toMm(at.y) + GAP_MM };
  for (const [footprint, position] of shelve(still, inside, toMm(size.width) - 2 * cornerRoom - 2 * GAP_MM))
    placed.set(footprint, moveFootprint(footprint, { position }));
  const beside = { x: toMm(at.x + size.width) + 5, y: toMm(at.y) };
  for (const [footprint, position] of shelve(rest, beside, Math.max(40, toMm(size.width))))
    placed.set(footprint, { ...moveFootprint(footprint, { position }), placed: false });
  return all.map((footprint) => stood.get(footprint) ?? placed.get(footprint) ?? footprint);
}

/** Up to four, those of the most frequent kind first: other kinds hold a heat sink or a fan. */
function holesForCorners(footprints: readonly Footprint[]): Footprint[] {
  const holes = footprints.filter(isScrewHole);
  const alike = Map.groupBy(holes, ({ library }) => library);
  const count = ({ library }: Footprint): number => alike.get(library)?.length ?? 0;
  const kinds = [...alike.keys()];
  const kind = ({ library }: Footprint): number => kinds.indexOf(library);
  return holes.toSorted((a, b) => count(b) - count(a) || kind(a) - kind(b)).slice(0, CORNERS.length);
}

/** How far a part reaches into the board from the nearer of the left and the right edge, millimetres. */
function widthFromEdge(part: Footprint, { at, size }: { readonly at: Point; readonly size: Size }): number {
  const { minX, width } = roomOf(part);
  const left = toMm(part.position.x - at.x) + minX;
  return Math.min(left + width, toMm(size.width) - left);
}

/** The first two stand on a diagonal, so that two alone still hold the board. */
const CORNERS = [
  { right: false, lower: false },
  { right: true, lower: true },
  { right: true, lower: false },
  { right: false, lower: true },
] as const;

function putInCorner(hole: Footprint, index: number, { at, size }: { at: Point; size: Size }): Footprint {
  const room = roomOf(hole);
  const { right, lower } = CORNERS[index % CORNERS.length] ?? CORNERS[0];
  const x = right ? toMm(size.width) - INSET_MM - room.width : INSET_MM;
  const y = lower ? toMm(size.height) - INSET_MM - room.height : INSET_MM;
  return moveFootprint(hole, {
    position: { x: at.x + fromMm(x - room.minX), y: at.y + fromMm(y - room.minY) },
  });
}

/** Left to right in rows below each other, each row as high as its highest part; millimetres. */
export function shelve(
  footprints: readonly Footprint[],
  from: { x: number; y: number },
  width: number,
): [Footprint, Point][] {
  let x = 0;
  let y = 0;
  let rowHeight = 0;
  return footprints.map((footprint) => {
    const room = roomOf(footprint);
    if (x > 0 && x + room.width > width) {
      x = 0;
      y += rowHeight + GAP_MM;
      rowHeight = 0;
    }
    const position: Point = { x: snap(from.x + x - room.minX), y: snap(from.y + y - room.minY) };
    x += room.width + GAP_MM;
    rowHeight = Math.max(rowHeight, room.height);
    return [footprint, position];
  });
}

function snap(mm: number): Nm {
  return Math.round(mm * 100) * 10_000;
}

function hasNet({ pads }: Footprint): boolean {
  return pads.some(({ net }) => net !== undefined);
}
