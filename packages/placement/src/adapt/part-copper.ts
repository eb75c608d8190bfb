import type { Board, Footprint } from "@tracewright/board";
import type { Box } from "@tracewright/geometry";
import { crossesBoard, drawnCopper, padCopper, padRoom, sidesOfPad } from "../footprint/claimed-room.ts";
import { ON_BACK, ON_FRONT } from "../problem/poses.ts";

/** One pad of a part, or one line or area of copper that its footprint draws (an antenna, a coil, a net tie). */
export interface PartCopper {
  readonly drawn: Box;
  /** With what it keeps clear beyond what all pads do. */
  readonly room: Box;
  /** `ON_FRONT` and `ON_BACK`, as the part stands. */
  readonly sides: number;
  /** Whether it is in the way on the side where its part does not stand. */
  readonly crosses: boolean;
}

/**
 * All copper of a part, the pads first: each of it stays on the board and clear of what belongs to others. Drawings of
 * a part without pads (a logo) claim nothing.
 */
export function partCopper(board: Board, footprint: Footprint): PartCopper[] {
  if (footprint.pads.length === 0) return [];
  const pads = footprint.pads.map((pad): PartCopper => {
    const { front, back } = sidesOfPad(board, footprint, pad);
    return {
      drawn: padCopper(footprint, pad),
      room: padRoom(board, footprint, pad),
      sides: (front ? ON_FRONT : 0) | (back ? ON_BACK : 0),
      crosses: crossesBoard(board, footprint, pad),
    };
  });
  const own = footprint.side === "front" ? ON_FRONT : ON_BACK;
  const drawings = drawnCopper(footprint).map(({ layer, box }): PartCopper => {
    const sides = layer === "F.Cu" ? ON_FRONT : layer === "B.Cu" ? ON_BACK : 0;
    return { drawn: box, room: box, sides, crosses: sides !== 0 && sides !== own };
  });
  return [...pads, ...drawings];
}
