import {
  ARC_ERROR,
  type ArcChords,
  AT_ORIGIN,
  arcStroke,
  capsule,
  circle,
  type Nm,
  type Polygon,
  placePoint,
  type Ring,
  type Solid,
  shapeSolids,
} from "@tracewright/geometry";
import { copperLayers, resolveLayers } from "../layers/resolve-layers.ts";
import type { Board } from "../records/board.ts";
import type { Footprint } from "../records/footprint.ts";
import type { Graphic } from "../records/graphic.ts";
import { type CopperLayerId, isCopperLayer } from "../records/layer.ts";
import type { Pad, PadShape } from "../records/pad.ts";
import type { Track, Via } from "../records/track.ts";
import type { Zone } from "../records/zone.ts";

/** The copper of a track: one capsule, or the chords of an arc. */
export function trackSolids(track: Track, chords: ArcChords = ARC_ERROR): readonly Solid[] {
  const { start, mid, end, width } = track;
  return mid ? arcStroke({ start, mid, end }, width, chords) : [capsule(start, end, width)];
}

/** The width of a via's ring on a layer, which padstacks of KiCad 9 may change by layer; of the widest where none is named. */
export function viaDiameterOn({ diameter, layerDiameters }: Via, layer?: CopperLayerId): Nm {
  if (!layerDiameters) return diameter;
  if (layer) return layerDiameters[layer] ?? diameter;
  return Object.values(layerDiameters).reduce<Nm>((widest, width = 0) => Math.max(widest, width), diameter);
}

/** The copper of a via on a layer that it has a ring on; where none is named, all that it covers on any layer. */
export function viaSolid(via: Via, layer?: CopperLayerId): Solid {
  return circle(via.position, viaDiameterOn(via, layer));
}

export function viaHole(via: Via): Solid {
  return circle(via.position, via.drill);
}

/** The copper layers a via runs through, from its first to its last. */
export function viaLayers(board: Pick<Board, "layers">, via: Via): readonly CopperLayerId[] {
  const all = copperLayers(board);
  if (via.kind === "through") return all;
  const ends = via.layers.map((layer) => all.indexOf(layer)).sort((a, b) => a - b);
  return all.slice(Math.max(0, ends[0] ?? 0), (ends[1] ?? all.length - 1) + 1);
}

/** The copper layers a pad has copper on; all of them for a plated hole through. */
export function padLayers(board: Pick<Board, "layers">, pad: Pick<Pad, "layers">): readonly CopperLayerId[] {
  return resolveLayers(board, pad.layers).filter(isCopperLayer);
}

/** Whether a shape covers anything: a side of 0 leaves a line or a point, which cannot be manufactured. */
export function hasPadArea(shape: PadShape): boolean {
  if (shape.kind === "circle") return shape.diameter > 0;
  return (shape.size.width > 0 && shape.size.height > 0) || (shape.kind === "custom" && shape.primitives.length > 0);
}

/** The shape of a pad, and those that it has on single layers. */
export function padShapes({ shape, layerShapes = {} }: Pick<Pad, "shape" | "layerShapes">): readonly PadShape[] {
  return [shape, ...Object.values(layerShapes).filter((own) => own !== undefined)];
}

/** An unplated hole has copper only where its pad is wider than the hole, and no pad of size 0 has any. */
export function hasPadCopper(pad: Pick<Pad, "kind" | "shape" | "drill" | "layerShapes">): boolean {
  if (!padShapes(pad).some(hasPadArea)) return false;
  if (pad.kind !== "npth" || !pad.drill) return true;
  const { shape, drill } = pad;
  const size = shape.kind === "circle" ? { width: shape.diameter, height: shape.diameter } : shape.size;
  return size.width > drill.size.width || size.height > drill.size.height;
}

/** The ink of a drawing in board coordinates; pass the footprint when the drawing is part of one. */
export function graphicSolids(
  graphic: Graphic,
  footprint: Pick<Footprint, "position" | "rotation"> = AT_ORIGIN,
  chords: ArcChords = ARC_ERROR,
): Solid[] {
  const pen = { width: graphic.stroke.width, filled: graphic.filled };
  return shapeSolids(graphic.shape, pen, footprint, chords);
}

/** The drawn outline of a zone in board coordinates as an area: the first ring is the outside, the rest are holes. */
export function zoneOutline(zone: Zone, footprint: Pick<Footprint, "position" | "rotation"> = AT_ORIGIN): Polygon {
  const place = (ring: Ring): Ring => ring.map((point) => placePoint(point, footprint.position, footprint.rotation));
  const [outer = [], ...holes] = zone.outline.map(place);
  return { outer, holes };
}
