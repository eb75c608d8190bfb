import { type BoardVerdict, isReady, sha256 } from "@tracewright/board";
import type { WrittenFile } from "@tracewright/formats";
import { SOFTWARE } from "@tracewright/formats";
import { toMm } from "@tracewright/geometry";
import { strFromU8 } from "fflate";
import type { FabPreset } from "../fab-writing.ts";
import type { FabCheck, FabProof } from "../prove/fab-proof.ts";
import type { PlottedFill } from "./plotted-fill.ts";

/** What FAB-CHECK.json says. Lengths are millimetres, y down as in the editor. */
export interface FabReport {
  readonly format: "tracewright-fab-check 1";
  readonly project: string;
  readonly createdAt: string;
  readonly tool: string;
  readonly preset: FabPreset;
  /** False where connections are open, design rules are broken or a check failed. */
  readonly ready: boolean;
  /** The design itself, by its own rules. */
  readonly board: BoardVerdict;
  /** The worst of the checks; "failed" in any case where the board is not ready. */
  readonly outcome: FabCheck["outcome"];
  readonly rules?: {
    readonly name: string;
    readonly source: string;
    readonly readOn: string;
    readonly outcome: FabCheck["outcome"];
    readonly checks: readonly ReportedCheck[];
  };
  /** Of the files as such, whatever the fab. */
  readonly checks: readonly ReportedCheck[];
  readonly remarks: readonly string[];
  /** What a review of the layout found, rule by rule; it does not decide whether the board is ready. */
  readonly review?: readonly ReportedReview[];
  /** Which copper of the zones the films show; absent of a board without pours. */
  readonly fill?: PlottedFill;
  readonly files: readonly { readonly name: string; readonly bytes: number; readonly sha256: string }[];
}

/** The findings of one rule of a review. */
export interface ReportedReview {
  readonly rule: string;
  readonly title: string;
  readonly severity: "error" | "warning" | "note";
  readonly why: string;
  readonly mend: string;
  readonly source: string;
  /** Findings that are not accepted. */
  readonly count: number;
  /** The first of them. */
  readonly findings: readonly { readonly sentence: string; readonly xMm: number; readonly yMm: number }[];
  /** Accepted ones with their notes. */
  readonly accepted: readonly { readonly sentence: string; readonly note: string }[];
}

export interface ReportedCheck {
  readonly id: string;
  readonly title: string;
  readonly outcome: FabCheck["outcome"];
  readonly measured: string;
  readonly problems: readonly string[];
  readonly problemCount: number;
  readonly limitMm?: number;
  readonly places?: readonly {
    readonly valueMm: number;
    readonly xMm: number;
    readonly yMm: number;
    readonly layer?: string;
  }[];
}

export interface ReportHead {
  readonly project: string;
  readonly createdAt: Date;
  readonly preset: FabPreset;
  readonly verdict: BoardVerdict;
  /** What the files show otherwise than the board asks. */
  readonly remarks: readonly string[];
  readonly review?: readonly ReportedReview[];
  readonly fill?: PlottedFill;
}

/** The proof of a set of files in the words that go with it to the fab: every check, its number, limit and place. */
export function fabReport(files: readonly WrittenFile[], proof: FabProof, head: ReportHead): FabReport {
  const { rules: verdict } = proof;
  const worst = worstOutcome([...proof.checks, ...(verdict?.checks ?? [])]);
  const ready = isReady(head.verdict) && worst !== "failed";
  const outcome = !ready ? "failed" : worst === "passed" && head.verdict.state === "warnings" ? "warning" : worst;
  return {
    format: "tracewright-fab-check 1",
    project: head.project,
    createdAt: head.createdAt.toISOString(),
    tool: `${SOFTWARE.application} ${SOFTWARE.version}`,
    preset: head.preset,
    ready,
    board: head.verdict,
    outcome,
    ...(verdict
      ? {
          rules: {
            name: verdict.rules.name,
            source: verdict.rules.source,
            readOn: verdict.rules.readOn,
            outcome: worstOutcome(verdict.checks),
            checks: verdict.checks.map(reportCheck),
          },
        }
      : {}),
    checks: proof.checks.map(reportCheck),
    remarks: head.remarks,
    ...(head.review && { review: head.review }),
    ...(head.fill && { fill: head.fill }),
    files: files.map(({ name, bytes }) => ({ name, bytes: bytes.length, sha256: sha256(strFromU8(bytes)) })),
  };
}

export function worstOutcome(checks: readonly Pick<FabCheck, "outcome">[]): FabCheck["outcome"] {
  if (checks.some(({ outcome }) => outcome === "failed")) return "failed";
  return checks.some(({ outcome }) => outcome === "warning") ? "warning" : "passed";
}

function reportCheck({ id, title, outcome, measured, problems, problemCount, limit, places }: FabCheck): ReportedCheck {
  return {
    id,
    title,
    outcome,
    measured,
    problems,
    problemCount,
    ...(limit === undefined ? {} : { limitMm: toMm(limit) }),
    ...(places
      ? {
          places: places.map(({ value, at, layer }) => ({
            valueMm: toMm(value),
            xMm: toMm(at.x),
            yMm: toMm(at.y),
            ...(layer === undefined ? {} : { layer }),
          })),
        }
      : {}),
  };
}
