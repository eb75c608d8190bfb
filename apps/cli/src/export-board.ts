import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Board, FabId } from "@tracewright/board";
import { sayReadiness } from "@tracewright/fabrication";
import { type FillRequest, makeFabFiles } from "@tracewright/flows";
import { zipFiles } from "@tracewright/formats";

export type FabPreset = "x2" | "jlc";

/**
 * Writes the zip for the fab if reading it back proves it; a zip that fails the proof is not written. `remarks`
 * tell what the files show otherwise than the board asks.
 */
export async function exportBoard(
  source: Board,
  target: { path: string; preset: FabPreset; name: string; createdAt: Date; fab?: FabId; fill?: FillRequest },
) {
  const { preset, name, createdAt, fab, fill: wish } = target;
  const options = { preset, name, createdAt, ...(fab ? { fab } : {}), ...(wish ? { fill: wish } : {}) };
  const { files, proof, remarks, report, verdict, fill } = await makeFabFiles(source, options);
  const proven = proof.checks.every(({ passed }) => passed);
  if (proven) {
    await mkdir(dirname(target.path), { recursive: true });
    await writeFile(target.path, zipFiles(files, { createdAt }));
  }
  return {
    proven,
    verdict,
    fill,
    ready: report.ready,
    readiness: sayReadiness(report),
    checks: proof.checks,
    rules: proof.rules,
    remarks,
    files: files.map((file) => ({ name: file.name, bytes: file.bytes.length })),
  };
}
