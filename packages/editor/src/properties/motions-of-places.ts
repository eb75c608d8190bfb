import type { BoardEdit, Footprint, Step, Via } from "@tracewright/board";
import type { BlockMotion } from "../carrying/carry-blocks.ts";
import type { PropertyKey } from "./property.ts";

const PLACES: ReadonlySet<PropertyKey> = new Set(["x", "y", "rotation", "side"]);

/**
 * The motions by which parts and vias come to places that were typed: what goes there by a motion takes its tracks along, as
 * under the hand. Undefined: the edit sets something else, or is about other items too, which have no tracks.
 */
export function motionsOfPlaces(key: PropertyKey, { lists }: BoardEdit): readonly BlockMotion[] | undefined {
  if (!PLACES.has(key)) return undefined;
  const motions: BlockMotion[] = [];
  for (const { list, updated } of lists) {
    if (list !== "footprints" && list !== "vias") return undefined;
    for (const { before, after } of updated as readonly Placed[])
      motions.push({ ids: [before.id], motion: wayOf(before, after) });
  }
  return motions;
}

interface Placed {
  readonly before: Footprint | Via;
  readonly after: Footprint | Via;
}

function wayOf(before: Footprint | Via, after: Footprint | Via): Step {
  const { position: from } = before;
  const { position: to } = after;
  if ("side" in before && "side" in after) {
    if (after.side !== before.side) return { kind: "flip", x: from.x };
    if (after.rotation !== before.rotation) return { kind: "turn", about: from, by: after.rotation - before.rotation };
  }
  return { kind: "shift", by: { x: to.x - from.x, y: to.y - from.y } };
}
