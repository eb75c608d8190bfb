import { padCenter, padRotation, padShapeOn, padShapeSolids } from "@tracewright/board";
import {
  boxesTouch,
  boxOfPoints,
  growBox,
  joinBoxes,
  type Point,
  placePoint,
  type Ring,
  solidBox,
} from "@tracewright/geometry";
import { padFooting } from "./layer-items.ts";
import { narrowSide } from "./narrow-side.ts";
import { padConnection, thermalBridgeWidth, thermalGap } from "./pad-connection.ts";
import type { PourTask } from "./pour-task.ts";

/** A bridge of copper from a pad's middle to just beyond its relief. */
export interface Spoke {
  readonly ring: Ring;
  /** Must lie in copper for the spoke to be worth drawing. */
  readonly tip: Point;
}

/** How far beyond the relief the tip lies: KiCad's way around asking whether a boundary is inside. */
const BEYOND = 40_000;

/** Four spokes for every pad that gets a relief; on the diagonals of round pads, along the axes of all others. */
export function thermalSpokes(task: PourTask): Spoke[] {
  const { board, zone, layer, box } = task;
  const spokes: Spoke[] = [];
  for (const part of board.footprints)
    for (const pad of part.pads) {
      if (zone.net === undefined || pad.net !== zone.net || padConnection(task, part, pad) !== "thermal") continue;
      if (padFooting(board, part, pad, layer).copper.length === 0) continue;
      // A spoke wider than the pad's narrow side would be no relief.
      const width = Math.min(thermalBridgeWidth(task, part, pad), narrowSide(pad));
      if (width < zone.pour.minThickness) continue;
      const shape = padShapeOn(pad, layer);
      const flat = joinBoxes(padShapeSolids(shape, { position: { x: 0, y: 0 }, rotation: 0 }).map(solidBox));
      if (!flat) continue;
      const relief = growBox(flat, thermalGap(task, part, pad) + BEYOND);
      const rotation = shape.kind === "circle" ? (pad.thermal?.bridgeAngle ?? 45) : padRotation(part, pad);
      const center = padCenter(part, pad, layer);
      const half = Math.trunc(width / 2);
      const rings = [
        [half, -half, -half, -half, -half, relief.maxY, 0, relief.maxY, half, relief.maxY],
        [half, half, -half, half, -half, relief.minY, 0, relief.minY, half, relief.minY],
        [-half, half, -half, -half, relief.maxX, -half, relief.maxX, 0, relief.maxX, half],
        [half, half, half, -half, relief.minX, -half, relief.minX, 0, relief.minX, half],
      ];
      for (const numbers of rings) {
        const ring = Array.from({ length: 5 }, (_, index) =>
          placePoint({ x: numbers[2 * index]!, y: numbers[2 * index + 1]! }, center, rotation),
        );
        const around = boxOfPoints(ring);
        if (around && boxesTouch(around, box)) spokes.push({ ring, tip: ring[3]! });
      }
    }
  return spokes;
}
