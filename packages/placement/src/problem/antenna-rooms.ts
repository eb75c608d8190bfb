import { askedAntennaRoom, type Board, type Footprint } from "@tracewright/board";
import { type Box, boxOfPoints, placePoint } from "@tracewright/geometry";
import { isBoardFrame } from "../footprint/board-frame.ts";
import { claimRoom } from "../footprint/claimed-room.ts";
import { standInPose } from "./pose.ts";
import { POSES } from "./poses.ts";

/**
 * The rooms that makers ask for around the antennas of modules, on both sides of the board. A wish and no rule: on few boards
 * are there 15 mm to spare, and beyond the edge nothing is in the way. Boxes as in the placement problem.
 */
export interface AntennaRooms {
  /** The modules that move. */
  readonly parts: Int32Array;
  /** Per such module and pose, relative to the part. */
  readonly boxes: Float64Array;
  /** Of modules that stay. */
  readonly staying: Float64Array;
  /** What other parts that stay claim. */
  readonly claims: Float64Array;
}

const ORIGIN = { x: 0, y: 0 };

/** Undefined where no maker asks for room. */
export function describeAntennaRooms(
  board: Board,
  { parts, fixed }: { readonly parts: readonly Footprint[]; readonly fixed: readonly Footprint[] },
): AntennaRooms | undefined {
  const asking = [...parts.entries()].filter(([, part]) => askedAntennaRoom(part) !== undefined);
  const staying = fixed.flatMap((part) => roomOnBoard(part) ?? []);
  if (asking.length === 0 && staying.length === 0) return undefined;
  const claims = fixed.flatMap((part) => {
    if (isBoardFrame(board, part)) return [];
    const { front, back } = claimRoom(board, part, { crowded: false });
    return [front, back].filter((box) => box !== undefined);
  });
  return {
    parts: Int32Array.from(asking, ([index]) => index),
    boxes: toNumbers(
      asking.flatMap(([, part]) =>
        Array.from(
          { length: POSES },
          (_, pose) =>
            roomOnBoard(standInPose(board, part, { position: ORIGIN, pose })) ?? { minX: 1, minY: 1, maxX: 0, maxY: 0 },
        ),
      ),
    ),
    staying: toNumbers(staying),
    claims: toNumbers(asking.length > 0 ? claims : []),
  };
}

/** The room that is asked for around the antenna of a part where it stands; of one at an odd angle the box around it. */
export function roomOnBoard(part: Footprint): Box | undefined {
  const room = askedAntennaRoom(part);
  if (!room) return undefined;
  const { minX, minY, maxX, maxY } = room;
  const corners = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
  return boxOfPoints(corners.map((corner) => placePoint(corner, part.position, part.rotation)));
}

function toNumbers(boxes: readonly Box[]): Float64Array {
  return Float64Array.from(boxes.flatMap(({ minX, minY, maxX, maxY }) => [minX, minY, maxX, maxY]));
}
