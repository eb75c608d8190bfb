import {
  type Board,
  type CopperLayerId,
  dimensionLines,
  drawnText,
  type Footprint,
  hasPadCopper,
  indexBoard,
  isCopperLayer,
  type LayerId,
  type NetId,
  type Pad,
  padCenter,
  padGrowth,
  padRotation,
  padShapeOn,
  padSolids,
  resolveLayers,
  type Text,
  viaDiameterOn,
  viaLayers,
  viaSolid,
  type Zone,
} from "@tracewright/board";
import { contourOf, type GerberObject, type ObjectAttributes } from "@tracewright/formats";
import { AT_ORIGIN, type Placement, placePoint } from "@tracewright/geometry";
import { ringDecider } from "./copper-rings.ts";
import { cutInHoles } from "./cut-in-holes.ts";
import { drawPad } from "./draw-pad.ts";
import { drawArc, drawShape, strokePath } from "./draw-shape.ts";

export interface LayerDrawing {
  readonly apertures: "macros" | "plain";
  /** Tented vias are covered by the mask; the usual. */
  readonly vias: "tented" | "open";
  /** Filled zones as areas with their holes cut in, which a film has to have; or none, for callers that draw holes as holes. */
  readonly pours?: "cut-in" | "none";
}

/** Everything a board puts on one layer of the fab's films, in drawing order. */
export function drawLayer(board: Board, layer: LayerId, drawing: LayerDrawing): GerberObject[] {
  const objects = [...drawArtwork(board, layer, drawing)];
  if (isCopperLayer(layer)) return [...objects, ...drawCopper(board, layer, drawing)];
  objects.push(...drawPads(board, layer, drawing));
  const side = layer.slice(0, 1);
  if (layer.endsWith(".SilkS")) {
    const mask = board.layers.find(({ id }) => id === `${side}.Mask`);
    // Ink on bare copper spoils soldering, and fabs cut it away each in their own manner: we cut it ourselves.
    const openings = objects.length > 0 && mask ? drawLayer(board, mask.id, drawing) : [];
    return [...objects, ...openings.map((opening): GerberObject => ({ ...withoutAttributes(opening), clear: true }))];
  }
  return objects;
}

/** Graphics, texts and areas of the board and of its parts, and dimensions. */
function* drawArtwork(board: Board, layer: LayerId, { pours }: LayerDrawing): Generator<GerberObject> {
  const copper = isCopperLayer(layer);
  const holders = [
    { ...board, placement: AT_ORIGIN },
    ...board.footprints.map((part) => ({ ...part, placement: part })),
  ];
  if (pours !== "none")
    for (const holder of holders)
      for (const zone of holder.zones) yield* drawFills(board, zone, layer, holder.placement);
  for (const dimension of board.dimensions) {
    if (dimension.layer !== layer) continue;
    const attributes = marks(board, layer, undefined);
    for (const line of dimensionLines(dimension)) yield* strokePath(line, dimension.stroke.width, attributes);
    if (dimension.text && !dimension.text.hidden) yield* drawTextOn(board, dimension.text, undefined, attributes);
  }
  for (const holder of holders) {
    const part = "reference" in holder ? holder : undefined;
    const component = copper && part ? { component: part.reference } : {};
    for (const { layer: on, shape, stroke, filled, net } of holder.graphics) {
      if (on !== layer) continue;
      const pen = { width: stroke.width, filled };
      yield* drawShape(shape, pen, holder.placement, { ...marks(board, layer, net), ...component });
    }
    for (const text of holder.texts)
      if (text.layer === layer && !text.hidden) yield* drawTextOn(board, text, part, marks(board, layer, undefined));
  }
}

function marks(board: Board, layer: LayerId, net: NetId | undefined): ObjectAttributes {
  if (!isCopperLayer(layer)) return {};
  return net === undefined ? { function: ["NonConductor"] } : { function: ["Conductor"], net: netName(board, net) };
}

function netName(board: Board, net: NetId): string {
  return indexBoard(board).netById.get(net)?.name ?? "";
}

function* drawFills(board: Board, zone: Zone, layer: LayerId, placement: Placement): Generator<GerberObject> {
  if (zone.keepout) return;
  for (const fill of zone.fills) {
    if (fill.layer !== layer) continue;
    for (const polygon of fill.polygons) {
      const ring = cutInHoles(polygon).map((point) => placePoint(point, placement.position, placement.rotation));
      const [first] = ring;
      if (!first || ring.length < 3) continue;
      const attributes = marks(board, layer, zone.net);
      yield { kind: "region", contours: [contourOf(ring)], attributes };
      if (fill.penWidth) yield* strokePath([...ring, first], fill.penWidth, attributes);
    }
  }
}

function drawTextOn(
  board: Board,
  text: Text,
  part: Footprint | undefined,
  attributes: ObjectAttributes,
): GerberObject[] {
  const { paths, areas, thickness } = drawnText(board, text, part);
  return [
    ...paths.flatMap((path) => strokePath(path, thickness, attributes)),
    ...areas.map((area): GerberObject => ({ kind: "region", contours: [contourOf(cutInHoles(area))], attributes })),
  ];
}

function* drawCopper(board: Board, layer: CopperLayerId, { apertures }: LayerDrawing): Generator<GerberObject> {
  const hasRing = ringDecider(board);
  for (const track of board.tracks) {
    if (track.layer !== layer) continue;
    const attributes = { function: ["Conductor"], ...netOf(board, track.net) };
    if (track.mid) yield* drawArc(track.start, track.mid, track.end, track.width, attributes);
    else yield* strokePath([track.start, track.end], track.width, attributes);
  }
  for (const part of board.footprints)
    for (const pad of part.pads) {
      if (!resolveLayers(board, pad.layers).includes(layer) || !hasPadCopper(pad)) continue;
      const position = padCenter(part, pad, layer);
      if (!hasRing(pad, padSolids(part, pad, layer), position, layer)) continue;
      const attributes = {
        function: padFunction(pad, layer),
        ...netOf(board, pad.net),
        component: part.reference,
        pin: pad.number,
      };
      yield* drawPad(padShapeOn(pad, layer), { position, rotation: padRotation(part, pad), apertures, attributes });
    }
  for (const via of board.vias) {
    if (!viaLayers(board, via).includes(layer)) continue;
    if (!hasRing(via, [viaSolid(via, layer)], via.position, layer)) continue;
    const attributes = { function: ["ViaPad"], ...netOf(board, via.net) };
    const aperture = { kind: "circle", diameter: viaDiameterOn(via, layer) } as const;
    yield { kind: "flash", aperture, position: via.position, attributes };
  }
}

function netOf(board: Board, net: NetId | undefined): { net: string } {
  return { net: net === undefined ? "" : netName(board, net) };
}

function padFunction(pad: Pad, layer: CopperLayerId): readonly string[] {
  if (pad.property === "castellated") return ["CastellatedPad"];
  if (pad.kind === "npth") return ["WasherPad"];
  if (pad.drill) return ["ComponentPad"];
  if (layer !== "F.Cu" && layer !== "B.Cu") return ["Conductor"];
  switch (pad.property) {
    case "bga":
      return ["BGAPad", "CuDef"];
    case "fiducial-global":
      return ["FiducialPad", "Global"];
    case "fiducial-local":
      return ["FiducialPad", "Local"];
    case "test-point":
      return ["TestPad"];
    case "heatsink":
      return ["HeatsinkPad"];
    default:
      return pad.kind === "edge-connector" ? ["ConnectorPad"] : ["SMDPad", "CuDef"];
  }
}

/** Pads beside their copper: openings of mask and paste with their margins, and on any other layer the bare shape; open vias. */
function* drawPads(board: Board, layer: LayerId, { apertures, vias }: LayerDrawing): Generator<GerberObject> {
  const outer = layer.startsWith("F") ? "F.Cu" : "B.Cu";
  for (const part of board.footprints)
    for (const pad of part.pads) {
      if (!resolveLayers(board, pad.layers).includes(layer)) continue;
      const growth = padGrowth(board, part, pad, layer);
      const placement = { position: padCenter(part, pad, outer), rotation: padRotation(part, pad) };
      yield* drawPad(padShapeOn(pad, outer), { ...placement, growth, apertures, attributes: {} });
    }
  if (!layer.endsWith(".Mask") || vias === "tented") return;
  for (const via of board.vias) {
    if (!viaLayers(board, via).includes(outer)) continue;
    const diameter = viaDiameterOn(via, outer) + 2 * board.rules.solderMaskExpansion;
    yield { kind: "flash", aperture: { kind: "circle", diameter }, position: via.position };
  }
}

function withoutAttributes(object: GerberObject): GerberObject {
  const { attributes: _, ...rest } = object;
  return rest;
}
