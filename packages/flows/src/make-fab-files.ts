import {
  type Board,
  type BoardVerdict,
  copperLayers,
  type Diagnostic,
  type FabId,
  fabRulesFor,
} from "@tracewright/board";
import {
  type FabPreset,
  type FabProof,
  type FabReport,
  fabRemarks,
  fabReport,
  fabReportFiles,
  type PlottedFill,
  proveFabFiles,
  writeFabFiles,
} from "@tracewright/fabrication";
import type { WrittenFile } from "@tracewright/formats";
import { pourRemarks } from "@tracewright/pours";
import { chooseFill, type FillRequest } from "./choose-fill.ts";
import { reportReview } from "./report-review.ts";

export interface FabFiles {
  /** With FAB-CHECK.json and FAB-CHECK.pdf, which say what was checked. */
  readonly files: readonly WrittenFile[];
  /** Files that fail it must not leave. */
  readonly proof: FabProof;
  /** What they show otherwise than the board asks. */
  readonly remarks: readonly Diagnostic[];
  readonly report: FabReport;
  /** Of the board itself: files that pass their proof may still be those of a board that is not done. */
  readonly verdict: BoardVerdict;
  /** Which copper of the zones files, proof and verdict are about. */
  readonly fill?: PlottedFill;
}

/** The fab whose rules the files are measured against unless another is asked for. */
const USUAL_FAB: Readonly<Record<FabPreset, FabId>> = { x2: "ours", jlc: "jlcpcb" };

/**
 * Chooses the fill of the zones, writes the fab's files with it, proves them by reading them back and measures what
 * the fab asks.
 */
export async function makeFabFiles(
  source: Board,
  options: {
    readonly preset: FabPreset;
    readonly name: string;
    readonly createdAt: Date;
    readonly fab?: FabId;
    readonly fill?: FillRequest;
  },
): Promise<FabFiles> {
  const { board, verdict, fill } = await chooseFill(source, options.fill);
  const files = writeFabFiles(board, options);
  const { preset, name, createdAt, fab = USUAL_FAB[preset] } = options;
  const proof = proveFabFiles(board, files, fabRulesFor(fab, copperLayers(board).length));
  const remarks = [...pourRemarks(board), ...fabRemarks(board, preset)];
  const said = remarks.map(({ message }) => message);
  const review = reportReview(board);
  const head = { project: name, createdAt, preset, verdict, remarks: said, review, ...(fill && { fill }) };
  const report = fabReport(files, proof, head);
  return { files: [...files, ...fabReportFiles(report)], proof, remarks, report, verdict, ...(fill && { fill }) };
}
