/**
 * Keepouts that belong to a part and move with it: the free room before the antenna of a module, say. Other parts stay out
 * of them, and they stay off other parts, but they may reach over the edge of the board and over one another.
 */
import { antennaAreas, type Board, type Footprint, resolveLayers, zoneOutline } from "@tracewright/board";
import { boxOfPoints } from "@tracewright/geometry";
import { standInPose } from "./pose.ts";
import { ON_BACK, ON_FRONT, POSES } from "./poses.ts";

export interface Guards {
  /** Those of part p are from `start[p]` to `start[p + 1]`. */
  readonly start: Int32Array;
  /** Per guard and pose: its box, relative to the part. */
  readonly boxes: Float64Array;
  /** Per guard and pose: bits of the sides on which it keeps parts out. */
  readonly sides: Uint8Array;
}

const ORIGIN = { x: 0, y: 0 };

/** The guards of the parts that move; undefined where no part has any. */
export function describeGuards(board: Board, parts: readonly Footprint[]): Guards | undefined {
  const start = new Int32Array(parts.length + 1);
  for (const [part, footprint] of parts.entries()) start[part + 1] = start[part]! + guardZones(footprint).length;
  const count = start[parts.length]!;
  if (count === 0) return undefined;
  const boxes = new Float64Array(count * POSES * 4);
  const sides = new Uint8Array(count * POSES);
  for (const [part, footprint] of parts.entries())
    for (let pose = 0; pose < POSES && start[part]! < start[part + 1]!; pose += 1) {
      const standing = standInPose(board, footprint, { position: ORIGIN, pose });
      for (const [index, zone] of guardZones(standing).entries()) {
        const box = boxOfPoints(zoneOutline(zone, standing).outer) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
        const at = (start[part]! + index) * POSES + pose;
        boxes.set([Math.floor(box.minX), Math.floor(box.minY), Math.ceil(box.maxX), Math.ceil(box.maxY)], at * 4);
        const layers = resolveLayers(board, zone.layers);
        sides[at] = (layers.includes("F.Cu") ? ON_FRONT : 0) | (layers.includes("B.Cu") ? ON_BACK : 0);
      }
    }
  return { start, boxes, sides };
}

/**
 * Areas of a board or a footprint that keep out parts, their pads, or the tracks that pads are reached by; antenna
 * ends are some.
 */
export function guardZones(owner: Footprint | Board): Footprint["zones"] {
  const zones = "pads" in owner ? [...owner.zones, ...antennaAreas(owner)] : owner.zones;
  return zones.filter(({ keepout }) => keepout && (keepout.footprints || keepout.pads || keepout.tracks));
}
