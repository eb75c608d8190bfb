import { type Footprint, isCopperPad, padBox, type Side } from "@tracewright/board";
import { AT_ORIGIN, type Degrees, joinBoxes, normalizeDegrees, type Point, placePoint } from "@tracewright/geometry";
import type { AssemblyPart } from "./assembly-part.ts";

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

/** Corrections of a supplier's part relative to the library's drawing. */
export interface ReelCorrection {
  /** How much further than the drawing the part is turned, counter-clockwise as seen by who looks at the part. */
  readonly rotation: Degrees;
  /** How far its middle lies from that of its pads, in the frame of the drawing. */
  readonly offset?: Point;
}

/**
 * The corrections by the supplier's part number. They belong to the reel and not to the footprint: two makers of one
 * package lay it differently.
 */
export type ReelCorrections = ReadonlyMap<string, ReelCorrection>;

/** The parts that are placed, in natural order, turned as their reels want it. */
export function partPositions(parts: readonly AssemblyPart[], reels: ReelCorrections = new Map()): PartPosition[] {
  return parts.flatMap(({ reference, value, footprintName, footprint, mount, fields, isPlaced }): PartPosition[] => {
    if (!isPlaced || !footprint) return [];
    const known = fields.supplierParts.find(({ partNumber }) => reels.has(partNumber));
    const reel = known && reels.get(known.partNumber);
    return [
      {
        reference,
        value,
        footprintName,
        position: middleOfPads(footprint, reel?.offset),
        rotation: normalizeDegrees(rotationFromItsSide(footprint) + (reel?.rotation ?? 0)),
        side: footprint.side,
        mount,
      },
    ];
  });
}

/** The box lies in the part's own frame, so that turning a part turns its middle along. */
function middleOfPads({ pads, position, rotation, side }: Footprint, offset: Point = { x: 0, y: 0 }): Point {
  const box = joinBoxes(pads.filter(isCopperPad).map((pad) => padBox(AT_ORIGIN, pad)));
  if (!box) return position;
  const middle = {
    x: Math.round((box.minX + box.maxX) / 2) + offset.x,
    // A part on the back is stored with its y negated.
    y: Math.round((box.minY + box.maxY) / 2) + (side === "front" ? offset.y : -offset.y) + 0,
  };
  return placePoint(middle, position, rotation);
}

/**
 * Seen from the back, left and right change places. A part on the back is stored with its y negated: both mirrorings together
 * are half a turn, and a turn seen from behind goes the other way.
 */
function rotationFromItsSide({ side, rotation }: Footprint): Degrees {
  return side === "front" ? rotation : 180 - rotation;
}
