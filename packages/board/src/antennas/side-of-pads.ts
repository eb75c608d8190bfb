import { AT_ORIGIN, type Box, joinBoxes } from "@tracewright/geometry";
import { padBox } from "../copper/pad-solids.ts";
import type { Footprint } from "../records/footprint.ts";

export const BOX_SIDES = ["minX", "maxX", "minY", "maxY"] as const;
export type BoxSide = (typeof BOX_SIDES)[number];

/** The side of the antenna end that looks to the pads of its module, in the frame of the footprint. */
export function sideOfPads({ pads }: Pick<Footprint, "pads">, end: Box): BoxSide {
  const middle = joinBoxes(pads.map((pad) => padBox(AT_ORIGIN, pad))) ?? end;
  const x = middle.minX + middle.maxX - end.minX - end.maxX;
  const y = middle.minY + middle.maxY - end.minY - end.maxY;
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? "minX" : "maxX";
  return y < 0 ? "minY" : "maxY";
}
