import { type AssemblyFiles, writeAssemblyFiles, zipFiles } from "@tracewright/formats";
import type { ExportAnswer } from "../protocol.ts";
import type { ExportJob } from "./exporter.ts";

/** Bill of materials and positions as one zip. */
export function exportAssembly(job: ExportJob): ExportAnswer {
  const { stem, createdAt, options } = job;
  const { files, findings } = assemblyFilesOf(job);
  return {
    status: "written",
    fileName: `${stem}-${options.preset === "JLC" ? "jlcpcb-" : ""}assembly.zip`,
    bytes: zipFiles(files, { createdAt }),
    remarks: [],
    findings,
  };
}

/** Of whichever documents the project has. */
export function assemblyFilesOf(job: ExportJob): AssemblyFiles {
  const { hasBoard, hasCircuit, stem: name, createdAt, options } = job;
  const design = { ...(hasBoard && { board: job.board }), ...(hasCircuit && { circuit: job.circuit }) };
  const preset = options.preset === "JLC" ? "jlc" : "neutral";
  return writeAssemblyFiles(design, { preset, name, createdAt, boards: options.boards });
}
