import { type Board, findItems, type ItemId, padSolids } from "@tracewright/board";
import { isInSolid, type Point } from "@tracewright/geometry";
import type { PickedItem } from "@tracewright/rendering";

/**
 * What the facts beside the canvas are about: what was selected last, of a part the pad that was pressed. Of several boards the
 * first that holds it counts. Undefined: nothing, or something without facts.
 */
export function pickedOf(
  boards: readonly Board[],
  selection: readonly ItemId[],
  pressedAt: Point | undefined,
): PickedItem | undefined {
  const [item] = boards.flatMap((board) => findItems(board, selection.slice(-1)));
  switch (item?.list) {
    case "tracks":
      return { kind: "track", track: item.record };
    case "vias":
      return { kind: "via", via: item.record };
    case "footprints": {
      const footprint = item.record;
      const pad =
        pressedAt &&
        footprint.pads.find((one) => padSolids(footprint, one).some((solid) => isInSolid(pressedAt, solid)));
      return pad ? { kind: "pad", pad, footprint } : { kind: "footprint", footprint };
    }
    default:
      return undefined;
  }
}
