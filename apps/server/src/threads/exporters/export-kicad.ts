import { type Board, type Circuit, type Diagnostic, listed, sameIds, worded } from "@tracewright/board";
import { circuitAsSet, electricalSettings } from "@tracewright/checks";
import { withBoardReferences } from "@tracewright/footprints";
import { writeKicadFiles, zipFiles } from "@tracewright/formats";
import type { ExportAnswer } from "../messages/export-messages.ts";
import type { ExportJob } from "./exporter.ts";
import { said } from "./said.ts";

/** A KiCad project as one zip: the board with its rules, the schematic with its sheets, or whichever of them there is. */
export function exportKicad(job: ExportJob): ExportAnswer {
  const { hasBoard, hasCircuit, stem, createdAt } = job;
  const settings = hasBoard ? electricalSettings(job.board) : job.electrical;
  const drawn = hasCircuit && settings ? circuitAsSet(job.circuit, settings) : undefined;
  const annotated = hasBoard && drawn ? annotate(drawn, job.board) : undefined;
  const circuit = annotated?.circuit ?? drawn ?? (hasCircuit ? job.circuit : undefined);
  const { files, lost } = writeKicadFiles({ ...(hasBoard && { board: job.board }), ...(circuit && { circuit }) }, stem);
  return {
    status: "written",
    fileName: `${stem}-kicad.zip`,
    bytes: zipFiles(files, { createdAt }),
    remarks: [...(annotated?.remarks ?? []), ...lost].map(said),
  };
}

const MAX_NAMED = 8;

/** References that were changed on the board are those of the schematic as well, as far as it may have them. */
function annotate(
  before: Circuit,
  board: Board,
): { readonly circuit: Circuit; readonly remarks: readonly Diagnostic[] } {
  const { circuit, changes, refused } = withBoardReferences(before, board, sameIds);
  const remark = (kind: "export-annotated" | "export-not-annotated", of: typeof changes): Diagnostic[] => {
    const parts = listed(
      of.map((change) => `${change.before} → ${change.after || "-"}`),
      MAX_NAMED,
    );
    return of.length === 0
      ? []
      : [{ severity: "info", code: kind, ...worded(kind, { count: of.length, parts }), file: "" }];
  };
  return { circuit, remarks: [...remark("export-annotated", changes), ...remark("export-not-annotated", refused)] };
}
