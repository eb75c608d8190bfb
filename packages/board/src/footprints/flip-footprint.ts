import { type Box, normalizeDegrees, type Point, type Shape } from "@tracewright/geometry";
import { copperLayers } from "../layers/resolve-layers.ts";
import type { Board } from "../records/board.ts";
import type { Footprint } from "../records/footprint.ts";
import type { Graphic, Text } from "../records/graphic.ts";
import type { CopperLayerId } from "../records/layer.ts";
import type { Pad, PadCorner, PadShape } from "../records/pad.ts";
import type { Zone } from "../records/zone.ts";
import { flipLayer, flipSelector } from "./flip-layer.ts";

/**
 * The part on the other side of the board, turned over about the horizontal line through its position: what KiCad's
 * Flip does top to bottom. Local y is negated throughout, layers change sides (inner copper mirrors within the stack),
 * and the rotation is negated, so that flipping twice gives the same part again.
 */
export function flipFootprint(footprint: Footprint, board: Pick<Board, "layers">): Footprint {
  return {
    ...footprint,
    side: footprint.side === "front" ? "back" : "front",
    rotation: normalizeDegrees(-footprint.rotation),
    pads: footprint.pads.map((pad) => flipPad(pad, board)),
    graphics: footprint.graphics.map((graphic) => flipGraphic(graphic, board)),
    texts: footprint.texts.map((text) => flipText(text, board)),
    zones: footprint.zones.map((zone) => flipZone(zone, board)),
    ...(footprint.antennaRoom && { antennaRoom: flipBox(footprint.antennaRoom) }),
  };
}

function flipBox({ minX, minY, maxX, maxY }: Box): Box {
  return { minX, minY: -maxY + 0, maxX, maxY: -minY + 0 };
}

function flipPad(pad: Pad, board: Pick<Board, "layers">): Pad {
  return {
    ...pad,
    position: mirror(pad.position),
    rotation: normalizeDegrees(-pad.rotation),
    ...(pad.offset ? { offset: mirror(pad.offset) } : {}),
    shape: flipPadShape(pad.shape),
    ...(pad.layerShapes ? { layerShapes: flipByLayer(pad.layerShapes, flipPadShape, board) } : {}),
    ...(pad.layerOffsets ? { layerOffsets: flipByLayer(pad.layerOffsets, mirror, board) } : {}),
    layers: pad.layers.map((selector) => flipSelector(selector, board)),
  };
}

type ByLayer<Entry> = Readonly<Partial<Record<CopperLayerId, Entry>>>;

function flipByLayer<Entry>(
  entries: ByLayer<Entry>,
  flip: (entry: Entry) => Entry,
  board: Pick<Board, "layers">,
): ByLayer<Entry> {
  const flipped: Partial<Record<CopperLayerId, Entry>> = {};
  for (const layer of copperLayers(board)) {
    const entry = entries[layer];
    if (entry) flipped[flipLayer(layer, board)] = flip(entry);
  }
  return flipped;
}

const MIRRORED_CORNER: Readonly<Record<PadCorner, PadCorner>> = {
  "top-left": "bottom-left",
  "top-right": "bottom-right",
  "bottom-left": "top-left",
  "bottom-right": "top-right",
};

function flipPadShape(shape: PadShape): PadShape {
  switch (shape.kind) {
    case "trapezoid":
      return { ...shape, delta: mirror(shape.delta) };
    case "chamfered":
      return { ...shape, corners: shape.corners.map((corner) => MIRRORED_CORNER[corner]) };
    case "custom":
      return {
        ...shape,
        primitives: shape.primitives.map((primitive) => ({ ...primitive, shape: mirrorShape(primitive.shape) })),
      };
    default:
      return shape;
  }
}

function flipGraphic(graphic: Graphic, board: Pick<Board, "layers">): Graphic {
  return { ...graphic, layer: flipLayer(graphic.layer, board), shape: mirrorShape(graphic.shape) };
}

/** KiCad turns texts by 180° − angle and lets the layer decide whether they read mirrored. */
function flipText(text: Text, board: Pick<Board, "layers">): Text {
  const layer = flipLayer(text.layer, board);
  return {
    ...text,
    layer,
    position: mirror(text.position),
    rotation: normalizeDegrees(180 - text.rotation),
    style: { ...text.style, mirrored: layer === text.layer ? text.style.mirrored : !text.style.mirrored },
  };
}

function flipZone(zone: Zone, board: Pick<Board, "layers">): Zone {
  return {
    ...zone,
    layers: zone.layers.map((selector) => flipSelector(selector, board)),
    outline: zone.outline.map((ring) => ring.map(mirror)),
    fills: zone.fills.map((fill) => ({
      ...fill,
      layer: flipLayer(fill.layer, board),
      polygons: fill.polygons.map(({ outer, holes }) => ({
        outer: outer.map(mirror),
        holes: holes.map((hole) => hole.map(mirror)),
      })),
    })),
  };
}

/** The shape mirrored at the x axis; arcs keep their ends and run the other way about. */
export function mirrorShape(shape: Shape): Shape {
  switch (shape.kind) {
    case "line":
    case "rect":
      return { ...shape, start: mirror(shape.start), end: mirror(shape.end) };
    case "circle":
      return { ...shape, center: mirror(shape.center) };
    case "arc":
      return { ...shape, start: mirror(shape.start), mid: mirror(shape.mid), end: mirror(shape.end) };
    case "polygon":
      return { ...shape, points: shape.points.map(mirror) };
    case "bezier": {
      const [a, b, c, d] = shape.points;
      return { ...shape, points: [mirror(a), mirror(b), mirror(c), mirror(d)] };
    }
  }
}

/** −0 would be another JSON text than 0 in some writers and another hash. */
function mirror({ x, y }: Point): Point {
  return { x, y: -y + 0 };
}
