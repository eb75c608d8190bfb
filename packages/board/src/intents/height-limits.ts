/** How high parts are, and where that is too high. */
import {
  type Box,
  boxesTouch,
  boxOfPoints,
  locateInRing,
  type Nm,
  type Ring,
  rectRing,
  segmentsTouch,
} from "@tracewright/geometry";
import type { HeightLimitIntent, Intent } from "../records/intent.ts";
import type { Side } from "../records/layer.ts";

/** The heights that are known, by reference: what people say counts before what was read, and the last word before others. */
export function heightsOf(intents: readonly Intent[]): ReadonlyMap<string, Nm> {
  const stated = intents.filter((intent) => intent.kind === "height");
  const inOrder = [
    ...stated.filter(({ origin }) => origin === "circuit"),
    ...stated.filter(({ origin }) => origin === "person"),
  ];
  return new Map(inOrder.flatMap(({ parts, height }) => parts.map((part) => [part, height] as const)));
}

/** The side that a part is to stand on, by reference. */
export function sidesOf(intents: readonly Intent[]): ReadonlyMap<string, Side> {
  return new Map(intents.flatMap((intent) => (intent.kind === "side" ? [[intent.part, intent.side] as const] : [])));
}

export function heightLimitsOf(intents: readonly Intent[]): readonly HeightLimitIntent[] {
  return intents.filter((intent) => intent.kind === "height-limit");
}

/** Whether a limit keeps a part of this height out; a height that is not known is undefined. */
export function isKeptOut(
  { most, unknown }: Pick<HeightLimitIntent, "most" | "unknown">,
  height: Nm | undefined,
): boolean {
  return height === undefined ? most === 0 || unknown === "kept-out" : height > most;
}

/** Whether the limit holds somewhere within the box. */
export function limitsWithin({ area }: Pick<HeightLimitIntent, "area">, box: Box): boolean {
  return area === undefined || ringTouchesBox(area, box);
}

/** Whether the area of the ring and the box share a point. */
export function ringTouchesBox(ring: Ring, box: Box): boolean {
  const bounds = boxOfPoints(ring);
  if (!bounds || !boxesTouch(bounds, box)) return false;
  const corners = rectRing({ x: box.minX, y: box.minY }, { x: box.maxX, y: box.maxY });
  if (corners.some((corner) => locateInRing(corner, ring) !== "outside")) return true;
  return ring.some((start, index) => {
    const end = ring[(index + 1) % ring.length] ?? start;
    const isInside = start.x >= box.minX && start.x <= box.maxX && start.y >= box.minY && start.y <= box.maxY;
    return isInside || corners.some((corner, at) => segmentsTouch(start, end, corner, corners[(at + 1) % 4] ?? corner));
  });
}
