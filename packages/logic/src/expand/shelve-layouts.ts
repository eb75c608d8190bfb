import type { BlockDocument } from "@tracewright/blocks";
import { type Footprint, footprintCourtyard, padBox } from "@tracewright/board";
import { type Box, boxOfPoints, fromMm, joinBoxes, type Nm, type Point, type Size } from "@tracewright/geometry";

/** Between layouts: room for the tracks that join them. */
const GAP = fromMm(2.5);
/** Width over height that boards have. */
const ASPECT = 4 / 3;

/** The room of a layout in its block's own frame. */
export function roomOfLayout({ board, layout }: BlockDocument): Box {
  const hull = boxOfPoints([...(layout?.hull.front ?? []), ...(layout?.hull.back ?? [])].flat());
  if (hull) return hull;
  const parts = joinBoxes((board?.footprints ?? []).map(roomOfPart));
  return parts ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
}

/** The room of a part where it stands. */
export function roomOfPart(part: Footprint): Box {
  const { front, back } = footprintCourtyard(part);
  const pads = part.pads.map((pad) => padBox(part, pad));
  const { x, y } = part.position;
  const drawn = boxOfPoints([...front, ...back].flatMap(({ outer }) => outer));
  return joinBoxes([...pads, ...(drawn ? [drawn] : [])]) ?? { minX: x, minY: y, maxX: x, maxY: y };
}

export interface RoomToShelve {
  readonly room: Box;
  readonly margin: Nm;
}

/** Rooms beside each other in rows, the highest first: where the frame of each has its origin, and what they take up. */
export function shelveRooms(
  rooms: readonly RoomToShelve[],
  from: Point,
): { readonly origins: readonly Point[]; readonly size: Size } {
  const sizes = rooms.map(({ room, margin }) => ({
    width: room.maxX - room.minX + 2 * margin + GAP,
    height: room.maxY - room.minY + 2 * margin + GAP,
  }));
  const area = sizes.reduce((sum, { width, height }) => sum + width * height, 0);
  const limit = Math.max(Math.sqrt(area * ASPECT), ...sizes.map(({ width }) => width));
  const order = rooms.map((_, index) => index).toSorted((a, b) => heightOf(sizes, b) - heightOf(sizes, a) || a - b);
  const corners = new Map<number, Point>();
  let [x, y, rowHeight, width] = [0, 0, 0, 0];
  for (const index of order) {
    const size = sizes[index] ?? { width: 0, height: 0 };
    if (x > 0 && x + size.width > limit) [x, y, rowHeight] = [0, y + rowHeight, 0];
    corners.set(index, { x, y });
    x += size.width;
    width = Math.max(width, x);
    rowHeight = Math.max(rowHeight, size.height);
  }
  const origins = rooms.map(({ room, margin }, index): Point => {
    const corner = corners.get(index) ?? { x: 0, y: 0 };
    return {
      x: onGrid(from.x + corner.x + GAP / 2 + margin - room.minX),
      y: onGrid(from.y + corner.y + GAP / 2 + margin - room.minY),
    };
  });
  return { origins, size: { width, height: y + rowHeight } };
}

function heightOf(sizes: readonly Size[], index: number): Nm {
  return sizes[index]?.height ?? 0;
}

const RASTER = fromMm(0.1);

function onGrid(length: Nm): Nm {
  return Math.ceil(length / RASTER) * RASTER;
}
