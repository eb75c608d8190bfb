import { type Diagnostic, listed, worded } from "@tracewright/board";
import { SOFTWARE, writeCsvNetlist, writeKicadNetlist, writeSpiceNetlist, zipFiles } from "@tracewright/formats";
import { strToU8 } from "fflate";
import type { ExportAnswer } from "../messages/export-messages.ts";
import type { ExportJob } from "./exporter.ts";
import { said } from "./said.ts";

const MAX_NAMED = 8;

/** The netlist of the schematic in every format there is, as one zip. */
export function exportNetlist({ circuit, stem, createdAt }: ExportJob): ExportAnswer {
  const head = {
    source: circuit.sheets[0]?.fileName ?? "",
    date: createdAt.toISOString().replace(/\.\d+Z$/, "+0000"),
    tool: `${SOFTWARE.application} ${SOFTWARE.version}`,
  };
  const spice = writeSpiceNetlist(circuit);
  const files = [
    { name: `${stem}.net`, bytes: strToU8(writeKicadNetlist(circuit, head)) },
    { name: `${stem}-netlist.csv`, bytes: writeCsvNetlist(circuit) },
    { name: `${stem}.cir`, bytes: strToU8(spice.text) },
  ];
  const remarks: Diagnostic[] =
    spice.withoutModel.length === 0
      ? []
      : [
          {
            severity: "info",
            code: "parts-without-model",
            ...worded("parts-without-model", {
              count: spice.withoutModel.length,
              parts: listed(spice.withoutModel, MAX_NAMED),
            }),
            file: `${stem}.cir`,
          },
        ];
  return {
    status: "written",
    fileName: `${stem}-netlist.zip`,
    bytes: zipFiles(files, { createdAt }),
    remarks: remarks.map(said),
  };
}
