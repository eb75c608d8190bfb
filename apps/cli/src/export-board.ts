import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { applyEdit, type Board } from "@tracewright/board";
import { fabRemarks, proveFabFiles, writeFabFiles, zipFiles } from "@tracewright/formats";
import { fillZones, pourRemarks } from "@tracewright/pours";

export type FabPreset = "x2" | "jlc";

/**
 * Writes the zip for the fab when our own reader proves it right; a zip that fails the proof is not written. `remarks`
 * tell what the files show otherwise than the board asks.
 */
export async function exportBoard(
  source: Board,
  target: { path: string; preset: FabPreset; name: string; createdAt: Date },
) {
  const board = source.zones.some((zone) => !zone.keepout) ? applyEdit(source, await fillZones(source)) : source;
  const { preset, name, createdAt } = target;
  const files = writeFabFiles(board, { preset, name, createdAt });
  const proof = proveFabFiles(board, files);
  const proven = proof.checks.every(({ passed }) => passed);
  if (proven) {
    await mkdir(dirname(target.path), { recursive: true });
    await writeFile(target.path, zipFiles(files, { createdAt }));
  }
  const remarks = [...pourRemarks(board), ...fabRemarks(board, preset)];
  return {
    proven,
    checks: proof.checks,
    remarks,
    files: files.map((file) => ({ name: file.name, bytes: file.bytes.length })),
  };
}
