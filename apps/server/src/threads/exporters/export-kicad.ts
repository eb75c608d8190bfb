import { writeKicadFiles, zipFiles } from "@tracewright/formats";
import type { ExportAnswer } from "../messages/export-messages.ts";
import type { ExportJob } from "./exporter.ts";
import { said } from "./said.ts";

/** A KiCad project as one zip: the board with its rules, the schematic with its sheets, or whichever of them there is. */
export function exportKicad(job: ExportJob): ExportAnswer {
  const { hasBoard, hasCircuit, stem, createdAt } = job;
  const { files, lost } = writeKicadFiles(
    { ...(hasBoard && { board: job.board }), ...(hasCircuit && { circuit: job.circuit }) },
    stem,
  );
  return {
    status: "written",
    fileName: `${stem}-kicad.zip`,
    bytes: zipFiles(files, { createdAt }),
    remarks: lost.map(said),
  };
}
