import { readFileSync } from "node:fs";
import { join } from "node:path";
import { importFiles } from "@tracewright/formats";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { exportNetlist } from "./export-netlist.ts";
import type { ExportJob } from "./exporter.ts";

const example = join(import.meta.dirname, "../../../../../examples/blinker/blinker.kicad_sch");

test("the zip holds KiCad's netlist, a table and SPICE, and says which parts have no model", () => {
  const { circuit } = importFiles([{ name: "blinker.kicad_sch", bytes: readFileSync(example) }]);
  const answer = exportNetlist({ circuit, stem: "lamp", createdAt: new Date(0) } as unknown as ExportJob);
  if (answer.status !== "written") throw new Error(answer.status);
  const files = unzipSync(answer.bytes);
  expect(Object.keys(files)).toEqual(["lamp.net", "lamp-netlist.csv", "lamp.cir"]);
  expect(strFromU8(files["lamp.net"]!)).toContain('(date "1970-01-01T00:00:00+0000")');
  expect(strFromU8(files["lamp-netlist.csv"]!)).toContain("GND,U1,1,GND,power-in,NE555P");
  expect(strFromU8(files["lamp.cir"]!)).toContain("\nR1 +5V /DISCHARGE 1000\n");
  expect(answer.remarks.map(({ message }) => message)).toEqual([
    "Parts without a SPICE model are comments in the SPICE netlist (3): D1, J1, U1.",
  ]);
});
