import type { Use } from "../records/logic.ts";

/** Distance by which the places of copies differ that nobody has placed. */
const STAIR = 32;

/** Whether nobody has placed it: commands put new blocks on the steps of a staircase that begins at the origin. */
export function isUnplaced({ at: { x, y } }: Pick<Use, "at">): boolean {
  return x === y && x % STAIR === 0;
}

/** A place as it is stored: whole units, and never one of those that mean "not placed". */
export function storedPlace({ x, y }: Use["at"]): Use["at"] {
  const at = { x: Math.round(x), y: Math.round(y) };
  return isUnplaced({ at }) ? { ...at, y: at.y + 1 } : at;
}
