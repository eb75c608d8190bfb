import type {
  CopperLayerId,
  Drill,
  Pad,
  PadCorner,
  PadPrimitive,
  PadShape,
  ThermalSettings,
  ZoneConnection,
} from "@tracewright/board";
import type { Point, Size } from "@tracewright/geometry";
import type { NodeReader } from "../../sexpr/node-reader.ts";
import { isYes } from "../../sexpr/node-reader.ts";
import { wordTable } from "../../word-table.ts";
import type { BoardReading } from "./board-reading.ts";
import { plainDegrees } from "./plain-degrees.ts";
import { readShape } from "./read-graphic.ts";
import { takePadstack } from "./read-padstack.ts";

const PAD_KINDS: Readonly<Record<string, Pad["kind"]>> = wordTable({
  smd: "smd",
  thru_hole: "through-hole",
  np_thru_hole: "npth",
  connect: "edge-connector",
});

const PAD_PROPERTIES: Readonly<Record<string, NonNullable<Pad["property"]>>> = wordTable({
  pad_prop_bga: "bga",
  pad_prop_fiducial_glob: "fiducial-global",
  pad_prop_fiducial_loc: "fiducial-local",
  pad_prop_testpoint: "test-point",
  pad_prop_heatsink: "heatsink",
  pad_prop_castellated: "castellated",
  pad_prop_mechanical: "mechanical",
});

/** Index = the number KiCad writes for `zone_connect`. */
export const ZONE_CONNECTIONS: readonly ZoneConnection[] = ["none", "thermal", "solid", "through-hole-thermal"];

const CORNERS: Readonly<Record<string, PadCorner>> = wordTable({
  top_left: "top-left",
  top_right: "top-right",
  bottom_left: "bottom-left",
  bottom_right: "bottom-right",
});

/** `(pad "1" smd roundrect (at …) …)`; the file gives its angle absolute, the model relative to the footprint. */
export function readPad(reading: BoardReading, node: NodeReader, footprintRotation: number): Pad {
  const number = node.takeAtom() ?? "";
  const kind = PAD_KINDS[node.takeAtom() ?? ""] ?? "smd";
  const shapeWord = node.takeAtom() ?? "rect";
  const { position, rotation } = reading.takePlace(node);
  const size = takeExtents(reading, node, "size") ?? { width: 0, height: 0 };
  const shape = readPadShape(reading, node, { word: shapeWord, size });
  const stack = takePadstack(reading, node, (entry) => ({
    shape: readPadShape(reading, entry, {
      word: entry.takeText("shape") ?? shapeWord,
      size: takeExtents(reading, entry, "size") ?? size,
    }),
    offset: reading.takePoint(entry, "offset"),
  }));
  const { drill, offset } = takeDrill(reading, node);
  const layers = reading.selectors(node.take("layers"));
  const net = reading.takeNet(node);
  const pinFunction = node.takeText("pinfunction");
  const pinType = node.takeText("pintype");
  const propertyWord = node.takeText("property") ?? "";
  const property = PAD_PROPERTIES[propertyWord];
  const unknown = propertyWord !== "" && !property ? [`(property ${propertyWord})`] : [];
  const connection = reading.takeNumber(node, "zone_connect");
  const thermal = takeThermal(reading, node);
  const optional = {
    clearance: reading.takeExtent(node, "clearance"),
    solderMaskMargin: reading.takeLength(node, "solder_mask_margin"),
    solderPasteMargin: reading.takeLength(node, "solder_paste_margin"),
    solderPasteRatio:
      reading.takeNumber(node, "solder_paste_margin_ratio") ?? reading.takeNumber(node, "solder_paste_ratio"),
    dieLength: reading.takeLength(node, "die_length"),
  };
  const locked = node.takeFlag("locked");
  const removeUnusedLayers = takeSwitch(node, "remove_unused_layers") || takeSwitch(node, "remove_unused_layer");
  const keepEndLayers = takeSwitch(node, "keep_end_layers");
  // Which layers a zone reaches: derived from the fill, so it is left to the next filling.
  node.take("zone_layer_connections");
  reading.count("pads", "read");
  return {
    id: reading.id(node, "pad"),
    number,
    kind,
    shape,
    ...(stack && byLayer(stack.byLayer)),
    position,
    rotation: plainDegrees(rotation - footprintRotation),
    ...(offset && { offset }),
    ...(drill && { drill }),
    layers,
    ...(net && { net }),
    ...(pinFunction !== undefined && { pinFunction }),
    ...(pinType !== undefined && { pinType }),
    ...withoutUndefined(optional),
    ...(connection !== undefined && ZONE_CONNECTIONS[connection] && { zoneConnection: ZONE_CONNECTIONS[connection] }),
    ...(thermal && { thermal }),
    ...(removeUnusedLayers && { removeUnusedLayers }),
    ...(keepEndLayers && { keepEndLayers }),
    ...(property && { property }),
    ...(locked && { locked }),
    ...reading.foreign(node, "pads", [...(stack?.unread === undefined ? [] : [stack.unread]), ...unknown]),
  };
}

/** What a padstack says of single layers. */
function byLayer(
  entries: Readonly<Partial<Record<CopperLayerId, { readonly shape: PadShape; readonly offset: Point | undefined }>>>,
): Pick<Pad, "layerShapes" | "layerOffsets"> {
  const layerShapes: Partial<Record<CopperLayerId, PadShape>> = {};
  const layerOffsets: Partial<Record<CopperLayerId, Point>> = {};
  for (const [layer, entry] of Object.entries(entries)) {
    if (!entry) continue;
    layerShapes[layer as CopperLayerId] = entry.shape;
    if (entry.offset) layerOffsets[layer as CopperLayerId] = entry.offset;
  }
  return { layerShapes, ...(Object.keys(layerOffsets).length > 0 && { layerOffsets }) };
}

/** A size of something that is made: neither side is below 0. */
function takeExtents(reading: BoardReading, node: NodeReader, name: string): Size | undefined {
  const list = node.take(name);
  if (!list) return undefined;
  const width = reading.nextExtent(list);
  return { width, height: list.peekAtom() === undefined ? width : reading.nextExtent(list) };
}

export function takeSize(reading: BoardReading, node: NodeReader, name: string): Size | undefined {
  const list = node.take(name);
  if (!list) return undefined;
  const width = reading.length(list.takeAtom(), list);
  const second = list.takeAtom();
  return { width, height: second === undefined ? width : reading.length(second, list) };
}

/** A switch is on when it stands there bare (version 6) or with `yes` (version 8 on). */
export function takeSwitch(node: NodeReader, name: string): boolean {
  const list = node.take(name);
  return list ? isYes(list.takeAtom() ?? "yes") : false;
}

export function withoutUndefined<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: NonNullable<Fields[Key]> } {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) kept[name] = value;
  return kept as never;
}

function takeDrill(reading: BoardReading, node: NodeReader): { drill?: Drill; offset?: { x: number; y: number } } {
  const list = node.take("drill");
  if (!list) return {};
  const shift = reading.takePoint(list, "offset");
  const oval = list.peekAtom() === "oval";
  if (oval) list.takeAtom();
  const width = list.peekAtom() === undefined ? 0 : reading.nextExtent(list);
  const height = oval && list.peekAtom() !== undefined ? reading.nextExtent(list) : width;
  return {
    ...(width > 0 && { drill: { size: { width, height } } }),
    ...(shift && (shift.x !== 0 || shift.y !== 0) && { offset: shift }),
  };
}

function takeThermal(reading: BoardReading, node: NodeReader): ThermalSettings | undefined {
  const settings = withoutUndefined({
    gap: reading.takeLength(node, "thermal_gap"),
    bridgeWidth: reading.takeLength(node, "thermal_bridge_width") ?? reading.takeLength(node, "thermal_width"),
    bridgeAngle: reading.takeNumber(node, "thermal_bridge_angle"),
  });
  return Object.keys(settings).length > 0 ? settings : undefined;
}

function readPadShape(reading: BoardReading, node: NodeReader, basis: { word: string; size: Size }): PadShape {
  const { word, size } = basis;
  const cornerRatio = reading.takeNumber(node, "roundrect_rratio") ?? 0;
  const chamferRatio = reading.takeNumber(node, "chamfer_ratio") ?? 0;
  const corners = (node.take("chamfer")?.takeAtoms() ?? [])
    .map((name) => CORNERS[name])
    .filter((corner) => corner !== undefined);
  const delta = node.take("rect_delta");
  const options = node.take("options");
  const primitives = node.take("primitives");
  switch (word) {
    case "circle":
      return { kind: "circle", diameter: size.width };
    case "oval":
      return { kind: "oval", size };
    case "roundrect":
      if (chamferRatio > 0 && corners.length > 0)
        return { kind: "chamfered", size, cornerRatio, chamferRatio, corners };
      return { kind: "roundrect", size, cornerRatio };
    case "trapezoid": {
      const x = delta ? reading.length(delta.takeAtom(), delta) : 0;
      const y = delta ? reading.length(delta.takeAtom(), delta) : 0;
      return { kind: "trapezoid", size, delta: { x, y } };
    }
    case "custom":
      return {
        kind: "custom",
        anchor: options?.takeText("anchor") === "rect" ? "rect" : "circle",
        clearanceOutline: options?.takeText("clearance") === "convexhull" ? "convexhull" : "outline",
        size,
        primitives: primitives ? readPrimitives(reading, primitives) : [],
      };
    default:
      return { kind: "rect", size };
  }
}

function readPrimitives(reading: BoardReading, list: NodeReader): PadPrimitive[] {
  const names = ["line", "rect", "circle", "arc", "poly", "curve", "vector", "bbox"].map((kind) => `gr_${kind}`);
  return list.takeAll(...names).flatMap((node) => {
    const shape = readShape(reading, node);
    if (!shape) return [];
    const width = reading.takeLength(node, "width") ?? 0;
    const fill = node.takeText("fill");
    // Before version 7 nothing said so: polygons were full, other shapes were drawn with their pen.
    const filled = fill === undefined ? shape.kind === "polygon" || width === 0 : fill !== "none" && fill !== "no";
    return [{ shape, width, filled }];
  });
}
