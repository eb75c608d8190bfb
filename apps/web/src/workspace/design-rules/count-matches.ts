import { type Board, matchesPattern } from "@tracewright/board";

/** How many nets a pattern matches, and how many of them it decides. */
export interface PatternMatches {
  readonly matched: number;
  /** Less: the others have a class of their own, or match an earlier pattern. */
  readonly decided: number;
}

/** For each assignment of the board. */
export function countMatches({
  nets,
  rules: { assignments },
}: Pick<Board, "nets" | "rules">): readonly PatternMatches[] {
  const counts = assignments.map(() => ({ matched: 0, decided: 0 }));
  for (const { name, netClass } of nets) {
    if (name === "") continue;
    let isDecided = netClass !== undefined;
    for (const [index, { pattern }] of assignments.entries()) {
      const count = counts[index];
      if (!count || !matchesPattern(pattern, name)) continue;
      count.matched += 1;
      if (!isDecided) count.decided += 1;
      isDecided = true;
    }
  }
  return counts;
}
