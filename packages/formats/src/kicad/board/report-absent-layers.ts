import { type Board, copperLayers, isCopperLayer, worded } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { BoardReading } from "./board-reading.ts";

/** Copper on layers that the board does not have, left from when it had more: kept, but never manufactured. */
export function reportAbsentLayers(reading: BoardReading, board: Board): void {
  const present = new Set<string>(copperLayers(board));
  const counts = new Map<string, { tracks: number; zones: number; place: Point | undefined }>();
  const count = (layer: string, kind: "tracks" | "zones", place: Point | undefined) => {
    const entry = counts.get(layer) ?? { tracks: 0, zones: 0, place };
    entry[kind] += 1;
    counts.set(layer, entry);
  };
  for (const { layer, start } of board.tracks) if (!present.has(layer)) count(layer, "tracks", start);
  for (const zone of board.zones)
    for (const layer of zone.layers)
      if (isCopperLayer(layer) && !present.has(layer)) count(layer, "zones", zone.outline[0]?.[0]);
  for (const [layer, { tracks, zones, place }] of counts)
    reading.report({
      severity: "warning",
      code: "absent-layer",
      ...worded("absent-layer", { layer, layers: present.size, tracks, zones }),
      subjects: [layer],
      ...(place && { place }),
    });
}
