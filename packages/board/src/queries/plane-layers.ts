import { polygonArea, ringArea } from "@tracewright/geometry";
import { copperLayers, resolveLayers } from "../layers/resolve-layers.ts";
import type { Board } from "../records/board.ts";
import type { NetId } from "../records/ids.ts";
import type { CopperLayerId } from "../records/layer.ts";
import { boardOutline } from "./board-outline.ts";
import { trackLayers } from "./track-layers.ts";

/** An inner layer is given to a net whose pours cover this share of the board. */
const PLANE_SHARE = 0.5;

/**
 * The copper layers that are planes, from the front down, each with the net that has most of it: power layers that take no
 * tracks, whatever they carry, and inner layers of which the pours of one net cover half of the board, whatever the file
 * calls them. Outer layers carry parts, and so tracks, unless the file calls them power layers.
 */
export function planeLayers(board: Board): ReadonlyMap<CopperLayerId, NetId | undefined> {
  const copper = copperLayers(board);
  const named = new Set<CopperLayerId>(trackLayers(board));
  const outline = boardOutline(board);
  const boardArea = outline.areas.reduce((sum, area) => sum + polygonArea(area), 0);
  const planes = new Map<CopperLayerId, NetId | undefined>();
  copper.forEach((layer, index) => {
    const [net, area] = largestPour(board, layer);
    const isInner = index > 0 && index < copper.length - 1;
    const isGiven = isInner && boardArea > 0 && net !== undefined && area >= PLANE_SHARE * boardArea;
    if (isGiven || !named.has(layer)) planes.set(layer, net);
  });
  return planes;
}

/** The net whose pours have most of a layer, with the area of their outlines in nm². */
function largestPour(board: Board, layer: CopperLayerId): readonly [NetId | undefined, number] {
  const areas = new Map<NetId, number>();
  for (const { keepout, net, layers, outline } of board.zones) {
    if (keepout || net === undefined || !resolveLayers(board, layers).includes(layer)) continue;
    areas.set(net, (areas.get(net) ?? 0) + Math.abs(ringArea(outline[0] ?? [])));
  }
  return [...areas].toSorted((a, b) => b[1] - a[1])[0] ?? [undefined, 0];
}
