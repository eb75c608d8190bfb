import type { CopperLayerId } from "@tracewright/board";
import { type Point, pointToSegment } from "@tracewright/geometry";
import type { DropSheet, DropStretch, SupplyMap } from "./supply-map.ts";

/** Volts at a place, of the copper drawn uppermost there. `layers`: the shown ones, uppermost first. */
export function dropAt(
  { spots, stretches, sheets }: SupplyMap,
  point: Point,
  layers: readonly CopperLayerId[],
): number | undefined {
  const spot = spots.find(
    ({ box: { minX, minY, maxX, maxY } }) => point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY,
  );
  for (const layer of spot ? layers : []) {
    const known = spot?.drops.find((one) => one.layer === layer);
    if (known) return known.drop;
  }
  for (const layer of layers) {
    const stretch = stretches.find(
      (one) => one.layer === layer && pointToSegment(point, one.start, one.end) <= one.width / 2,
    );
    if (stretch) return dropOnStretch(stretch, point);
  }
  for (const layer of layers)
    for (const sheet of sheets) {
      const drop = sheet.layer === layer ? dropOnSheet(sheet, point) : Number.NaN;
      if (!Number.isNaN(drop)) return drop;
    }
  return undefined;
}

function dropOnStretch({ start, end, drops: [from, to] }: DropStretch, { x, y }: Point): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const square = dx ** 2 + dy ** 2;
  const along = square === 0 ? 0 : ((x - start.x) * dx + (y - start.y) * dy) / square;
  return from + (to - from) * Math.min(1, Math.max(0, along));
}

function dropOnSheet({ origin, pitch, columns, rows, drops }: DropSheet, { x, y }: Point): number {
  const column = Math.floor((x - origin.x) / pitch);
  const row = Math.floor((y - origin.y) / pitch);
  if (column < 0 || column >= columns || row < 0 || row >= rows) return Number.NaN;
  return drops[row * columns + column]!;
}
