/**
 * What is to be placed, as plain numbers. Lengths are nanometres; coordinates are the board's own. A part has four
 * turns (its rotation now, and 90°, 180°, 270° more); everything about its shape is given for each.
 */
export interface PlacementProblem {
  readonly partCount: number;
  /** Per part and turn, four numbers: the box of the courtyard on the front relative to the part; minX > maxX: none. */
  readonly frontBoxes: Float64Array;
  readonly backBoxes: Float64Array;
  /** Per part and turn: what must lie inside the outline even of a part that may overhang, its pads with their margin. */
  readonly padBoxes: Float64Array;
  /**
   * Through-hole pads with their clearance, one box per pad and turn; those of part p are from `throughStart[p]` to
   * `throughStart[p + 1]`. They are in the way on the side where the part has no courtyard.
   */
  readonly throughStart: Int32Array;
  readonly throughBoxes: Float64Array;
  /** 1 for parts that reach over the edge of the board as they stand: modules, connectors. */
  readonly overhangs: Uint8Array;
  /** Where the parts stand now. */
  readonly startX: Float64Array;
  readonly startY: Float64Array;
  /** Pins of part p are those from `pinStart[p]` to `pinStart[p + 1]`. */
  readonly pinStart: Int32Array;
  readonly pinNet: Int32Array;
  /** Per pin and turn: place relative to the part. */
  readonly pinX: Float64Array;
  readonly pinY: Float64Array;
  readonly netCount: number;
  /** Weight of a net in the wire length; 0 leaves it out. */
  readonly netWeight: Float64Array;
  /** Box of the pins that do not move: four numbers per net, minX > maxX when there are none. */
  readonly fixedNetBox: Float64Array;
  /** Parts that want to stand near a pin of another part (decoupling): part, other part, pin, wished distance. */
  readonly proximities: readonly Proximity[];
  /** 1 for parts that belong to the board's edge. */
  readonly wantsEdge: Uint8Array;
  readonly area: Area;
}

export interface Proximity {
  readonly part: number;
  /** Place of the pin: on a moving part (`other` ≥ 0, pin index) or fixed on the board. */
  readonly other: number;
  readonly pin: number;
  readonly x: number;
  readonly y: number;
  readonly distance: number;
  readonly weight: number;
  /** For a person: "C7 stands near U3 pin 4 (VCC)". */
  readonly reason: string;
}

/** Where parts may stand, as a raster: a cell is free when no part of it is forbidden. One plane a side. */
export interface Area {
  readonly originX: number;
  readonly originY: number;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  /** Sums over the rectangle from the origin, (columns + 1) × (rows + 1), of cells that are outside or near the edge. */
  readonly outside: Int32Array;
  /** The same of cells taken by keepouts and by parts that stay. */
  readonly front: Int32Array;
  readonly back: Int32Array;
}

/** Whether a box touches none of the summed cells; what lies beyond the raster counts as `beyond` says. */
export function isFree(
  area: Area,
  sums: Int32Array,
  box: { minX: number; minY: number; maxX: number; maxY: number; beyond: "free" | "taken" },
): boolean {
  let left = Math.floor((box.minX - area.originX) / area.cell);
  let top = Math.floor((box.minY - area.originY) / area.cell);
  let right = Math.ceil((box.maxX - area.originX) / area.cell);
  let bottom = Math.ceil((box.maxY - area.originY) / area.cell);
  if (box.beyond === "free") {
    left = Math.min(area.columns, Math.max(0, left));
    top = Math.min(area.rows, Math.max(0, top));
    right = Math.max(left, Math.min(area.columns, right));
    bottom = Math.max(top, Math.min(area.rows, bottom));
  } else if (left < 0 || top < 0 || right > area.columns || bottom > area.rows) return false;
  const stride = area.columns + 1;
  const at = (row: number, column: number) => sums[row * stride + column]!;
  return at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left) === 0;
}
