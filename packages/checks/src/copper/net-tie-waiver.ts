import type { CopperItem } from "./copper-item.ts";

/**
 * Whether copper may lie on a part because that part joins its net with others on purpose. Nets that the part does not join keep
 * their distance from it, as in KiCad 7 and later; KiCad 6 lets them touch.
 */
export function isJoinedByTie({ net }: CopperItem, { netTie, footprint }: CopperItem): boolean {
  return netTie && net !== undefined && footprint?.pads.some((pad) => pad.net === net) === true;
}
