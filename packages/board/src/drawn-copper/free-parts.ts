import { rigidMembers } from "../blocks/rigid-members.ts";
import type { Board } from "../records/board.ts";
import type { Footprint } from "../records/footprint.ts";
import { heldCopper } from "./held-copper.ts";

/**
 * Parts that a placement may move: not locked, with a pad on a net, and none on copper that was drawn there: an electrode belongs
 * to the part that reads it. Holes, fiducials, logos and rigid blocks stay.
 */
export function freeParts(board: Board): readonly Footprint[] {
  const { parts } = heldCopper(board);
  const inBlocks = rigidMembers(board);
  return board.footprints.filter(
    ({ id, locked, pads }) =>
      !locked && pads.some(({ net }) => net !== undefined) && !parts.has(id) && !inBlocks.has(id),
  );
}
