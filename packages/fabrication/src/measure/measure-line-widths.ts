import type { GerberObject } from "@tracewright/formats";
import { BoxIndex, isInSolid, type Nm, type Point, type Solid, solidBox } from "@tracewright/geometry";
import { Least, type Measure } from "./measure.ts";

/** A solid of a film with what drew it and the film's name. */
export interface InkPiece {
  readonly layer: string;
  readonly solid: Solid;
  readonly object: GerberObject;
}

/** Just outside a stroke. */
const BESIDE: Nm = 2_000;
/** Distance of the places along a stroke that are looked at. */
const STEP: Nm = 500_000;
const MAX_STEPS = 64;

/**
 * The narrowest line of films: strokes with a round pen that stand free. A stroke with other ink along either side is
 * part of something wider: the rim of an area, a pad's corner. Necks of areas are not measured.
 */
export function measureLineWidths(pieces: readonly InkPiece[], limit: Nm): Measure {
  const least = new Least(limit);
  const strokes = pieces
    .map((_, entry) => entry)
    .filter((entry) => widthOf(pieces[entry]!) !== undefined)
    .sort((a, b) => widthOf(pieces[a]!)! - widthOf(pieces[b]!)!);
  const indexes = new Map<string, BoxIndex>();
  for (const [entry, { layer, solid }] of pieces.entries()) {
    let index = indexes.get(layer);
    if (!index) {
      index = new BoxIndex(500_000);
      indexes.set(layer, index);
    }
    index.add(entry, solidBox(solid));
  }
  for (const entry of strokes) {
    const piece = pieces[entry]!;
    const value = widthOf(piece)!;
    // In order of width: the first free one is the narrowest, and from the limit on nothing more is to be found.
    if (value >= limit && least.value <= value) break;
    const isInk = (point: Point) => {
      const box = { minX: point.x, minY: point.y, maxX: point.x, maxY: point.y };
      const near = indexes.get(piece.layer)?.search(box) ?? [];
      return near.some((other) => other !== entry && isInSolid(point, pieces[other]!.solid));
    };
    const at = freePlace(piece.solid, isInk);
    if (at) least.add({ value, at, layer: piece.layer });
  }
  return least.measure();
}

function widthOf({ object, solid }: InkPiece): Nm | undefined {
  if (object.kind !== "stroke" || object.aperture.kind !== "circle" || solid.kind !== "capsule") return undefined;
  return object.aperture.diameter > 0 ? object.aperture.diameter : undefined;
}

/** A place along the stroke that has no other ink on either side. */
function freePlace(solid: Solid, isInk: (point: Point) => boolean): Point | undefined {
  if (solid.kind !== "capsule") return undefined;
  const { start, end, radius } = solid;
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const steps = Math.min(MAX_STEPS, Math.max(2, Math.ceil(length / STEP)));
  const acrossX = ((end.y - start.y) / length) * (radius + BESIDE);
  const acrossY = (-(end.x - start.x) / length) * (radius + BESIDE);
  for (let step = 1; step < steps; step++) {
    const t = step / steps;
    const at = { x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t };
    const sides = [rounded(at.x + acrossX, at.y + acrossY), rounded(at.x - acrossX, at.y - acrossY)];
    if (!sides.some(isInk)) return rounded(at.x, at.y);
  }
  return undefined;
}

function rounded(x: number, y: number): Point {
  return { x: Math.round(x) + 0, y: Math.round(y) + 0 };
}
