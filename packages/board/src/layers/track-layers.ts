import type { Board } from "../records/board.ts";
import type { CopperLayerId } from "../records/layer.ts";
import { copperLayers, resolveLayers } from "./resolve-layers.ts";

/**
 * The copper layers that take tracks, from the front down. Planes stay planes: a power layer that carries a pour is not
 * for tracks. A board of nothing but planes has no other choice, and all its layers are.
 */
export function trackLayers(board: Board): readonly CopperLayerId[] {
  const all = copperLayers(board);
  const planes = new Set<string>(
    board.layers.filter(({ id, role }) => role === "power" && isPoured(board, id)).map(({ id }) => id),
  );
  const free = all.filter((layer) => !planes.has(layer));
  return free.length > 0 ? free : all;
}

function isPoured(board: Board, layer: string): boolean {
  return board.zones.some(
    (zone) => !zone.keepout && resolveLayers(board, zone.layers).some((covered) => covered === layer),
  );
}
