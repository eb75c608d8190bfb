import type { Board } from "../records/board.ts";
import type { Footprint } from "../records/footprint.ts";

/**
 * The library name of footprints that only hold a part's place. It is part of what every format keeps, so that a board that
 * went through other programs still says it; a real footprint brings its own name along.
 */
export const STAND_IN_LIBRARY = "Stand-in";

/** Whether the pads are made up from the symbol's pins: good for placing and routing on trial, never for an order. */
export function isStandIn({ library }: Pick<Footprint, "library">): boolean {
  return library.startsWith(`${STAND_IN_LIBRARY}:`);
}

/** References of the parts that no fab can place as they are, in the order of the board. */
export function listStandIns({ footprints }: Pick<Board, "footprints">): string[] {
  return footprints.filter(isStandIn).map(({ reference }) => reference);
}

const MAX_NAMED = 20;

/** "3 parts are stand-ins without a real footprint: J1, U4, U9."; undefined where there is none. */
export function sayStandIns(board: Pick<Board, "footprints">): string | undefined {
  const references = listStandIns(board);
  if (references.length === 0) return undefined;
  const named = references.slice(0, MAX_NAMED).join(", ");
  const more = references.length > MAX_NAMED ? ` and ${references.length - MAX_NAMED} more` : "";
  const subject = references.length === 1 ? "1 part is a stand-in" : `${references.length} parts are stand-ins`;
  return `${subject} without a real footprint: ${named}${more}.`;
}
