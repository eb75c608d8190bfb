import { type Board, type Footprint, type Motion, moveItem } from "@tracewright/board";
import { normalizeDegrees } from "@tracewright/geometry";

/**
 * The motion that brings a part to where another is, onto its side, and with it whatever belongs to the part.
 * `isTurned`: the other one's pins are the other way round.
 */
export function motionBetween(
  from: Pick<Footprint, "position" | "rotation" | "side">,
  {
    part: to,
    isTurned,
  }: { readonly part: Pick<Footprint, "position" | "rotation" | "side">; readonly isTurned: boolean },
): Motion {
  const isFlip = from.side !== to.side;
  // Left for right: a direction of `a` becomes one of 180° − a.
  const turned = isFlip ? 180 - from.rotation : from.rotation;
  return {
    kind: "sequence",
    motions: [
      { kind: "shift", by: { x: -from.position.x + 0, y: -from.position.y + 0 } },
      ...(isFlip ? [{ kind: "flip", x: 0 } as const] : []),
      { kind: "turn", about: { x: 0, y: 0 }, by: normalizeDegrees(to.rotation + (isTurned ? 180 : 0) - turned) },
      { kind: "shift", by: to.position },
    ],
  };
}

/** The part where the motion brings it. */
export function placeOf(part: Footprint, motion: Motion, stack: Pick<Board, "layers">): Footprint {
  const moved = moveItem({ list: "footprints", record: part }, motion, stack);
  if (moved.list !== "footprints") throw new Error("a part became something else by moving it");
  return moved.record;
}
