import { normalizeDegrees, type Point } from "@tracewright/geometry";
import { flipFootprint } from "../footprints/flip-footprint.ts";
import { flipLayer, flipSelector } from "../footprints/flip-layer.ts";
import { moveFootprint } from "../footprints/move-footprint.ts";
import type { Item } from "../items/item.ts";
import { copperLayers } from "../layers/resolve-layers.ts";
import type { Board } from "../records/board.ts";
import type { Footprint } from "../records/footprint.ts";
import type { Dimension, Graphic, Text } from "../records/graphic.ts";
import type { CopperLayerId } from "../records/layer.ts";
import type { Track, Via } from "../records/track.ts";
import type { Zone } from "../records/zone.ts";
import { type Motion, movePoint, type Step } from "./motion.ts";
import { moveShape } from "./move-shape.ts";

type Stack = Pick<Board, "layers">;

/**
 * The item where the motion brings it, ids and nets as they were. A flipped item has changed layers; inner copper mirrors
 * within the stack. Fills travel with their zone, and are true again once the zone is refilled.
 */
export function moveItem(item: Item, motion: Motion, board: Stack): Item {
  if (motion.kind === "sequence") return motion.motions.reduce((moved, step) => moveItem(moved, step, board), item);
  switch (item.list) {
    case "footprints":
      return { list: item.list, record: movedFootprint(item.record, motion, board) };
    case "tracks":
      return { list: item.list, record: movedTrack(item.record, motion, board) };
    case "vias":
      return { list: item.list, record: movedVia(item.record, motion, board) };
    case "zones":
      return { list: item.list, record: movedZone(item.record, motion, board) };
    case "graphics":
      return { list: item.list, record: movedGraphic(item.record, motion, board) };
    case "texts":
      return { list: item.list, record: movedText(item.record, motion, board) };
    case "dimensions":
      return { list: item.list, record: movedDimension(item.record, motion, board) };
  }
}

function movedFootprint(footprint: Footprint, motion: Step, board: Stack): Footprint {
  const position = movePoint(footprint.position, motion);
  switch (motion.kind) {
    case "shift":
      return moveFootprint(footprint, { position });
    case "turn":
      return moveFootprint(footprint, { position, rotation: footprint.rotation + motion.by });
    case "flip": {
      // The record turns over top for bottom; half a turn more makes that left for right.
      const flipped = flipFootprint(footprint, board);
      return moveFootprint(flipped, { position, rotation: flipped.rotation + 180 });
    }
  }
}

function movedTrack(track: Track, motion: Step, board: Stack): Track {
  const move = (point: Point): Point => movePoint(point, motion);
  return {
    ...track,
    start: move(track.start),
    end: move(track.end),
    ...(track.mid && { mid: move(track.mid) }),
    ...(motion.kind === "flip" && { layer: flipLayer(track.layer, board) }),
  };
}

function movedVia(via: Via, motion: Step, board: Stack): Via {
  const position = movePoint(via.position, motion);
  if (motion.kind !== "flip") return { ...via, position };
  const order = copperLayers(board);
  const flipped = via.layers.map((layer) => flipLayer(layer, board));
  const [first, last] = flipped.sort((a, b) => order.indexOf(a) - order.indexOf(b)) as [CopperLayerId, CopperLayerId];
  return { ...via, position, layers: [first, last] };
}

function movedZone(zone: Zone, motion: Step, board: Stack): Zone {
  const move = (point: Point): Point => movePoint(point, motion);
  const isFlip = motion.kind === "flip";
  return {
    ...zone,
    ...(isFlip && { layers: zone.layers.map((layer) => flipSelector(layer, board)) }),
    outline: zone.outline.map((ring) => ring.map(move)),
    fills: zone.fills.map((fill) => ({
      ...fill,
      ...(isFlip && { layer: flipLayer(fill.layer, board) }),
      polygons: fill.polygons.map(({ outer, holes }) => ({
        outer: outer.map(move),
        holes: holes.map((ring) => ring.map(move)),
      })),
    })),
  };
}

function movedGraphic(graphic: Graphic, motion: Step, board: Stack): Graphic {
  return {
    ...graphic,
    shape: moveShape(graphic.shape, motion),
    ...(motion.kind === "flip" && { layer: flipLayer(graphic.layer, board) }),
  };
}

/** On the back a text is mirrored, so that it reads from there; on a layer without sides it stays as it reads. */
function movedText(text: Text, motion: Step, board: Stack): Text {
  const position = movePoint(text.position, motion);
  if (motion.kind === "shift") return { ...text, position };
  if (motion.kind === "turn") return { ...text, position, rotation: normalizeDegrees(text.rotation + motion.by) };
  const layer = flipLayer(text.layer, board);
  if (layer === text.layer) return { ...text, position };
  const style = { ...text.style, mirrored: !text.style.mirrored };
  return { ...text, layer, position, rotation: normalizeDegrees(-text.rotation), style };
}

function movedDimension(dimension: Dimension, motion: Step, board: Stack): Dimension {
  const isFlip = motion.kind === "flip";
  return {
    ...dimension,
    start: movePoint(dimension.start, motion),
    end: movePoint(dimension.end, motion),
    ...heightMoved(dimension, motion),
    ...(isFlip && { layer: flipLayer(dimension.layer, board) }),
    ...(dimension.text && { text: movedText(dimension.text, motion, board) }),
  };
}

/** Where the line of the measure stands after a motion. */
function heightMoved({ kind, orientation, height }: Dimension, motion: Step): Partial<Dimension> {
  // On the same hand of start and end, which a mirror exchanges.
  if (kind !== "orthogonal") return motion.kind === "flip" ? { height: -height + 0 } : {};
  const [origin, arm] = [{ x: 0, y: 0 }, orientation === "vertical" ? { x: 1e6, y: 0 } : { x: 0, y: 1e6 }].map(
    (point) => movePoint(point, motion),
  ) as [Point, Point];
  const [x, y] = [arm.x - origin.x, arm.y - origin.y];
  // At odd angles it measures along the axis that is nearest.
  return Math.abs(x) > Math.abs(y)
    ? { orientation: "vertical", height: Math.sign(x) * height + 0 }
    : { orientation: "horizontal", height: Math.sign(y) * height + 0 };
}
