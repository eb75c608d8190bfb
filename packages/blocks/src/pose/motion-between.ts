import { type Board, type Footprint, type Motion, motionOnto, moveItem } from "@tracewright/board";

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
  return motionOnto(from, { ...to, rotation: to.rotation + (isTurned ? 180 : 0) });
}

/** The part where the motion brings it. */
export function placeOf(part: Footprint, motion: Motion, stack: Pick<Board, "layers">): Footprint {
  const moved = moveItem({ list: "footprints", record: part }, motion, stack);
  if (moved.list !== "footprints") throw new Error("a part became something else by moving it");
  return moved.record;
}
