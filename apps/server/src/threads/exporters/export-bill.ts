import { billTable, type Purchase, purchaseTable, writeCsv, writeXlsx } from "@tracewright/formats";
import type { ExportAnswer } from "../messages/export-messages.ts";
import type { ExportJob } from "./exporter.ts";

/** The bill of materials with its prices, or as JLCPCB takes it. */
export function exportBill({ purchases, options, stem, createdAt }: ExportJob): ExportAnswer {
  const { boards, fileType, preset } = options;
  const isForJlc = preset === "JLC";
  const table = isForJlc ? billTable(purchases.map(orderedLine), "jlc", boards) : purchaseTable(purchases, boards);
  const suffix = isForJlc ? "-jlcpcb-bom" : boards === 1 ? "-bom" : `-bom-${boards}-boards`;
  return {
    status: "written",
    fileName: `${stem}${suffix}.${fileType === "XLSX" ? "xlsx" : "csv"}`,
    bytes: fileType === "XLSX" ? writeXlsx(table, { createdAt }) : writeCsv(table),
    remarks: [],
  };
}

/** A supplier that a person chose takes the place of those that the design names. */
function orderedLine({ line, isChosen, supplier, supplierPartNumber }: Purchase): Purchase["line"] {
  if (!isChosen) return line;
  return { ...line, supplierParts: supplierPartNumber === "" ? [] : [{ supplier, partNumber: supplierPartNumber }] };
}
