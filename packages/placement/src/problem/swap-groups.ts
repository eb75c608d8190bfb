/**
 * Parts of one footprint can stand in each other's places: same library entry, same pads, same claims, same side, and
 * angles that differ by quarter turns. A place is the middle of what a part claims, which a turn leaves where it is, while
 * the position of a connector may be its first pin.
 */
import type { Footprint } from "@tracewright/board";
import type { Place } from "./place.ts";
import { OWN_SIDE_POSES, POSES } from "./poses.ts";

export interface SwapGroups {
  /** Per part: its group. */
  readonly groupOf: Int32Array;
  /** Per group: its parts. */
  readonly members: readonly Int32Array[];
  /** Per part and pose of its own side: from its position to its middle. */
  readonly middleX: Float64Array;
  readonly middleY: Float64Array;
  /** Per part: quarter turns that it has in its first pose. */
  readonly turned: Uint8Array;
  /** Per group, the places there are: by the middle's x its ys. */
  readonly places: readonly ReadonlyMap<number, ReadonlySet<number>>[];
}

/** As `PlacementProblem` has them. */
interface Shapes {
  readonly frontBoxes: Float64Array;
  readonly backBoxes: Float64Array;
  readonly startX: Float64Array;
  readonly startY: Float64Array;
}

export function groupSwaps(parts: readonly Footprint[], shapes: Shapes): SwapGroups {
  const turned = Uint8Array.from(parts, ({ rotation }) => quarterOf(rotation));
  const middleX = new Float64Array(parts.length * POSES);
  const middleY = new Float64Array(parts.length * POSES);
  const groups = new Map<string, number[]>();
  for (const [part, footprint] of parts.entries()) {
    const boxes = footprint.side === "front" ? shapes.frontBoxes : shapes.backBoxes;
    const at = part * POSES * 4;
    let x = Math.round((boxes[at]! + boxes[at + 2]!) / 2);
    let y = Math.round((boxes[at + 1]! + boxes[at + 3]!) / 2);
    for (let pose = 0; pose < OWN_SIDE_POSES; pose += 1) {
      middleX[part * POSES + pose] = x;
      middleY[part * POSES + pose] = y;
      // Turned as records, not as boxes, so that four turns come back to the nanometre.
      [x, y] = [y, -x];
    }
    const key = shapeOf(footprint, { part, turned: turned[part]!, shapes });
    groups.set(key, [...(groups.get(key) ?? []), part]);
  }
  const members = [...groups.values()].map((group) => Int32Array.from(group));
  const groupOf = new Int32Array(parts.length);
  for (const [group, own] of members.entries()) for (const part of own) groupOf[part] = group;
  const places = members.map((own) => {
    const found = new Map<number, Set<number>>();
    for (const part of own) {
      const x = shapes.startX[part]! + middleX[part * POSES]!;
      const ys = found.get(x) ?? new Set();
      found.set(x, ys.add(shapes.startY[part]! + middleY[part * POSES]!));
    }
    return found;
  });
  return { groupOf, members, middleX, middleY, turned, places };
}

/** Whether it is one of the places of the part's group, on its side. */
export function isSwapPlace(
  { groupOf, middleX, middleY, places }: SwapGroups,
  part: number,
  { x, y, pose }: Place,
): boolean {
  if (pose >= OWN_SIDE_POSES) return false;
  const at = part * POSES + pose;
  return places[groupOf[part]!]!.get(x + middleX[at]!)?.has(y + middleY[at]!) ?? false;
}

/** The place of the part whose middle is that of another place, in a pose. */
export function placeAround(
  { middleX, middleY }: SwapGroups,
  part: number,
  { x, y, pose }: { x: number; y: number; pose: number },
): Place {
  const at = part * POSES + pose;
  return { x: x - middleX[at]!, y: y - middleY[at]!, pose };
}

/** What two parts have in common that fit each other's places. */
function shapeOf(
  { library, side, rotation, pads }: Footprint,
  { part, turned, shapes }: { part: number; turned: number; shapes: Shapes },
): string {
  const upright = (part * POSES + ((OWN_SIDE_POSES - turned) % OWN_SIDE_POSES)) * 4;
  const claims = [shapes.frontBoxes, shapes.backBoxes].map((boxes) => [...boxes.subarray(upright, upright + 4)]);
  const shapesOfPads = pads.map(({ number, kind, shape, position, rotation: angle, layers, drill }) => ({
    number,
    kind,
    shape,
    position,
    angle,
    layers,
    drill,
  }));
  return JSON.stringify([library, side, wholeTurn(rotation) % 90, claims, shapesOfPads]);
}

function quarterOf(rotation: number): number {
  return Math.floor(wholeTurn(rotation) / 90);
}

function wholeTurn(rotation: number): number {
  return ((rotation % 360) + 360) % 360;
}
