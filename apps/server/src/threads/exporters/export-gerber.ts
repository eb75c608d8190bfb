import { makeFabFiles } from "@tracewright/flows";
import { zipFiles } from "@tracewright/formats";
import type { ExportAnswer } from "../messages/export-messages.ts";
import type { ExportJob } from "./exporter.ts";
import { said } from "./said.ts";

const NOT_PROVED = 70005;

const FABS = { JLCPCB: "jlcpcb", OSH_PARK: "osh-park", OURS: "ours" } as const;
const FILLS = { STORED: "stored", REFILL: "refill" } as const;

/** Fabrication files as one zip, proved by reading them back. */
export async function exportGerber({ board, stem, createdAt, options }: ExportJob): Promise<ExportAnswer> {
  const preset = options.preset === "JLC" ? "jlc" : "x2";
  const fab = options.fab ? { fab: FABS[options.fab] } : {};
  const fill = options.fill ? { fill: FILLS[options.fill] } : {};
  const asked = { preset, name: stem, createdAt, ...fab, ...fill } as const;
  const { files, proof, remarks, report } = await makeFabFiles(board, asked);
  if (!proof.passed) {
    const failed = proof.checks.filter(({ passed }) => !passed);
    const reasons = failed.map(({ title, measured, problems }) => `${title}: ${measured}. ${problems.join("; ")}`);
    return {
      status: "refused",
      code: NOT_PROVED,
      reasons,
      failed: failed.map(({ id, problems }) => ({ id, problems })),
    };
  }
  return {
    status: "written",
    // Both lie in one folder of downloads, and only one of them is what the fab expects.
    fileName: `${stem}-${preset === "jlc" ? "jlcpcb" : "gerber"}.zip`,
    bytes: zipFiles(files, { createdAt }),
    remarks: remarks.map(said),
    report,
  };
}
