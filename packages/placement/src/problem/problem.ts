import type { Rim } from "../footprint/rim.ts";
import type { AntennaRooms } from "./antenna-rooms.ts";
import type { Guards } from "./guards.ts";
import type { HeightRules } from "./height-rules.ts";
import type { MoveRules } from "./move-rules.ts";
import type { Polarity } from "./polarity.ts";

/** Along which axis the contacts of a part stand in a row. */
export const ROW_AXES = { none: 0, x: 1, y: 2 } as const;

/**
 * What is to be placed, as plain numbers. Lengths are nanometres; coordinates are the board's own. Everything about the
 * shape of a part is given for each pose, relative to its position; a box is minX, minY, maxX, maxY, and one that is
 * not there has minX > maxX.
 */
export interface PlacementProblem {
  readonly partCount: number;
  /** Per part and pose: the room claimed on each side, courtyard and pads. */
  readonly frontBoxes: Float64Array;
  readonly backBoxes: Float64Array;
  /** The same where parts without a drawn courtyard claim their pads alone: for crowded boards. */
  readonly frontCrowded: Float64Array;
  readonly backCrowded: Float64Array;
  /** Per part and pose: box about all pads with `padMargin`, which lie inside the outline even where a part overhangs. */
  readonly padBounds: Float64Array;
  readonly padMargin: number;
  /** Per part and pose: box about all of `padBoxes`. */
  readonly padRooms: Float64Array;
  /**
   * Pads of part p, and what its footprint draws on copper, are those from `padStart[p]`; the ones that are also on the
   * side where the part does not stand (through-hole pads, edge contacts) come first, up to `crossingEnd[p]`.
   */
  readonly padStart: Int32Array;
  readonly crossingEnd: Int32Array;
  /** Per pad and pose: its box with the drill, and with what it keeps clear beyond `clearance`. */
  readonly padBoxes: Float64Array;
  /** Per pad, in the part's own side: bits of the sides it is on. Turned over they change places. */
  readonly padSides: Uint8Array;
  /** What pads keep from one another. */
  readonly clearance: number;
  /** 1 for parts that reach over the edge of the board as they stand: modules, connectors. */
  readonly overhangs: Uint8Array;
  /** Where the parts stand now. */
  readonly startX: Float64Array;
  readonly startY: Float64Array;
  /** Pins of part p are those from `pinStart[p]` to `pinStart[p + 1]`. */
  readonly pinStart: Int32Array;
  readonly pinNet: Int32Array;
  /** Per pin and pose: place relative to the part. */
  readonly pinX: Float64Array;
  readonly pinY: Float64Array;
  readonly netCount: number;
  /** Weight of a net in the wire length; 0 leaves it out. */
  readonly netWeight: Float64Array;
  /** Box of the pins that do not move: four numbers per net. */
  readonly fixedNetBox: Float64Array;
  /** Places of the pins that do not move: x, y pairs per net. */
  readonly fixedPins: readonly Float64Array[];
  /** Parts that want to stand near a pin of another part (decoupling, crystals). */
  readonly proximities: readonly Proximity[];
  /** Per part the room that it wants around it for the escape of its pins; 0 for most. */
  readonly quietRooms: Float64Array;
  /** What makers ask for around antennas; undefined: no part asks. */
  readonly antennaRooms: AntennaRooms | undefined;
  /** Switched currents, whose loops are to be small. */
  readonly loops: readonly CurrentLoop[];
  /** Moving parts that belong together, each group by itself. */
  readonly groups: readonly Int32Array[];
  /** Repeated channels: per instance its moving parts, the n-th of each of one kind and doing the same. */
  readonly channels: readonly (readonly Int32Array[])[];
  /** 1 for parts that belong to the board's edge. */
  readonly wantsEdge: Uint8Array;
  /** Per part and pose: the side (left, right, top, bottom) to which a connector opens; −1: to none, or not known. */
  readonly facing: Int8Array;
  /**
   * Per part and pose of those that open to a side, relative to the part: the coordinate that is to lie on the rim, and
   * both ends of the mouth along it.
   */
  readonly mouths: Float64Array;
  /** Per part and pose of those that belong to the edge: one of `ROW_AXES`. */
  readonly rowAxis: Uint8Array;
  readonly rim: Rim;
  /** Per part the number of its kind: see `partKind`. */
  readonly kinds: Int32Array;
  readonly polarity: Polarity;
  /** Parts of one kind that belong to the edge, each list in the order of their references. */
  readonly kinOnRim: readonly Int32Array[];
  /** Quarter turns by which the part, as it was drawn, stands turned in its first pose. */
  readonly turns: Uint8Array;
  /** Keepouts that move with parts; undefined: no part has any. */
  readonly guards: Guards | undefined;
  /** Where parts are too high to stand; undefined: nothing is limited. */
  readonly heights: HeightRules | undefined;
  /** What moves may do beyond being legal. */
  readonly rules: MoveRules;
  readonly area: Area;
}

export interface Proximity {
  readonly part: number;
  /** Pin of the part that should be near, as an index of all pins. */
  readonly from: number;
  /** Place of the pin: on a moving part (`other` ≥ 0, pin index) or fixed on the board. */
  readonly other: number;
  readonly pin: number;
  readonly x: number;
  readonly y: number;
  readonly distance: number;
  readonly weight: number;
}

/** A pin that a switched current runs through: of a moving part, or a place on the board where `part` is below 0. */
export interface LoopCorner {
  readonly part: number;
  readonly pin: number;
  readonly x: number;
  readonly y: number;
}

export interface CurrentLoop {
  /** In the order in which the current runs. */
  readonly corners: readonly LoopCorner[];
}

/**
 * Where parts may stand, as a raster. Each plane holds sums over the rectangle from the origin, (columns + 1) ×
 * (rows + 1), of the cells that are taken, so that any rectangle is four look-ups.
 */
export interface Area {
  readonly originX: number;
  readonly originY: number;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  /** How far inside the box of the outline a straight edge lets claims begin. */
  readonly inset: number;
  /** Outside the outline or too near to it. */
  readonly outside: Int32Array;
  readonly front: SidePlanes;
  readonly back: SidePlanes;
}

export interface SidePlanes {
  /** Keepouts, and all that parts which stay claim. */
  readonly claimed: Int32Array;
  /** Keepouts, and of the parts which stay the drawn courtyards and the pads on this side. */
  readonly crowded: Int32Array;
  /** Keepouts and pads, drills included. */
  readonly pads: Int32Array;
  /** Only what parts that stay claim, for keepouts that move; undefined where there are none. */
  readonly bodies: Int32Array | undefined;
  /** Texts of the silkscreen that stay: parts may stand on them, at a cost. Undefined where there are none. */
  readonly printed: Int32Array | undefined;
  /** What of the board is left by `claimed` and by `crowded`, in square nanometres. */
  readonly room: number;
  readonly crowdedRoom: number;
}

/** How many cells of a rectangle of cells are taken. */
export function countTaken(
  { columns }: Pick<Area, "columns">,
  sums: Int32Array,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  const stride = columns + 1;
  return (
    sums[bottom * stride + right]! -
    sums[top * stride + right]! -
    sums[bottom * stride + left]! +
    sums[top * stride + left]!
  );
}
