import type { FindingCounts } from "../suite/judge-board.ts";

/** Loose ends are not connectivity or manufacturing errors; open connections are counted separately. */
const NO_ERRORS = new Set(["track_dangling", "via_dangling"]);
const COUNTED_ELSEWHERE = "unconnected_items";

/** What KiCad finds more of than on the stripped board, kind by kind: one error less never pays for another. */
export function freshFindings(routed: FindingCounts, stripped: FindingCounts): FindingCounts {
  return Object.fromEntries(
    Object.entries(routed)
      .map(([name, count]) => [name, count - (stripped[name] ?? 0)] as const)
      .filter(([name, more]) => more > 0 && name !== COUNTED_ELSEWHERE),
  );
}

export function countErrors(fresh: FindingCounts): number {
  return Object.entries(fresh).reduce((sum, [name, count]) => sum + (NO_ERRORS.has(name) ? 0 : count), 0);
}
