import { makeModel } from "@tracewright/flows";
import type { ExportAnswer } from "../messages/export-messages.ts";
import type { ExportJob } from "./exporter.ts";

const INVALID_BOARD_OUTLINE = 70016;

/** The board in space, as GLB or STEP. */
export async function exportModel(job: ExportJob): Promise<ExportAnswer> {
  const { board, hasCircuit, name, stem, createdAt, options, heights, isFilled } = job;
  const kind = options.fileType === "STEP" ? "step" : "glb";
  const circuit = hasCircuit && { circuit: job.circuit };
  const made = await makeModel(board, { kind, name, createdAt, heights, isFilled, ...circuit });
  if (made.status === "refused") return { status: "refused", code: INVALID_BOARD_OUTLINE, reasons: made.reasons };
  const remarks = made.notes.map(({ message }) => ({ message }));
  return { status: "written", fileName: `${stem}.${kind}`, bytes: made.bytes, remarks, notes: made.notes };
}
