import { boxOfPoints, ringArea } from "@tracewright/geometry";
import { copperLayers, resolveLayers } from "../layers/resolve-layers.ts";
import type { Board } from "../records/board.ts";
import type { CopperLayerId } from "../records/layer.ts";

/** A layer whose pours cover less than this share of the parts' extent is no plane, whatever the file calls it. */
const PLANE_SHARE = 0.5;

/**
 * The copper layers that take tracks, from the front down. Planes stay planes: a power layer whose pours cover half of
 * the extent of the parts is not for tracks. A power layer with a patch of copper here and there takes tracks, as
 * designers use it. A board of nothing but planes has no other choice, and all its layers are.
 */
export function trackLayers(board: Board): readonly CopperLayerId[] {
  const all = copperLayers(board);
  const named = board.layers.filter(({ role }) => role === "power");
  if (named.length === 0) return all;
  const planeArea = PLANE_SHARE * partsExtent(board);
  const planes = new Set<string>(named.filter(({ id }) => isPouredOver(board, id, planeArea)).map(({ id }) => id));
  const free = all.filter((layer) => !planes.has(layer));
  return free.length > 0 ? free : all;
}

/** Area in nm² of the box around the positions of all footprints. */
function partsExtent({ footprints }: Board): number {
  const box = boxOfPoints(footprints.map(({ position }) => position));
  return box ? (box.maxX - box.minX) * (box.maxY - box.minY) : 0;
}

function isPouredOver(board: Board, layer: string, planeArea: number): boolean {
  const pours = board.zones.filter(
    (zone) => !zone.keepout && resolveLayers(board, zone.layers).some((covered) => covered === layer),
  );
  if (pours.length === 0) return false;
  return pours.reduce((area, { outline: [outer = []] }) => area + Math.abs(ringArea(outer)), 0) >= planeArea;
}
