import { joinBoxes } from "../geometry/box.ts";
import { padBox } from "../geometry/pad-solids.ts";
import { AT_ORIGIN } from "../geometry/shape-solids.ts";
import { normalizeDegrees, placePoint } from "../queries/place-point.ts";
import type { Footprint } from "../records/footprint.ts";
import type { Side } from "../records/layer.ts";
import type { Point } from "../records/point.ts";
import type { Degrees } from "../units.ts";
import type { AssemblyPart } from "./assembly-part.ts";
import { isCopperPad } from "./assembly-parts.ts";

/** Where a machine sets a part down. */
export interface PartPosition {
  readonly reference: string;
  readonly value: string;
  /** Without its library. */
  readonly footprintName: string;
  /** Middle of the box about its pads, on the board (y grows downwards). */
  readonly position: Point;
  /** Counter-clockwise as seen by who looks at the part, from the front or from the back; 0 as the library draws it. */
  readonly rotation: Degrees;
  readonly side: Side;
  readonly mount: AssemblyPart["mount"];
}

/**
 * How far parts of a supplier lie turned on their reel against the library's drawing, counter-clockwise, by the supplier's
 * part number. It belongs to the reel and not to the footprint: two makers of one package lay it differently.
 */
export type ReelRotations = ReadonlyMap<string, Degrees>;

/** The parts that are placed, in natural order, turned as their reels want it. */
export function partPositions(parts: readonly AssemblyPart[], reels: ReelRotations = new Map()): PartPosition[] {
  return parts.flatMap(({ reference, value, footprintName, footprint, mount, fields, isPlaced }): PartPosition[] => {
    if (!isPlaced || !footprint) return [];
    const known = fields.supplierParts.find(({ partNumber }) => reels.has(partNumber));
    const reel = (known && reels.get(known.partNumber)) ?? 0;
    return [
      {
        reference,
        value,
        footprintName,
        position: middleOfPads(footprint),
        rotation: normalizeDegrees(rotationFromItsSide(footprint) + reel),
        side: footprint.side,
        mount,
      },
    ];
  });
}

/** The box lies in the part's own frame, so that turning a part turns its middle along. */
function middleOfPads({ pads, position, rotation }: Footprint): Point {
  const box = joinBoxes(pads.filter(isCopperPad).map((pad) => padBox(AT_ORIGIN, pad)));
  if (!box) return position;
  const middle = { x: Math.round((box.minX + box.maxX) / 2) + 0, y: Math.round((box.minY + box.maxY) / 2) + 0 };
  return placePoint(middle, position, rotation);
}

/**
 * Seen from the back, left and right change places. A part on the back is stored with its y negated: both mirrorings together
 * are half a turn, and a turn seen from behind goes the other way.
 */
function rotationFromItsSide({ side, rotation }: Footprint): Degrees {
  return side === "front" ? rotation : 180 - rotation;
}
