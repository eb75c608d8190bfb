import {
  type Board,
  copperLayers,
  type Footprint,
  footprintCourtyard,
  isCopperLayer,
  padBox,
  resolveLayers,
  type Side,
  type Track,
  type Via,
} from "@tracewright/board";
import { type Box, convexHull, locateInRing, type Nm, type Point, type Ring } from "@tracewright/geometry";

/** The smallest convex ring around all points with `margin` beside each of them. */
export function grownHull(points: readonly Point[], margin: Nm): Ring {
  const corners = points.flatMap(({ x, y }) =>
    cornersOf({ minX: x - margin, minY: y - margin, maxX: x + margin, maxY: y + margin }),
  );
  return convexHull(corners);
}

export function isWithin(hull: Ring, points: readonly Point[]): boolean {
  return points.every((point) => locateInRing(point, hull) !== "outside");
}

/** Corners of the courtyards and pads of a part, on one side or on both. */
export function pointsOfPart(part: Footprint, side?: Side): Point[] {
  const { front, back } = footprintCourtyard(part);
  const areas = side === undefined ? [...front, ...back] : side === "front" ? front : back;
  const pads = part.pads.filter(({ layers }) => side === undefined || isOn(layers, side));
  return [...areas.flatMap(({ outer }) => outer), ...pads.flatMap((pad) => cornersOf(padBox(part, pad)))];
}

function isOn(layers: Footprint["pads"][number]["layers"], side: Side): boolean {
  const own = side === "front" ? "F.Cu" : "B.Cu";
  return layers.some((layer) => layer === own || layer === "*.Cu" || layer === "F&B.Cu");
}

/** Places that must be within a hull for the copper to be: the ends, and the middle of an arc. */
export function placesOfTrack({ start, mid, end }: Track): Point[] {
  return mid ? [start, mid, end] : [start, end];
}

export function boxOfVia({ position: { x, y }, diameter }: Via): Box {
  const half = Math.ceil(diameter / 2);
  return { minX: x - half, minY: y - half, maxX: x + half, maxY: y + half };
}

export function cornersOf({ minX, minY, maxX, maxY }: Box): Point[] {
  return [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
}

/** What parts and copper take up on each side: one convex ring a side, none where the side is empty. */
export function hullOf(board: Board, margin: Nm): { readonly front: readonly Ring[]; readonly back: readonly Ring[] } {
  const ringsOn = (side: Side): readonly Ring[] => {
    const copper = side === "front" ? "F.Cu" : "B.Cu";
    const tracks = board.tracks.filter(({ layer }) => layer === copper);
    const zones = board.zones.filter(({ layers }) => resolveLayers(board, layers).some((layer) => layer === copper));
    const points = [
      ...board.footprints.flatMap((part) => pointsOfPart(part, side)),
      ...tracks.flatMap((track) =>
        placesOfTrack(track).flatMap(({ x, y }) => cornersOf(boxAround(x, y, track.width / 2))),
      ),
      ...board.vias.filter(({ layers }) => layers.includes(copper)).flatMap((via) => cornersOf(boxOfVia(via))),
      ...zones.flatMap(({ outline }) => outline.flat()),
    ];
    return points.length > 0 ? [grownHull(points, margin)] : [];
  };
  return { front: ringsOn("front"), back: ringsOn("back") };
}

function boxAround(x: Nm, y: Nm, half: Nm): Box {
  const by = Math.ceil(half);
  return { minX: x - by, minY: y - by, maxX: x + by, maxY: y + by };
}

/** How many copper layers the copper of a layout needs: those up to the innermost it uses, on both sides. */
export function usedCopperLayers(board: Board): number {
  const all = copperLayers(board);
  const inner = all.slice(1, -1);
  const used = new Set<string>([
    ...board.tracks.map(({ layer }) => layer),
    ...board.zones.flatMap(({ layers }) => resolveLayers(board, layers)),
    ...board.graphics.map(({ layer }) => layer).filter(isCopperLayer),
    ...board.vias.flatMap(({ kind, layers }) => (kind === "through" ? [] : layers)),
  ]);
  return inner.some((layer) => used.has(layer)) ? all.length : Math.min(all.length, 2);
}
