import {
  type Board,
  type Footprint,
  flipFootprint,
  moveFootprint,
  normalizeDegrees,
  type Point,
} from "@tracewright/board";
import { classifyPart, type PartClass } from "./intent/part-class.ts";
import { OWN_SIDE_POSES } from "./problem.ts";

/** The footprint where it stands in a pose: turned by quarters, and from the fourth pose on turned over. */
export function standInPose(
  board: Pick<Board, "layers">,
  footprint: Footprint,
  { position, pose }: { position: Point; pose: number },
): Footprint {
  const turned = pose < OWN_SIDE_POSES ? footprint : flipFootprint(footprint, board);
  return moveFootprint(turned, {
    position,
    rotation: normalizeDegrees(turned.rotation + (pose % OWN_SIDE_POSES) * 90),
  });
}

/** What people see, press or plug in: half a right angle is meant there. */
const SLANTABLE: ReadonlySet<PartClass> = new Set(["led", "switch", "connector", "antenna", "other"]);

/**
 * The part as it is before any turn, when its place is forgotten. A slant belonged to the place (a lamp along a slanting
 * edge, a chip that had to fit between two others) and goes with it: a chip at 45° takes twice its room from all others.
 */
export function forgetPlace(footprint: Footprint): Footprint {
  const { rotation } = footprint;
  if (rotation % 90 === 0 || (rotation % 45 === 0 && SLANTABLE.has(classOf(footprint)))) return footprint;
  return moveFootprint(footprint, {
    position: footprint.position,
    rotation: normalizeDegrees(Math.round(rotation / 90) * 90),
  });
}

function classOf({ reference, value, library, description = "", pads }: Footprint): PartClass {
  const pinCount = pads.filter(({ net }) => net !== undefined).length;
  return classifyPart({ reference, value, library, description, pinCount });
}
