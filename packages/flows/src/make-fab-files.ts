import type { Board, Diagnostic } from "@tracewright/board";
import {
  type FabFile,
  type FabPreset,
  type FabProof,
  fabRemarks,
  proveFabFiles,
  writeFabFiles,
} from "@tracewright/formats";
import { pourRemarks } from "@tracewright/pours";
import { withFilledZones } from "./with-filled-zones.ts";

export interface FabFiles {
  readonly files: readonly FabFile[];
  /** Files that fail it must not leave. */
  readonly proof: FabProof;
  /** What they show otherwise than the board asks. */
  readonly remarks: readonly Diagnostic[];
}

/** Fills the pours, writes the fab's files, and proves them by reading them back. */
export async function makeFabFiles(
  source: Board,
  options: { readonly preset: FabPreset; readonly name: string; readonly createdAt: Date },
): Promise<FabFiles> {
  const board = await withFilledZones(source);
  const files = writeFabFiles(board, options);
  return {
    files,
    proof: proveFabFiles(board, files),
    remarks: [...pourRemarks(board), ...fabRemarks(board, options.preset)],
  };
}
