import {
  type Board,
  type CopperLayerId,
  emptyBoard,
  type Footprint,
  type Graphic,
  itemId,
  netId,
  type Pad,
  PLAIN_ATTRIBUTES,
  type Track,
  type Via,
  type Zone,
} from "@tracewright/board";
import { aFootprint, aPad, aPour, aTrack, aVia } from "@tracewright/board/testing";
import { fromMm, type Point, type Shape } from "@tracewright/geometry";

/** Boards written down in millimetres, for tests. Ids are the names given, nets come into being when used. */
export const at = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });

export function track(
  id: string,
  net: string,
  from: [number, number],
  to: [number, number],
  more: Partial<Track> = {},
): Track {
  return aTrack({
    id: itemId(id),
    start: at(...from),
    end: at(...to),
    width: fromMm(0.2),
    net: netId(net),
    ...more,
  });
}

export function via(id: string, net: string, x: number, y: number, more: Partial<Via> = {}): Via {
  return aVia({
    id: itemId(id),
    position: at(x, y),
    diameter: fromMm(0.6),
    drill: fromMm(0.3),
    net: netId(net),
    ...more,
  });
}

export function smdPad(id: string, net: string | undefined, x: number, y: number, more: Partial<Pad> = {}): Pad {
  return aPad({
    id: itemId(id),
    number: id,
    shape: { kind: "rect", size: { width: fromMm(1), height: fromMm(1) } },
    position: at(x, y),
    layers: ["F.Cu", "F.Mask", "F.Paste"],
    ...(net ? { net: netId(net) } : {}),
    ...more,
  });
}

export function throughPad(id: string, net: string | undefined, x: number, y: number, more: Partial<Pad> = {}): Pad {
  return smdPad(id, net, x, y, {
    kind: "through-hole",
    shape: { kind: "circle", diameter: fromMm(1.6) },
    drill: { size: { width: fromMm(0.8), height: fromMm(0.8) } },
    layers: ["*.Cu", "*.Mask"],
    ...more,
  });
}

export function footprint(
  reference: string,
  x: number,
  y: number,
  pads: Pad[],
  more: Partial<Footprint> = {},
): Footprint {
  return aFootprint({
    id: itemId(reference),
    reference,
    position: at(x, y),
    attributes: { ...PLAIN_ATTRIBUTES, mount: "smd", allowMissingCourtyard: true },
    pads,
    ...more,
  });
}

export function drawing(id: string, layer: Graphic["layer"], shape: Shape, more: Partial<Graphic> = {}): Graphic {
  return { id: itemId(id), layer, shape, stroke: { width: fromMm(0.1), style: "solid" }, filled: false, ...more };
}

/** A rectangle of poured copper, or with `keepout` a rule area. */
export function zone(
  id: string,
  net: string | undefined,
  box: [number, number, number, number],
  more: Partial<Zone> = {},
): Zone {
  const [left, top, right, bottom] = box;
  const outer = [at(left, top), at(right, top), at(right, bottom), at(left, bottom)];
  const layer: CopperLayerId = "F.Cu";
  return {
    id: itemId(id),
    layers: [layer],
    outline: [outer],
    ...(net ? { net: netId(net) } : {}),
    priority: 0,
    pour: aPour({
      clearance: fromMm(0.3),
      minThickness: fromMm(0.2),
      connection: "solid",
      thermalGap: fromMm(0.3),
      thermalBridgeWidth: fromMm(0.3),
    }),
    filled: true,
    fills: more.keepout ? [] : [{ layer, polygons: [{ outer, holes: [] }] }],
    locked: false,
    ...more,
  };
}

/** A 40 × 30 mm board with its lower left corner at the origin's lower right, y down. */
export function boardWith(parts: Partial<Board>, copperCount: number = 2): Board {
  const all = [
    ...(parts.tracks ?? []),
    ...(parts.vias ?? []),
    ...(parts.zones ?? []),
    ...(parts.footprints ?? []).flatMap((f) => f.pads),
  ];
  const nets = [...new Set(all.flatMap((item) => item.net ?? []))].map((id) => ({ id, name: id }));
  return {
    ...emptyBoard(copperCount),
    nets,
    ...parts,
    graphics: parts.graphics ?? [drawing("edge", "Edge.Cuts", { kind: "rect", start: at(0, 0), end: at(40, 30) })],
  };
}
