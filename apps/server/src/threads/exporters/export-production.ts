import { zipFiles } from "@tracewright/formats";
import type { ExportAnswer } from "../messages/export-messages.ts";
import { assemblyFilesOf, assemblyStem } from "./export-assembly.ts";
import { exportGerber } from "./export-gerber.ts";
import type { ExportJob } from "./exporter.ts";

/** Everything to order assembled boards by. The fab's zip stays a zip of its own: fabs take nothing else in it. */
export async function exportProduction(job: ExportJob): Promise<ExportAnswer> {
  const fab = await exportGerber(job);
  if (fab.status === "refused") return fab;
  const { createdAt, options } = job;
  const { files, findings } = assemblyFilesOf(job);
  return {
    status: "written",
    fileName: `${assemblyStem(job)}-${options.preset === "JLC" ? "jlcpcb-" : ""}production.zip`,
    bytes: zipFiles([{ name: fab.fileName, bytes: fab.bytes }, ...files], { createdAt }),
    ...(fab.report ? { report: fab.report } : {}),
    remarks: fab.remarks,
    findings,
  };
}
