import type { FabRules } from "@tracewright/board";
import type { Nm, Point } from "@tracewright/geometry";
import { failingTitle } from "./failing-titles.ts";

/** A length in the files that a fab's rules ask about, and where it was found. */
export interface FabPlace {
  readonly value: Nm;
  readonly at: Point;
  /** "L1" … for copper, otherwise the board's layer ("F.SilkS", "B.Mask"); none for holes. */
  readonly layer?: string;
}

/** One thing that was looked at in the files, with what was measured. */
export interface FabCheck {
  /** Stable short name: "outline-closed", "shorts". */
  readonly id: string;
  /** What holds, for a person; of a check with problems, what does not. */
  readonly title: string;
  readonly passed: boolean;
  /** A warning passes: the fab can make it, a person should know. */
  readonly outcome: "passed" | "warning" | "failed";
  /** Numbers: "57 of 57 plated holes", "0 joined nets". */
  readonly measured: string;
  /** What is wrong, at most a handful and a count of the rest; empty when nothing is. */
  readonly problems: readonly string[];
  readonly problemCount: number;
  /** Of checks against a fab's rules: what is asked, and the places that do not keep it, at most `SHOWN_PROBLEMS`. */
  readonly limit?: Nm;
  readonly places?: readonly FabPlace[];
}

/** The result of reading a fab's files back and holding them against the board. */
export interface FabProof {
  readonly passed: boolean;
  readonly checks: readonly FabCheck[];
  /** What was measured in the files against a fab's rules; the proof of the files does not hang on it. */
  readonly rules?: RulesVerdict;
}

/** Whether a fab makes the files without asking back. */
export interface RulesVerdict {
  readonly rules: FabRules;
  readonly passed: boolean;
  readonly checks: readonly FabCheck[];
}

export const SHOWN_PROBLEMS = 8;

/**
 * A check that passes when nothing was found wrong, under the title of its claim; what is found makes it fail, unless
 * it may only warn.
 */
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
    title: (problems.length > 0 && failingTitle(id, problems.length)) || title,
    passed: problems.length === 0 || weight === "warning",
    outcome: problems.length === 0 ? "passed" : weight,
    measured,
    problemCount: problems.length,
    problems: more > 0 ? [...shown, `and ${more} more`] : shown,
  };
}
