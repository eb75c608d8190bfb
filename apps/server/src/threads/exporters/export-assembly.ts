import { type AssemblyFiles, safeFileName, writeAssemblyFiles, zipFiles } from "@tracewright/formats";
import type { ExportAnswer } from "../messages/export-messages.ts";
import type { ExportJob } from "./exporter.ts";
import { refuseStandIns } from "./refuse-stand-ins.ts";

/** Bill of materials and positions as one zip. */
export function exportAssembly(job: ExportJob): ExportAnswer {
  const refused = refuseStandIns(job);
  if (refused) return refused;
  const { createdAt, options } = job;
  const { files, findings } = assemblyFilesOf(job);
  return {
    status: "written",
    fileName: `${assemblyStem(job)}-${options.preset === "JLC" ? "jlcpcb-" : ""}assembly.zip`,
    bytes: zipFiles(files, { createdAt }),
    remarks: [],
    findings,
  };
}

/** Of whichever documents the project has. */
export function assemblyFilesOf(job: ExportJob): AssemblyFiles {
  const { hasBoard, hasCircuit, createdAt, options, assembly } = job;
  const design = { ...(hasBoard && { board: job.board }), ...(hasCircuit && { circuit: job.circuit }) };
  const preset = options.preset === "JLC" ? "jlc" : "neutral";
  return writeAssemblyFiles(design, {
    preset,
    name: assemblyStem(job),
    createdAt,
    boards: options.boards,
    ...assembly,
  });
}

/** Files of a variant say which, so that nobody assembles by the wrong ones. */
export function assemblyStem({ stem, assembly: { variant } }: ExportJob): string {
  return variant ? `${stem}-${safeFileName(variant.name, "variant")}` : stem;
}
