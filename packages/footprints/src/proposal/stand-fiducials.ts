import { type Board, type Footprint, flipFootprint, moveFootprint } from "@tracewright/board";
import { fromMm, type Point, type Size, toMm } from "@tracewright/geometry";
import { roomOf } from "./propose-outline.ts";

interface ProposedBoard {
  readonly at: Point;
  readonly size: Size;
  readonly layers: Board["layers"];
}

/** Each side has a corner for four; three tell how a board lies, and a fourth is the usual spare. */
const MAX_PER_SIDE = 4;
/**
 * From the board edge to the clear area of a mark: what the belt of a line covers (SMEMA 3.1). Smaller boards run in a
 * panel, whose rails are on the belt.
 */
const BELT_MM = 4.75;
const SMALLEST_ON_BELT_MM = 30;
const INSET_MM = 1;

/** Three in an L from the lower left, as far apart as the board allows (IPC-7351, 3.4.4.1); two on a diagonal. */
const LOWER_LEFT = { right: false, lower: true };
const UPPER_RIGHT = { right: true, lower: false };
const L = [LOWER_LEFT, { right: true, lower: true }, { right: false, lower: false }, UPPER_RIGHT];

/**
 * Fiducials in the corners, beside the screw holes there: up to four on the front, of more than four the second half on
 * the back. Those beyond get no place here.
 */
export function standFiducials(
  fiducials: readonly Footprint[],
  board: ProposedBoard,
  /** Width of the corners that screw holes take, millimetres. */
  cornerRoom: number,
): Map<Footprint, Footprint> {
  const front = fiducials.length > MAX_PER_SIDE ? Math.ceil(fiducials.length / 2) : fiducials.length;
  const sides = [fiducials.slice(0, front), fiducials.slice(front)];
  const stood = new Map<Footprint, Footprint>();
  for (const [side, marks] of sides.entries()) {
    const corners = marks.length === 2 ? [LOWER_LEFT, UPPER_RIGHT] : L;
    for (const [index, mark] of marks.slice(0, MAX_PER_SIDE).entries()) {
      const corner = corners[index];
      if (corner)
        stood.set(mark, inCorner(side === 0 ? mark : flipFootprint(mark, board), { corner, board, cornerRoom }));
    }
  }
  return stood;
}

function inCorner(
  mark: Footprint,
  {
    corner: { right, lower },
    board: { at, size },
    cornerRoom,
  }: { corner: { right: boolean; lower: boolean }; board: ProposedBoard; cornerRoom: number },
): Footprint {
  const room = roomOf(mark);
  const width = toMm(size.width);
  const height = toMm(size.height);
  const inset = Math.min(width, height) < SMALLEST_ON_BELT_MM ? INSET_MM : BELT_MM;
  const beside = Math.max(inset, cornerRoom);
  const x = right ? width - beside - room.width : beside;
  const y = lower ? height - inset - room.height : inset;
  return moveFootprint(mark, {
    position: { x: at.x + fromMm(x - room.minX), y: at.y + fromMm(y - room.minY) },
  });
}
