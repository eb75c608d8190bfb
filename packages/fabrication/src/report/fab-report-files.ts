import type { WrittenFile } from "@tracewright/formats";
import { strToU8 } from "fflate";
import type { FabReport } from "./fab-report.ts";
import { fabReportPdf } from "./fab-report-pdf.ts";

/** The report as it lies beside the films in the zip: for programs and for people. */
export function fabReportFiles(report: FabReport): WrittenFile[] {
  return [
    { name: "FAB-CHECK.json", bytes: strToU8(`${JSON.stringify(report, undefined, 2)}\n`) },
    { name: "FAB-CHECK.pdf", bytes: fabReportPdf(report) },
  ];
}
