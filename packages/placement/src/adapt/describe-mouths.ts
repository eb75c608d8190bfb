import { type Board, boardOutline, type Footprint, padPosition } from "@tracewright/board";
import { locateInPolygon } from "@tracewright/geometry";
import { findMouth, type Mouth, rowAxisOf } from "../footprint/mouth.ts";
import type { Rim } from "../footprint/rim.ts";
import { standInPose } from "../problem/pose.ts";
import { POSES } from "../problem/poses.ts";
import { type PlacementProblem, ROW_AXES } from "../problem/problem.ts";

const ORIGIN = { x: 0, y: 0 };
/** A connector that reaches out farther than this is not one that stands at the edge. */
const FARTHEST_OUT = 20_000_000;

/** Where the parts that belong to the edge open to in every pose, as the placement problem holds it. */
export function describeMouths(
  board: Board,
  {
    parts,
    movable,
    wantsEdge,
    rim,
  }: {
    /** As they are turned, and the same as they stand now. */
    parts: readonly Footprint[];
    movable: readonly Footprint[];
    wantsEdge: ReadonlySet<string>;
    rim: Rim;
  },
): Pick<PlacementProblem, "facing" | "mouths" | "rowAxis"> {
  const facing = new Int8Array(parts.length * POSES).fill(-1);
  const mouths = new Float64Array(parts.length * POSES * 3);
  const rowAxis = new Uint8Array(parts.length * POSES);
  for (const [part, footprint] of parts.entries()) {
    if (!wantsEdge.has(footprint.reference)) continue;
    const overhang = overhangOf(board, movable[part]!, rim);
    for (let pose = 0; pose < POSES; pose += 1) {
      const standing = standInPose(board, footprint, { position: ORIGIN, pose });
      const at = part * POSES + pose;
      rowAxis[at] = ROW_AXES[rowAxisOf(standing) ?? "none"];
      const mouth = findMouth(standing);
      if (!mouth) continue;
      facing[at] = mouth.side;
      mouths.set([mouth.line + (isLow(mouth) ? overhang : -overhang), mouth.from, mouth.to], at * 3);
    }
  }
  return { facing, mouths, rowAxis };
}

/** How far a connector that stands at the edge now reaches over it: it was drawn to. */
function overhangOf(board: Board, footprint: Footprint, rim: Rim): number {
  const mouth = findMouth(footprint);
  if (!mouth || footprint.rotation % 90 !== 0) return 0;
  const { areas } = boardOutline(board);
  const isOn = footprint.pads.every((pad) =>
    areas.some((area) => locateInPolygon(padPosition(footprint, pad), area) !== "outside"),
  );
  const gap = rim.gapTo(mouth.side, (mouth.from + mouth.to) / 2, mouth.line);
  return isOn && gap < 0 && gap > -FARTHEST_OUT ? -gap : 0;
}

function isLow({ side }: Mouth): boolean {
  return side === 0 || side === 2;
}
