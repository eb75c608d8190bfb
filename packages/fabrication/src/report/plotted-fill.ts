import { type BoardVerdict, describeVerdict } from "@tracewright/board";

/** Which copper of the zones the films show: what the design came with, or what the fill engine produces. */
export type FillSource = "stored" | "refilled";

/** What the films show of zones, and why. The verdict on the board is about the same copper. */
export interface PlottedFill {
  readonly plotted: FillSource;
  /**
   * "asked": it was chosen; "sound": what is stored leaves nothing open and breaks no rule; "better": it does,
   * and so does the other, no less; "rules": what is stored is worse than the refill; "missing": nothing is stored.
   */
  readonly reason: "asked" | "sound" | "better" | "rules" | "missing";
  /** What the other fill comes to, where both were judged. */
  readonly other?: BoardVerdict;
}

/** The same as a sentence, for people. */
export function sayFill({ plotted, reason, other }: PlottedFill): string {
  const rest = other ? describeVerdict(other).join(", ") : "";
  switch (reason) {
    case "asked":
      return plotted === "stored"
        ? "Copper areas: as stored in the design, as asked."
        : "Copper areas: filled again, as asked.";
    case "missing":
      return "Copper areas: filled for these files; the design stores no fill.";
    case "sound":
      return "Copper areas: as stored in the design.";
    case "better":
      return `Copper areas: as stored in the design. Filled again they are not better: ${rest}.`;
    case "rules":
      return `Copper areas: filled again. As stored in the design they are worse: ${rest}.`;
  }
}
