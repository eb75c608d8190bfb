/** One thing that was looked at in the files, with what was measured. */
export interface FabCheck {
  /** Stable short name: "outline-closed", "shorts". */
  readonly id: string;
  /** What is claimed, for a person. */
  readonly title: string;
  readonly passed: boolean;
  /** A warning passes: the fab can make it, a person should know. */
  readonly outcome: "passed" | "warning" | "failed";
  /** Numbers: "57 of 57 plated holes", "0 joined nets". */
  readonly measured: string;
  /** What is wrong, at most a handful and a count of the rest; empty when nothing is. */
  readonly problems: readonly string[];
}

/** The result of reading a fab's files back and holding them against the board. */
export interface FabProof {
  readonly passed: boolean;
  readonly checks: readonly FabCheck[];
}

const SHOWN_PROBLEMS = 8;

/** A check that passes when nothing was found wrong; what is found makes it fail, unless it may only warn. */
export function judge(
  id: string,
  title: string,
  measured: string,
  problems: readonly string[],
  weight: "failed" | "warning" = "failed",
): FabCheck {
  const shown = problems.slice(0, SHOWN_PROBLEMS);
  const more = problems.length - shown.length;
  return {
    id,
    title,
    passed: problems.length === 0 || weight === "warning",
    outcome: problems.length === 0 ? "passed" : weight,
    measured,
    problems: more > 0 ? [...shown, `and ${more} more`] : shown,
  };
}
